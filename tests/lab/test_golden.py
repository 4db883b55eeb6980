"""Whole games compared word for word: `make golden` writes them anew, and the difference is read in review."""

from __future__ import annotations

from pathlib import Path

import pytest

from orne.lab.golden import NUMBERS, playthrough

FOLDER = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_game_goes_as_it_is_written(number: int) -> None:
    assert playthrough(number) == (FOLDER / f"game-{number:03}.txt").read_text(encoding="utf-8")
