"""Yog-Sothoth, Dunwich Denizens."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-dunwich-denizens")

card(
    "wilbur-whateley",
    forced(succeeds(here=True), PlaceSuccess(ITSELF)),
    Whenever(has_tokens(4), BecomeWonStory()),
    KeepsTokens(),
)
