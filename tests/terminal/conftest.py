"""Decks that can be played, and a way to play at a piped terminal."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from orne import cli
from orne.coc.cards import implemented
from orne.decks.coc.starters import block
from orne.set_up.shared.seated import Seated
from orne.store import games
from orne.store.database import Store

PAIRS = {"mine": ("agency", "miskatonic"), "theirs": ("cthulhu", "hastur")}


@pytest.fixture
def decks(tmp_path: Path) -> list[str]:
    """Options that name two deck files of implemented cards."""
    for name, factions in PAIRS.items():
        cards = [card for faction in factions for card in block(faction) if card in implemented()]
        (tmp_path / f"{name}.txt").write_text("\n".join(f"1x {card}" for card in cards), encoding="utf-8")
    return ["--deck", str(tmp_path / "mine.txt"), "--opponent-deck", str(tmp_path / "theirs.txt")]


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store of its own for kept games."""
    monkeypatch.setenv("ORNE_STORE", str(tmp_path / "store" / "games.sqlite"))
    return tmp_path / "store" / "games.sqlite"


@pytest.fixture
def last_game(store: Path) -> Callable[[], Seated]:
    """The game played last, as the store has it."""

    def read() -> Seated:
        with Store() as found:
            return games.read(found, games.listed(found)[0].number)

    return read


@pytest.fixture
def piped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, store: Path
) -> Callable[..., tuple[int, str, str]]:
    """Run a command with some lines of input; gives the exit code and what was printed."""

    def run(lines: list[str], *argv: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = cli.main(argv)
        out, err = capsys.readouterr()
        return code, out, err

    return run
