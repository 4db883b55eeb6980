"""The files that decks are kept in: of a reasonable size, and text."""

from __future__ import annotations

import re
from pathlib import Path

from orne.decks.shared.problems import DeckFileError
from orne.kernel.files import read_bytes, write_text

CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
"""Control characters, which no text has; tabs and line ends are not among them."""
LARGEST = 1_000_000
"""Bytes: a file beyond this is not a deck."""


def contents(path: Path) -> bytes:
    """The bytes of a file that is not too large for a deck."""
    return read_bytes(path, LARGEST, "give the path of a deck file")


def save(text: str, path: Path, *, overwrite: bool) -> None:
    """Write the text of a deck file, whole or not at all."""
    write_text(path, text, overwrite=overwrite)


def decode(data: bytes, source: str, kinds: str = "an .o8d file or plain text") -> str:
    """The text of a file, which must be UTF-8."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DeckFileError(source, "this is not UTF-8 text, as a plain text deck must be", line) from None
    if CONTROL.search(text):
        raise DeckFileError(source, f"this is binary data; a deck is {kinds}")
    return text
