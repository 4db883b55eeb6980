"""Neutral cards, Forbidden Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forbidden-relics")

card("decrepit-mausoleum", CostChange(CARD, -1, minimum=1, yours=False))
