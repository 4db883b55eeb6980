"""Effects that last end at the end of a test, phase, turn or round."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def expire(g: ArkhamTable, period: str) -> None:
    """End what lasts until the end of a period."""
    state = g.state
    if state.lasting and any(each.until == period for each in state.lasting):
        state.lasting = tuple(each for each in state.lasting if each.until != period)
        state.changed()
