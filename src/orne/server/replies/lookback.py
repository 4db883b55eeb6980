"""The forms of positions, records and trees of games."""

from __future__ import annotations

from typing import Any, Literal

from orne.server.replies.shared import Mark, Page, Reply, State
from orne.server.replies.tables import Branched


class Position(Reply):
    """What was seen after some decisions."""

    n: int
    """After how many decisions."""
    last: int
    """The last position that may be looked at."""
    page: Page
    """The page that was seen there."""
    chosen: int | None
    """The option that was chosen there, by its place in the question."""


class Track(Reply):
    """Every position that may be looked at."""

    type: Literal["track"]
    """What kind of answer this is."""
    n: int
    """How many decisions have been made."""
    marks: list[Mark]
    """One mark for each position."""
    names: list[str]
    """The players' names, by seat."""


class Ended(Reply):
    """How the players ended a game by their word, before the rules did."""

    winners: list[int]
    """The seats that have won, the first being 0; empty where nobody has."""
    sentence: str
    """What is said of it."""
    seat: int | None
    """The seat of whoever gave up; nothing where all have agreed."""


class Record(Reply):
    """A game as set-up, seed and decisions; ``POST /api/records`` takes it as it is."""

    format: int
    """The number of the form in which records are written."""
    game: str
    """The game that was played."""
    rules: str
    """Which rules it was made with."""
    cards: str
    """Which card data it was made with."""
    start: dict[str, Any]
    """The set-up, as the game keeps it."""
    decisions: list[Any]
    """The options chosen, by their keys, and what is not an answer as an object."""
    players: list[str]
    """Who played each seat: human, or the name of a bot."""
    ended: Ended | None = None
    """How the players ended it; missing where they did not."""


class NoteRow(Reply):
    """What somebody wrote about a position."""

    n: int
    """The position it is about: after how many decisions."""
    seat: int
    """The seat of whoever wrote it, the first being 0."""
    name: str
    """Their name."""
    glyph: str
    """A mark, one of !, ? and ⇄; empty where none was made."""
    words: str
    """What they wrote."""
    at: float
    """When they wrote it, in seconds since 1970."""


class Tree(Reply):
    """A game with all that branched off from it."""

    id: str
    """The id of its table."""
    branched: Branched | None
    """Where it left another game; nothing where it did not, or where that may not be told."""
    begins: int
    """Where it leaves the other game among its own positions."""
    state: State
    """Whether it goes on or has ended."""
    ended: str
    """How it ended, in a sentence; empty while it goes on."""
    held: list[int]
    """The seats whose secrets came with the request."""
    writes: int | None
    """The seat in whose name one may write about it."""
    notes: list[NoteRow]
    """What was written about its positions."""
    branches: list[Tree]
    """The games that branched off from it."""
