"""Cthulhu, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

DEEP_ONE = CHARACTER & subtype("Deep One")

card("hydra", action(put_into_play(), Choose(DEEP_ONE & IN_DISCARD), cost=Pay(2)))

card("lord-of-yha-nthlei", action(ready(), Choose(DEEP_ONE & IS_EXHAUSTED), cost=Pay(1)))

card("primal-fear", action(Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER & without_icon(TERROR))))

card(
    "carl-stanford",
    action(
        gain(ITSELF, icons=(0, 2, 2, 0)),
        cost=SacrificeOne((CHARACTER & subtype("Cultist")) | (CARD & subtype("Mask"))),
    ),
)

card(
    "deep-one-rising",
    forced(
        THIS_IS_PLAYED,
        IfAble(destroy()),
        Choose(CHARACTER & ~subtype("Deep One") & ~subtype("Ancient One")),
    ),
)

card("giving-thanks", AttachTo(STORY), response(ATTACHED_STORY_IS_WON, ready(everything(DEEP_ONE & YOURS))))
