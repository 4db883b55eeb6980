"""Assigning damage and horror on one screen: how much, to whom, and a sensible start."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from orne.arkham import values
from orne.arkham.table import ArkhamTable
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.table.shared.handles import Namer
from orne.table.shared.question_data import Assigning, Share

ASSIGN = "assign"


def assigning(game: Game[Any], decision: Decision, of: Namer) -> Assigning:
    """What is still to be assigned, as the rules will ask for it point by point."""
    g = cast(ArkhamTable, game.table)
    plan: dict[int, list[int]] = decision.about.args[3] if isinstance(decision.about, partial) else {}
    points = _points(game, decision)
    investigator = g.state.investigators[decision.seat]
    uids = [investigator, *values.assets(g, decision.seat)]
    rooms = {uid: _pair([min(points[which], _room(g, uid, which, plan)) for which in (0, 1)]) for uid in uids}
    rooms[investigator] = points
    uids = [uid for uid in uids if any(rooms[uid])]
    start = {uid: [0, 0] for uid in uids}
    for which in (0, 1):
        _fill(start, which, points[which], {uid: rooms[uid][which] for uid in uids}, _safe(g, uids, which, plan))
    shares = [Share(of(uid) or "", *rooms[uid], _pair(plan.get(uid, [0, 0])), _pair(start[uid])) for uid in uids]
    return Assigning(*points, tuple(shares))


def _pair(points: list[int]) -> tuple[int, int]:
    """Damage and horror."""
    return points[0], points[1]


def _points(game: Game[Any], decision: Decision) -> tuple[int, int]:
    """How much damage and horror will be asked about: as long as the investigator takes it all, every point is."""
    trial = game.copy()
    counts = [0, 0]
    now: Decision | None = decision
    while now is not None and now.kind == ASSIGN and (now.seat, now.source) == (decision.seat, decision.source):
        which = 0 if now.options[0].verb == "damage" else 1
        if which == 0 and counts[1]:
            break  # another source of damage: the first is assigned
        counts[which] += 1
        trial.choose(0)
        now = trial.decision
    return counts[0], counts[1]


def _room(g: ArkhamTable, uid: int, which: int, plan: dict[int, list[int]]) -> int:
    """How much more a card can take before it has as much as it can take."""
    left = values.remaining_sanity(g, uid) if which else values.remaining_health(g, uid)
    limit = values.sanity(g, uid) if which else values.health(g, uid)
    return 0 if limit is None else max(0, left - plan.get(uid, [0, 0])[which])


def _safe(g: ArkhamTable, uids: list[int], which: int, plan: dict[int, list[int]]) -> dict[int, int]:
    """How much each card can take without being defeated."""
    return {uid: max(0, _room(g, uid, which, plan) - 1) for uid in uids}


def _fill(start: dict[int, list[int]], which: int, points: int, rooms: dict[int, int], safe: dict[int, int]) -> None:
    """Give each card what defeats nobody, the investigator first; the rest goes to assets while they have room."""
    for limits in (safe, {uid: room for n, (uid, room) in enumerate(rooms.items()) if n}, rooms):
        for uid, limit in limits.items():
            more = min(points, min(limit, rooms[uid]) - start[uid][which])
            if more > 0:
                start[uid][which] += more
                points -= more
