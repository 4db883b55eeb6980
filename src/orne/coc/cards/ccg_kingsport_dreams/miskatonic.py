"""Miskatonic University, Kingsport Dreams."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-kingsport-dreams")

card(
    "thomas-olney",
    response(
        enters_discard(CHARACTER & YOURS & OTHER, PLAY, unless="sacrificed"),
        put_into_play_for_owner(EVENT_CARD),
        cost=Pay(2),
    ),
)
