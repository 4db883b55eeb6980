"""Players of Call of Cthulhu that are programs."""

from __future__ import annotations

from orne.bots.coc.approach import CocApproach
from orne.bots.coc.greedy import GreedyBot
from orne.bots.search import Budget, strengths
from orne.bots.shared import Bot, Bots, RandomBot, make

__all__ = ["BOTS", "GreedyBot", "bot"]

STRENGTHS = {"search-quick": Budget(300, 5.0), "search": Budget(1500, 20.0), "search-strong": Budget(6000, 60.0)}
"""About 0.2, 1 and 4 seconds an answer on the compiled build."""
BOTS: Bots = {
    "greedy": GreedyBot,
    "random": RandomBot,
    **strengths(CocApproach, STRENGTHS),
}


def bot(name: str, seed: int) -> Bot:
    """Make a bot by its name; the same seed plays the same way."""
    return make(BOTS, name, seed)
