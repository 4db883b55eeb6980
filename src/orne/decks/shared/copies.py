"""How many copies of a card a deck lists."""

from __future__ import annotations

from collections.abc import Mapping

from orne.decks.shared.problems import shown

MOST_COPIES = 99
"""More copies than any deck could want: beyond it a count is a slip of the keyboard."""


def copies_from(text: str) -> int:
    """Read a number of copies, or raise ValueError with the problem as a clause."""
    short = text if len(text) < 10 else f"{text[:9]}…"
    if not (text.isascii() and text[text[:1] in ("+", "-") :].isdigit()):
        raise ValueError(f"“{shown(text)}” is not a number of copies; write a whole number such as 3")
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
