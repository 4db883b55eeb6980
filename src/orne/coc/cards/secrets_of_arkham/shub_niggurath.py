"""Shub-Niggurath, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

MI_GO = CHARACTER & subtype("Mi-Go")

card("mi-go-commander", Gives(MI_GO, COMBAT, 1))

card(
    "rampaging-dark-young",
    response(
        THIS_ENTERS_A_DISCARD_FROM_PLAY, put_into_play(pick(CHARACTER & cost_at_most(3) & (IN_HAND | IN_DISCARD)))
    ),
)

card("albino-goat-spawn", forced(enters(CARD & keyword("day")), Wound(ITSELF)))

card("ageless-mi-go", Gives(MI_GO & YOURS, "toughness", 1))

card("the-mothers-hand", response(THIS_IS_PLAYED_OVERPAID, RefreshDomain()))

card("mi-go-surgeon", Gives(MI_GO, ARCANE, 1))
