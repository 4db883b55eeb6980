"""References: the cards an effect is about, those chosen, a whole group, or the card itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Generic, TypeVar

from orne.kernel.compiling import mypyc_attr

G = TypeVar("G")
U = TypeVar("U")

Cards = Callable[[G, U], list[int]]
"""Some cards, worked out from the table and a use."""
Maybe = Callable[[G, U], Iterable[int]]
"""The same, one by one: often the first is all that is looked at."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ref(Generic[G, U]):
    """The cards an effect is about: those chosen, a whole group, or the card itself."""

    __slots__ = ("cards", "could", "everything", "of_event", "text")

    def __init__(
        self,
        cards: Cards[G, U],
        text: str,
        *,
        could: Maybe[G, U] | None = None,
        everything: bool = False,
        of_event: bool = False,
    ) -> None:
        self.cards = cards
        self.text = text
        self.could: Maybe[G, U] = could or cards
        """The cards it may come to mean, while the targets are not designated yet."""
        self.everything = everything
        """It means all of a kind: with none there, what is done to all of them is done."""
        self.of_event = of_event
        """It means the card of the event that is answered."""

    def __add__(self, other: Ref[G, U]) -> Ref[G, U]:
        return Ref(
            lambda g, use: self.cards(g, use) + other.cards(g, use),
            "them",
            could=lambda g, use: chain(self.could(g, use), other.could(g, use)),
            of_event=self.of_event or other.of_event,
        )

    def none_to_do(self, g: G, use: U) -> bool:
        """Whether it means all of a kind and there is none, so that nothing is left to be done."""
        return self.everything and not self.cards(g, use)
