"""Playing at the terminal: a room for a game, and those at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.kernel.game import Game
from orne.terminal.keeping import Keeping
from orne.terminal.rooms import room_of
from orne.terminal.screen import Screen
from orne.terminal.session import Session


def play(game: Game[Any], players: Sequence[str], keeping: Keeping, screen: Screen | None = None) -> int:
    """Play a game until it is over or the players leave; the exit code."""
    return Session(room_of(game, players, keeping), keeping, screen=screen).run()


def play_in_campaign(game: Game[Any], keeping: Keeping, players: Sequence[str]) -> Game[Any]:
    """Play a scenario of a campaign; the game as it was left."""
    session = Session(room_of(game, players, keeping), keeping, own_files=False)
    session.run()
    return session.room.game
