"""Conspiracies, Terror in Venice."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("terror-in-venice")

card(
    "the-mages-machinations",
    Whenever(THIS_ENTERS_PLAY, EachSetsAside()),
    Whenever(THIS_LEAVES, put_into_play_for_owner(SET_ASIDE_BY_THIS)),
    WhenWon(put_into_play(SET_ASIDE_BY_THIS, yours=True)),
)
card(
    "the-mages-machinations",
    Whenever(THIS_ENTERS_PLAY, EachSetsAside(if_able=True)),
    WhenWon(put_into_play(SET_ASIDE_BY_THIS, yours=True)),
    until="lcg-3.0",
)
