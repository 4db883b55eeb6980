"""The lines of a plain text deck, and how little of a wrong one is quoted."""

from __future__ import annotations

import re

from orne.decks.shared.problems import shown
from orne.decks.shared.references import UnknownCardError

CARD = re.compile(r"(?P<copies>[-+]?\d+)\s*(?:[x×X]\s+|[x×X]$|\s)\s*(?P<card>.*)")
LONGEST_HEADING = 100


def quoted(line: str, *, is_known: bool) -> str:
    """A line as it may stand in a sentence: a file that has shown no card yet need not be a deck, and is not quoted."""
    return f"“{shown(line)}”" if is_known else "this line"


def in_words(problem: Exception, *, begun: bool) -> str:
    """A problem with a card, quoted as little as a line."""
    if isinstance(problem, UnknownCardError) and not problem.near and not begun:
        return "no card is called what this line says; write a title as it is printed, such as “3x Slavering Gug”"
    return str(problem)
