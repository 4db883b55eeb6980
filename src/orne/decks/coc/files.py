"""Reading and writing deck files."""

from __future__ import annotations

from pathlib import Path

from orne.decks.coc import o8d, plain_text
from orne.decks.coc.deck import Deck
from orne.decks.coc.references import cards
from orne.decks.shared.files import LARGEST, contents, decode, save
from orne.decks.shared.problems import DeckFileError
from orne.kernel.errors import UserError
from orne.kernel.files import shown


def read(path: str | Path, edition: str = "lcg-4") -> Deck:
    """Read a deck file, OCTGN's or plain text, told apart by what is in it."""
    path = Path(path)
    return parse(contents(path), path.stem, shown(path), edition, xml=path.suffix.lower() == ".o8d")


def parse(data: bytes, name: str, source: str, edition: str = "lcg-4", *, xml: bool = False) -> Deck:
    """Read a deck from the bytes of a file; `source` is what errors call it."""
    if not data.strip():
        raise DeckFileError(source, "this file is empty; a deck has lines such as “3x Slavering Gug”")
    if len(data) > LARGEST:
        raise DeckFileError(source, f"this file is larger than {LARGEST:,} bytes, so it is not a deck")
    begins = data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    if begins == b"{":
        raise DeckFileError(source, "this is JSON, as decks of Arkham Horror are; give an .o8d file or plain text")
    if xml or begins == b"<":
        deck = o8d.parse(data, name, source, cards(edition))
    else:
        deck = plain_text.parse(decode(data, source), name, source, cards(edition))
    if not deck.cards and not deck.story:
        raise DeckFileError(source, "this file lists no cards; a deck has lines such as “3x Slavering Gug”")
    return deck


def render(deck: Deck, suffix: str, edition: str = "lcg-4") -> str:
    """The text of a deck file of the kind that the suffix names."""
    for card in (*deck.cards, *(deck.story or ())):
        if card not in cards(edition).facts:
            raise UserError(f"No card has the id {card}, so this deck cannot be written")
    match suffix.lower():
        case ".o8d":
            return o8d.render(deck, cards(edition))
        case ".txt":
            return plain_text.render(deck, cards(edition))
        case _:
            raise UserError(f"“{suffix}” is not a kind of deck file; end the name in .o8d (OCTGN) or .txt (plain text)")


def write(deck: Deck, path: str | Path, edition: str = "lcg-4", *, overwrite: bool = False) -> None:
    """Write a deck file of the kind that the path's ending names."""
    path = Path(path)
    save(render(deck, path.suffix, edition), path, overwrite=overwrite)
