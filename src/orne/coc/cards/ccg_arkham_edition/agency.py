"""The Agency, Arkham Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-edition")

card(
    "dockside-speakeasy",
    action(MoveResource(), Choose(YOUR_RESOURCE), cost=ExhaustThis(named=True)),
)
card("shakedown", action(opponent(DrainAll()), during=STORY_PHASE))
