"""Yog-Sothoth, Forgotten Cities."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forgotten-cities")

card("starry-wisdom-deacon", action(Lasting(CostChange(EVENT, -5, next_only=True)), cost=SacrificeThis()))
