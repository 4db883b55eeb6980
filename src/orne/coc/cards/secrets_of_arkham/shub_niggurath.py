"""Shub-Niggurath, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

card("mi-go-surgeon", Gives(CHARACTER & subtype("Mi-Go"), ARCANE, 1))
