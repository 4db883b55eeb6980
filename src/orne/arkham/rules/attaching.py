"""Attaching a card to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.rules.control import is_anothers_signature
from orne.arkham.rules.entering import into_play
from orne.arkham.rules.leaving import discard
from orne.arkham.state import NOBODY, NOWHERE, PLAY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def can_be_attached(g: ArkhamTable, uid: int) -> bool:
    """Whether a card may be attached to another: a permanent one may not (ahlcg/permanent/e)."""
    return not g.kind(uid).facts.permanent


def attach(g: ArkhamTable, uid: int, host: int, controller: int = NOBODY) -> None:
    """Attach a card to another; one that is in play already stays as it is but for where it lies.

    A player's card on another investigator's card is controlled by that one (ahlcg/attach-to/f), or discarded where
    that one cannot have it.
    """
    if not can_be_attached(g, uid):
        return
    card = g.state.edit(uid) if g.state.cards[uid].zone == PLAY else into_play(g, uid, controller=controller)
    card.host, card.threat, card.at = host, NOBODY, NOWHERE
    bearer = g.state.cards[host].controller
    if NOBODY not in (card.controller, bearer):
        card.controller = bearer
    g.state.changed()
    g.note("attached", uid, seat=controller, after=host)
    if NOBODY not in (card.controller, bearer) and is_anothers_signature(g, uid, bearer):
        discard(g, uid)
    g.texts_changed(g.kind(uid))
