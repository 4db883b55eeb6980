"""A connection to somebody who plays or watches, as a table sees it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from orne.table.shared.messages import Message as SentMessage
from orne.table.shared.plain import plain

BAD_JOIN, REPLACED, WRONG_SECRET, NO_TABLE, TOO_MUCH, RESTART = 4000, 4001, 4003, 4004, 4008, 1012
"""Why a socket is closed."""


class Channel(Protocol):
    """What carries messages to somebody."""

    def send(self, text: str) -> None:
        """Send a message when there is time."""

    def close(self, code: int) -> None:
        """Send what is waiting, and end."""


@dataclass(eq=False)
class Link:
    """Somebody who plays or watches."""

    channel: Channel
    held: tuple[int, ...] = ()
    """The seats that are played from there; none for a spectator."""
    front: int | None = None
    """The seat whose page is shown."""
    whole: set[int] = field(default_factory=set)
    """The seats whose pages it has had whole, with the log from its beginning; after that, what is new is enough."""
    faces: set[str] = field(default_factory=set)
    """The cards whose faces it has had, by id."""
    told: tuple[Any, ...] = field(default=())
    """A spectator's log as it was sent last."""

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message."""
        self.channel.send(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def tell(self, message: SentMessage, mark: int | str | None = None) -> None:
        """Send a message of the table's; ``mark`` is that of the message it answers."""
        data: dict[str, Any] = plain(message)
        self.send(data if mark is None else {**data, "re": mark})

    def close(self, code: int) -> None:
        """End the connection."""
        self.channel.close(code)
