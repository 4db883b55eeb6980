"""Sentences as they are set for reading: true minus signs and apostrophes for what every keyboard has."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

_SET: Final = re.compile(
    r"(?<!\S)\S*(?:[/\\]|\.\w)\S*"  # files and keys, which are typed again as they stand
    r"|(?<!\w)'[^']*'(?!\w)"  # what is quoted
    r"|(?P<apostrophe>')|(?P<minus>(?<![\w-])-(?=\d))"
)


def typeset(words: str) -> str:
    """Words with ’ and − where ' and - stand for them; as long as before, so that columns stay columns."""
    return _SET.sub(_sign, words)


def typeset_line(line: Text) -> Text:
    """A line for the screen, with its colours."""
    words = typeset(line.plain)
    if words == line.plain:
        return line
    found = line.copy()
    found.plain = words
    return found


def _sign(found: re.Match[str]) -> str:
    if found["apostrophe"]:
        return "’"
    return "−" if found["minus"] else found[0]
