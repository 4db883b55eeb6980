"""What a bot is, and which there are."""

from __future__ import annotations

from typing import Any, Protocol

from orne.kernel.decision import Decision, Option
from orne.kernel.errors import UserError
from orne.kernel.game import Game

BOTS = ("greedy", "random")


class Bot(Protocol):
    """A program that plays one seat."""

    name: str

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Answer the pending decision of a game."""


def bot(name: str, seed: int) -> Bot:
    """Make a bot by its name; the same seed plays the same way."""
    if name == "random":
        from orne.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from orne.bots.greedy import GreedyBot

        return GreedyBot(seed)
    raise UserError(f"There is no bot called '{name}'; the bots are {' and '.join(BOTS)}.")
