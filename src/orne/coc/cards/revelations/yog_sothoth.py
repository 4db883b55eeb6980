"""Yog-Sothoth, Revelations."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("revelations")

card(
    "feral-elder-thing",
    Whenever(turn_begins(), Then(each_player(DiscardCards(2), if_able=True), each_player(Draw()))),
)
card(
    "pulled-from-the-beyond",
    action(
        Then(put_into_play(yours=True), AtEndOfPhase("discard", ENTERED)),
        Choose(CARD & NON_EVENT & IN_OPPONENTS_DISCARD & COST_AT_MOST_X),
    ),
)
