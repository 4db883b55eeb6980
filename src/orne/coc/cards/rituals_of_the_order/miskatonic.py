"""Miskatonic University, Rituals of the Order."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("rituals-of-the-order")

card("flux-stabilizer", Cannot("be put into play through triggered effects", CHARACTER))
