"""Readying and exhausting: only what is exhausted can be readied, only what is ready can be exhausted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import state as zones
from orne.coc.events import EXHAUSTED, READIED, Event
from orne.coc.rules import cannot
from orne.coc.state import PLAY, READY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def can_exhaust(g: CocTable, uid: int) -> bool:
    """Only a ready card in play can be exhausted (coc/rule/2.10-ready-exhausted-committed/e and l)."""
    card = g.state.cards[uid]
    if card.zone != PLAY or card.state != READY or card.face_down:
        return False
    return cannot.refusal(g, "be exhausted", uid) is None


def can_ready(g: CocTable, uid: int) -> bool:
    """Only an exhausted card in play can be readied; an insane one is neither."""
    return is_exhausted(g, uid) and cannot.refusal(g, "be readied", uid) is None


def not_ready(g: CocTable, uid: int) -> Refusal:
    """Say that a card cannot be exhausted to pay for something, and in which state it is."""
    state = g.state.cards[uid].state
    forbidden = cannot.refusal(g, "be exhausted", uid) if state == READY else None
    if forbidden is not None:
        return forbidden
    words = "exhausted" if state == zones.EXHAUSTED else "not in play"
    ruling = "coc/rule/2.10-ready-exhausted-committed/d"
    if state == zones.INSANE:
        words, ruling = "insane", "coc/rule/2.10-ready-exhausted-committed/f"
    return Refusal(ruling, "{} is {} and cannot be exhausted", g.title(uid), words)


def readying_refusal(g: CocTable, uid: int) -> Refusal | None:
    """Why a card cannot be readied: it is not exhausted, or a text forbids it, or None."""
    if not is_exhausted(g, uid):
        return Refusal("coc/rule/2.10-ready-exhausted-committed/e", "{} is not exhausted", g.title(uid))
    return cannot.refusal(g, "be readied", uid)


def ready(g: CocTable, uid: int, source: Use | None) -> bool:
    """Ready an exhausted card; an insane one is neither (coc/rule/2.10-ready-exhausted-committed/f)."""
    card = g.state.cards[uid]
    if not can_ready(g, uid):
        return False
    g.state.edit(uid).state = READY
    g.note("readied", uid, source.holder if source else -1, card.controller)
    if READIED in g.heard:
        event = Event(READIED, uid, card.controller, source)
        event.struggle = g.struggle
        g.happened(event)
    return True


def exhaust(g: CocTable, uid: int, source: Use | None, *, as_cost: bool = False) -> bool:
    """Exhaust a ready card, by an effect or to pay for something."""
    card = g.state.cards[uid]
    if not can_exhaust(g, uid):
        return False
    g.state.edit(uid).state = zones.EXHAUSTED
    g.note("exhausted", uid, source.holder if source else -1, card.controller)
    if EXHAUSTED in g.heard:
        event = Event(EXHAUSTED, uid, card.controller, source)
        event.as_cost = as_cost
        g.happened(event)
    return True


def is_ready(g: CocTable, uid: int) -> bool:
    """Whether a card counts as ready for effects that ask; support cards may be, Dormant ones are not.

    coc/rule/2.10-ready-exhausted-committed/b
    """
    card = g.state.cards[uid]
    return card.zone == PLAY and card.state == READY


def is_exhausted(g: CocTable, uid: int) -> bool:
    """Whether a card counts as exhausted; no face-down card does (coc/rule/2.10-ready-exhausted-committed/l)."""
    card = g.state.cards[uid]
    return card.zone == PLAY and card.state == zones.EXHAUSTED and not card.face_down
