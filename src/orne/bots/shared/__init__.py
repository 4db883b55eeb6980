"""What the bots of every game share."""

from __future__ import annotations

from orne.bots.shared.bot import Bot, Bots, TellingBot, make, play_game, statistics_of
from orne.bots.shared.random_bot import RandomBot
from orne.bots.shared.statistics import Reason, Statistics

__all__ = ["Bot", "Bots", "RandomBot", "Reason", "Statistics", "TellingBot", "make", "play_game", "statistics_of"]
