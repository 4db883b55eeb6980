"""Dealing what a seat cannot see: the same position, as far as that seat can tell.

Cards are dealt, not their faces: which card lies in which hidden place is decided by the deal alone, so nothing about
the deal before is left in it, not even the numbers of the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from typing import Any, Protocol, TypeVar

from orne.kernel import rng
from orne.kernel.rng import Chance

Moves = dict[int, int]
"""For a card, the one that comes to lie in its place."""


class Dealt(Protocol):
    """A state whose cards can be dealt: records with ``uid``, ``kind`` and ``obj``."""

    cards: list[Any]
    lasting: tuple[Any, ...]

    def copy(self: S) -> S: ...

    def changed(self) -> None: ...


S = TypeVar("S", bound=Dealt)


def shuffled_within(
    piles: Iterable[tuple[int, Hashable]], cards: list[Any], chance: Chance, unlisted: Collection[int] = ()
) -> Moves:
    """Deal cards within their piles; they come in the order of their places, and copies are not told apart.

    Of cards on lists that nobody knows the kinds are not looked at: the deal must not depend on them.
    """
    groups: dict[Hashable, list[int]] = {}
    for uid, pile in piles:
        groups.setdefault(pile, []).append(uid)
    moves: Moves = {}
    for lying in groups.values():
        dealt = sorted(lying, key=lambda uid: (-1 if uid in unlisted else cards[uid].kind, uid))
        rng.shuffle(chance, dealt)
        moves.update(zip(lying, dealt, strict=True))
    return moves


def known_first(hands: Iterable[list[int]], cards: list[Any], dealt: Collection[int]) -> None:
    """In each hand, put the copies that are known before those that were dealt: those are taken first."""
    for hand in hands:
        alike: dict[int, list[int]] = {}
        for place, uid in enumerate(hand):
            alike.setdefault(cards[uid].kind, []).append(place)
        for places in alike.values():
            copies = sorted((hand[place] for place in places), key=lambda uid: uid in dealt)
            for place, uid in zip(places, copies, strict=True):
                hand[place] = uid


def exchanged(state: S, moves: Moves, renumber: Callable[[S, Moves], None]) -> S:
    """A new state with other cards in some places; ``renumber`` sees to the game's own lists."""
    cards = state.cards
    new = state.copy()
    for uid, other in moves.items():
        card = cards[uid].copy()
        card.uid = other
        card.kind = cards[other].kind
        new.cards[other] = card
    renumber(new, moves)
    if any(uid in moves for each in state.lasting for uid, _ in each.targets):
        new.lasting = tuple(_on_places(each, moves, cards) for each in state.lasting)
    new.changed()
    return new


def _on_places(lasting: Any, moves: Moves, cards: list[Any]) -> Any:
    """A lasting effect on whatever lies in the same places now."""
    targets = tuple((moves.get(uid, uid) if cards[uid].obj == obj else uid, obj) for uid, obj in lasting.targets)
    return lasting._replace(targets=targets)
