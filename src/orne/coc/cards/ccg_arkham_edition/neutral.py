"""Neutral cards, Arkham Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-edition")

LESSER = everything(CHARACTER & ~subtype("Ancient One") & COMMITTED_TO_IT)
card(
    "i-am-it-and-it-is-i",
    action(
        Then(Lasting(LosesIcons(ALL_AFFECTED, (TERROR,)), LESSER), go_insane(LESSER)),
        Choose(STORY & where_is(CHARACTER & subtype("Ancient One"))),
    ),
)
card(
    "the-orient-express",
    action(ready(), Choose(CHARACTER & IS_EXHAUSTED & can_be("readied")), cost=All(ExhaustThis(named=True), Pay(1))),
)
card(
    "to-see-another-day",
    forced(THIS_IS_PLAYED, destroy(everything(CARD_IN_PLAY & subtype("Night")))),
    Replaces(phase_draw(), DrawMore(), alters=True),
)
card("true-magick", response(succeeds(doubly=True), PlaceSuccess(THAT_STORY), cost=ExhaustThis(named=True)))
