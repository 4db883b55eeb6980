"""Cthulhu, Seekers of Knowledge."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("seekers-of-knowledge")

card(
    "cthylla",
    action(
        opponent(sacrifice(pick(CHARACTER & YOURS & COST_AT_LEAST_PAID))),
        cost=SacrificeOne(CHARACTER),
        limit=once("phase"),
    ),
)
# It lies on top of the pile itself by the time that is looked at, as its own discarding pays for it.
card("por-xv-14-19", *prophecy(is_sacrificed(CHARACTER), TopOfPileToDomains(2)))
