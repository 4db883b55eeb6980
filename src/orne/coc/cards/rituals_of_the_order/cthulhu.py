"""Cthulhu, Rituals of the Order."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("rituals-of-the-order")

card(
    "bloodthirsty-star-spawn",
    disrupt(
        struggle_result(COMBAT, here=True),
        instead(destroy()),
        Choose(
            CHARACTER & OPPONENTS & COMMITTED_HERE & can_be("destroyed"),
            opponent_chooses=True,
            words="an opponent chooses a character they control that is committed there",
        ),
    ),
)
