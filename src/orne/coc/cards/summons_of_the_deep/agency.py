"""The Agency, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card(
    "a-call-for-help",
    action(SearchToHand(CHARACTER & faction("agency"), shown=True), cost=ExhaustOne(CHARACTER & with_icon(ARCANE))),
)
