"""The forms of rulings, demonstrations and lessons."""

from __future__ import annotations

from typing import Literal

from orne.server.replies.shared import Reply, Shown


class LessonRow(Reply):
    """A first game with a coach."""

    game: str
    """The game that it teaches."""
    title: str
    """Its title."""
    about: str
    """What one learns in it."""
    steps: int
    """How many steps the coach tells."""


class Lessons(Reply):
    """The first games there are."""

    lessons: list[LessonRow]
    """One row for each lesson."""


class RulingRow(Reply):
    """What a list says about a ruling."""

    id: str
    """The id of the ruling."""
    game: str
    """The game it belongs to."""
    chapter: str
    """The chapter it stands in."""
    section: str
    """The section of the chapter."""
    kind: str
    """The kind of claim, such as rule, timing, errata or example."""
    sentence: str
    """What it says."""
    shown: bool
    """Whether there is a demonstration of it."""


class FoundRulings(Reply):
    """The rulings that fit a search."""

    total: int
    """How many were found."""
    start: int
    """How many of them were passed over."""
    rulings: list[RulingRow]
    """The rulings from there on."""


class SaidInEdition(Reply):
    """What an edition says of a ruling."""

    edition: str
    """The edition."""
    sentence: str
    """What it says of the matter; empty where it says nothing."""
    says: Literal["so", "otherwise", "nothing"]
    """Whether it says so, says otherwise, or says nothing."""


class CardOfRuling(Reply):
    """A card that a ruling names."""

    title: str
    """The card's title."""
    id: str | None
    """Nothing where no card has that title."""


class WholeRuling(RulingRow):
    """A ruling with all there is to know about it."""

    editions: list[SaidInEdition]
    """What each edition says of it."""
    cards: list[CardOfRuling]
    """The cards that it names."""
    near: list[RulingRow]
    """Other rulings about the same matter."""
    note: str
    """What else there is to say about it."""
    not_shown: str
    """Why no demonstration can show it."""
    tested: str
    """The test that proves it, where one does instead of a demonstration."""
    demonstrations: list[str]
    """The names of its demonstrations."""


class Demonstrations(Reply):
    """The demonstrations of a ruling as replays."""

    ruling: str
    """The id of the ruling."""
    editions: list[str]
    """All editions it is shown in."""
    demonstrations: list[Shown]
    """A replay of each."""
