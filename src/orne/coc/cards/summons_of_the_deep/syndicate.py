"""The Syndicate, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card("false-papers", AttachTo(CHARACTER), action(name_subtype(THE_HOST), cost=ExhaustThis(named=True)))
card(
    "arkham-advertiser-archives",
    response(you_win(INVESTIGATION), RefreshDomain(yours=True, most=2), cost=ExhaustThis(named=True)),
)
card("trent-dixon", MustCommit(SELF), CountsElsewhere())
card(
    "underground-asylum",
    disrupt(
        either(uses(would=(GO_INSANE, CHARACTER)), would_be(GO_INSANE, CHARACTER, by=TERROR_STRUGGLE)),
        CancelIt(),
        cost=All(ExhaustThis(named=True), Pay(1)),
    ),
)
card(
    "tear-gas",
    action(AttachThis(pick(CHARACTER))),
    Gives(HOST, "skill", -1, attached=True),
    Whenever(HOST_HAS_NO_SKILL, destroy(THE_HOST), attached=True),
)
card(
    "expendable-muscle",
    Replaces(
        would_be((WOUND, GO_INSANE), SELF),
        AttachThis(pick(CHARACTER & OTHER & YOURS & NOT_STRUCK_AT_ONCE)),
        if_able=True,
    ),
    Gives(HOST, "toughness", 1, attached=True),
    Gives(HOST, "willpower", 1, attached=True),
)
