"""Shub-Niggurath, Core Set."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("core")

OURS = CHARACTER & faction("shub-niggurath")
CHEAP = CHARACTER & cost_at_most(2)

card("shub-niggurath", action(SearchIntoPlay(CHARACTER & subtype("Dark Young")), cost=Pay(3)))

card(
    "ygolonac",
    action(Also(ready(), Lasting(MustCommit(AFFECTED, with_this=True), IT)), Choose(CHARACTER), cost=Pay(1)),
)

card("priestess-of-bubastis", action(Lasting(CostChange(OURS, -1, minimum=1, next_only=True)), cost=ExhaustThis()))

card("slavering-gug", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=Pay(4)))

card("forest-sister", disrupt(wound_to(SELF), CancelWound(), cost=Pay(1)))

card("ancient-guardian", action(ready(), Choose((CHARACTER | SUPPORT) & IS_EXHAUSTED & YOURS), cost=Pay(1)))

card("small-ghouls", forced(THIS_ENTERS_PLAY, Bury(3)))

card("watcher-of-the-woods", EntersExhausted(you_control_no(SUPPORT)))

card("mi-go-scout", Gives(CHARACTER & subtype("Mi-Go"), INVESTIGATION, 1))

card("mi-go-warrior", disrupt(wound_to(CHARACTER), CancelWound(), cost=ExhaustThis()))

card("hungry-dark-young", response(THIS_ENTERS_PLAY, put_into_play(pick(CHEAP & (IN_HAND | IN_DISCARD)))))

card(
    "shadowed-woods",
    response(plays(OURS, from_hand=True), to_hand(), Choose(CHARACTER & COST_AT_MOST_X & IN_DISCARD), cost=Pay("X")),
)

card("ghoul-taint", AttachTo(CHARACTER), Cannot("commit", HOST, HOST_CONTROLLERS_TURN))

card("altar-of-the-blessed", Gives(CHARACTER & YOURS, "skill", 1))

card("regeneration", disrupt(wound_to(CHARACTER & YOURS), CancelWound()))

card("burrowing-beneath", action(destroy(), Choose(SUPPORT)))

card("horrid-mutation", action(gain(everything(CHARACTER & IS_COMMITTED & YOURS), icons=(1, 0, 0, 0))))

card("bred-to-survive", action(gain(everything(CHARACTER & YOURS), keyword="invulnerability")))

card(
    "shocking-transformation", action(SearchIntoPlay(CHARACTER & ~subtype("Ancient One")), cost=SacrificeOne(CHARACTER))
)
