"""Players that are programs."""

from __future__ import annotations

from orne.bots.bot import BOTS, Bot, bot
from orne.bots.match import Match, match, play_game

__all__ = ["BOTS", "Bot", "Match", "bot", "match", "play_game"]
