"""A bot that plays an investigator: its turn by plan and exact chances, everything else by trying it on a deal.

It never looks at hidden cards: its plan knows what its seat sees, and trials are made on resampled games.
"""

from __future__ import annotations

from typing import Any, cast

from orne.arkham.table import ArkhamTable
from orne.bots.arkham.committing import boost, commitment
from orne.bots.arkham.outlook import AT_AN_ENEMY, target
from orne.bots.arkham.plan import MEETING_PLACES, Plan, ready_for_the_worst
from orne.bots.arkham.reflexes import DECLINING, reflex
from orne.bots.arkham.trying import Tries
from orne.bots.shared import Reason, Statistics
from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import NoDeal
from orne.kernel.game import Game

__all__ = ["GreedyBot", "commitment", "meets_the_worst", "reflex"]

MARGIN = 0.5
"""By how much doing something must be better than doing nothing."""
ROUND_ENDS = "4.6 round ends"


class GreedyBot:
    """Plays one investigator sensibly."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.rng = rng.seeded(seed)
        self.statistics = Statistics()
        self.reasons: tuple[Reason, ...] = ()

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Answer the pending decision of a game."""
        with self.statistics.answering():
            return self._choose(game, decision)

    def _choose(self, game: Game[Any], decision: Decision) -> Option:
        """Answer by plan, by chances, by trying, or by rules of thumb where these do."""
        g = cast(ArkhamTable, game.table)
        kind = decision.kind
        if kind == "turn":
            return self._turn(game, decision)
        if kind == "commit" and g.test is not None:
            return commitment(g, g.test, decision)
        if kind == "window" and g.test is not None:
            bought = boost(g, g.test, decision)
            if bought is not None:
                return bought
        if kind == "yes or no" and meets_the_worst(g, decision):
            return decision.options[0 if ready_for_the_worst(g) else 1]
        if decision.options[0].verb in AT_AN_ENEMY:
            return target(g, decision)
        if kind in ("mulligan", "next turn", "discard"):
            return reflex(g, decision)
        return self.try_out(game, decision)

    def _turn(self, game: Game[Any], decision: Decision) -> Option:
        """What is best to do with an action, or with none; tests are looked into on a deal of its own."""
        g = cast(ArkhamTable, game.table)
        tries = Tries(game, decision, self)
        try:
            return Plan(g, decision, tries.sees, tries.points).best()
        except NoDeal:
            return reflex(g, decision)

    def try_out(self, game: Game[Any], decision: Decision) -> Option:
        """Try every option on the same few deals and take the best; nothing is done where nothing is gained."""
        points = Tries(game, decision, self).points(list(decision.options))
        if points is None:
            return reflex(cast(ArkhamTable, game.table), decision)
        for place, option in enumerate(decision.options):
            if option.verb in DECLINING:
                points[place] += MARGIN
        return decision.options[points.index(max(points))]


def meets_the_worst(g: ArkhamTable, decision: Decision) -> bool:
    """Whether the rules ask if clues are spent, at the end of the round, on an act that wakes something."""
    act = g.state.act
    return act >= 0 and decision.source == act and g.kind(act).slug in MEETING_PLACES and g.step_name() == ROUND_ENDS
