"""Hastur, Denizens of the Underworld."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("denizens-of-the-underworld")

card(
    "halis-directive",
    disrupt(
        uses(CHARACTER, kinds=(ACTION, RESPONSE, FORCED, DISRUPT)), Then(CancelIt(), IfAble(go_insane(EVENT_CARD)))
    ),
)
