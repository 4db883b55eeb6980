"""Shub-Niggurath, Terror in Venice."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("terror-in-venice")


# One icon of each kind at most, wherever it is printed (coc/faq/malocchio-icons).
card(
    "malocchio",
    *(Gives(SELF, icon, 1, while_=there_is(CHARACTER & IN_DISCARDS & prints_icon(icon))) for icon in STRUGGLES),
)

PLOT = there_is(CONSPIRACY)
DAY = CARD_IN_PLAY & keyword("day")
card(
    "savio-corvi",
    Gives(SELF, "night", 1, while_=PLOT),
    Whenever(there_are(1, CONSPIRACY) & there_are(1, DAY), destroy(everything(DAY))),
    ImmuneTo(SELF, CARD & ~keyword("day"), while_=PLOT),
    Gives(CHARACTER & YOURS, "fast", 1, while_=IS_NIGHT),
    Gives(CHARACTER & YOURS, TERROR, 1, while_=IS_NIGHT),
)
