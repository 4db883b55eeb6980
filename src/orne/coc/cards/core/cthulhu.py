"""Cthulhu, Core Set."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("core")

DEEP_ONE, THEIR_OWN = CHARACTER & subtype("Deep One"), CHARACTER & THEIRS
TERRIFYING = CHARACTER & with_icon(TERROR, at_least=2)

# What a player draws in that phase is drawn during it, by an effect too: another card needed an erratum to speak of the
# phase's own draw alone (coc/faq/what-a-draw-is).
card(
    "cthulhu",
    forced(
        draws(ANYBODY, phase="draw"),
        SacrificeIt(THEIR_OWN, that_seat),
        Choose(THEIR_OWN, chooser=that_seat, targets=False, words="that player picks a character they control"),
    ),
)

card(
    "dagon",
    disrupt(uses(event_card=True, would=(DESTROY, SELF)), CancelIt(), cost=All(Pay(1), SacrificeOne(DEEP_ONE))),
)

card("shadow-spawned-hunting-horror", Gives(CHARACTER & IS_COMMITTED, INVESTIGATION, -1, THIS_IS_COMMITTED))

card("ravager-from-the-deep", forced(THIS_COMMITS, Wound(everything(CHARACTER & OTHER & COMMITTED_THERE))))

card("adult-deep-one", disrupt(THIS_IS_TARGETED, CancelIt(), cost=Pay(2)))

card("ocean-crawlers", Gives(SELF, "skill", per(ATTACHMENT)))

# Its text does not say whose Cthulhu.
card("lord-of-the-silver-twilight", CostChange(titled("Cthulhu"), -1, minimum=1, yours=False))

card("mature-deep-one", action(destroy(), Choose(ATTACHMENT), cost=Pay(3)))

card("sleep-of-reason", AttachTo(STORY))

card("sword-of-yha-tallo", AttachTo(CHARACTER), Gives(HOST, TERROR, 1), Gives(HOST, COMBAT, 1))

card("shadowed-reef", Gives(DEEP_ONE, TERROR, 1))

card("deep-one-assault", action(destroy(), Choose((CHARACTER | SUPPORT) & COST_AT_MOST_X)))

card(
    "pulled-under",
    action(destroy(), Choose(CHARACTER & ~subtype("Ancient One") & IS_EXHAUSTED), cost=ExhaustOne(TERRIFYING)),
)

card("get-it-off", action(destroy(), Choose(ATTACHMENT)))

card(
    "sacrificial-offerings",
    action(
        Then(Wound(), ThenChoose(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), opponent=True, may=True)),
        Choose(CHARACTER & OPPONENTS & CAN_BE_WOUNDED),
    ),
)

card("touched-by-the-sleeper", action(gain(icons=(2, 0, 0, 0)), Choose(CHARACTER & faction("cthulhu"))))
