"""Numbers that are worked out from the table: one for each clue here, for each point a test is missed by."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


class Number:
    """A number worked out when it is needed, told as a number for each of something, or in words of its own."""

    __slots__ = ("each", "of", "words")

    def __init__(self, of: Callable[[ArkhamTable, Use], int], each: str = "", words: str = "") -> None:
        self.of = of
        self.each = each
        """What it is counted for: "clue at your location"."""
        self.words = words
        """The number in words, where it is not a number for each of something; ``{}`` stands for what it counts."""

    def times(self, factor: int) -> Number:
        """A number for each of what is counted."""
        of = self.of
        return Number(lambda g, use: factor * of(g, use), self.each, str(factor))


def amount(number: int | Number, g: ArkhamTable, use: Use) -> int:
    """A number now."""
    return number if isinstance(number, int) else number.of(g, use)


def amount_words(number: int | Number, noun: str, several: str = "") -> str:
    """So much of a thing in words: 2 damage; 1 damage for each point you fail by."""
    if isinstance(number, int):
        return f"{number} {noun if number == 1 or not several else several}"
    if not number.each:
        words = number.words if "{}" in number.words else f"{number.words} {{}}"
        return words.format(several or noun)
    return f"{number.words or 1} {noun} for each {number.each}"
