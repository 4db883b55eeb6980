"""``orne lab fit``."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from orne.bots.search import learning
from orne.commands.lab import fit as commands

Orne = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize(("game", "games"), [("coc", "3"), ("arkham", "30")])
def test_weights_are_fitted_and_written_with_how_good_they_are(
    orne: Orne, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, games: str
) -> None:
    monkeypatch.setattr(commands, "LEAST", 3)
    # One look at every position shows that what is learned is written; that more looks learn more is shown elsewhere.
    monkeypatch.setattr(learning, "learn", partial(learning.learn, rounds=1))
    path = tmp_path / "value.json"
    code, out, err = orne("lab", "fit", game, "--games", games, "--to", str(path))
    assert (code, err) == (0, "")
    assert "positions   surprise   of games held back" in out
    weights = json.loads(path.read_text())["weights"]
    assert weights["any"]["constant"] != 0 or game == "coc"
    first = path.read_text()
    orne("lab", "fit", game, "--games", games, "--to", str(path))
    assert path.read_text() == first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("fit", "coc", "--games", "3"), "A value is fitted to 40 to 1,000,000 games, not 3."),
        (
            ("fit", "coc", "--games", "1000000", "--to", "/nowhere/at/all.json"),
            "/nowhere/at/all.json: there is no folder /nowhere/at; give another path.",
        ),
        (("fit", "coc", "--games", "1000000", "--to", "/"), "/: this is a folder; give the path of a file."),
    ],
)
def test_what_cannot_be_fitted_gets_one_sentence(orne: Orne, words: tuple[str, ...], said: str) -> None:
    code, _, err = orne("lab", *words)
    assert (code, err.count("\n")) == (2, 1)
    assert err.startswith(f"orne: {said}")
