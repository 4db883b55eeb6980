"""The Syndicate, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card(
    "richard-finchington-iii",
    forced(
        enters(CHARACTER & (subtype("Monster") | subtype("Creature"))),
        Also(lose_now(TERROR, who=EVENT_CARD), go_insane(EVENT_CARD)),
    ),
)

card(
    "danny-obannions-crony",
    action(
        Also(ready(), gain(icons=(0, 1, 0, 1))), Choose(CHARACTER & subtype("Criminal") & OTHER), cost=ExhaustThis()
    ),
)
