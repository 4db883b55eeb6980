"""Hastur, Arkham Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-edition")

HELD = Cannot("be restored", AFFECTED, words="it cannot be restored")
# An insane character may be chosen too: going insane is not a condition of the choice.
card(
    "the-king-in-yellow",
    action(
        Also(go_insane(), Lasting(HELD, IT, until=WHILE_EXHAUSTED)),
        Choose(CHARACTER & COST_AT_MOST_X),
        cost=All(ExhaustThis(named=True), Pay("X")),
    ),
)

HASTURS = milled(CARD & faction("hastur"))
card(
    "behind-the-pallid-mask",
    action(
        Then(
            Mill(X),
            Keeping(
                HASTURS,
                OneOf(opponent(DiscardAsMany(kept(HASTURS))), opponent(Mill(4 * kept(HASTURS))), opponent_chooses=True),
            ),
        ),
    ),
)
