"""Hastur, Eldritch Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-eldritch-edition")

# The text says an opponent's; their number is looked at as it is played.
card(
    "hastur",
    CostChange(SELF, -5, own=True, while_=there_are(2, CHARACTER & IS_INSANE & OPPONENTS)),
    response(THIS_ENTERS_PLAY, go_insane(everything(CHARACTER))),
)
