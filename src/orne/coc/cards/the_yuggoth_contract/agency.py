"""The Agency, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

ANCIENT_ONE = subtype("Ancient One")
MONSTER, CREATURE = subtype("Monster"), subtype("Creature")

card(
    "james-logan",
    response(THIS_ENTERS_PLAY, SearchIntoPlay(SUPPORT & subtype("Attachment"), up_to=2, onto=ITSELF)),
)

card(
    "flanking-maneuver",
    action(
        destroy(),
        Choose(CHARACTER & ~ANCIENT_ONE),
        cost=ExhaustOne(CHARACTER & with_icon(COMBAT), 2),
    ),
)

card(
    "machete",
    AttachTo(CHARACTER & YOURS),
    action(gain(THE_HOST, keyword="fast", icons=(0, 2, 0, 0)), cost=ExhaustThis(named=True)),
)

card(
    "apprentice-monster-hunter",
    action(Wound(), Choose(CHARACTER & MONSTER & printed_skill(most=3) & CAN_BE_WOUNDED), cost=SacrificeThis()),
)

card(
    "priest-of-two-faiths",
    response(
        THIS_COMMITS,
        Lasting(Gives(AFFECTED, UNCOUNTED_ICONS, 1), IT),
        Choose(CHARACTER & OPPONENTS & COMMITTED_HERE & ~ANCIENT_ONE),
    ),
)

card("sam-archer", action(gain(ITSELF, icons=(0, 0, 0, 1)), cost=Pay(2)))

# Where the text names no order, the cards go under the deck as they lay (coc/faq/museum-curator-bottom-order).
card(
    "exploring-the-ruins",
    action(LookAtTop(4, "hand", SUPPORT, shown=True, rest="under it in the same order")),
)

card("border-patrol-guard", Gives(SELF, COMBAT, 2, while_=IS_DAY))

card(
    "police-headquarters",
    action(exhaust(), Choose(CHARACTER & subtype("Criminal")), cost=ExhaustThis(named=True)),
)

card(
    "sledgehammer",
    AttachTo(CHARACTER & YOURS),
    action(destroy(), Choose(CHARACTER & (MONSTER | CREATURE) & printed_skill(most=3)), cost=SacrificeThis()),
)

card("out-of-the-darkness", action(to_hand(), Choose((subtype("Weapon") | subtype("Item")) & IN_DISCARD)))

MORE_WOUNDS = Later(
    wins_struggle(COMBAT),
    that_player(SpreadWounds(MARGIN, CHARACTER & COMMITTED_THERE)),
    every_time=True,
    until="turn",
)

# coc/faq/bloodbath-distribution
card("bloodbath", action(MORE_WOUNDS, during=BEFORE_COMMITTING))
card(
    "bloodbath",
    action(Also(Lasting(WinnerPicks(COMBAT), until="turn"), MORE_WOUNDS), during=BEFORE_COMMITTING),
    until="lcg-3.0",
)

card("springfield-m1903", AttachTo(CHARACTER & YOURS), Gives(HOST, "skill", 2), Gives(HOST, COMBAT, 2))
