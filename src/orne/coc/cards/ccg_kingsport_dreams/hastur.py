"""Hastur, Kingsport Dreams."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-kingsport-dreams")

# Whoever has no Toughness dies of any wound.
card(
    "charles-dexter-ward",
    CountsAsInsane(),
    Replaces(would_be(GO_INSANE, SELF), IfAble(go_insane(pick(CHARACTER & OTHER & GOES_INSANE)))),
    Gives(SELF, "toughness", LOSE_ALL),
)
