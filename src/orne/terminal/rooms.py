"""A table at the terminal: a room for a game, with its players named as they are told of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.kernel.game import Game
from orne.set_up.shared.endings import called
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.stops import Mode
from orne.table.tables import TABLES
from orne.terminal.keeping import Keeping


def room_of(game: Game[Any], players: Sequence[str], keeping: Keeping | None) -> Room:
    """A room for those at one keyboard; every answer is kept before it counts."""
    asked: Mode = "always" if game.start.get("ask_always") else "can act"
    settings = Settings(names=_names(game, players), asked=asked, one_screen=True)
    return Room(game, players, settings, journal=keeping)


def _names(game: Game[Any], players: Sequence[str]) -> tuple[str, ...]:
    """What the players are called: one against bots is you, and who plays together has a name already."""
    table = TABLES[game.rules.name]()
    if not table.competitive or players.count(HUMAN) != 1:
        return table.names(game.table)
    return called(players)
