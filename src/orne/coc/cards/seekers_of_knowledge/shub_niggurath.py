"""Shub-Niggurath, Seekers of Knowledge."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("seekers-of-knowledge")

card(
    "hanyatls-7-13",
    *prophecy(
        commit_together(3),
        go_insane_for_certain(),
        Choose(CHARACTER & ~subtype("Ancient One") & CAN_GO_INSANE_FOR_CERTAIN),
    ),
)

DAY = CARD_IN_PLAY & keyword("day")
ENDS_THE_DAY = Whenever(THIS_ENTERS_PLAY, destroy(everything(DAY)))
FORBIDS_DAY = Whenever(there_are(1, DAY), destroy(everything(DAY)))

card("nug", ENDS_THE_DAY, forced(THIS_IS_PLAYED_FROM_HAND, TopToEachDomain()))
card("nug", FORBIDS_DAY, forced(THIS_IS_PLAYED_FROM_HAND, TopToEachDomain()), until="lcg-3.0")
card("nug", FORBIDS_DAY, forced(THIS_ENTERS_PLAY, TopToEachDomain()), until="lcg-1.4")
