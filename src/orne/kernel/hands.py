"""Hands: which copy of a card is taken where nobody says which, and others know one of them."""

from __future__ import annotations

from typing import Any


def put_into(hand: list[int], cards: list[Any], uid: int) -> None:
    """Put a card into a hand: last, but before copies of it that fewer players know.

    Whoever takes the first of several copies takes the known one: the other players need not learn of the second.
    """
    hand.append(uid)
    if cards[uid].known:
        has_been_seen(hand, cards, uid)


def has_been_seen(hand: list[int], cards: list[Any], uid: int) -> None:
    """Put a card that others know before the copies of it that fewer of them know."""
    card = cards[uid]
    others = _others(card)
    for place, other in enumerate(hand):
        if other == uid:
            return
        if cards[other].kind == card.kind and _others(cards[other]) < others:
            hand.remove(uid)
            hand.insert(place, uid)
            return


def _others(card: Any) -> int:
    """How many players besides its owner know a card."""
    known: int = card.known & ~(1 << card.owner)
    return known.bit_count()
