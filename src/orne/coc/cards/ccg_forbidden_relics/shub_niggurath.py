"""Shub-Niggurath, Forbidden Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forbidden-relics")

card(
    "spawn-from-kn-yan",
    Whenever(you_control_no((CARD & subtype("Artifact")) | (CARD & subtype("Environment"))), sacrifice(ITSELF)),
)
card(
    "watkins-family-plot",
    response(
        overpays(for_ability=True),
        to_hand(pick(CHARACTER & IN_DISCARD & printed_skill(most=OVERPAYMENT))),
        cost=ExhaustThis(named=True),
    ),
)
