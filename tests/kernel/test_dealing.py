"""Dealing what a seat cannot see: copies in a hand that others know come first, with all that is known of them."""

from __future__ import annotations

from types import SimpleNamespace

from orne.kernel.dealing import known_first, shuffled_within
from orne.kernel.rng import Chance


def cards(*kinds: int) -> list[SimpleNamespace]:
    return [SimpleNamespace(uid=uid, kind=kind) for uid, kind in enumerate(kinds)]


def test_a_copy_that_was_not_dealt_comes_before_those_that_were() -> None:
    hand = [0, 1, 2, 3]
    known_first([hand], cards(7, 8, 7, 7), dealt={0, 1, 3})
    assert hand == [2, 1, 0, 3]


def test_a_deal_does_not_tell_copies_apart() -> None:
    """Which of two copies lies hidden says nothing about what is dealt to which place."""
    deck = cards(5, 6, 5, 9)
    one, two = ([0, 1, 3], [2, 1, 3])
    dealt = [
        [deck[moves[uid]].kind for uid in lying]
        for lying in (one, two)
        for moves in [shuffled_within([(uid, "deck") for uid in lying], deck, Chance(4))]
    ]
    assert dealt[0] == dealt[1]
