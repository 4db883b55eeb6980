"""The pages of docs/rulings are those that the catalogue and the demonstrations give."""

from __future__ import annotations

from pathlib import Path

from orne.rulings.pages import pages

FOLDER = Path(__file__).parents[2] / "docs" / "rulings"


def test_the_pages_are_current() -> None:
    there = {path.relative_to(FOLDER).as_posix(): path.read_text("utf-8") for path in FOLDER.rglob("*.md")}
    wanted = pages()
    assert there.keys() == wanted.keys(), "make rulings writes them"
    assert [name for name, text in wanted.items() if there[name] != text] == [], "make rulings writes them"
