"""Decks: their files, whether they are legal, and those that come with Orne."""

from orne.decks.deck import Deck, missing
from orne.decks.files import read, write
from orne.decks.legality import Violation, check
from orne.decks.shipped import available, named, shipped
from orne.decks.starters import starter, story_deck

__all__ = [
    "Deck",
    "Violation",
    "available",
    "check",
    "missing",
    "named",
    "read",
    "shipped",
    "starter",
    "story_deck",
    "write",
]
