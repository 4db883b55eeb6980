"""A player for rollouts: cheap answers on a bare table, good enough to play a game to its end with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.bots.coc import planning
from orne.bots.coc.evaluation import promise
from orne.bots.coc.planning import Plan, Reckoning
from orne.bots.coc.reflex import PLAIN, Reflex
from orne.bots.coc.resourcing import resource_worth
from orne.coc.abilities.blanking import Blanks
from orne.coc.abilities.changing import Gives
from orne.coc.abilities.passives import Cannot
from orne.coc.rules import turn
from orne.coc.rules.chart import NUMBER
from orne.kernel.decision import Decision, Option
from orne.kernel.table import Declines, GameOver

if TYPE_CHECKING:
    from orne.coc.catalogue import Kind
    from orne.coc.table import CocTable

OPERATIONS: Final = NUMBER["operations"]
REFRESH: Final = NUMBER["refresh"]
MOST = 7
"""So many of each side are thought of when somebody commits; with all, a full table takes ten times as long."""
NEVER: Final = frozenset(("ability", "disrupt", "response"))
"""What it never makes use of, whatever it is."""


def declining(table: CocTable) -> Declines:
    """What quick players turn down unseen: all but cards to play in their own operations phase."""
    state = table.state

    def declines(seat: int, kind: str) -> bool:
        if kind == "action":
            return state.step != OPERATIONS or state.active != seat
        return kind in NEVER

    return declines


def play_on(table: CocTable, last: int) -> None:
    """Play to where everything is refreshed in a turn, or to the end of the game; its policies answer."""
    state = table.state
    try:
        while not state.over and not (state.turn >= last and state.step == REFRESH):
            turn.step(table)
    except GameOver:
        pass


class Quick(Reflex):
    """A policy for one seat at one table: plays what it can pay for, attacks where that is worth it."""

    def __init__(self, table: CocTable, seat: int, plan: Plan | None = None, then: tuple[str, ...] = ()) -> None:
        super().__init__(table, seat, plan)
        self._then = then
        """The answers to what it is asked first, as far as that can be answered so."""
        self._planned_at = (table.state.turn, table.state.step)
        """The turn and step that the plan is for."""

    def __call__(self, decision: Decision) -> Option:
        """Answer a decision."""
        kind = decision.kind
        if self._then and kind not in PLAIN:
            settled = self._settled(decision)
            if settled is not None:
                return settled
        if kind == "action":
            return self._action(decision)
        if kind == "resource" and decision.source < 0:
            return self._resource(decision)
        if kind == "attach" and decision.source >= 0:
            return self._host(decision, self.table.kind(decision.source))
        return super().__call__(decision)

    def _settled(self, decision: Decision) -> Option | None:
        """The answer that was settled for this question; once one is not offered, nothing is settled any more."""
        key, self._then = self._then[0], self._then[1:]
        for option in decision.options:
            if option.key == key:
                return option
        self._then = ()
        return None

    def _host(self, decision: Decision, attachment: Kind) -> Option:
        """What a card is attached to: the strongest of one's own, or of the opponent's where it does harm."""
        if harms_its_host(attachment):
            return max(decision.options, key=self._dislike)
        return min(decision.options, key=self._dislike)

    def _action(self, decision: Decision) -> Option:
        """The most promising card that can be played, from the smallest domain that pays for it; nothing else."""
        options = decision.options
        state = self.table.state
        if state.step != OPERATIONS or state.active != self.seat:
            return options[-1]
        best, most = options[-1], 0.0
        domains = state.domains[self.seat]
        for option in options:
            if option.verb != "play":
                continue
            kind = self.table.kind(option.cards[0])
            if not kind.is_permanent:
                continue
            points = promise(kind)
            domain = option.value.domain
            if domain >= 0:
                points -= 0.1 * len(domains[domain].resources)
            if points > most:
                best, most = option, points
        return best

    def _resource(self, decision: Decision) -> Option:
        """The card that is best as a resource, where it is worth most, or none."""
        worth = resource_worth(self.table, decision)
        return decision.options[worth.index(max(worth))]

    def _plan(self) -> Plan:
        """Where to commit, worked out once for a step."""
        state = self.table.state
        now = (state.turn, state.step)
        if self.plan is None or self._planned_at != now:
            self._planned_at = now
            reckoning = Reckoning(self.table, MOST)
            attacks = reckoning.attacker == self.seat
            self.plan = planning.attack(reckoning, opposed=True) if attacks else planning.defence(reckoning)
        return self.plan


def harms_its_host(attachment: Kind) -> bool:
    """Whether a card is bad for what it is attached to: it forbids something, blanks it or takes from its values."""
    more = 0
    for ability in attachment.abilities:
        if isinstance(ability, Blanks | Cannot):
            return True
        if isinstance(ability, Gives) and isinstance(ability.amount, int):
            more += ability.amount
    return more < 0
