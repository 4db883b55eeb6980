"""Instructions of a decision are counted by valgrind, where it is installed."""

from __future__ import annotations

import gc
import shutil

import pytest

from orne.environments import counting
from orne.environments.speeds import ASKED, FAST, PLAYED, STOPPED
from orne.kernel.errors import UserError


def test_the_environment_is_set_beside_each_other_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    thousands = {FAST: 100.0, STOPPED: 120.0, ASKED: 150.0, PLAYED: 180.0}
    monkeypatch.setattr(counting, "_count", lambda game, way, games, collecting: 1000 * thousands[way])
    monkeypatch.setattr(shutil, "which", lambda program: program)
    assert counting.main(["--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:5] == [
        "Call of Cthulhu  fast path           100.0 thousand   the environment takes 80% more",
        "Call of Cthulhu  stopping at each    120.0 thousand   the environment takes 50% more",
        "Call of Cthulhu  Game.choose         150.0 thousand   the environment takes 20% more",
        "Call of Cthulhu  environment         180.0 thousand",
    ]


def test_a_process_that_is_counted_says_how_many_decisions_its_games_have(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        for times in ("1", "2"):
            assert counting.main(["--games", "1", "--play", "Arkham Horror", PLAYED, times]) == 0
    finally:
        gc.unfreeze()
        gc.enable()
    once, twice = capsys.readouterr().out.split()
    assert once == twice
    assert int(once) > 0


def test_without_valgrind_nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    with pytest.raises(UserError, match="valgrind, which is not installed"):
        counting.main([])
