"""Where locations lie on the map: as the scenario says, and the rest in rows below."""

from __future__ import annotations

from collections.abc import Iterator

from orne.arkham.scenario import scenario
from orne.arkham.table import ArkhamTable
from orne.table.shared.data import Place
from orne.table.shared.handles import Namer

ROW = 4
"""How many locations lie side by side that the scenario has no place for."""


def places(g: ArkhamTable, of: Namer) -> tuple[Place, ...]:
    """Every location in play with its place; one that cannot be told from others lies where the next of them does."""
    found = dict(_named(g))
    below = max((y for _, y in found.values()), default=-1) + 1
    others = [uid for uid in g.state.locations if uid not in found]
    found.update({uid: (number % ROW, below + number // ROW) for number, uid in enumerate(others)})
    return tuple(Place(of(uid) or "", *found[uid]) for uid in g.state.locations)


def _named(g: ArkhamTable) -> Iterator[tuple[int, tuple[int, int]]]:
    """The locations that the scenario has a place for."""
    known = scenario(g.state.scenario).map
    taken: dict[str, int] = {}
    for uid in g.state.locations:
        kind = g.kind(uid)
        name = kind.unrevealed_name or kind.slug
        number = taken.get(name, 0)
        if number < len(known.get(name, ())):
            taken[name] = number + 1
            yield uid, known[name][number]
