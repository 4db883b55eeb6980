"""Neutral cards, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card("obsessive-inmate", StaysCommitted(SELF))
