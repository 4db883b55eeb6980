"""Yog-Sothoth, Conspiracies of Chaos."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-conspiracies-of-chaos")

card("blood-magician", action(TakeIcon(), Choose(CHARACTER), cost=Pay(1)))
