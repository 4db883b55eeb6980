"""Hunters: ready unengaged enemies move towards the nearest investigator (arkham/basics/1.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.rules import locations
from orne.arkham.rules.enemy_movement import cannot_enter, step_towards, steps_towards
from orne.arkham.rules.prey import best_fits, best_prey, prey_among
from orne.arkham.state import PLAY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def hunters_move(g: ArkhamTable) -> None:
    """Each ready unengaged hunter moves one step towards the nearest investigator, in the lead's order (1.17)."""
    waiting = _ready_hunters(g)
    # What has arrived engages before the next one goes, so whom a later hunter is after may change meanwhile.
    while waiting := [uid for uid in waiting if _is_hunting(g, uid) and _has_prey_elsewhere(g, uid)]:
        uid = g.choose_card(g.state.lead, "Which hunter moves next?", waiting, "move")
        waiting.remove(uid)
        _hunt(g, uid)


def next_steps(g: ArkhamTable) -> dict[int, list[int]]:
    """Where each hunter would go if hunters moved now; several locations where the lead may pick one."""
    found: dict[int, list[int]] = {}
    for uid in _ready_hunters(g):
        if not _has_prey_elsewhere(g, uid):
            continue
        goals = {g.state.place[seat] for seat in best_fits(g, uid, _closest(g, uid))}
        steps = {step for goal in goals for step in steps_towards(g, uid, goal) if not cannot_enter(g, uid, step)}
        if steps:
            found[uid] = sorted(steps)
    return found


def _ready_hunters(g: ArkhamTable) -> list[int]:
    """Ready unengaged enemies that hunt."""
    return [uid for uid in values.enemies(g) if _is_hunting(g, uid)]


def _is_hunting(g: ArkhamTable, uid: int) -> bool:
    """Whether an enemy is in play, ready, unengaged and a hunter at this moment."""
    card = g.state.cards[uid]
    ready = card.zone == PLAY and not card.exhausted
    return ready and values.has_keyword(g, uid, "hunter") and not values.is_engaged(g, uid)


def _has_prey_elsewhere(g: ArkhamTable, uid: int) -> bool:
    """Whether a hunter is after somebody, and nobody it is after shares its location."""
    places = [g.state.place[seat] for seat in prey_among(g, uid, g.players())]
    return bool(places) and g.state.cards[uid].at not in places


def _closest(g: ArkhamTable, uid: int) -> list[int]:
    """The nearest of those a hunter is after; nobody where no path leads to any."""
    away = locations.distances(g, g.state.cards[uid].at)
    reachable = [seat for seat in prey_among(g, uid, g.players()) if g.state.place[seat] in away]
    nearest = min((away[g.state.place[seat]] for seat in reachable), default=0)
    return [seat for seat in reachable if away[g.state.place[seat]] == nearest]


def _hunt(g: ArkhamTable, uid: int) -> None:
    """One hunter's step; if its next step is blocked it does not move."""
    closest = _closest(g, uid)
    if not closest:
        return
    goal = (
        g.state.place[best_prey(g, uid, closest, "go after")]
        if len({g.state.place[s] for s in closest}) > 1
        else g.state.place[closest[0]]
    )
    step_towards(g, uid, goal)
