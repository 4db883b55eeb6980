"""Cthulhu, Dreamlands."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("dreamlands")

card(
    "beings-of-ib",
    CostChange(titled("Bokrug"), -1, minimum=1),
    CountsAt(single(CHARACTER & YOURS & subtype("Ancient One")), WHERE_THIS_IS),
)
card("dreamlands-fanatic", response(leaves(CHARACTER & OPPONENTS), put_into_play(THIS_ONE), zone=HAND))
