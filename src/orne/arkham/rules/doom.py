"""Doom placed on cards and on the agenda (arkham/basics/1.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.immunity import unaffected
from orne.arkham.rules.stages import check_doom

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def place_doom(g: ArkhamTable, uid: int, number: int, source: Use | None = None) -> None:
    """Put doom on a card."""
    if uid < 0 or number <= 0 or unaffected(g, uid):
        return
    g.state.edit(uid).doom += number
    g.note("doom", uid, source.holder if source else -1, after=number)


def doom_on_agenda(g: ArkhamTable, number: int, *, may_advance: bool = False, source: Use | None = None) -> None:
    """Put doom on the agenda; it advances only where the text says so (arkham/basics/1.14)."""
    place_doom(g, g.state.agenda, number, source)
    if may_advance:
        check_doom(g)
