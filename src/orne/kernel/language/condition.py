"""Conditions: something that holds or does not, in words; joined with ``&``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

G = TypeVar("G")
U = TypeVar("U")


class Condition(Generic[G, U]):
    """Something that holds or does not."""

    __slots__ = ("ruling", "steady", "test", "text")

    def __init__(self, test: Callable[[G, U], bool], text: str, ruling: str = "", *, steady: bool = False) -> None:
        self.test = test
        self.text = text
        self.ruling = ruling
        """By which ruling nothing is done while it does not hold; "" for the game's own."""
        self.steady = steady
        """Whether it goes by nothing but which cards are where, and how they lie beside one another."""

    def __and__(self, other: Condition[G, U]) -> Condition[G, U]:
        one, two = self.test, other.test
        return Condition(
            lambda g, use: one(g, use) and two(g, use), f"{self.text} and {other.text}", self.ruling or other.ruling
        )
