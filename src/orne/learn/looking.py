"""What a coach sees: the page of the learner, asked for cards, options and numbers by what they are."""

from __future__ import annotations

from collections.abc import Iterator

from orne.table.shared.data import Card, Handle
from orne.table.shared.messages import Page
from orne.table.shared.question_data import Option, Question


class Look:
    """The learner's page, with a question on it."""

    def __init__(self, page: Page, question: Question) -> None:
        self.page = page
        self.question = question
        self.kind = question.kind
        self.phase = page.strip.phase
        self.seat = question.seat
        self._cards = {card.h: card for card in (*page.cards, *question.cards)}

    @property
    def mine(self) -> bool:
        """Whether it is the learner's own turn."""
        return self.page.strip.active == self.seat

    # ---- cards

    def card(self, handle: Handle) -> Card | None:
        """A card by its handle."""
        return self._cards.get(handle)

    def zone(self, name: str, seat: int | None) -> list[Card]:
        """The cards of a place that can be told apart."""
        return [
            card
            for zone in self.page.zones
            if (zone.name, zone.seat) == (name, seat)
            for handle in zone.cards
            if (card := self.card(handle)) is not None and card.card is not None
        ]

    @property
    def hand(self) -> list[Card]:
        """The learner's hand."""
        return self.zone("hand", self.seat)

    # ---- options

    def options(self, verb: str, type: str | None = None) -> Iterator[tuple[Option, Card]]:
        """The options with a verb that are about a card, of a type where one is named, and that card."""
        for option in self.question.options:
            if option.verb == verb and option.cards:
                card = self.card(option.cards[0])
                if card is not None and type in (None, card.type):
                    yield option, card

    def option(self, verb: str) -> Option | None:
        """The first option with a verb."""
        return next((option for option in self.question.options if option.verb == verb), None)


def value(card: Card, name: str) -> int | None:
    """A number of a card as it is now."""
    found = card.values.get(name)
    return None if found is None else found.now


def handles(cards: list[Card]) -> tuple[Handle, ...]:
    """Cards as they are pointed at."""
    return tuple(card.h for card in cards)
