"""Shub-Niggurath, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card("forms-of-the-ether", action(TakePlaceOf(), Choose(RESOURCE)))
