"""Options in words, and what a person's words mean among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from orne.kernel.decision import Decision, Option
from orne.kernel.errors import UserError
from orne.kernel.search import folded
from orne.kernel.table import Table

HARMLESS = ("pass", "done", "keep")
MOST_NAMED = 6


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

    def matching(self, options: Sequence[Option], seat: int, words: str) -> list[int]:
        """The options that words may mean: a key, one without the sets of its cards, a whole label, or parts of one."""
        keys = [option.key for option in options]
        exact = [i for i, key in enumerate(keys) if key == words] or [
            i for i, key in enumerate(keys) if _short(key) == words
        ]
        if exact:
            return exact
        labels = [folded(self.label(option, seat)) for option in options]
        wanted = folded(words)
        if not wanted:
            return []
        same = [i for i, text in enumerate(labels) if text == wanted]
        if same:
            return same
        found = [i for i, text in enumerate(labels) if text.startswith(wanted)]
        if len(found) == 1:
            return found
        parts = [folded(part) for part in words.split()]
        return [i for i, text in enumerate(labels) if wanted in text or all(part in text for part in parts)]

    def meant(self, options: Sequence[Option], seat: int, words: str) -> int:
        """The one option that a number, a key or some words mean; a UserError says what is wrong with them."""
        if words.isdecimal():
            number = int(words) if len(words) < 6 else 0
            if not 1 <= number <= len(options):
                raise UserError(f"There is no option {words[:12]}; choose 1 to {len(options)}, or type help.")
            return number - 1
        found = self.matching(options, seat, words)
        if not found:
            raise UserError(
                f"“{words[:60]}” is neither an option nor a command; type a number, help, or why not {words[:60]}."
            )
        if len(found) > 1:
            several = self.listed(options, seat, found)
            raise UserError(f"“{words[:60]}” may mean {several}; say more, or type the number.")
        return found[0]

    def listed(self, options: Sequence[Option], seat: int, found: Sequence[int]) -> str:
        """Some options with their numbers, as part of a sentence."""
        named = ", ".join(f"{i + 1} {self.label(options[i], seat)}" for i in found[:MOST_NAMED])
        return f"{named} and others" if len(found) > MOST_NAMED else named


def _short(key: str) -> str:
    """A key without the sets of its cards."""
    return " ".join(part.rpartition("/")[2] for part in key.split(" "))
