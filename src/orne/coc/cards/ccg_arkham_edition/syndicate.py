"""The Syndicate, Arkham Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-edition")

card(
    "persuasive-friends",
    action(Lasting(CostChange(CHARACTER & faction("syndicate"), -2, minimum=1, next_only=True))),
)

card("the-rip-off", action(DestroyOnEach(), during=YOUR_OPERATIONS))
