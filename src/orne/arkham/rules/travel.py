"""Investigators moving: where they may go, leaving, entering, and what comes along (arkham/basics/1.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER
from orne.arkham.events import ENTERS_LOCATION, LEAVES_LOCATION, Event
from orne.arkham.index import places_matter
from orne.arkham.rules import enemy_movement, engagement
from orne.arkham.rules.locations import connections, reveal
from orne.arkham.state import NOWHERE
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def can_enter(g: ArkhamTable, seat: int, location: int) -> bool:
    """Whether an investigator may move into a location."""
    return g.state.cards[location].revealed or location not in g.index.closed


def move_refusal(g: ArkhamTable, seat: int, location: int) -> Refusal | None:
    """Why an investigator may not move to a location, or None."""
    here = g.state.place[seat]
    if location == here:
        return Refusal("ahlcg/move/i", "you are at {} already", g.name(location))
    if location not in connections(g, here):
        return Refusal("ahlcg/move-action/a", "{} is not connected to {}", g.name(location), g.name(here))
    if not can_enter(g, seat, location):
        return Refusal("ahlcg/cannot/a", "{} cannot be entered before it is revealed", g.name(location))
    return None


def destinations(g: ArkhamTable, seat: int) -> list[int]:
    """Where an investigator may move to."""
    return [location for location in connections(g, g.state.place[seat]) if can_enter(g, seat, location)]


def move_investigator(g: ArkhamTable, seat: int, location: int, source: Use | None = None) -> bool:
    """Move an investigator: leave, enter, reveal, enemies come along or engage, then "after you enter" (1.15)."""
    state = g.state
    start = state.stands(seat)
    leaving = Event(LEAVES_LOCATION, state.investigators[seat], seat, source, location=start)
    leaving.destination = location
    leaving.resume = _move
    return _move(g, leaving)


def _move(g: ArkhamTable, leaving: Event) -> bool:
    """Carry a move out, unless it has become impossible since it was begun or put off."""
    state, seat, start, location = g.state, leaving.seat, leaving.location, leaving.destination
    if state.gone[seat] or state.stands(seat) != start or location in (NOWHERE, start):
        return False
    if location not in state.locations or not can_enter(g, seat, location):
        return False
    if not g.resolve(leaving, lambda: _go(g, leaving)):
        return False
    _has_entered(g, seat, location, leaving.source)
    return not state.gone[seat]


def _go(g: ArkhamTable, leaving: Event) -> None:
    """Go from one location to another, where enemies come along or stay."""
    state, seat, source, location = g.state, leaving.seat, leaving.source, leaving.destination
    for uid in list(values.engaged_with(g, seat)):
        if enemy_movement.cannot_enter(g, uid, location):
            engagement.disengage(g, uid)
    state.put(seat, location)
    state.values = {}
    if places_matter(g):
        state.changed()
    g.note("moved", leaving.subject, source.holder if source else -1, seat, leaving.location, location)
    reveal(g, location)
    engagement.engage_ready(g)
    g.watch_strength()


def place_investigator(g: ArkhamTable, seat: int, location: int) -> None:
    """Put an investigator at a location, which is entering it, though not a move."""
    g.state.put(seat, location)
    g.state.values = {}
    if places_matter(g):
        g.state.changed()
    g.note("placed", g.state.investigators[seat], seat=seat, after=location)
    reveal(g, location)
    engagement.engage_ready(g)
    _has_entered(g, seat, location)


def _has_entered(g: ArkhamTable, seat: int, location: int, source: Use | None = None) -> None:
    """Whatever has moved them on or befallen them meanwhile, they have entered it (ahlcg/forced-abilities/c)."""
    g.answer(AFTER, Event(ENTERS_LOCATION, g.state.investigators[seat], seat, source, location=location))
