"""Control of assets changing hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.rules.copies import kept_out
from orne.arkham.rules.entering import enter_asset, has_come
from orne.arkham.rules.leaving import discard, drop_clues
from orne.arkham.state import PLAY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def is_anothers_signature(g: ArkhamTable, uid: int, seat: int) -> bool:
    """Whether a card is the signature card of another investigator (ahlcg/signature-cards/c)."""
    return g.kind(uid).facts.signature_of not in (None, g.kind(g.state.investigators[seat]).slug)


def take_control(g: ArkhamTable, uid: int, seat: int) -> None:
    """Take control of an asset; a permanent one and another investigator's signature card stay where they are."""
    if g.kind(uid).facts.permanent or is_anothers_signature(g, uid, seat):
        return
    if g.state.cards[uid].zone == PLAY:
        before = g.state.cards[uid].controller
        if before != seat:
            if kept_out(g, uid, seat, PLAY):
                return
            drop_clues(g, uid)
        card = g.state.edit(uid)
        card.controller, card.threat, card.at, card.host = seat, -1, -1, -1
        attachments = [each for each in g.index.attachments.get(uid, ()) if g.state.cards[each].controller >= 0]
        for attached in attachments:  # players' cards on it change hands with it
            g.state.edit(attached).controller = seat
        g.state.changed()
        g.note("control", uid, seat=seat)
        for attached in attachments:
            if is_anothers_signature(g, attached, seat):
                discard(g, attached)
        has_come(g, uid, seat)
        if before >= 0 and before != seat:
            g.fit_slots(before, g.kind(uid))
    else:
        enter_asset(g, uid, seat)
