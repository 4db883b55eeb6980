"""Cthulhu, Revelations."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("revelations")

card(
    "dr-wentworth-moore",
    forced(succeeds(YOU, here=True), to_hand(pick(CHARACTER & faction("cthulhu") & IN_DISCARD))),
)
