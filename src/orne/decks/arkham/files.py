"""Reading and writing the files of investigators' decks."""

from __future__ import annotations

import re
from pathlib import Path

from orne.arkham.facts import load
from orne.decks.arkham import addresses, arkhamdb, plain_text
from orne.decks.arkham.deck import InvestigatorDeck
from orne.decks.arkham.references import investigator
from orne.decks.shared.files import LARGEST, contents, decode, save
from orne.decks.shared.problems import DeckFileError
from orne.decks.shared.references import LONGEST
from orne.kernel.errors import UserError
from orne.kernel.files import parse_json, shown

MOST_LINES = 500
"""Lines in which an investigator is looked for: no deck has more cards."""
KINDS = "an ArkhamDB .json file or plain text"
COUNT = re.compile(r"1\s*[x×X]?\s+")
LABEL = re.compile(r"investigator\s*:", re.IGNORECASE)


def read(path: str | Path) -> InvestigatorDeck:
    """Read a deck file, ArkhamDB's or plain text, told apart by what is in it."""
    path = Path(path)
    addresses.refuse(str(path), "this deck")
    return parse(contents(path), path.stem, shown(path), is_json=path.suffix.lower() == ".json")


def parse(data: bytes, name: str, source: str, *, is_json: bool = False) -> InvestigatorDeck:
    """Read a deck from the bytes of a file; `source` is what errors call it."""
    if not data.strip():
        raise DeckFileError(source, "this file is empty; a deck has lines such as “2x Machete”")
    if len(data) > LARGEST:
        raise DeckFileError(source, f"this file is larger than {LARGEST:,} bytes, so it is not a deck")
    text = decode(data, source, KINDS)
    addresses.refuse(text, source)
    if text.lstrip().startswith("<"):
        raise DeckFileError(source, "this is XML, as decks of Call of Cthulhu are; give ArkhamDB's JSON or plain text")
    is_json = is_json or _is_json(text)
    parsed = arkhamdb.parse if is_json else plain_text.parse
    deck = parsed(text, name, source)
    if not deck.cards:
        such = '“slots” such as {"01020": 2}' if is_json else "lines such as “2x Machete”"
        raise DeckFileError(source, f"this file lists no cards; a deck has {such}")
    return deck


def render(deck: InvestigatorDeck, suffix: str) -> str:
    """The text of a deck file of the kind that the suffix names."""
    for card in (deck.investigator, *deck.cards, *deck.earned, *deck.side):
        if card not in load():
            raise UserError(f"No card has the id {card}, so this deck cannot be written")
    match suffix.lower():
        case ".json":
            return arkhamdb.render(deck)
        case ".txt":
            return plain_text.render(deck)
        case _:
            raise UserError(
                f"“{suffix}” is not a kind of Arkham Horror deck file; end the name in .json (ArkhamDB) or .txt "
                "(plain text)"
            )


def write(deck: InvestigatorDeck, path: str | Path, *, overwrite: bool = False) -> None:
    """Write a deck file of the kind that the path's ending names."""
    path = Path(path)
    save(render(deck, path.suffix), path, overwrite=overwrite)


def looks_like(path: Path) -> bool:
    """Whether a file is for Arkham Horror rather than Call of Cthulhu: it is JSON or has an investigator on a line."""
    if path.suffix.lower() in (".json", ".o8d"):
        return path.suffix.lower() == ".json"
    try:
        text = contents(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        return False
    if text.startswith("{") or _is_json(text):
        return True
    lines = (line.strip()[:LONGEST] for line in text.splitlines()[:MOST_LINES])
    return any(LABEL.match(line) or investigator(COUNT.sub("", line, count=1)) for line in lines)


def _is_json(text: str) -> bool:
    """Tell JSON from a list that begins with a heading in square brackets."""
    if text.lstrip().startswith("{"):
        return True
    if not text.lstrip().startswith("["):
        return False
    try:
        parse_json(text)
    except ValueError:
        return False
    return True
