"""Prey: whom an enemy engages or goes after (arkham/basics/1.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def prey_among(g: ArkhamTable, uid: int, seats: Sequence[int]) -> list[int]:
    """Those an enemy would engage: for "prey only" nobody else exists."""
    prey = g.kind(uid).prey
    if prey is None or not prey.only or uid in g.index.blank:
        return list(seats)
    return [seat for seat in seats if prey.score(g, uid, seat) > 0]


def best_fits(g: ArkhamTable, uid: int, seats: Sequence[int]) -> list[int]:
    """Those who fit an enemy's prey best."""
    prey = g.kind(uid).prey
    if prey is None or uid in g.index.blank:
        return list(seats)
    scores = {seat: prey.score(g, uid, seat) for seat in seats}
    return [seat for seat in seats if scores[seat] == max(scores.values())]


def best_prey(g: ArkhamTable, uid: int, seats: Sequence[int], does: str = "engage") -> int:
    """The best fit of an enemy's prey, whom it engages or goes after; the lead decides ties."""
    best = best_fits(g, uid, seats)
    if len(best) == 1:
        return best[0]
    return g.choose_seat(g.state.lead, f"Let {g.title(uid)} {does} whom?", best, "engage", source=uid)
