"""The Syndicate, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card(
    "richard-finchington-iii",
    forced(
        enters(CHARACTER & (subtype("Monster") | subtype("Creature"))),
        Also(Lasting(Gives(AFFECTED, TERROR, LOSE_ALL), EVENT_CARD), go_insane(EVENT_CARD)),
    ),
)
