"""The Syndicate, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

card("tyler-scindere", BothSides())

card("want-ads", AttachTo(CHARACTER & OPPONENTS), forced(HOST_ENTERS_DISCARD, Draw(2)))

card("the-laundromat", action(Draw(), cost=All(Pay(2), HandToBottom())))

card(
    "veronica-frost",
    response(
        THIS_COMMITS,
        Lasting(ImmuneTo(AFFECTED, CARD, triggered_only=True, words="triggered effects"), IT),
        Choose(CHARACTER & OTHER & YOURS & COMMITTED_HERE),
    ),
)

card("tattoo-artist", response(THIS_COMMITS, OneOf(gain(skill=2), gain(skill=-2)), Choose(CHARACTER)))

card(
    "trophy-room",
    action(AttachFaceDown(pick(CHARACTER & IN_DISCARDS)), cost=ExhaustThis(named=True)),
    action(gain(pick(CHARACTER), skill=per(FACE_DOWN_HERE)), cost=ExhaustThis(named=True)),
)

card("bound-and-gagged", AttachTo(CHARACTER & skill_at_most(2)), Blanks(HOST), Cannot("commit", HOST))

card(
    "bootlegging-operation",
    AttachTo(SUPPORT & subtype("Location")),
    action(Draw(from_bottom=True), cost=ExhaustHost("the attached support card")),
)

card(
    "smugglers",
    Whenever(THIS_ENTERS_PLAY, Then(HandToBottom(None), Draw(NUMBER_MOVED))),
    action(Draw(from_bottom=True), cost=All(ExhaustThis(named=True), Pay(1))),
)

card("eyes-in-a-jar", HandsOpen())

card(
    "meat-wagon",
    AttachTo(CHARACTER & subtype("Criminal") & YOURS),
    action(exhaust(), Choose(CHARACTER & skill_at_most(2)), cost=ExhaustHost()),
)

card(
    "kidnapping-101",
    action(uncommit(), Choose(CHARACTER & ~subtype("Ancient One") & OPPONENTS & IS_COMMITTED)),
)

card(
    "a-sight-for-sore-eyes",
    action(
        NameCard(Reveal(OPPONENTS_HAND, gain(everything(CHARACTER & YOURS), skill=per(NAMED & IN_OPPONENTS_HAND, 2))))
    ),
)

card(
    "blind-fighting",
    action(Then(gains_or_loses(COMBAT), MayPay(ExhaustOne(CHARACTER), keep_this())), Choose(STORY)),
)

card("safe-house", response(enters_discard(CHARACTER & YOU_OWN, from_=PLAY), to_hand(EVENT_CARD), cost=Pay(1)))

WHILE_CONSPIRED = there_is(CONSPIRACY)

card(
    "tattooed-thug",
    Gives(SELF, "willpower", 1, while_=WHILE_CONSPIRED),
    Gives(SELF, COMBAT, 1, while_=WHILE_CONSPIRED),
    Gives(SELF, ARCANE, 2, while_=WHILE_CONSPIRED),
)

card("the-view-from-within", action(LookAtTop(4, whose="an opponent's")))
