"""Decks of Call of Cthulhu: their files, whether they are legal, and those that come with Orne."""

from orne.decks.coc.deck import Deck, missing
from orne.decks.coc.files import read, write
from orne.decks.coc.legality import check
from orne.decks.coc.shipped import available, named, shipped
from orne.decks.coc.starters import starter, story_deck

__all__ = [
    "Deck",
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
