"""Layers of a number: printed, replaced, blanked, added; the sum is kept, and read as at least 0."""

from __future__ import annotations

from collections.abc import Iterable


def layered(printed: int, replaced: int | None, lost: bool, added: Iterable[int]) -> int:
    """The net value, recomputed from the printed one; it may be negative.

    ``lost`` takes the printed (or replaced) value away and leaves what is added.
    """
    base = printed if replaced is None else replaced
    return (0 if lost else base) + sum(added)


def read(net: int) -> int:
    """A value as the game reads it: never below 0."""
    return net if net > 0 else 0
