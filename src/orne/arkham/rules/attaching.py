"""Attaching a card to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.rules.entering import into_play
from orne.arkham.state import NOBODY, NOWHERE, PLAY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def can_be_attached(g: ArkhamTable, uid: int) -> bool:
    """Whether a card may be attached to another: a permanent one may not (ahlcg/permanent/e)."""
    return not g.kind(uid).facts.permanent


def attach(g: ArkhamTable, uid: int, host: int, controller: int = NOBODY) -> None:
    """Attach a card to another; one that is in play already stays as it is but for where it lies."""
    if not can_be_attached(g, uid):
        return
    card = g.state.edit(uid) if g.state.cards[uid].zone == PLAY else into_play(g, uid, controller=controller)
    card.host, card.threat, card.at = host, NOBODY, NOWHERE
    g.state.changed()
    g.note("attached", uid, seat=controller, after=host)
