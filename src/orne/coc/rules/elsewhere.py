"""Cards of the discard pile, on a deck or a domain, that a text lets a player play as though from the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.coc.abilities import UseFromElsewhere, UseFromPile
from orne.coc.index import index_of
from orne.coc.rules import places
from orne.coc.rules.domains import domain_of
from orne.coc.state import DECK, DISCARD, RESOURCE

if TYPE_CHECKING:
    from orne.coc.abilities import Triggered, Use
    from orne.coc.events import Event
    from orne.coc.table import CocTable


def playable(g: CocTable, seat: int) -> list[int]:
    """The cards outside the hand that a player may play; copies on a domain are one of them."""
    cards = g.state.cards
    found: list[int] = []
    seen: set[tuple[int, tuple[int, int] | None]] = set()
    for uid in _every(g, seat):
        copy = (cards[uid].kind, domain_of(g, uid))
        if cards[uid].zone != RESOURCE or copy not in seen:
            seen.add(copy)
            found.append(uid)
    return found


def are_alike(g: CocTable, one: int, other: int) -> bool:
    """Whether two resources that may be played are copies on one domain, which nobody tells apart."""
    cards = g.state.cards
    if cards[one].kind != cards[other].kind or domain_of(g, one) != domain_of(g, other):
        return False
    return any(may_be_played(g, seat, uid) for seat in (0, 1) for uid in (one, other))


def _every(g: CocTable, seat: int) -> list[int]:
    """Every card outside the hand that a player may play."""
    found: list[int] = []
    for ability, use in (g.state.index or index_of(g)).may_play:
        if use.seat == seat:
            cards = _cards(g, ability.place, use)
            found += [uid for uid in cards if uid not in found and ability.what.test(g, use, uid)]
    return found


def _cards(g: CocTable, place: str, use: Use) -> Sequence[int]:
    """The cards of a place."""
    state = g.state
    if place == "discard":
        return state.discard[use.seat]
    at = places.Place(use.seat, places.A_DECK) if place == "deck" else places.place_of(g, use.holder)
    if at is None:
        return []
    if at.domain == places.A_DECK:  # a card that was seen there, and is known to be there still
        return [uid for uid in state.deck[at.seat][-1:] if state.cards[uid].known >> use.seat & 1]
    return state.domains[at.seat][at.domain].resources


def may_be_played(g: CocTable, seat: int, uid: int) -> bool:
    """Whether a card is one of those that a player may play from where it lies."""
    return bool(g.index.may_play) and g.state.cards[uid].zone in (DISCARD, DECK, RESOURCE) and uid in _every(g, seat)


def use_of(g: CocTable, seat: int, uid: int, ability: Triggered, event: Event | None = None) -> Use:
    """An ability of an event card that is played from where it lies."""
    card = g.state.cards[uid]
    played = UseFromPile if card.zone == DISCARD else UseFromElsewhere
    return played(ability, uid, card, seat, card.kind, event)
