"""Yog-Sothoth, For the Greater Good."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("for-the-greater-good")

card(
    "tear-in-time",
    AttachTo(STORY),
    response(you_win(ARCANE, at_host=True), OneOf(Draw(2), onto_deck(pick(CARD & IN_DISCARD)))),
)
