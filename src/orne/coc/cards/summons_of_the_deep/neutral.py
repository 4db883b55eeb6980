"""Neutral cards, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card("obsessive-inmate", StaysCommitted(SELF))
card(
    "secret-stiletto",
    AttachTo(CHARACTER & YOURS),
    disrupt(
        you_win(COMBAT, by=3, host_here=True), Wound(), Choose(CHARACTER & OPPONENTS & CAN_BE_WOUNDED), cost=Pay(2)
    ),
)
