"""Yog-Sothoth, Forbidden Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forbidden-relics")

card(
    "elder-thing-scientist",
    action(put_into_play(THIS_ONE), zone=HAND, during=opponent_controls_more(CHARACTER, by=2)),
)
card(
    "shining-trapezohedron",
    action(
        to_hand(),
        Choose(EVENT & IN_DISCARD & cost_at_most(total(CARD & subtype("Artifact") & YOURS))),
        cost=All(ExhaustThis(named=True), Pay(1)),
    ),
)
