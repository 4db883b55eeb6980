"""Cthulhu, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card(
    "bokrug",
    NeverBlank(),
    forced(
        is_wounded(SELF, by=COMBAT_STRUGGLE),
        IfAble(Wound()),
        Choose(CHARACTER & OTHER & COMMITTED_THERE & CAN_BE_WOUNDED),
    ),
)
