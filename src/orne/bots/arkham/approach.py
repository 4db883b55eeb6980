"""How Arkham Horror is searched: options are arms, and all investigators are played on quickly."""

from __future__ import annotations

from typing import Any, Final, cast

from orne.arkham.table import ArkhamTable
from orne.bots.arkham.features import chance, result
from orne.bots.arkham.quick import QuickBot, QuickPlan, declining, play_on, quick
from orne.bots.search import Arm, Came
from orne.bots.shared import Bot
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.kernel.table import Policy, Table

MOST_ARMS, MOST_IN_A_TURN = 16, 8
HORIZON: Final = 30
"""How many rounds are ended before a rollout is cut; few scenarios last that long, so most are played to their end."""
QUICKLY: Final = frozenset(("mulligan", "next turn"))
"""Questions that the usual answer does for."""


class ArkhamApproach:
    """What the search knows of Arkham Horror."""

    clear = 1.3

    def __init__(self, seed: int, horizon: int = HORIZON) -> None:
        self.usual: Bot = QuickBot()
        self._horizon = horizon

    def settled(self, sample: Game[Any], decision: Decision) -> str | None:
        """Nothing is settled but what the usual answer does for."""
        return self.usual.choose(sample, decision).key if decision.kind in QUICKLY else None

    def arms(self, sample: Game[Any], decision: Decision, usual: str) -> list[Arm]:
        """Every option, but of a turn only those that the usual plan thinks most of: few are tried often."""
        most, options = MOST_ARMS, list(decision.options)
        if decision.kind == "turn":
            most, options = MOST_IN_A_TURN, QuickPlan(cast(ArkhamTable, sample.table), decision).ranked()
        keys = [usual, *(option.key for option in options if option.key != usual)]
        return [Arm(key) for key in keys[:most]]

    def rollout(self, sample: Game[Any], decision: Decision, arm: Arm) -> Came:
        """Play on to the end of a later round."""

        def policies(table: Table[Any]) -> tuple[Policy, ...]:
            g = cast(ArkhamTable, table)
            g.declining = declining(g)
            return (quick(g),) * g.state.seats

        table = cast(ArkhamTable, sample.trial(arm.key, policies=policies))
        farthest = play_on(table, sample.state.round + self._horizon)
        wins = chance(table)
        return Came(wins, result(table, farthest) if table.state.over else wins)

    def take(self, sample: Game[Any], decision: Decision, arm: Arm) -> None:
        """Nothing is settled by an answer but the answer."""
