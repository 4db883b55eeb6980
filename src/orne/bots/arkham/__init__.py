"""Players of Arkham Horror that are programs."""

from __future__ import annotations

from orne.bots.arkham.approach import ArkhamApproach
from orne.bots.arkham.greedy import GreedyBot
from orne.bots.search import Budget, strengths
from orne.bots.shared import Bot, Bots, RandomBot, make

__all__ = ["BOTS", "GreedyBot", "bot"]

STRENGTHS = {"search-quick": Budget(100, 5.0), "search": Budget(450, 20.0), "search-strong": Budget(1800, 60.0)}
"""About 0.1, 0.5 and 2 seconds an answer on the compiled build, alone in The Gathering."""
BOTS: Bots = {
    "greedy": GreedyBot,
    "random": RandomBot,
    **strengths(ArkhamApproach, STRENGTHS),
}


def bot(name: str, seed: int) -> Bot:
    """Make a bot by its name; the same seed plays the same way."""
    return make(BOTS, name, seed)
