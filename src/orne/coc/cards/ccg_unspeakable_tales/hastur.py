"""Hastur, Unspeakable Tales."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-unspeakable-tales")

card(
    "hastur",
    action(
        Then(LookAtHand(), ThenChoose(discard_from_hand(), Choose(CARD & ~CHARACTER & IN_OPPONENTS_HAND))),
        cost=All(ExhaustThis(named=True), Pay(1)),
    ),
)
