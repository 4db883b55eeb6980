"""Answers without looking ahead: what a seat would plainly do. Fast enough to play whole games with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.bots.coc import planning
from orne.bots.coc.evaluation import promise, strength
from orne.bots.coc.planning import Plan, Reckoning
from orne.coc.state import INSANE, PLAY
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.coc.table import CocTable

DECLINING = ("pass", "done", "none", "no", "nothing", "keep")
PLAIN: Final = frozenset(
    ("commit", "action", "mulligan", "insane", "wound", "arcane", "investigation", "response", "disrupt")
)
"""Questions that a reflex answers well enough; for others, answers may be tried."""
GIVING_UP = ("insane", "wound", "discard", "sacrifice", "exchange")


class Reflex:
    """A policy for one seat at one table."""

    def __init__(self, table: CocTable, seat: int, plan: Plan | None = None) -> None:
        self.table = table
        self.seat = seat
        self.plan = plan
        """Where to commit, where that is settled."""

    def __call__(self, decision: Decision) -> Option:
        """Answer a decision."""
        options = decision.options
        kind = decision.kind
        if kind == "commit":
            return follow(self._plan(), options)
        if kind in GIVING_UP:
            return min(options, key=self._worth)
        if kind in ("arcane", "restore"):
            return max(options, key=self._worth)
        if kind == "choose":
            return max(options, key=self._dislike)
        if kind in ("investigation", "place"):
            return options[0]
        return next((option for option in options if option.verb in DECLINING), options[0])

    def _plan(self) -> Plan:
        """Where to commit, worked out when it is first asked for."""
        if self.plan is None:
            reckoning = Reckoning(self.table)
            if reckoning.attacker == self.seat:
                self.plan = planning.attack(reckoning, opposed=False)
            else:
                self.plan = planning.defence(reckoning)
        return self.plan

    def _worth(self, option: Option) -> float:
        """What the card of an option is worth to whoever has it; an option without cards is worth nothing."""
        if not option.cards:
            return 0.0
        uid = option.cards[0]
        card = self.table.state.cards[uid]
        if card.zone != PLAY or card.state == INSANE:
            return promise(self.table.kind(uid))
        return strength(self.table, uid)

    def _dislike(self, option: Option) -> float:
        """How gladly a seat would see something bad happen to the card of an option."""
        if not option.cards:
            return 0.0
        mine = self.table.state.cards[option.cards[0]].controller == self.seat
        return -self._worth(option) if mine else self._worth(option)


def follow(plan: Plan, options: Sequence[Option]) -> Option:
    """The next commitment of a plan, or to be done; whatever is offered first where the rules leave no choice."""
    for option in options:
        if option.value is not None and plan.get(option.value[0]) == option.value[1]:
            return option
    return next((option for option in options if option.value is None), options[0])
