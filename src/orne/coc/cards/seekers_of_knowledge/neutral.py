"""Neutral cards, Seekers of Knowledge."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("seekers-of-knowledge")

card(
    "the-claret-knight",
    ImmuneTo(SELF, CARD, triggered_only=True, words="triggered effects"),
    response(plays(CARD & subtype("Tactic"), by=ANYBODY), ready(ITSELF)),
)
