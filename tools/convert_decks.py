"""Convert a folder of community decks in OCTGN's format into the deck lists that come with Orne.

    python tools/convert_decks.py FOLDER

The folder holds one folder for each collection. The core set's is left out: its halves are built by `starter`.
"""

from __future__ import annotations

import argparse
import re
from dataclasses import replace
from pathlib import Path

from orne.decks.coc import files, plain_text
from orne.decks.coc.references import cards

LISTS = Path(__file__).resolve().parent.parent / "src" / "orne" / "decks" / "coc" / "lists"
LEFT_OUT = "Core Set"
SLIPS = {"Hatur": "Hastur"}
"""Misspellings in the names of the files."""
NOTES = {"pacta-arcana-12": "This list has 82 cards: probably two decks that were merged by mistake."}


def slug(text: str) -> str:
    """Reduce a name to lower-case words and hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("'", "")).strip("-")


def main() -> None:
    """Convert every deck of the folder."""
    parser = argparse.ArgumentParser(description="Convert a folder of .o8d decks into Orne's deck lists.")
    parser.add_argument("folder", type=Path)
    for path in sorted(parser.parse_args().folder.glob("*/*.o8d")):
        collection = path.parent.name
        if collection == LEFT_OUT:
            continue
        numbered = re.fullmatch(r"(\d+) ?- ?(.+)", path.stem)
        key, title = numbered.groups() if numbered else (path.stem, path.stem)
        for slip, right in SLIPS.items():
            title = title.replace(slip, right)
        name = slug(f"{collection} {key}") if numbered else slug(title)
        deck = files.read(path)
        deck = replace(
            deck,
            name=f"{collection} {key}: {title}" if numbered else f"{collection}: {title}",
            notes="\n".join(filter(None, [NOTES.get(name), deck.notes])),
        )
        (LISTS / f"{name}.txt").write_text(plain_text.render(deck, cards("lcg-4"), by_id=True), encoding="utf-8")
        print(f"{name}: {deck.size} cards")


if __name__ == "__main__":
    main()
