"""Triggers about the one card that somebody draws or plays, and what they pay for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events
from orne.coc.abilities import Trigger
from orne.coc.events import Event
from orne.coc.language.causes import OPPONENT, YOU, Whose
from orne.coc.selector import Sel

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["draws_one", "plays_for_less"]


def plays_for_less(by: Whose = OPPONENT) -> Trigger:
    """Somebody plays a card and pays less for it than its printed cost."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        facts = g.kind(event.subject).facts
        paid = event.source.paid if event.source is not None else 0
        return by.test(g, use, event) and not facts.cost_is_x and paid < facts.cost

    return Trigger(events.PLAYED, test, f"after {by.does('play', 'a card')} for less than its printed cost")


def draws_one(what: Sel, by: Whose = YOU) -> Trigger:
    """Somebody draws a card of a kind."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return by.test(g, use, event) and what.test(g, use, event.subject)

    return Trigger(events.DRAWS, test, f"after {by.does('draw', what.phrase())}")
