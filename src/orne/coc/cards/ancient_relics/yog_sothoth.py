"""Yog-Sothoth, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card(
    "enslaved-yeti",
    ImmuneTo(SELF, EVENT & subtype("Polar")),
    action(
        Lasting(Blanks(ALL_AFFECTED), everything(CHARACTER & ~subtype("Ancient One") & OTHER & COMMITTED_HERE)),
        cost=WoundThis(),
        during=THIS_IS_COMMITTED,
    ),
)
