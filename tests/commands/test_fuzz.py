"""``orne fuzz``: what it finds is told in one sentence and kept as a record; what cannot be played is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import active_count
from typing import Any

import pytest

from orne.cli import main
from orne.kernel.errors import RulesError, UserError
from orne.kernel.game import Game
from orne.lab import simulator

WHICH = ("coc", "arkham")


def fuzz(out: Path, *words: str) -> int:
    """Play one game, checking little of it."""
    return main(["fuzz", "--games", "1", "--first", "7", "--every", "50", "--out", str(out), *words])


@pytest.mark.parametrize("which", WHICH)
def test_a_finding_is_named_and_its_record_leads_to_it(
    which: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    threads = []

    def wrong(game: Game[Any]) -> Iterator[str]:
        threads.append(active_count())
        if len(game.decisions()) == 12:
            yield "a reason that is not true"

    monkeypatch.setattr(simulator, "wrong_reasons", wrong)
    out, before = tmp_path / "found.json", active_count()
    assert fuzz(out, "--game", which, "--reasons", "4") == 1
    told = capsys.readouterr().out.replace("\n", "")
    assert f"game 7, decision 13: a reason that is not true; its record is in {out}" in told
    assert len(Game.from_record(json.loads(out.read_text(encoding="utf-8"))).decisions()) == 12
    assert set(threads) == {before}  # nobody would wait for one that draws


@pytest.mark.parametrize("error", [RulesError("rules at odds"), UserError("A save that is refused.")])
def test_whatever_goes_wrong_at_the_end_of_a_game_is_a_finding(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr(simulator, "play_out", fails)
    assert fuzz(tmp_path / "found.json", "--reasons", "0") == 1
    assert f"played through again: {error}" in capsys.readouterr().out.replace("\n", "")


def test_a_process_that_has_found_something_ends_properly(tmp_path: Path) -> None:
    program = (
        "import sys; from orne.cli import main; from orne.lab import simulator;"
        "simulator.wrong_reasons = lambda game: ['untrue'] if len(game.decisions()) > 20 else [];"
        f"sys.exit(main(['fuzz', '--first', '7', '--every', '2', '--out', {str(tmp_path / 'found.json')!r}]))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (1, "")


def test_what_cannot_be_played_is_refused_before_anything_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--set", "nonsense"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("orne: There is no set “nonsense”: ")


def test_a_finding_has_a_file_before_anything_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for words in (["--games", "1"], ["--room", "1"], ["--files", "1"]):
        assert main(["fuzz", *words, "--out", str(tmp_path)]) == 2
        told = capsys.readouterr()
        assert (told.out, told.err) == ("", f"orne: {tmp_path}: this is a folder; give the path of a file.\n")


def test_cards_and_sets_are_chosen_for_games_in_rooms_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--room", "1", "--set", "nonsense"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("orne: There is no set “nonsense”: ")
    assert main(["fuzz", "--files", "1", "--set", "core"]) == 2
    assert capsys.readouterr().err == "orne: --set is about games, and --files plays none; leave it out.\n"
