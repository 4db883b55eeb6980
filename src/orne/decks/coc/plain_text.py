"""Decks as plain text: one line for each card, such as ``3x Slavering Gug`` or ``2 Cthulhu (Core F41)``."""

from __future__ import annotations

import io
import re
from itertools import groupby

from orne.decks.coc.deck import Deck
from orne.decks.coc.references import Cards
from orne.decks.shared.copies import add_copies, copies_from, each_copy
from orne.decks.shared.lines import CARD, LONGEST_HEADING, in_words, quoted
from orne.decks.shared.problems import Problems, shown
from orne.decks.shared.references import UnknownCardError

ABOUT = re.compile(r"(?P<what>name|notes?)\s*:\s*(?P<text>.*)", re.IGNORECASE)
HEADING = re.compile(r"[\[=\-*]*\s*(?P<words>[^\W\d][^:\d]*?)\s*(?:\(\d+\))?\s*(?P<end>[:\]=\-*]*)")
HEADINGS = {
    "character": "Characters",
    "support": "Support",
    "event": "Events",
    "conspiracy": "Conspiracies",
}
STORY_HEADING = "Story deck"
KNOWN_HEADINGS = frozenset(
    {
        *(heading.casefold() for heading in HEADINGS.values()),
        *HEADINGS,
        "supports",
        "support cards",
        "story",
        "stories",
        "story deck",
        "deck",
        "draw deck",
        "main deck",
        "cards",
    }
)


def parse(text: str, name: str, source: str, cards: Cards) -> Deck:
    """Read a deck; cards under a heading about stories make its story deck."""
    deck: dict[str, int] = {}
    stories: dict[str, int] = {}
    notes: list[str] = []
    in_stories = False
    problems = Problems(source)
    for number, line in enumerate(io.StringIO(text, newline=None), start=1):
        line = line.strip()
        if not line or line.startswith(("#", "//")):
            continue
        if about := ABOUT.fullmatch(line):
            if about["what"].casefold() == "name":
                name = about["text"] or name
            else:
                notes.append(about["text"])
            continue
        match = CARD.fullmatch(line)
        if not match:
            heading = _heading(line) if len(line) < LONGEST_HEADING else None
            if heading is None:
                line = quoted(line, is_known=bool(deck or stories) or cards.knows(line))
                problems.add(f"{line} does not begin with a number of copies; write “3x Title”", number)
                continue
            in_stories = heading.startswith("stor")
            continue
        try:
            copies = copies_from(match["copies"])
            if not match["card"]:
                raise ValueError(f"no card is named after “{shown(line)}”; write “3x Title”")
            add_copies(stories if in_stories else deck, cards.resolve(match["card"]), copies)
        except (ValueError, UnknownCardError) as problem:
            problems.add(in_words(problem, begun=bool(deck or stories)), number)
    problems.refuse()
    return Deck(name, deck, each_copy(stories) or None, "\n".join(notes))


def render(deck: Deck, cards: Cards, *, by_id: bool = False) -> str:
    """Write a deck in its own order, with headings where that order goes by type of card."""
    name = str if by_id else cards.reference
    lines = [f"Name: {' '.join(deck.name.split())}", *_note_lines(deck)]
    groups = [(kind, list(ids)) for kind, ids in groupby(deck.cards, lambda card: cards.facts[card].type)]
    sorted_by_type = len({kind for kind, _ in groups}) == len(groups)
    for index, (kind, ids) in enumerate(groups):
        if sorted_by_type and kind in HEADINGS:
            lines += ["", f"{HEADINGS[kind]} ({sum(deck.cards[card] for card in ids)})"]
        elif index == 0 or sorted_by_type:
            lines += ["", "Cards"]
        lines += [f"{deck.cards[card]}x {name(card)}" for card in ids]
    if deck.story:
        lines += ["", STORY_HEADING, *(f"1x {name(card)}" for card in deck.story)]
    return "\n".join(lines) + "\n"


def _note_lines(deck: Deck) -> list[str]:
    return [f"Note: {note}".rstrip() for note in deck.notes.split("\n")] if deck.notes else []


def _heading(line: str) -> str | None:
    """The words of a heading in lower case: a known one, or any line that is marked as one."""
    match = HEADING.fullmatch(line)
    if not match:
        return None
    words = match["words"].casefold()
    marked = line[0] in "[=-*" or match["end"].startswith(":")
    return words if marked or words in KNOWN_HEADINGS else None
