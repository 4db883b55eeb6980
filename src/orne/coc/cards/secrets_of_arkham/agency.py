"""The Agency, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

card("agency-medic", disrupt(wound_to(CHARACTER), CancelWound(), cost=SacrificeThis()))

card(
    "paranormal-specialist",
    GivesAbility(
        SELF,
        action(return_to_hand(), Choose(CHARACTER & keyword("villainous")), cost=All(ExhaustThis(), Pay(1))),
        while_=IS_DAY,
    ),
)

# Its booster is printed on it, as its other facts are.
card("lightning-gun", AttachTo(CHARACTER), Gives(HOST, COMBAT, 1))

card(
    "norman-blackwood-jr",
    Gives(SELF, "skill", 2, while_=IS_DAY),
    Gives(SELF, COMBAT, 2, while_=IS_DAY),
    Gives(SELF, INVESTIGATION, 2, while_=IS_DAY),
    Gives(SELF, "fast", 1, while_=IS_DAY),
)

card(
    "beneath-the-burning-sun",
    forced(THIS_ENTERS_PLAY, destroy(everything(CARD_IN_PLAY & keyword("night")))),
    Gives(CHARACTER & faction("agency"), COMBAT, 1),
)
