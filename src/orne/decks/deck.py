"""A deck: which cards, how many of each, in which order."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from orne.kernel.errors import UserError


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
    """Return the ids of the deck's cards, stories included, that are not implemented, in order."""
    wanted = dict.fromkeys((*deck.cards, *(deck.story or ())))
    return [card for card in wanted if card not in implemented]


class DeckFileError(UserError):
    """Something in a deck file is wrong: the sentence begins with the file and, where known, the line."""

    def __init__(self, source: str, problem: str, line: int | None = None) -> None:
        place = source if line is None else f"{source}, line {line}"
        super().__init__(f"{place}: {problem}")


class Problems:
    """What is wrong with the lines of a deck file: the first is told in full, of the others where they are."""

    MOST = 20
    """Lines in error after which the rest of a file is not worth reading."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[tuple[str, int]] = []

    def add(self, problem: str, line: int) -> None:
        """Enter one, and stop where there are too many."""
        self.found.append((problem, line))
        if len(self.found) >= self.MOST:
            self.refuse()

    def refuse(self) -> None:
        """Raise what was found, if anything was."""
        if not self.found:
            return
        problem, line = self.found[0]
        others = sorted({each for _, each in self.found if each != line})
        if others:
            named = ", ".join(map(str, others[:8])) + (" …" if len(others) > 8 else "")
            problem += f"; wrong too: line{'' if len(others) == 1 else 's'} {named}"
        raise DeckFileError(self.source, problem, line)


def shown(text: str) -> str:
    """Make text from a file fit to stand in a sentence: one line, printable, not endless."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= 60 else line[:59] + "…"


MOST_COPIES = 99
"""More copies than any deck could want: beyond it a count is a slip of the keyboard."""


def copies_from(text: str) -> int:
    """Read a number of copies, or raise ValueError with the problem as a clause."""
    short = text if len(text) < 10 else f"{text[:9]}…"
    if not (text.isascii() and text[text[:1] in ("+", "-") :].isdigit()):
        raise ValueError(f"'{shown(text)}' is not a number of copies; write a whole number such as 3")
    # Python refuses to convert digit strings of absurd length, so their length is looked at first.
    copies = int(text) if short == text else MOST_COPIES + 1
    if not 1 <= copies <= MOST_COPIES:
        raise ValueError(f"{short} copies are not possible; write a number from 1 to {MOST_COPIES}")
    return copies


def together(listed: int, copies: int) -> int:
    """The copies of a card on all its lines, or ValueError saying that they are too many."""
    if listed + copies > MOST_COPIES:
        raise ValueError(f"{listed + copies} copies of a card are not possible; write a number from 1 to {MOST_COPIES}")
    return listed + copies


def add_copies(cards: dict[str, int], card: str, copies: int) -> None:
    """Add copies of a card to a list; all its lines count together."""
    cards[card] = together(cards.get(card, 0), copies)


def each_copy(cards: Mapping[str, int]) -> tuple[str, ...]:
    """Every card of a list once per copy, in order."""
    return tuple(card for card, copies in cards.items() for _ in range(copies))
