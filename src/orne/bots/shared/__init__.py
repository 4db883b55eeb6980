"""What the bots of every game share."""

from __future__ import annotations

from orne.bots.shared.bot import Bot, Bots, make, play_game
from orne.bots.shared.random_bot import RandomBot

__all__ = ["Bot", "Bots", "RandomBot", "make", "play_game"]
