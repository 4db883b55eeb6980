"""Yog-Sothoth, Rituals of the Order."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("rituals-of-the-order")

ENTRANCE = enters(CHARACTER & OPPONENTS, TRIGGERED_EFFECT)
card(
    "stalking-hound",
    response(ENTRANCE, put_into_play(THIS_ONE), zone=HAND),
    response(ENTRANCE, put_into_play(THIS_ONE), zone=DISCARD),
)
card(
    "glaaki",
    response(THIS_COMMITS, Also(lose_icons(), Lasting(MustCommit(AFFECTED, with_this=True), IT)), Choose(CHARACTER)),
)
