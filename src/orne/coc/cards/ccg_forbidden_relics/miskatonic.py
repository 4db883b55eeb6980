"""Miskatonic University, Forbidden Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forbidden-relics")

# Its erratum has it answer the phase's own draw alone.
card(
    "brazier-of-nodens",
    forced(draws(phase="draw", through=THE_RULES), Draw(per(CARD & subtype("Artifact") & YOURS))),
)
