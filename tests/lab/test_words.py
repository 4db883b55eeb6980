"""The guide lists every word of the card languages as the code has it."""

from __future__ import annotations

from pathlib import Path

from orne.lab.words import lists, with_lists

GUIDE = Path(__file__).parents[2] / "docs" / "add-a-card.md"


def test_the_guide_lists_the_words_that_there_are() -> None:
    """`make words` writes them."""
    text = GUIDE.read_text(encoding="utf-8")
    assert with_lists(text) == text


def test_every_word_says_what_it_means() -> None:
    rows = [line for line in lists().splitlines() if line.startswith("| `")]
    assert len(rows) > 300
    assert [row for row in rows if row.count("|") < 3 or row.split("|")[2].strip() in ("", "None")] == []
