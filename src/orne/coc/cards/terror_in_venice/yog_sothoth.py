"""Yog-Sothoth, Terror in Venice."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("terror-in-venice")

card(
    "fleeting-guise",
    action(
        BecomeCopy(chosen(1, "the other one")),
        Choose(CHARACTER & YOURS & ~IS_INSANE),
        Choose(CHARACTER & ~UNIQUE & ~IS_INSANE, worded_chosen=True),
    ),
)
