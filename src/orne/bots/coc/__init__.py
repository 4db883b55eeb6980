"""Players of Call of Cthulhu that are programs."""

from __future__ import annotations

from orne.bots.coc.greedy import GreedyBot
from orne.bots.shared import Bot, Bots, RandomBot, make

__all__ = ["BOTS", "GreedyBot", "bot"]

BOTS: Bots = {"greedy": GreedyBot, "random": RandomBot}


def bot(name: str, seed: int) -> Bot:
    """Make a bot by its name; the same seed plays the same way."""
    return make(BOTS, name, seed)
