"""Cthulhu, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card(
    "nocturnal-scavenger",
    response(you_win(COMBAT), destroy(), Choose(ATTACHMENT & COST_AT_MOST_X), cost=Pay("X")),
)
