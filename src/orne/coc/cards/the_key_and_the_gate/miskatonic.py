"""Miskatonic University, The Key and the Gate."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-key-and-the-gate")

card(
    "andrew-chapman",
    disrupt(
        would_be((DESTROY, SACRIFICE), CHARACTER & YOURS, by=OPPONENTS_EFFECT),
        instead(Then(DiscardCards(1), PlaceSuccess(ITSELF))),
    ),
)
