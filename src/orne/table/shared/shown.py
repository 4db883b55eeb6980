"""A demonstration of a ruling as plain records: what a server gives whoever looks a ruling up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from orne.table.shared.messages import Page


@dataclass(frozen=True, slots=True)
class Told:
    """A line of a demonstration, and how deep it stands: what is done, what is checked, what the log says."""

    depth: int
    words: str


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a demonstration: what is told, the table as it stands, and what is chosen or expected there."""

    do: str
    """The kind of step: lay, ask, answer, why not, see, read and so on."""
    after: int
    """How many steps have been taken when the table stands so."""
    told: tuple[Told, ...]
    page: int | None = None
    """The number of its page; null where nothing lies on a table."""
    chosen: int | None = None
    """The option of the page's question that is chosen."""
    expected: tuple[int, ...] = ()
    """Options of the page's question that must be offered."""
    exact: bool = False
    """Whether nothing else may be offered."""
    absent: tuple[str, ...] = ()
    """What must not be offered, in words."""
    claims: tuple[str, ...] = ()
    """The rulings that are given as reasons."""


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card of the laboratory: no printed one shows what it is there for."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A demonstration of a ruling, played in one edition: its moments in order, and the pages they show."""

    type: Literal["shown"]
    version: int
    game: str
    name: str
    sentence: str
    edition: str
    editions: tuple[str, ...]
    """All in which it is shown, the oldest first."""
    claims: tuple[str, ...]
    names: tuple[tuple[str, ...], ...]
    """What the seats are called, for each page."""
    laboratory: tuple[OwnCard, ...]
    moments: tuple[Moment, ...]
    pages: tuple[Page, ...]
    """Each with the faces and log lines that are new on it; a log that begins at 0 is that of another position."""
