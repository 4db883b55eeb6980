"""Cards that an effect attaches to another card, and takes off again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.rules import piles
from orne.coc.rules.leaving import discard_from_play
from orne.coc.rules.moving import move
from orne.coc.state import INSANE, NOWHERE, PLAY, ROW, LastingEffect

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.state import Card
    from orne.coc.table import CocTable


def attach_by_effect(g: CocTable, uid: int, host: int, source: Use | None, *, face_down: bool = False) -> bool:
    """Attach a card in play to another: it becomes an Attachment support card.

    coc/rule/1.15-attaching-through-card-effects/a. It stays attached in every edition: that is a state of the card, not
    something that lasts for a time.
    """
    state = g.state
    if not _can_attach(g, uid, host):
        return False
    if g.rules.type_change_discards_attachments:
        attached, to = state.cards[uid].obj, state.cards[host].obj
        discard_from_play(g, list(g.index.attachments.get(uid, ())), source)
        if (state.cards[uid].obj, state.cards[host].obj) != (attached, to):
            return False
    card = state.edit(uid)
    card.host = host
    card.story = NOWHERE
    card.attached_by_effect = True
    card.face_down = face_down
    _is_attached(g, card, source)
    return True


def attach_from_elsewhere(
    g: CocTable, uid: int, host: int, seat: int, source: Use | None, *, face_down: bool = False
) -> bool:
    """Attach a card that is out of play to one in play: it is an Attachment support card as it comes there.

    It never is in play as what it was before, so it does not enter play as that.
    """
    cards = g.state.cards
    if cards[uid].zone in (PLAY, ROW) or cards[host].zone not in (PLAY, ROW) or piles.is_kept(g, uid):
        return False
    card = move(g, uid, PLAY, controller=seat)
    card.host = host
    card.attached_by_effect = True
    card.face_down = face_down
    _is_attached(g, card, source)
    return True


def _is_attached(g: CocTable, card: Card, source: Use | None) -> None:
    """Enter that an effect has attached a card."""
    state = g.state
    if source is not None and source.holder != card.uid:
        # The card that attached it goes on seeing what it was (coc/rule/1.15-attaching-through-card-effects/c).
        lasting = LastingEffect("attached", ((card.uid, card.obj),), card.host, "ever", source.holder, source.seat)
        state.lasting = (*state.lasting, lasting)
    state.changed()
    g.note("attached", card.uid, source.holder if source else -1, card.controller, after=card.host)


def reattach(g: CocTable, uid: int, host: int, source: Use | None) -> bool:
    """Take an attachment off its host and attach it to another card; it is what it was."""
    state = g.state
    before = state.cards[uid]
    if before.host in (NOWHERE, host) or not _can_attach(g, uid, host):
        return False
    state.edit(uid).host = host
    state.changed()
    g.note("attached", uid, source.holder if source else -1, before.controller, before.host, host)
    return True


def _can_attach(g: CocTable, uid: int, host: int) -> bool:
    """Whether a card in play can be attached to another card in play, or to a story."""
    cards = g.state.cards
    return cards[uid].zone == PLAY and cards[host].zone in (PLAY, ROW) and uid != host


def unattach(g: CocTable, uid: int, source: Use | None) -> bool:
    """Take a card that an effect attached off its host: it is again what it was before."""
    state = g.state
    if state.cards[uid].zone != PLAY or not state.cards[uid].attached_by_effect:
        return False
    card = state.edit(uid)
    card.host = NOWHERE
    card.attached_by_effect = False
    card.face_down = card.state == INSANE
    me = (uid, card.obj)
    state.lasting = tuple(each for each in state.lasting if each.kind != "attached" or me not in each.targets)
    state.changed()
    g.note("unattached", uid, source.holder if source else -1, card.controller)
    return True
