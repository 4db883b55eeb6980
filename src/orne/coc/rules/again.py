"""Looking again: between announcing a thing and doing it others may act.

What an event is about is looked at as it is announced and, from current records, once more as it is about to happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import immunity, values
from orne.coc.events import Event
from orne.coc.state import PLAY

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.events import Able
    from orne.coc.table import CocTable


def announced(
    g: CocTable, kind: str, uid: int, source: Use | None, able: Able, amount: int = 0, how: str = ""
) -> Event | None:
    """What is about to befall a card in play; None where it cannot."""
    card = g.state.cards[uid]
    if not (card.zone == PLAY or g.is_conspiracy_in_play(uid)) or not able(g, uid):
        return None
    event = Event(kind, uid, card.controller, source, amount, card, values.is_blank(g, uid))
    event.how = how
    event.struggle = g.struggle
    event.able = able
    # A cost may be paid with a card that is immune: only an immunity gained since then protects.
    event.immune = source is not None and immunity.is_immune(g, uid, source)
    return event


def still(g: CocTable, event: Event) -> bool:
    """Whether an event can happen to its card now: the same object in its place, able, and not become immune.

    What the event tells of the card is brought up to date (coc/rule/1.9-choosing-targets/f, coc/rule/2.2-cannot/a).
    """
    before = event.before
    if before is None:
        return True
    card = g.state.cards[event.subject]
    if card.zone != before.zone or (card.uid == before.uid and card.obj != before.obj):
        return False
    if event.able is not None:
        if not event.able(g, card.uid):
            return False
        if event.seat == before.controller:
            event.seat = card.controller
    if event.source is not None and not event.immune and immunity.is_immune(g, card.uid, event.source):
        return False
    event.before = card
    event.blank = values.is_blank(g, card.uid)
    return True
