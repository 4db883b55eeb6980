"""Miskatonic University, Eldritch Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-eldritch-edition")

OUR_OWN = CHARACTER & faction("miskatonic") & ~subtype("Ancient One")
card(
    "seduction-of-the-tombs",
    action(
        Then(put_into_play(pick((OUR_OWN & IN_HAND) | (OUR_OWN & IN_DISCARD))), AtEndOfPhase("sacrifice", ENTERED)),
        during=STORY_PHASE,
    ),
)
