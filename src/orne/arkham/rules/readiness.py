"""Readying and exhausting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.immunity import unaffected

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def ready(g: ArkhamTable, uid: int) -> None:
    """Ready a card."""
    g.state.edit(uid).exhausted = False
    g.note("readied", uid)


def ready_all(g: ArkhamTable) -> None:
    """Ready everything in play at once."""
    state = g.state
    for uid in list(state.play):
        if state.cards[uid].exhausted:
            state.edit(uid).exhausted = False


def exhaust(g: ArkhamTable, uid: int) -> None:
    """Exhaust a card."""
    if not g.state.cards[uid].exhausted and not unaffected(g, uid):
        g.state.edit(uid).exhausted = True
        g.note("exhausted", uid)
