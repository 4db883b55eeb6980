"""Miskatonic University, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

# It says "your hand", and a card goes to no hand but its owner's (coc/faq/explicit-text-overrides).
card(
    "derby-hall",
    action(
        return_to_hand(pick(CHARACTER & (subtype("Student") | subtype("Faculty")) & YOU_OWN)),
        cost=All(Pay(1), ExhaustThis(named=True)),
    ),
)

card("broken-glasses", AttachTo(CHARACTER), Gives(HOST, INVESTIGATION, -2))
