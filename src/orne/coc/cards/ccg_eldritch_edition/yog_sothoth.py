"""Yog-Sothoth, Eldritch Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-eldritch-edition")

card("balance-of-thoth", action(Then(Heal(pick(CHARACTER)), PlaceSuccess(pick(STORY)))))
card("riddles", action(CompareTop(X)))
