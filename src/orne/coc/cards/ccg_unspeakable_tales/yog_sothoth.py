"""Yog-Sothoth, Unspeakable Tales."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-unspeakable-tales")

card(
    "seal-of-isis",
    action(Lasting(Cannot("be cancelled", EVENT, words="the effects of event cards cannot be cancelled"))),
)
card(
    "unstoppable-hound",
    disrupt(either(uses(would=(WOUND, SELF)), uses(would=(DESTROY, SELF))), return_to_hand(ITSELF)),
)
