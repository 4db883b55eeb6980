"""Shub-Niggurath, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

MI_GO = CHARACTER & subtype("Mi-Go")

card(
    "ferocious-dark-young",
    response(THIS_ENTERS_PLAY, put_into_play(pick(OTHER & titled("Ferocious Dark Young") & IN_DISCARD))),
)

card(
    "empty-sockets",
    AttachTo(CHARACTER),
    Gives(HOST, COMBAT, -2),
    Gives(HOST, INVESTIGATION, -2),
    Gives(HOST, TERROR, 2),
)

card("mi-go-caretaker", Gives(MI_GO & YOURS, "skill", 1))

card(
    "specimen-room",
    Gives(MI_GO & YOURS, "skill", per(FACE_DOWN_HERE)),
    action(AttachFaceDown(pick(CHARACTER & IN_OPPONENTS_DISCARD)), cost=ExhaustThis(named=True)),
)

card("mi-go-brain-cylinder", action(LookAtTop(SKILL_OF_PAID), cost=ExhaustOne(MI_GO)))

card(
    "mi-go-laboratory",
    action(
        gain(everything(MI_GO), skill=2, icons=(0, 0, 1, 0)),
        cost=All(ExhaustThis(named=True), SacrificeOne(CHARACTER & ~subtype("Mi-Go"))),
    ),
)

card("mi-go-guard", Gives(SELF, COMBAT, per(MI_GO)))

card(
    "mi-go-scalpel",
    AttachTo(MI_GO),
    action(gain_icon_of_choice(THE_HOST, per(MI_GO & YOURS)), cost=ExhaustThis(named=True)),
)

card(
    "feasting-ghouls",
    Gives(SELF, "skill", per(FACE_DOWN_HERE)),
    Gives(SELF, TERROR, per(FACE_DOWN_HERE)),
    action(AttachFaceDown(pick(CHARACTER & IN_OPPONENTS_DISCARD)), cost=Pay(1)),
)

card("optic-warehouse", action(gains_or_loses(TERROR), Choose(STORY), cost=All(ExhaustThis(named=True), Pay(2))))

card("chupacabra", action(gain(ITSELF, icons=(0, 3, 0, 0)), cost=All(Pay(1), SacrificeOne(CHARACTER))))

card("feeding-time", action(AsResources(picks(CHARACTER & IN_DISCARD, 3, up_to=True), to="one of your domains")))

DARK_YOUNG = CHARACTER & subtype("Dark Young")
card("shub-niggurath", action(put_into_play(any_number(DARK_YOUNG & (IN_HAND | IN_DISCARD))), cost=Pay(2)))

card("examining-the-optic-nerve", action(gain(icons=(0, 0, 0, 1)), Choose(MI_GO)))
