"""Neutral cards, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

card("the-red-gloved-man", response(THIS_ENTERS_PLAY, SearchIntoPlay(CONSPIRACY)))

card(
    "the-yuggoth-contract",
    AttachTo(CHARACTER & YOURS),
    GivesAbility(HOST, action(Draw(2), cost=All(Pay(1), SacrificeOne(CHARACTER)))),
)

card("tattoo-parlor", Gives(CHARACTER & subtype("Cultist") & YOURS, ARCANE, 1))

card(
    "crowbar",
    AttachTo(CHARACTER & YOURS),
    action(Wound(pick(CHARACTER & skill_at_most(1))), cost=All(ExhaustHost(), ReturnThis())),
)

card(
    "drunken-hallucinations",
    action(
        Also(
            put_into_play(pick(CHARACTER & subtype("Monster") & cost_at_most(3) & IN_HAND)),
            AtEndOfPhase("sacrifice", ENTERED),
        ),
        cost=DriveInsane(CHARACTER),
    ),
)

card("getaway-vehicle", AttachTo(CHARACTER), Gives(HOST, "fast", 1), Gives(HOST, "toughness", 2))

card(
    "riding-shotgun",
    response(
        you_win(COMBAT),
        Wound(),
        Choose(CHARACTER & COMMITTED_THERE & CAN_BE_WOUNDED),
        cost=ExhaustOne(CHARACTER & with_icon(COMBAT)),
    ),
)

card(
    "forgiveness",
    disrupt(wound_to(CHARACTER & YOURS), Also(CancelWound(), AtEndOfPhase("sacrifice", EVENT_CARD))),
)
