"""Neutral cards, Masks of Nyarlathotep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-masks-of-nyarlathotep")

card(
    "jackson-elias",
    action(to_hand(everything(CARD & subtype("Weapon") & IN_DISCARD)), cost=All(Pay(2), SacrificeThis())),
)
