"""Conspiracies, The Thousand Young."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-thousand-young")

card("pervasive-toxemia", Toll(COMMIT_TOGETHER, CHARACTER, WoundOneForCertain(CHARACTER)))
card("pervasive-toxemia", Toll(COMMIT_TOGETHER, CHARACTER, WoundOne(CHARACTER)), until="lcg-3.0")
