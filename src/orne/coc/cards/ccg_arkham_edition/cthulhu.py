"""Cthulhu, Arkham Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-edition")

# Whoever cannot go insane may be chosen as well: only the second part passes them by.
card(
    "driven-by-madness",
    action(Also(gain(skill=10), AtEndOfPhase("insane")), Choose(CHARACTER & subtype("Cultist"))),
)
