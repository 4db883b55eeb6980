"""One generator, one integer of state: the same numbers on every machine (SplitMix64)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

from orne.kernel.guided import Generator, Guide, HasChance

__all__ = ["Chance", "Generator", "Guide", "HasChance", "below", "seeded", "shuffle", "word"]

# Numbers of 64 bits are Any: the compiled build reckons with them as Python does, and much slower as with ints.
_MASK: Final[Any] = (1 << 64) - 1
_GAMMA: Final[Any] = 0x9E3779B97F4A7C15
_FIRST: Final[Any] = 0xBF58476D1CE4E5B9
_SECOND: Final[Any] = 0x94D049BB133111EB


class Chance:
    """A generator of its own, apart from any game's."""

    __slots__ = ("rng",)

    def __init__(self, seed: int | str) -> None:
        self.rng: Generator = seeded(seed)


def seeded(seed: int | str) -> int:
    """Turn a seed of any kind into a generator state."""
    if isinstance(seed, int):
        return int(seed & _MASK)
    state: int = 0xCBF29CE484222325
    for byte in seed.encode():
        state = ((state ^ byte) * 0x100000001B3) & _MASK
    return state


def word(holder: HasChance) -> int:
    """Draw 64 random bits."""
    return int(_word(holder))


def _word(holder: HasChance) -> Any:
    """Draw 64 random bits."""
    z: Any = (holder.rng + _GAMMA) & _MASK
    holder.rng = z
    z = ((z ^ (z >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
    return z ^ (z >> 31)


def below(holder: HasChance, n: int) -> int:
    """Draw a number from 0 to n - 1."""
    state = holder.rng
    if isinstance(state, Guide):
        return state.below(holder, n)
    return int((_word(holder) * n) >> 64)


def shuffle(holder: HasChance, items: MutableSequence[Any]) -> None:
    """Shuffle in place; ``word`` is written out here, because decks are shuffled often."""
    guide = holder.rng
    if isinstance(guide, Guide):
        guide.shuffle(holder, items)
        return
    state: Any = guide
    for i in range(len(items) - 1, 0, -1):
        state = (state + _GAMMA) & _MASK
        z: Any = ((state ^ (state >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        j: int = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    holder.rng = state
