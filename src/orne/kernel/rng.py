"""One generator, one integer of state: the same numbers on every machine (SplitMix64)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any, Final

from orne.kernel.guided import Generator, Guide, HasChance

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = ["Chance", "Generator", "Guide", "HasChance", "below", "seeded", "shuffle", "word"]

_BITS: Final = (1 << 64) - 1
_ADDED: Final = 0x9E3779B97F4A7C15
_TIMES: Final = 0xBF58476D1CE4E5B9
_TIMES_AGAIN: Final = 0x94D049BB133111EB
_PURE: Final = __file__.endswith(".py")
"""Pure Python, where words have no end: drawing and shuffling then do without the masks of a machine's words."""
_HIGHEST: Final = (1 << 63) - 1
"""The highest number that is the same in a word of the machine, whose first bit is its sign."""


def _reckoned(number: int) -> i64:
    """A number of 64 bits, as this build reckons with it.

    Compiled it is a word of the machine, which has a sign: of what is shifted right only the bits that come from the
    number itself are kept. Pure Python, where words have no end, keeps those of each product.
    """
    high: i64 = (number >> 32) & 0xFFFFFFFF
    low: i64 = number & 0xFFFFFFFF
    return (high << 32) | low


_MASK: Final[i64] = _reckoned(_BITS)
_GAMMA: Final[i64] = _reckoned(_ADDED)
_FIRST: Final[i64] = _reckoned(_TIMES)
_SECOND: Final[i64] = _reckoned(_TIMES_AGAIN)


def _taken_up(number: int) -> i64:
    """A generator's state as what is added to it takes it up: its sign, if any, is lost when the sum is masked."""
    return number - _BITS - 1 if number > _HIGHEST else number


class Chance:
    """A generator of its own, apart from any game's."""

    __slots__ = ("rng",)

    def __init__(self, seed: int | str) -> None:
        self.rng: Generator = seeded(seed)


def seeded(seed: int | str) -> int:
    """Turn a seed of any kind into a generator state."""
    if isinstance(seed, int):
        return seed & _BITS
    state: int = 0xCBF29CE484222325
    for byte in seed.encode():
        state = ((state ^ byte) * 0x100000001B3) & _BITS
    return state


def word(holder: HasChance) -> int:
    """Draw 64 random bits."""
    return _number(_word(holder))


def _word(holder: HasChance) -> i64:
    """Draw 64 random bits."""
    z = (_taken_up(holder.rng) + _GAMMA) & _MASK
    holder.rng = _number(z)
    z = ((z ^ ((z >> 30) & 0x3FFFFFFFF)) * _FIRST) & _MASK
    z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND) & _MASK
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def below(holder: HasChance, n: int) -> int:
    """Draw a number from 0 to n - 1, where n has fewer than 32 bits."""
    state = holder.rng
    if type(state) is not int and isinstance(state, Guide):  # a plain number is told at a glance
        return state.below(holder, n)
    if _PURE:
        bits = holder.rng = (state + _ADDED) & _BITS
        bits = ((bits ^ (bits >> 30)) * _TIMES) & _BITS
        bits = ((bits ^ (bits >> 27)) * _TIMES_AGAIN) & _BITS
        return ((bits ^ (bits >> 31)) * n) >> 64
    z = (_taken_up(state) + _GAMMA) & _MASK
    holder.rng = _number(z)
    z = ((z ^ ((z >> 30) & 0x3FFFFFFFF)) * _FIRST) & _MASK
    z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND) & _MASK
    z ^= (z >> 31) & 0x1FFFFFFFF
    return (((z >> 32) & 0xFFFFFFFF) * n + (((z & 0xFFFFFFFF) * n) >> 32)) >> 32


def shuffle(holder: HasChance, items: MutableSequence[Any]) -> None:
    """Shuffle in place; ``below`` is written out here, because decks are shuffled often."""
    guide = holder.rng
    if isinstance(guide, Guide):
        guide.shuffle(holder, items)
        return
    if _PURE:
        _shuffle_without_end(holder, guide, items)
        return
    state = _taken_up(guide)
    n: i64
    for n in range(len(items), 1, -1):
        state = (state + _GAMMA) & _MASK
        z = ((state ^ ((state >> 30) & 0x3FFFFFFFF)) * _FIRST) & _MASK
        z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND) & _MASK
        z ^= (z >> 31) & 0x1FFFFFFFF
        j: int = (((z >> 32) & 0xFFFFFFFF) * n + (((z & 0xFFFFFFFF) * n) >> 32)) >> 32
        items[n - 1], items[j] = items[j], items[n - 1]
    holder.rng = _number(state)


def _shuffle_without_end(holder: HasChance, state: int, items: MutableSequence[Any]) -> None:
    """The same where words have no end."""
    for n in range(len(items), 1, -1):
        state = (state + _ADDED) & _BITS
        bits = ((state ^ (state >> 30)) * _TIMES) & _BITS
        bits = ((bits ^ (bits >> 27)) * _TIMES_AGAIN) & _BITS
        j = ((bits ^ (bits >> 31)) * n) >> 64
        items[n - 1], items[j] = items[j], items[n - 1]
    holder.rng = state


def _number(bits: i64) -> int:
    """A number of 64 bits as Python has it: without a sign."""
    number: int = bits
    return number + _BITS + 1 if number < 0 else number
