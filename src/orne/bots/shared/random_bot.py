"""A bot that takes any option with the same chance."""

from __future__ import annotations

from typing import Any

from orne.bots.shared.statistics import Reason, Statistics
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game, random_policy


class RandomBot:
    """Plays at random, the same way for the same seed; its ``policy`` serves the fast path too."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.policy = random_policy(seed)
        self.statistics = Statistics()
        self.reasons: tuple[Reason, ...] = ()

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Take any option."""
        with self.statistics.answering():
            return self.policy(decision)
