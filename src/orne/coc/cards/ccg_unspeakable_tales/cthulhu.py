"""Cthulhu, Unspeakable Tales."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-unspeakable-tales")

card(
    "cthulhu",
    Gives(CHARACTER & OTHER, TERROR, -1),
    GivesAbility(
        SELF, action(go_insane(everything(CHARACTER & COMMITTED_HERE)), cost=Pay(1)), while_=THIS_IS_COMMITTED
    ),
)
card(
    "forgotten-isle",
    MayStayExhausted(),
    action(Lasting(Blanks(AFFECTED), IT, until=WHILE_EXHAUSTED), Choose(CHARACTER), cost=ExhaustThis(named=True)),
)
card(
    "lair-of-the-deep-ones",
    forced(
        draws(phase="draw"),
        IfAble(destroy()),
        Choose(lowest_skill(CHARACTER)),
        cost=ExhaustThis(named=True),
    ),
)
