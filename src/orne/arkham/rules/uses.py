"""Uses: ammo, charges, supplies, secrets (arkham/basics/1.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.rules.leaving import discard

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def spend_uses(g: ArkhamTable, uid: int, number: int) -> None:
    """Take uses off a card; some cards are discarded with the last one (arkham/basics/1.19)."""
    card = g.state.edit(uid)
    card.tokens -= number
    if card.tokens <= 0 and g.kind(uid).discarded_when_empty:
        discard(g, uid)
