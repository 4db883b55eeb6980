"""Effects that last end at the end of a test, phase, turn or round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.passives import changes_strength
from orne.arkham.rules.engagement import engage_ready

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def expire(g: ArkhamTable, period: str) -> None:
    """End what lasts until the end of a period."""
    state = g.state
    ended = [each for each in state.lasting if each.until == period] if state.lasting else []
    if not ended:
        return
    state.lasting = tuple(each for each in state.lasting if each.until != period)
    state.changed()
    kinds = state.catalogue.kinds
    if state.catalogue.strength or any(
        changes_strength(kinds[each.kind].lasting[each.number].passives) for each in ended
    ):
        g.look_again()
    engage_ready(g)  # what kept an enemy from engaging may have been such a text
