"""Decks that can be played, and a way to play at a piped terminal."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from orne import cli
from orne.coc.cards import implemented
from orne.decks.coc.starters import block

PAIRS = {"mine": ("agency", "miskatonic"), "theirs": ("cthulhu", "hastur")}


@pytest.fixture
def decks(tmp_path: Path) -> list[str]:
    """Options that name two deck files of implemented cards."""
    for name, factions in PAIRS.items():
        cards = [card for faction in factions for card in block(faction) if card in implemented()]
        (tmp_path / f"{name}.txt").write_text("\n".join(f"1x {card}" for card in cards), encoding="utf-8")
    return ["--deck", str(tmp_path / "mine.txt"), "--opponent-deck", str(tmp_path / "theirs.txt")]


@pytest.fixture
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for kept games."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "orne"


@pytest.fixture
def piped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, state_home: Path
) -> Callable[..., tuple[int, str, str]]:
    """Run a command with some lines of input; gives the exit code and what was printed."""

    def run(lines: list[str], *argv: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = cli.main(argv)
        out, err = capsys.readouterr()
        return code, out, err

    return run
