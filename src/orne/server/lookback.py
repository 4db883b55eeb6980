"""Games that are looked at and not played: each in a room of its own that nothing is written from."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

from orne.kernel.game import Game
from orne.server.tables import KeptTable
from orne.store import games
from orne.store.database import Store
from orne.table.journal import Closed
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.tables import TABLES

KEPT = 16
"""Games that are kept ready to be looked at."""
T = TypeVar("T")


class Replays:
    """Games that are looked at."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], tuple[Room, Lock]] = OrderedDict()
        self._lock = Lock()

    def look(self, store: Store, table: KeptTable, look: Callable[[Room], T]) -> T:
        """Look at the game of a table as the store has it."""
        assert table.number is not None
        seated = games.read(store, table.number)
        key = (table.id, hash((tuple(map(str, seated.game.decisions())), seated.result)))
        with self._lock:
            found = self._kept.pop(key, None)
            if found is None:
                names = called(table, seated.game)
                journal = Closed(seated.ended)
                settings = Settings(names=names, table=table.id)
                found = (Room(seated.game, seated.players, settings, journal=journal), Lock())
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        room, lock = found
        with lock:
            return look(room)


def called(table: KeptTable, game: Game[Any]) -> tuple[str, ...]:
    """What the seats are called: by their players' names, or as the game calls them."""
    usual = TABLES[game.rules.name]().names(game.table)
    return tuple(seat.name or name for seat, name in zip(table.seats, usual, strict=True))
