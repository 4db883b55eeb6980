"""The Order of the Silver Twilight, Denizens of the Underworld."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("denizens-of-the-underworld")

TREASURE = SUPPORT & (subtype("Artifact") | subtype("Ritual"))
card(
    "josef-meiger",
    Whenever(THIS_LEAVES, destroy(everything(TREASURE & YOURS))),
    response(THIS_COMMITS, SearchIntoPlay(TREASURE)),
)
