"""Miskatonic University, Arkham Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-edition")

card("expedition-leader", action(gain(icons=(0, -1, 0, 0)), Choose(CHARACTER), cost=Pay(1)))
card("m-u-science-building", action(name_subtype(), Choose(CHARACTER | SUPPORT), cost=Pay(2)))
