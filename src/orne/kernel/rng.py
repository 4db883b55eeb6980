"""One generator, one integer of state: the same numbers on every machine (SplitMix64)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final, Protocol

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


class Guide(int):
    """A generator's state with a say of its own in what comes of a draw or a shuffle: one that listens, or a script."""

    @property
    def alone(self) -> int:
        """The generator's state, unguided."""
        return int(self)

    def below(self, holder: HasChance, number: int) -> int:
        """Draw a number from 0 to number - 1, and leave in the holder what the next draw is made with."""
        raise NotImplementedError

    def shuffle(self, holder: HasChance, items: MutableSequence[Any]) -> None:
        """Shuffle in place, and leave in the holder what the next draw is made with."""
        raise NotImplementedError


Generator = int | Guide
"""A generator's state. A guide is an int as well: it is named so that the compiled build keeps it as what it is."""


class HasChance(Protocol):
    """Anything that carries the generator's state."""

    rng: Generator


class Chance:
    """A generator of its own, apart from any game's."""

    __slots__ = ("rng",)

    def __init__(self, seed: int | str) -> None:
        self.rng: Generator = seeded(seed)


def seeded(seed: int | str) -> int:
    """Turn a seed of any kind into a generator state."""
    if isinstance(seed, int):
        return seed & _MASK
    state = 0xCBF29CE484222325
    for byte in seed.encode():
        state = ((state ^ byte) * 0x100000001B3) & _MASK
    return state


def word(holder: HasChance) -> int:
    """Draw 64 random bits."""
    z = holder.rng = (holder.rng + _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(holder: HasChance, n: int) -> int:
    """Draw a number from 0 to n - 1."""
    if isinstance(holder.rng, Guide):
        return holder.rng.below(holder, n)
    return (word(holder) * n) >> 64


def shuffle(holder: HasChance, items: MutableSequence[Any]) -> None:
    """Shuffle in place; ``word`` is written out here, because decks are shuffled often."""
    state = holder.rng
    if isinstance(state, Guide):
        state.shuffle(holder, items)
        return
    for i in range(len(items) - 1, 0, -1):
        state = (state + _GAMMA) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    holder.rng = state
