"""Miskatonic University, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card(
    "the-chthonian-stone",
    RELIC,
    response(
        is_destroyed(CHARACTER & YOURS),
        put_into_play(pick(CHARACTER & IN_HAND & COST_BELOW_THAT)),
        cost=ExhaustThis(named=True),
    ),
)
