"""A generator's state that has a say of its own, and what carries one; apart from ``rng.py``, which is compiled."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol


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
