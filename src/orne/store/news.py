"""What other processes have done, where several serve the same games through PostgreSQL (LISTEN and NOTIFY).

Every row of a journal is announced with the transaction that writes it. Besides, processes can be sent short words,
each at its address: what somebody has answered at a table that another process has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from orne.kernel.errors import UserError
from orne.store.database import Store

ROWS = "orne_rows"
"""The channel on which rows are announced: the game's number and the row's."""
LONGEST = 7900
"""Bytes that PostgreSQL carries at once, with a little to spare."""
_NOTIFY = text("SELECT pg_notify(:channel, :words)")


class Notice(NamedTuple):
    """Something announced: at an address, or on the channel of rows."""

    address: str
    words: str

    @property
    def row(self) -> tuple[int, int] | None:
        """The game and the row of its journal that is written now; None for other words."""
        if self.address != ROWS:
            return None
        game, _, row = self.words.partition(" ")
        return int(game), int(row)


def tell(connection: Connection, game: int, row: int) -> None:
    """Announce a row; it is heard when the transaction has ended well, and not before."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": ROWS, "words": f"{game} {row}"})


def send(store: Store, address: str, words: str) -> None:
    """Send a process something; whether it lives is not known."""
    _refuse_file(store)
    if len(words.encode()) > LONGEST:
        raise UserError("That is too long to be passed on.")
    with store.writing() as connection:
        connection.execute(_NOTIFY, {"channel": address, "words": words})


class News:
    """Listens to the rows of all games, and at addresses of one's own: small letters, digits and underscores."""

    def __init__(self, store: Store, addresses: Sequence[str] = ()) -> None:
        _refuse_file(store)
        self._store = store
        with store.troubles():
            # A connection of its own: what it hears would be lost if others used it as well.
            pooled = store.engine.raw_connection()
            driver: Any = pooled.driver_connection
            pooled.detach()
            self._heard = driver
            self._heard.autocommit = True
            for address in (ROWS, *addresses):
                if not address.isascii() or not address.replace("_", "").isalnum() or address != address.lower():
                    raise UserError("An address is made of small letters, digits and underscores.")
                self._heard.execute(f'LISTEN "{address}"')

    def wait(self, seconds: float) -> list[Notice]:
        """What is announced, as soon as something is; nothing where the time is up first."""
        with self._store.troubles():
            found = self._heard.notifies(timeout=seconds, stop_after=1)
            return [Notice(each.channel, each.payload) for each in found]

    def close(self) -> None:
        """Listen no more."""
        self._heard.close()


def _refuse_file(store: Store) -> None:
    """Refuse a store that one process serves alone."""
    if store.is_sqlite:
        raise UserError("Several processes serve the same tables only with PostgreSQL; name a database in ORNE_STORE.")
