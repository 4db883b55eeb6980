"""Miskatonic University, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card("professor-albert-wilmarth", Gives(CHARACTER & subtype("Monster"), UNCOUNTED, 1))
