"""The rulings: every claim of the rules documents in our own words, to be found by id, by words and by card.

The claims are data files, one for each chapter, and are read when somebody first asks for one of them.
"""

from orne.rulings.catalogue import CHAPTERS, chapter_of, claim, claims, within
from orne.rulings.claim import Claim
from orne.rulings.searching import of_card, related, search
from orne.rulings.telling import lines, sentence

__all__ = [
    "CHAPTERS",
    "Claim",
    "chapter_of",
    "claim",
    "claims",
    "lines",
    "of_card",
    "related",
    "search",
    "sentence",
    "within",
]
