"""Cards of The Yuggoth Contract that are in play as another card than they are."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

# An insane character shows no printed cost that could set X (coc/faq/doppelganger-insane-original).
card("doppelganger", EntersAsCopy(CHARACTER & ~UNIQUE & ~IS_INSANE))

card(
    "intervention",
    CostChange(SELF, -2, own=True, while_=OPPONENT_PUT_A_CHARACTER_INTO_PLAY),
    action(
        Also(
            BecomeCharacter(skill=3, icons=(0, 2, 0, 1), subtypes=("Investigator",), keywords=("willpower",)),
            AtEndOfPhase("sacrifice", ENTERED),
        )
    ),
)
