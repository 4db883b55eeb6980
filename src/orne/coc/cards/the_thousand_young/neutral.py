"""Neutral cards, The Thousand Young."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-thousand-young")

TOP = TOP_OF_ATTACHED_DECK
card(
    "the-archmages-attache",
    AttachToPlace("deck"),
    action(
        Reveal(
            TOP,
            Also(
                Lasting(MayPlay(AFFECTED, "attached deck"), TOP, NEXT_ACTION),
                Lasting(ResourceMatch(AFFECTED, only_lifted=True), TOP, NEXT_ACTION),
            ),
            until="phase",
        ),
        cost=ExhaustThis(named=True),
    ),
)
