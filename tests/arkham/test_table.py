"""The table: the ways to choose several cards."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

from orne.arkham.table import ways


def every_way(groups: list[tuple[int, ...]], number: int) -> list[tuple[int, ...]]:
    """The long way: all combinations, of those that differ in copies alone the one with the first copies."""
    group_of = {uid: number for number, group in enumerate(groups) for uid in group}
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for way in combinations(group_of, number):
        found.setdefault(tuple(group_of[uid] for uid in way), way)
    return list(found.values())


@pytest.mark.parametrize("sizes", [(1,), (3,), (1, 1, 1, 1), (2, 1, 3), (1, 2, 2, 1), (4, 4)])
def test_the_ways_to_take_cards_are_all_that_differ_in_more_than_copies(sizes: tuple[int, ...]) -> None:
    cards = iter(range(sum(sizes)))
    groups = [tuple(islice(cards, size)) for size in sizes]
    for number in range(sum(sizes) + 1):
        expected = every_way(groups, number)
        assert ways(groups, number, 1000) == expected
        for most in (1, 2, 5):
            assert ways(groups, number, most) == expected[:most]
