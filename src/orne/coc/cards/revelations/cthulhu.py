"""Cthulhu, Revelations."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("revelations")

card(
    "dr-wentworth-moore",
    forced(succeeds(YOU, here=True), to_hand(pick(CHARACTER & faction("cthulhu") & IN_DISCARD))),
)

SERPENT = CHARACTER & subtype("Serpent")
card(
    "uroborus",
    response(leaves(SERPENT), put_into_play(THIS_ONE), zone=HAND),
    action(put_into_play(THIS_ONE, insane=True), during=if_there_are(3, SERPENT & IN_DISCARD), zone=DISCARD),
)

SUCCESSION = put_into_play(pick(CHARACTER & faction("cthulhu") & IN_HAND))
card("padma-amrita", response(is_destroyed(SELF), SUCCESSION))
card("padma-amrita", forced(is_destroyed(SELF), SUCCESSION), until="lcg-1.4")
