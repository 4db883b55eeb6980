"""Investigators' decks: their files, whether they are legal, and those that come with Orne."""

from orne.arkham.weakness_pool import random_basic_weakness
from orne.decks.arkham.deck import InvestigatorDeck
from orne.decks.arkham.files import read, write
from orne.decks.arkham.legality import check, total_experience
from orne.decks.arkham.shipped import available, named, shipped, starter
from orne.decks.arkham.weaknesses import draw_weaknesses, for_standalone

__all__ = [
    "InvestigatorDeck",
    "available",
    "check",
    "draw_weaknesses",
    "for_standalone",
    "named",
    "random_basic_weakness",
    "read",
    "shipped",
    "starter",
    "total_experience",
    "write",
]
