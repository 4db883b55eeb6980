"""Names that cards take from beside the language: kinds of event, icons, zones, limits, types for odd functions."""

from __future__ import annotations

from orne.coc.events import DESTROY, GO_INSANE, SACRIFICE, WOUND, Event
from orne.coc.facts import ARCANE, COMBAT, INVESTIGATION, STRUGGLES, TERROR
from orne.coc.registry import cards_of, reprint
from orne.coc.rules.lasting import (
    END_OF_YOUR_NEXT_TURN,
    NEXT_ACTION,
    NEXT_PHASE,
    NEXT_REFRESH,
    WHILE_EXHAUSTED,
    YOUR_NEXT_TURN,
)
from orne.coc.selector import Sel
from orne.coc.state import ATTACHED, DISCARD, HAND, PLAY
from orne.coc.state import RESOURCE as ON_A_DOMAIN
from orne.coc.table import CocTable
from orne.kernel.limits import Limit

__all__ = [
    "ARCANE", "ATTACHED", "COMBAT", "DESTROY", "DISCARD", "END_OF_YOUR_NEXT_TURN", "GO_INSANE", "HAND",
    "INVESTIGATION", "NEXT_ACTION", "NEXT_PHASE", "NEXT_REFRESH", "ON_A_DOMAIN", "PLAY", "SACRIFICE", "STRUGGLES",
    "TERROR", "WHILE_EXHAUSTED", "WOUND", "YOUR_NEXT_TURN", "CocTable", "Event", "Limit", "Sel", "cards_of", "once",
    "one_per", "reprint", "times_per",
]  # fmt: skip


def once(period: str) -> Limit:
    """The one card may use it once in a period."""
    return Limit(1, period, by_title=False)


def one_per(period: str) -> Limit:
    """A player may use it once in a period, all copies counted together."""
    return Limit(1, period, by_title=True)


def times_per(number: int, period: str) -> Limit:
    """The one card may use it a number of times in a period."""
    return Limit(number, period, by_title=False)
