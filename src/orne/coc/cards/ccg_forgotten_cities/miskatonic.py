"""Miskatonic University, Forgotten Cities."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forgotten-cities")

# From play to any discard pile; the Core Set says yours.
card(
    "professor-nathaniel-peaslee",
    response(
        THIS_ENTERS_A_DISCARD_FROM_PLAY,
        put_into_play_for_owner(everything(CHARACTER & IN_DISCARDS & ENTERED_THIS_PHASE)),
        cost=Pay(2),
    ),
)
card("absent-minded-accountant", action(Then(Draw(), go_insane(ITSELF)), cost=ExhaustThis()))
card("randolph-carter", response(THIS_IS_WOUNDED, Then(Draw(), each_player(DiscardCards(1)))))
