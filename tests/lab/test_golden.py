"""Whole games compared word for word: `make golden` writes them again, and the difference is read in review."""

from __future__ import annotations

from pathlib import Path

import pytest

from orne.lab.golden import NAMES, playthrough

FOLDER = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_as_it_is_written(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
