"""Players of Arkham Horror that are programs."""

from __future__ import annotations

from orne.bots.arkham.greedy import ArkhamGreedy
from orne.bots.bot import BOTS, Bot
from orne.bots.random_bot import RandomBot
from orne.kernel.errors import UserError

__all__ = ["ArkhamGreedy", "arkham_bot"]


def arkham_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name; the same seed plays the same way."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return ArkhamGreedy(seed)
    raise UserError(f"There is no bot called '{name}'; the bots are {' and '.join(BOTS)}.")
