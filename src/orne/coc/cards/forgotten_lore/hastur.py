"""Hastur, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card(
    "white-out",
    action(
        Also(*(Lasting(Gives(AFFECTED, what, 1), IT) for what in (UNCOUNTED_ICONS, UNCOUNTED))),
        Choose(CHARACTER & IS_COMMITTED),
        during=OPPONENTS_TURN,
    ),
)
card("aspiring-artist", response(THIS_IS_PLAYED, Draw(), during=YOU_HAVE_WON_NO_STORY))

BRINGERS = CHARACTER & titled("Bringer of Fire")
card(
    "bringer-of-fire",
    action(
        destroy(),
        Choose(CHARACTER & skill_at_most(4)),
        cost=ExhaustAll(BRINGERS),
        during=you_control(2, BRINGERS),
    ),
)
