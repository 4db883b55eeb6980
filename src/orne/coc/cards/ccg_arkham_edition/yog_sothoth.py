"""Yog-Sothoth, Arkham Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-edition")

card("dream-messenger", disrupt(ACTION_OR_RESPONSE_USED, name_subtype(), Choose(CHARACTER | SUPPORT)))
card(
    "key-of-tawil-at-umr",
    AttachTo(CHARACTER),
    Gives(HOST, "skill", 2, while_=HOST_IS_COMMITTED),
    Gives(HOST, ARCANE, 3, while_=HOST_IS_COMMITTED),
)
card("red-gate-mound", CostChange(CARD, 1, yours=False))
card("temple-of-ramasekva", forced(is_wounded(CHARACTER), destroy(EVENT_CARD)))
BOTH = Ref((THE_HOST + ITSELF).cards, "the attached character and this card")
card(
    "warded-flesh",
    AttachTo(CHARACTER & YOURS),
    disrupt(CARD_EFFECT_RESOLVES, return_to_hand(BOTH)),
)
