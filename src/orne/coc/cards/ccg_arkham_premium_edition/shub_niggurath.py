"""Shub-Niggurath, Arkham Premium Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-premium-edition")

card(
    "witch-tree",
    EntersExhausted(),
    action(
        Reveal(
            TOP_CARD,
            by_case(
                (CARD & faction("shub-niggurath"), lambda it: AsResources(it, "one of your domains")), who=TOP_CARD
            ),
        ),
        cost=ExhaustThis(named=True),
    ),
)
