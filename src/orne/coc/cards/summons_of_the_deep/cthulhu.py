"""Cthulhu, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card(
    "nocturnal-scavenger",
    response(you_win(COMBAT), destroy(), Choose(ATTACHMENT & COST_AT_MOST_X), cost=Pay("X")),
)

card("called-by-azathoth", AttachTo(CHARACTER), Blanks(HOST, printed=True))
card(
    "the-terror-of-the-tides",
    action(Then(put_into_play(THIS_ONE), Wound(THIS_ONE, 4)), cost=Pay(3), zone=HAND),
)
card("julia-brown-107", forced(THIS_COMMITS, Then(DiscardRandom(2), Draw(2))))
card(
    "scalethorn-asylum",
    action(
        Also(gain_subtype("Deep One"), gain(icons=(0, 2, 1, 0))),
        Choose(CHARACTER),
        cost=All(ExhaustThis(named=True), Pay(1)),
    ),
)

SMALL = everything(CHARACTER & printed_skill(most=3))
card(
    "eye-of-the-deep",
    action(
        Also(
            Lasting(SkillIs(ALL_AFFECTED, 1), SMALL),
            Lasting(Blanks(ALL_AFFECTED), SMALL),
            Lasting(LosesIcons(ALL_AFFECTED), SMALL),
            gain(SMALL, icons=(0, 2, 1, 0)),
        ),
    ),
)
