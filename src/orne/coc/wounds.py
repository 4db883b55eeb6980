"""Wounds: dealt together, cancelled one at a time, fatal when Toughness does not hold them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.coc import cannot, leaving, values
from orne.coc.events import WOUND, Event
from orne.coc.state import PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def can_be_wounded(g: CocTable, uid: int) -> bool:
    """Whether wounds may be dealt to a character."""
    return wound_refusal(g, uid) is None


def wound_refusal(g: CocTable, uid: int) -> Refusal | None:
    """Why a card cannot be wounded: Invulnerability or a text forbids it, or None (coc/rulebook/invulnerability)."""
    if values.has(g, uid, "invulnerability"):
        return Refusal("coc/rule/2.37-invulnerability/b", "{} has Invulnerability and cannot be wounded", g.title(uid))
    return cannot.refusal(g, "be wounded", uid)


def wound(g: CocTable, uids: Sequence[int], source: Use | None, number: int = 1) -> bool:
    """Deal wounds to characters at the same time; True when every one of them was wounded in full.

    Each wound may be disrupted before any is placed; destruction follows at once, by whatever dealt the wound.
    """
    from orne.coc.timing import goes_on, happened

    state = g.state
    events: list[Event] = []
    complete = bool(uids)
    for uid in uids:
        card = state.cards[uid]
        if card.zone != PLAY or not can_be_wounded(g, uid):
            complete = False
            continue
        events.append(Event(WOUND, uid, card.controller, source, number, card, values.is_blank(g, uid)))
    for event in events:
        goes_on(g, event)
    placed: list[Event] = []
    for event in events:
        card = state.cards[event.subject]
        amount = 0 if event.cancelled else event.amount
        if amount < number:
            complete = False
        if amount <= 0 or card.zone != PLAY or event.before is None or card.obj != event.before.obj:
            continue
        edited = state.edit(event.subject)
        edited.wounds += amount
        event.amount = amount
        g.note("wounded", event.subject, source.holder if source else -1, event.seat, card.wounds, edited.wounds)
        placed.append(event)
    doomed = [e.subject for e in placed if state.cards[e.subject].wounds > values.toughness(g, e.subject)]
    for event in placed:
        if g.rules.fatal_wound_is_answered and event.subject in doomed:
            event.note = values.skill(g, event.subject)
        happened(g, event)
    if doomed:
        leaving.destroy(g, doomed, source)
    return complete


def move_wounds(g: CocTable, uid: int, to: int, source: Use | None, number: int = 1) -> bool:
    """Move wounds from one character to another, which is not wounding it but may destroy it.

    coc/rule/2.31-moving-wounds/a to c
    """
    state = g.state
    if state.cards[uid].wounds < number or state.cards[to].zone != PLAY or uid == to or not can_be_wounded(g, to):
        return False
    state.edit(uid).wounds -= number
    bearer = state.edit(to)
    bearer.wounds += number
    g.note("wound moved", to, source.holder if source else -1, bearer.controller, uid, bearer.wounds)
    if bearer.wounds > values.toughness(g, to):
        leaving.destroy(g, [to], source)
    return True


def heal(g: CocTable, uid: int, number: int) -> None:
    """Take wounds off a character."""
    card = g.state.edit(uid)
    card.wounds = max(0, card.wounds - number)
    g.note("healed", uid, after=card.wounds)
