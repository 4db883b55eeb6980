"""Enemies moving from one location to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.immunity import unaffected
from orne.arkham.index import places_matter
from orne.arkham.passives import ENTER_HOST
from orne.arkham.rules import locations
from orne.arkham.rules.engagement import disengage, engage_ready
from orne.arkham.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def cannot_enter(g: ArkhamTable, uid: int, location: int) -> bool:
    """Whether something keeps an enemy out of a location."""
    for ban, use in g.index.cannot.get(ENTER_HOST, ()):
        if g.state.cards[use.holder].host == location and ban.test(g, use, uid):
            return True
    return False


def move_enemy(g: ArkhamTable, uid: int, location: int) -> None:
    """Move an enemy, which breaks an engagement; arriving ready it engages."""
    if cannot_enter(g, uid, location) or unaffected(g, uid):
        return
    card = g.state.cards[uid]
    if card.threat != NOBODY:
        disengage(g, uid)
    g.state.edit(uid).at = location
    if places_matter(g):
        g.state.changed()
    g.note("enemy moved", uid, before=card.at, after=location)
    engage_ready(g)
    g.watch_strength()


def steps_towards(g: ArkhamTable, uid: int, goal: int) -> list[int]:
    """The locations that begin a shortest path of an enemy to another location; none where there is no path."""
    here = g.location_of(uid)
    if here in (goal, NOWHERE):
        return []
    to_goal = locations.distances(g, here).get(goal)
    if to_goal is None:
        return []
    return [
        location for location in locations.connections(g, here) if locations.distance(g, location, goal) == to_goal - 1
    ]


def step_towards(g: ArkhamTable, uid: int, goal: int) -> None:
    """Move an enemy one connection along a shortest path; the lead picks among several."""
    steps = steps_towards(g, uid, goal)
    if not steps:
        return
    step = g.choose_card(g.state.lead, f"Move {g.title(uid)} to which location?", steps, "go", uid)
    if not cannot_enter(g, uid, step):
        move_enemy(g, uid, step)
