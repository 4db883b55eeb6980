"""Options in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from orne.kernel.decision import Decision, Option
from orne.kernel.table import Table

HARMLESS = ("pass", "done", "keep")


class Labels:
    """The words for what is offered at a table; a game says more where it must."""

    phrases: ClassVar[Mapping[tuple[str, int], str]] = {}
    """Whole phrases for verbs with a number of cards, where the bare words would not do."""

    def __init__(self, g: Table[Any]) -> None:
        self.g = g

    def title(self, uid: int) -> str:
        """What a card is called."""
        return self.g.title(uid)

    def name(self, uid: int, seat: int | None) -> str:
        """A card's title as a seat is told it, numbered where it has a double in play."""
        number = self.g.ref(uid).partition("#")[2]
        return f"{self.title(uid)}{f' #{number}' if number else ''}"

    def label(self, option: Option, seat: int | None) -> str:
        """An option in words for the seat that is asked."""
        phrase = self.phrases.get((option.verb, len(option.cards)))
        if phrase is not None:
            named = phrase.format(*(self.name(uid, seat) for uid in option.cards), note=option.note)
            return named if not option.note or "{note}" in phrase else f"{named} ({option.note})"
        verb = option.verb.replace("-", " ")
        words = verb[:1].upper() + verb[1:]
        cards = option.between.join(self.name(uid, seat) for uid in option.cards)
        note = f" ({option.note})" if option.note and option.cards else f" {option.note}" if option.note else ""
        return f"{words} {cards}{note}" if cards else f"{words}{note}"

    def default(self, decision: Decision) -> int | None:
        """The option that Enter takes: the harmless one, where there is one."""
        return next(
            (i for i, option in enumerate(decision.options) if option.verb in HARMLESS and not option.cards), None
        )


def different(name: str, title: str) -> str:
    """A name where it says more than the title; else nothing."""
    return "" if name == title else name
