"""What a server sends besides: the room itself knows nothing of connections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from orne.table.shared.question_data import Asking


@dataclass(frozen=True, slots=True)
class Chat:
    """Something that was said: players and spectators talk apart."""

    type: Literal["chat"]
    n: int
    from_: int | None
    """Whose words they are; null for a spectator."""
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Attending:
    """Whether the player of a seat is here."""

    seat: int
    present: bool
    since: float
    """When they came or went, on the table's clock."""
    claimable: float | None
    """From when on the game of somebody who stays away may be claimed; null while they are here."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is at the table: a change tells all of it."""

    type: Literal["presence"]
    n: int
    seats: tuple[Attending, ...]


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A seat of another table that is the viewer's, with the secret that holds it."""

    seat: int
    kind: str
    name: str
    secret: str


@dataclass(frozen=True, slots=True)
class Moved:
    """Another table takes the place of this one: a rematch."""

    type: Literal["moved"]
    n: int
    table: str
    seats: tuple[OwnSeat, ...]


@dataclass(frozen=True, slots=True)
class AskingNow:
    """When the seat is asked from now on."""

    type: Literal["asking"]
    n: int
    asking: Asking


@dataclass(frozen=True, slots=True)
class Pong:
    """The answer to a ping."""

    type: Literal["pong"]
    n: int


@dataclass(frozen=True, slots=True)
class Notice:
    """The store takes nothing now, or does again; the seat is in another window; the server stops."""

    type: Literal["trouble", "replaced", "bye"]
    n: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Error:
    """Something went wrong on this side; the game stands at its last good position."""

    type: Literal["error"]
    n: int
    sentence: str
    report: str
    """What whoever can mend it finds it by in the log."""
