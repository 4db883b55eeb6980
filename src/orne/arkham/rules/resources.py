"""Resources: gained from the pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def gain_resources(g: ArkhamTable, seat: int, number: int) -> None:
    """Gain resources from the pool."""
    g.state.resources[seat] += number
    g.state.values = {}
    g.note("resources", -1, seat=seat, after=number)
