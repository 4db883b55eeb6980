"""Hastur, Revelations."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("revelations")

card("alyssa-graham", disrupt(would_draw(ANYBODY), OneOf(DiscardDrawn(), PileToTop()), cost=DriveThisInsane()))
card("the-parlor", DrawsShown())
