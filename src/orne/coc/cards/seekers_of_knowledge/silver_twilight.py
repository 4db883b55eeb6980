"""The Order of the Silver Twilight, Seekers of Knowledge."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("seekers-of-knowledge")

card(
    "carl-stanford",
    CostNotLowered(CHARACTER & ~faction("silver-twilight")),
    action(
        to_hand(),
        Choose(CARD & (subtype("Spell") | subtype("Ritual")) & IN_DISCARD),
        cost=Pay(1),
        limit=once("turn"),
    ),
)
