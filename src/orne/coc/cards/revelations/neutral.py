"""Neutral cards, Revelations."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("revelations")

card("marcus-jamburg", action(put_into_play(), Choose(SUPPORT & IN_DISCARD), cost=ReturnThis()))
card(
    "hall-of-champions",
    action(
        Also(
            LookAtTop(10, "play", DESIGNED_BY_A_CHAMPION, may=True, rest="and shuffle it"),
            AtEndOfPhase("bottom", ENTERED),
        ),
        cost=ExhaustThis(named=True),
    ),
)
card(
    "library-of-pergamum",
    disrupt(uses(would=(DESTROY, CARD & subtype("Tome"))), CancelIt(), cost=ExhaustThis(named=True)),
    response(
        has_used(CARD & subtype("Tome")),
        Then(GainOrLoseIcon(COMBAT, chosen(0)), gains_or_loses(COMBAT, chosen(1, "the story"))),
        Choose(CHARACTER),
        Choose(STORY),
    ),
)
