"""The Syndicate, Masks of Nyarlathotep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-masks-of-nyarlathotep")

card(
    "gang-boss",
    disrupt(
        wound_to(SELF),
        Then(CancelWound(), ThenChoose(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED))),
        cost=SacrificeOne(SUPPORT & subtype("Mask")),
    ),
)
