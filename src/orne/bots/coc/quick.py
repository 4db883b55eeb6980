"""A player for rollouts: cheap answers on a bare table, good enough to play a game to its end with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.bots.coc import planning
from orne.bots.coc.evaluation import promise
from orne.bots.coc.planning import Plan, Reckoning
from orne.bots.coc.reflex import Reflex
from orne.coc.rules import turn
from orne.coc.rules.chart import NUMBER
from orne.kernel.decision import Decision, Option
from orne.kernel.table import Declines, GameOver

if TYPE_CHECKING:
    from orne.coc.table import CocTable

OPERATIONS: Final = NUMBER["operations"]
REFRESH: Final = NUMBER["refresh"]
LARGE = 4
"""A domain of this size pays for almost anything."""
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

    def __init__(self, table: CocTable, seat: int, plan: Plan | None = None) -> None:
        super().__init__(table, seat, plan)
        self._planned_at = (table.state.turn, table.state.step)
        """The turn and step that the plan is for."""

    def __call__(self, decision: Decision) -> Option:
        """Answer a decision."""
        kind = decision.kind
        if kind == "action":
            return self._action(decision)
        if kind == "resource":
            return self._resource(decision)
        return super().__call__(decision)

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
        """The card that promises least for what it costs, on the domain that needs it most."""
        g = self.table
        state = g.state
        sizes = [len(domain.resources) for domain in state.domains[self.seat]]
        largest = max(sizes)
        # One large domain first, then a second one: what costs most decides games.
        wanted = sizes.index(largest) if largest < LARGE else sizes.index(min(sizes))

        def points(option: Option) -> float:
            value = option.value
            if value is None:
                return -12.0 if len(state.hand[self.seat]) > 1 else -4.0
            uid, domain = value if isinstance(value, tuple) else (value, wanted)
            kind = g.kind(uid)
            return (0.0 if domain == wanted else -20.0) - 0.35 * promise(kind) + 1.2 * max(0, kind.facts.cost - largest)

        return max(decision.options, key=points)

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
