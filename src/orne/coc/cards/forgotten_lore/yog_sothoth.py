"""Yog-Sothoth, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card("blood-magician", action(gains_or_loses_icon(), Choose(CHARACTER), cost=Pay(1)))
card(
    "wilbur-whateley",
    forced(succeeds(here=True), PlaceSuccess(ITSELF)),
    Whenever(tokens_on_this(4), CountAsWon()),
)
