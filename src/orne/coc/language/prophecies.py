"""Prophecies: played onto their owner's deck, face up, and used from there."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, Effect, Trigger, Triggered, action, response
from orne.coc.language.conditions import DRAW_PHASE
from orne.coc.language.costs import DiscardThisProphecy
from orne.coc.language.effects import Prophesy
from orne.coc.state import DECK

__all__ = ["prophecy"]


def prophecy(trigger: Trigger, effect: Effect, *choose: Choose, **rest: Any) -> tuple[Triggered, Triggered]:
    """Both abilities of a Prophecy: played in a draw phase it lies on the deck, and answers from there."""
    return (
        action(Prophesy(), during=DRAW_PHASE),
        response(trigger, effect, *choose, cost=DiscardThisProphecy(), zone=DECK, **rest),
    )
