"""Reading and writing deck files."""

from __future__ import annotations

import re
from pathlib import Path

from orne.decks import o8d, plain_text
from orne.decks.deck import Deck, DeckFileError
from orne.decks.references import cards
from orne.kernel.errors import UserError
from orne.kernel.files import read_bytes, shown, write_text

CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
"""Control characters, which no text has; tabs and line ends are not among them."""
LARGEST = 1_000_000
"""Bytes: a file beyond this is not a deck."""


def read(path: str | Path, edition: str = "lcg-4") -> Deck:
    """Read a deck file, OCTGN's or plain text, told apart by what is in it."""
    path = Path(path)
    return parse(contents(path), path.stem, shown(path), edition, xml=path.suffix.lower() == ".o8d")


def contents(path: Path) -> bytes:
    """Return the bytes of a file that is not too large for a deck."""
    return read_bytes(path, LARGEST, "give the path of a deck file")


def parse(data: bytes, name: str, source: str, edition: str = "lcg-4", *, xml: bool = False) -> Deck:
    """Read a deck from the bytes of a file; `source` is what errors call it."""
    if not data.strip():
        raise DeckFileError(source, "this file is empty; a deck has lines such as '3x Slavering Gug'")
    if len(data) > LARGEST:
        raise DeckFileError(source, f"this file is larger than {LARGEST:,} bytes, so it is no deck")
    if xml or data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<"):
        deck = o8d.parse(data, name, source, cards(edition))
    else:
        deck = plain_text.parse(decode(data, source), name, source, cards(edition))
    if not deck.cards and not deck.story:
        raise DeckFileError(source, "this file lists no cards; a deck has lines such as '3x Slavering Gug'")
    return deck


def render(deck: Deck, suffix: str, edition: str = "lcg-4") -> str:
    """Return the text of a deck file of the kind that the suffix names."""
    for card in (*deck.cards, *(deck.story or ())):
        if card not in cards(edition).facts:
            raise UserError(f"no card has the id {card}, so this deck cannot be written")
    match suffix.lower():
        case ".o8d":
            return o8d.render(deck, cards(edition))
        case ".txt":
            return plain_text.render(deck, cards(edition))
        case _:
            raise UserError(f"'{suffix}' is not a kind of deck file; end the name in .o8d (OCTGN) or .txt (plain text)")


def write(deck: Deck, path: str | Path, edition: str = "lcg-4", *, overwrite: bool = False) -> None:
    """Write a deck file of the kind that the path's ending names."""
    path = Path(path)
    save(render(deck, path.suffix, edition), path, overwrite=overwrite)


def save(text: str, path: Path, *, overwrite: bool) -> None:
    """Write the text of a deck file, whole or not at all."""
    write_text(path, text, overwrite=overwrite)


def decode(data: bytes, source: str, kinds: str = "an .o8d file or plain text") -> str:
    """Return the text of a file, which must be UTF-8."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DeckFileError(source, "this is not UTF-8 text, as a plain text deck must be", line) from None
    if control := CONTROL.search(text):
        line = text.count("\n", 0, control.start()) + 1
        raise DeckFileError(source, f"this is binary data; a deck is {kinds}", line)
    return text
