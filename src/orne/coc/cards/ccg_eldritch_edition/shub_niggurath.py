"""Shub-Niggurath, Eldritch Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-eldritch-edition")

card(
    "ezbekiyeh-gardens",
    action(TurnIcons(), Choose(CHARACTER & CAN_CHANGE_ICONS), cost=All(ExhaustThis(named=True), Pay(1))),
)
# "The story that it was committed to": the one of that struggle, which it may have left by then.
card("ghoul-khanum", response(you_win(by=2, here=True), PlaceSuccess(THAT_STORY)))
card("mothers-avenger", disrupt(wound_to(SELF), Then(CancelWound(), Draw()), cost=Pay(2)))
card(
    "the-mothers-seed",
    AttachTo(CHARACTER & YOURS),
    action(
        put_into_play(pick(CHARACTER & faction("shub-niggurath") & ~subtype("Ancient One") & IN_HAND)),
        cost=SacrificeHost(),
    ),
)
