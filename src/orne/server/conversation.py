"""What is said at a table: players hear players, spectators hear spectators, and all of it is kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from orne.kernel.errors import UserError, clipped, printable
from orne.server.links import Link
from orne.server.services import Services
from orne.store import rooms
from orne.store.rooms import Said
from orne.table.shared.server_messages import Chat

MOST_LETTERS = 500
MOST_LINES = 100


class Conversation:
    """The newest lines of the chat of one table."""

    def __init__(self, services: Services, table: str) -> None:
        self._services = services
        self._table = table
        self._players: deque[Said] = deque(maxlen=MOST_LINES)
        self._spectators: deque[Said] = deque(maxlen=MOST_LINES)

    async def read(self) -> None:
        """Read what was said before, unless that has been done."""
        if not self._players and not self._spectators:
            for said in await self._services.apart(rooms.chat, self._services.store, self._table):
                (self._spectators if said.seat is None else self._players).append(said)

    def heard_by(self, link: Link, n: int) -> list[Chat]:
        """What has been said among those somebody belongs to."""
        return [_line(said, n) for said in (self._players if link.held else self._spectators)]

    async def say(self, words: object, by: Link, name: str, to: Sequence[Link], n: int) -> None:
        """Somebody says something to the others."""
        if not isinstance(words, str) or not words.strip():
            raise UserError("There is nothing to say.")
        if len(words) > MOST_LETTERS:
            raise UserError(f"That is too long to say at once; {MOST_LETTERS} letters are the most.")
        text = clipped(printable(words.strip()), MOST_LETTERS)
        services = self._services
        said = await services.apart(rooms.say, services.store, self._table, by.front, name, text)
        (self._players if by.held else self._spectators).append(said)
        for link in to:
            link.tell(_line(said, n))


def _line(said: Said, n: int) -> Chat:
    """A line of the chat, as it is sent."""
    return Chat("chat", n, said.seat, said.name, said.words, said.at)
