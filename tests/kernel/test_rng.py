"""Chance: the same numbers in every build, those of SplitMix64."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orne.kernel import rng

BITS = (1 << 64) - 1


def words(state: int) -> Iterator[tuple[int, int]]:
    """SplitMix64 as it is published: each state, and what it gives."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & BITS
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & BITS
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & BITS
        yield state, z ^ (z >> 31)


@pytest.mark.parametrize("seed", [0, 1, 1 << 32, (1 << 63) - 1, 1 << 63, BITS, 0x0123456789ABCDEF])
def test_words_numbers_and_shuffles_are_those_of_the_generator(seed: int) -> None:
    chance = rng.Chance(seed)
    expected = words(seed)
    for _ in range(200):
        state, word = next(expected)
        assert (rng.word(chance), chance.rng) == (word, state)
    for n in (*range(1, 200), 1 << 20, (1 << 31) - 1):
        state, word = next(expected)
        assert (rng.below(chance, n), chance.rng) == ((word * n) >> 64, state)
    items = list(range(60))
    shuffled = items[:]
    for i in range(59, 0, -1):
        state, word = next(expected)
        j = (word * (i + 1)) >> 64
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    rng.shuffle(chance, items)
    assert (items, chance.rng) == (shuffled, state)


@pytest.mark.parametrize("items", [[], ["alone"]])
def test_nothing_is_drawn_where_there_is_nothing_to_shuffle(items: list[str]) -> None:
    chance = rng.Chance(7)
    before = items[:]
    rng.shuffle(chance, items)
    assert (items, chance.rng) == (before, 7)


def test_a_seed_of_any_kind_is_64_bits() -> None:
    assert rng.seeded(-1) == BITS
    assert rng.seeded(1 << 64) == 0
    assert rng.seeded("") == 0xCBF29CE484222325
    assert rng.seeded("a") == 0xAF63DC4C8601EC8C
