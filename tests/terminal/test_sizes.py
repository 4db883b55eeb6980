"""Whole random games at terminals of several sizes: every page fits, and keeps its head."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest

from orne.games import GAMES
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.set_up.coc.wishes import CocWishes
from orne.set_up.shared.seated import HUMAN
from orne.set_up.shared.wishes import Wishes
from orne.store.keeping import Kept
from orne.terminal import menu
from orne.terminal.keeping import InStore
from orne.terminal.rooms import room_of
from orne.terminal.screen import Screen
from orne.terminal.session import Session

SIZES = ((80, 24), (100, 40), (140, 50))
GAMES_PLAYED = {
    "coc": CocWishes(seed=11, opponent="random"),
    "arkham": ArkhamWishes(seed=12, scenario="the-gathering"),
    "midnight": ArkhamWishes(
        seed=13, scenario="the-midnight-masks", investigators=["roland", "wendy", "daisy", "agnes"], bots=["4=random"]
    ),
}
ASIDES = ("help", "board", "options", "log", "card a", "why not the", "discard", "stops", "hint", "domains", "bag")
ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
HEADS = (" Set-up ", " Turn ", " Round ")
MOST = 300
"""Answers in one game; then the player leaves."""


class Tty(io.StringIO):
    """A terminal that remembers each page."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: list[str] = []

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if text.startswith("\x1b[H"):
            self.pages.append(text)
        return len(text)


def lines_of(page: str) -> list[str]:
    return ESCAPES.sub("", page).removesuffix("\n").split("\n")


def played(wishes: Wishes, screen: Screen, monkeypatch: pytest.MonkeyPatch) -> tuple[Session, int]:
    """A game with any answers that come, and now and then another order."""
    name = "coc" if isinstance(wishes, CocWishes) else "arkham"
    seated = GAMES[name].begin(wishes)
    keeping = InStore(Kept.new(seated))
    session = Session(room_of(seated.game, seated.players, keeping), keeping, screen=screen)
    chance = random.Random(5)
    answers = 0

    def read(prompt: str = "") -> str:
        nonlocal answers
        if prompt != "> ":
            return ""
        question = session.room.question(session.seat) if session.room.ended is None else None
        if question is None or answers > MOST:
            raise EOFError
        if chance.random() < 0.05:
            return chance.choice(ASIDES)
        answers += 1
        option = chance.choice(question.options)
        names = menu.names(question)
        return names[option.i] if menu.are_said_as_they_are(question) else menu.number_of(question, option)

    monkeypatch.setattr("builtins.input", read)
    session.run()
    return session, answers


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("which", GAMES_PLAYED)
def test_every_page_fits(which: str, size: tuple[int, int], store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    width, height = size
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", str(height))
    monkeypatch.setenv("TERM", "xterm-256color")
    target = Tty()
    session, answers = played(GAMES_PLAYED[which], Screen(Tty(), target), monkeypatch)
    assert session.room.ended is not None or answers > MOST
    assert HUMAN in session.room.seating.players
    boards = 0
    for page in target.pages:
        lines = lines_of(page)
        assert len(lines) <= height - 2, page
        assert max(map(len, lines)) <= width, page
        if lines[0].startswith(HEADS):
            boards += 1
            assert any("help" in line and "──" in line for line in lines) or session.room.ended is not None, page
    assert boards >= answers
