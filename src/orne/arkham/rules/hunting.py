"""Hunters: ready unengaged enemies move towards the nearest investigator (arkham/basics/1.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.rules import locations
from orne.arkham.rules.enemy_movement import step_towards
from orne.arkham.rules.prey import best_prey, prey_among
from orne.arkham.state import PLAY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def hunters_move(g: ArkhamTable) -> None:
    """Each ready unengaged hunter moves one step towards the nearest investigator, in the lead's order (1.17)."""
    waiting = [
        uid
        for uid in values.enemies(g)
        if values.has_keyword(g, uid, "hunter") and not g.state.cards[uid].exhausted and not values.is_engaged(g, uid)
    ]
    # What has arrived engages before the next one goes, so whom a later hunter is after may change meanwhile.
    while waiting := [uid for uid in waiting if _has_prey_elsewhere(g, uid)]:
        uid = g.choose_card(g.state.lead, "Which hunter moves next?", waiting, "move")
        waiting.remove(uid)
        _hunt(g, uid)


def _has_prey_elsewhere(g: ArkhamTable, uid: int) -> bool:
    """Whether a hunter is after somebody, and nobody it is after shares its location."""
    if g.state.cards[uid].zone != PLAY or values.is_engaged(g, uid):
        return False
    places = [g.state.place[seat] for seat in prey_among(g, uid, g.players())]
    return bool(places) and g.state.cards[uid].at not in places


def _hunt(g: ArkhamTable, uid: int) -> None:
    """One hunter's step; if its next step is blocked it does not move."""
    here = g.state.cards[uid].at
    prey = prey_among(g, uid, g.players())
    away = locations.distances(g, here)
    reachable = [seat for seat in prey if g.state.place[seat] in away]
    if not reachable:
        return
    nearest = min(away[g.state.place[seat]] for seat in reachable)
    closest = [seat for seat in reachable if away[g.state.place[seat]] == nearest]
    goal = (
        g.state.place[best_prey(g, uid, closest, "go after")]
        if len({g.state.place[s] for s in closest}) > 1
        else g.state.place[closest[0]]
    )
    step_towards(g, uid, goal)
