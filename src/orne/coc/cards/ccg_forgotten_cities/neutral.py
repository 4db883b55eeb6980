"""Neutral cards, Forgotten Cities."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forgotten-cities")

card(
    "kn-yan",
    response(
        enters((CHARACTER | SUPPORT) & keyword("night"), from_hand=True),
        IfAble(OneOf(opponent(DiscardCards(1)), opponent(sacrifice(pick(CHARACTER & YOURS))), opponent_chooses=True)),
    ),
)
