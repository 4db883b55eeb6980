"""Shub-Niggurath, The Key and the Gate."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-key-and-the-gate")

card(
    "the-festival",
    action(SearchToDomain(), cost=All(ExhaustThis(named=True), DiscardResource(RESOURCE, sacrificed=True))),
    action(AsResources(THIS_ONE, to="one of your domains"), zone=DISCARD, limit=one_per("turn")),
)
