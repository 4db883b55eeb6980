"""Hastur, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

FEAR = its_controller(OneOf(go_insane(), DiscardCards(SKILL_OF_IT)))
card("apeirophobia", action(FEAR, Choose(CHARACTER & ~subtype("Ancient One")), during=YOUR_OPERATIONS))
card("apeirophobia", action(FEAR, Choose(CHARACTER & ~subtype("Ancient One"))), until="lcg-1.4")
card(
    "stygian-eye",
    AttachTo(CHARACTER & ~subtype("Ancient One")),
    GivesControl(HOST),
    RELIC,
    forced(is_readied(HOST), go_insane(THE_HOST)),
)
