"""Hastur, Dreamlands."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("dreamlands")

ANOTHER_BIRD = CHARACTER & titled("Magah Bird")

card("magah-bird", response(THIS_ENTERS_PLAY, SearchToHand(ANOTHER_BIRD, shown=True)))
card("magah-bird", response(THIS_ENTERS_PLAY, SearchIntoPlay(ANOTHER_BIRD)), until="lcg-3.0")
