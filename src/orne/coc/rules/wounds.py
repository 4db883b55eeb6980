"""Wounds: dealt together, cancelled one at a time, fatal when Toughness does not hold them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.coc import values
from orne.coc.events import WOUND, Event
from orne.coc.rules import cannot, leaving
from orne.coc.rules.again import announced
from orne.coc.state import PLAY, ROW
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


SHIELDS: Final = frozenset(("invulnerability", "be wounded"))
"""A keyword, and what a text may forbid, that keep wounds off."""


def can_be_wounded(g: CocTable, uid: int) -> bool:
    """Whether wounds may be dealt to a character."""
    return wound_refusal(g, uid) is None


def wound_refusal(g: CocTable, uid: int) -> Refusal | None:
    """Why a card cannot be wounded: Invulnerability or a text forbids it, or None (coc/rulebook/invulnerability)."""
    if g.state.cards[uid].zone == ROW:
        return Refusal("coc/faq/conspiracy-in-play-is-a-story", "{} is a story and cannot be wounded", g.title(uid))
    if values.has(g, uid, "invulnerability"):
        return Refusal("coc/rule/2.37-invulnerability/b", "{} has Invulnerability and cannot be wounded", g.title(uid))
    return cannot.refusal(g, "be wounded", uid)


def wound(g: CocTable, uids: Sequence[int], source: Use | None, number: int = 1, *, for_certain: bool = False) -> bool:
    """Deal wounds to characters at the same time; True when every one of them was wounded in full.

    Each wound may be disrupted before any is placed, unless a text forbids that; destruction follows at once, by
    whatever dealt the wound.
    """

    state = g.state
    announcements = [announced(g, WOUND, uid, source, can_be_wounded, number) for uid in uids]
    events = [event for event in announcements if event is not None]
    placed = [event for event in (events if for_certain else g.go_on_together(events)) if event.amount > 0]
    for event in placed:
        edited = state.edit(event.subject)
        before = edited.wounds
        edited.wounds += event.amount
        g.note("wounded", event.subject, source.holder if source else -1, event.seat, before, edited.wounds)
    fatal = [event.subject for event in placed if is_fatally_wounded(g, event.subject)]
    for event in placed:
        if g.rules.fatal_wound_is_answered and event.subject in fatal:
            event.skill = values.skill(g, event.subject)
        g.happened(event)
    if fatal:
        for uid, prevented in die(g, fatal, source).items():
            _take_back(g, [event for event in placed if event.subject == uid], prevented)
    return len(placed) == len(uids) > 0 and all(event.amount >= number for event in placed)


def is_fatally_wounded(g: CocTable, uid: int) -> bool:
    """Whether a character has more wounds than its Toughness holds."""
    wounds = g.state.cards[uid].wounds
    return wounds > 0 and values.is_character(g, uid) and wounds > values.toughness(g, uid)


def die(g: CocTable, uids: Sequence[int], source: Use | None) -> dict[int, int]:
    """Destroy fatally wounded characters; where that is prevented, so is the final wound.

    How many wounds were prevented, by character (coc/faq/andrew-chapman-khopesh).
    """
    state = g.state
    objects = [(uid, state.cards[uid].obj) for uid in uids]
    leaving.destroy(g, uids, source, because=is_fatally_wounded)
    prevented: dict[int, int] = {}
    for uid, obj in objects:
        if state.cards[uid].obj == obj and is_fatally_wounded(g, uid) and leaving.can_be_destroyed(g, uid):
            toughness = max(0, values.toughness(g, uid))
            edited = state.edit(uid)
            prevented[uid] = edited.wounds - toughness
            edited.wounds = toughness
            g.note("wound prevented", uid, seat=edited.controller, after=prevented[uid])
    return prevented


def _take_back(g: CocTable, events: list[Event], number: int) -> None:
    """A wound that was prevented after all has not been dealt: nothing answers it."""
    for event in reversed(events):
        less = min(number, event.amount)
        event.amount -= less
        number -= less
        if not event.amount:
            g.strike_out(event)


def move_wound(g: CocTable, uid: int, to: int, source: Use | None) -> bool:
    """Move a wound from one character to another, which is not wounding it but may destroy it.

    coc/rule/2.31-moving-wounds/a to c
    """
    state = g.state
    if not state.cards[uid].wounds or state.cards[to].zone != PLAY or uid == to or not can_be_wounded(g, to):
        return False
    state.edit(uid).wounds -= 1
    bearer = state.edit(to)
    bearer.wounds += 1
    g.note("wound moved", to, source.holder if source else -1, bearer.controller, uid, bearer.wounds)
    if is_fatally_wounded(g, to):
        die(g, [to], source)
    return True


def heal(g: CocTable, uid: int, number: int) -> None:
    """Take wounds off a character."""
    card = g.state.edit(uid)
    card.wounds = max(0, card.wounds - number)
    g.note("healed", uid, after=card.wounds)
