"""Hastur, The Mark of Madness."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-mark-of-madness")

# It is a search by name; that the rest returns in its order overrides the shuffling (coc/faq/explicit-text-overrides).
card(
    "corruption-of-enlightenment",
    action(Then(LookAtTop(X, "discard", whose="an opponent's", rest="in the same order"), remove_this())),
)
card(
    "moon-worshiper",
    response(
        goes_insane(CHARACTER & faction("hastur")),
        restore(),
        Choose(CHARACTER & THAT_ONE & CAN_BE_RESTORED),
        cost=ExhaustThis(named=True),
    ),
)
