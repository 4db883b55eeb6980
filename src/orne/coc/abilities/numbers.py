"""Numbers that are worked out from the board, and say how."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orne.coc.abilities.use import Amount, Use
    from orne.coc.table import CocTable


class Number:
    """A number worked out for a use, and where it is about a card, for that card.

    Its words say what it is ("X", "this card's skill"), or for how many something counts ("for each Spell").
    """

    __slots__ = ("of", "times", "words")

    def __init__(self, of: Amount, words: str, times: int = 1) -> None:
        self.of = of
        self.words = words
        self.times = times

    def __call__(self, g: CocTable, use: Use, uid: int = -1) -> int:
        return self.times * self.of(g, use, uid)

    def __mul__(self, times: int) -> Number:
        return Number(self.of, self.words, self.times * times)

    def __rmul__(self, times: int) -> Number:
        return self * times

    def __neg__(self) -> Number:
        return self * -1

    @property
    def is_each(self) -> bool:
        """Whether it counts something."""
        return self.words.startswith("for each ")

    def added(self, name: str) -> str:
        """So much of something more or less, in words."""
        if self.is_each:
            return f"{self.times:+d} {name} {self.words}"
        sign = "-" if self.times < 0 else "+"
        return f"{sign}{abs(self.times) if abs(self.times) > 1 else ''}{self.words} {name}"

    def changed(self) -> str:
        """So much more or less, in words."""
        number = f"{abs(self.times)} " if self.is_each else ""
        verb = "less" if self.times < 0 else "more"
        return f"{number}{verb} {self.words}" if self.is_each else f"{self.words} {verb}"
