"""A deck: which cards, how many of each, in which order."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from orne.decks.shared.copies import each_copy


@dataclass(frozen=True)
class Deck:
    """A list of cards by id, the same for every edition; whether it is legal is a question for `check`."""

    name: str
    cards: Mapping[str, int] = field(hash=False)
    """Card id to copies, in the order they were listed."""
    story: tuple[str, ...] | None = None
    """The story deck that was listed with it, if any; both players share one."""
    notes: str = ""

    def __post_init__(self) -> None:
        """Take a copy of the cards, so that the deck cannot change with the mapping it was made from."""
        if any(copies < 1 for copies in self.cards.values()):
            raise ValueError(f"every card of deck {self.name!r} needs at least one copy")
        object.__setattr__(self, "cards", dict(self.cards))

    @property
    def size(self) -> int:
        """The number of cards, the story deck not counted."""
        return sum(self.cards.values())

    def each(self) -> tuple[str, ...]:
        """Every card once per copy, in order."""
        return each_copy(self.cards)


def missing(deck: Deck, implemented: Container[str]) -> list[str]:
    """The ids of the deck's cards, stories included, that are not implemented, in order."""
    wanted = dict.fromkeys((*deck.cards, *(deck.story or ())))
    return [card for card in wanted if card not in implemented]
