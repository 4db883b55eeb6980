"""Neutral cards, Dreamlands."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("dreamlands")

DREAMER = CHARACTER & subtype("Dreamer")
ZOOG = CARD_IN_PLAY & subtype("Zoog")
MORE_DREAMLANDS = you_control_more(SUPPORT & subtype("Dreamlands"))
HOST_DREAMS = host_is(DREAMER)

card(
    "the-setting-sun",
    Whenever(THIS_ENTERS_PLAY, destroy(everything(CARD_IN_PLAY & keyword("day")))),
    Gives(CHARACTER & ~UNIQUE, INVESTIGATION, -1),
)
card(
    "secretive-zoog",
    response(
        THIS_DOMAIN_IS_DRAINED,
        AsResources(IT, to="one of your domains"),
        Choose(ZOOG & OTHER & YOURS),
        cost=PutThisIntoPlay(),
        zone=ON_A_DOMAIN,
    ),
)
card(
    "zoog-burrow",
    response(
        draws_one(CHARACTER & subtype("Zoog")),
        Then(AsResources(EVENT_CARD, to="one of your domains"), MayPay(DrainItsDomain(), Draw())),
        cost=ExhaustThis(named=True),
    ),
)
card(
    "the-night",
    CostChange(SELF, -3, own=True, while_=IS_NIGHT),
    Blanks(CHARACTER & IS_EXHAUSTED & ~UNIQUE & ~keyword("night"), printed=True, while_=IS_NIGHT),
)
card(
    "dream-dagger",
    AttachTo(CHARACTER & YOURS),
    Gives(HOST, COMBAT, 1),
    *(Gives(HOST, icon, 1, while_=HOST_DREAMS) for icon in (TERROR, COMBAT, ARCANE)),
    action(MoveThis(pick(CHARACTER & YOURS & NOT_THE_HOST)), cost=Pay(1)),
)

ITS_SIDE = CHARACTER & YOURS & COMMITTED_THERE
card(
    "halflings-of-dhaz",
    Cannot("commit", SELF, while_=OPPONENTS_TURN),
    Whenever(wins_struggle(COMBAT, here=True), loser(WoundSingly(MARGIN, ITS_SIDE))),
)
card(
    "halflings-of-dhaz",
    Cannot("commit", SELF, while_=OPPONENTS_TURN),
    Whenever(wins_struggle(COMBAT, here=True), loser(SpreadWounds(MARGIN, ITS_SIDE, must=True))),
    until="lcg-1.4",
)
card(
    "guardian-pillar",
    CommitsAs(Form(4, (1, 3, 0, 0), keywords=(("invulnerability", 1),)), MORE_DREAMLANDS),
)
card(
    "basilisk",
    forced(turn_ends(), OneOf(Wound(everything(CHARACTER & OTHER & YOURS), 2), sacrifice(ITSELF))),
)
card("moon-beast-galley", Whenever(turn_begins(ANYBODY), ready(everything(DREAMER)), while_=MORE_DREAMLANDS))
card(
    "the-cats-of-ulthar",
    action(EnterCommitted(pick(STORY)), cost=Pay(3), during=STORY_PHASE, zone=HAND),
    action(Then(destroy(pick(ZOOG)), return_to_hand(ITSELF)), cost=Pay(1)),
)
card("nyarlathotep", RandomResources())
