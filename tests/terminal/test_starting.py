"""The first page: it is shown before the store is open, and no answer counts before it is kept."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from orne.coc.position import Side, build
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN, Seated
from orne.store import games
from orne.store.database import Store
from orne.store.keeping import Kept
from orne.terminal.keeping import NewInStore
from orne.terminal.rooms import room_of
from orne.terminal.screen import Screen
from orne.terminal.session import Session

FIRST_PAGE = """
import sys
from orne import cli
from orne.terminal.screen import Screen

def be_ready(screen):
    print("LOADED", *sorted({name.partition(".")[0] for name in sys.modules} & {"sqlalchemy", "prompt_toolkit"}))

Screen.be_ready = be_ready
cli.main(sys.argv[1:])
"""


@pytest.mark.parametrize("words", [("play", "--seed", "3"), ("play", "arkham", "--seed", "3"), ("learn", "coc")])
def test_the_first_page_waits_for_no_store(words: tuple[str, ...], store: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAGE, *words], input="", capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert "\nLOADED\n" in done.stdout
    assert "Nothing is lost: orne games resume 1 goes on from here." in done.stdout


def hunters() -> Game[Any]:
    """A first question that is a person's."""
    return build(Side(hand=["shotgun"], play=["g-men"], domains=["agency:1", "", ""]), Side())


def test_an_answer_waits_until_the_store_is_open(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new, may_open, seen = Kept.new, Event(), []

    def slow(seated: Seated) -> Kept:
        assert may_open.wait(10)
        return new(seated)

    monkeypatch.setattr(Kept, "new", slow)
    game = hunters()
    keeping = NewInStore(Seated(game, (HUMAN, "random")))
    room = room_of(game, (HUMAN, "random"), keeping)
    assert room.asked == 0
    assert (keeping.where, keeping.trouble) == ("", "")
    keeping.open()
    answered = Event()

    def answer() -> None:
        room.answer(0, "pass")
        answered.set()

    thread = Thread(target=answer)
    thread.start()
    seen.append(answered.wait(0.1))
    may_open.set()
    thread.join()
    assert seen == [False]
    assert answered.is_set()
    with Store() as found:
        assert games.record(found, 1)["decisions"][0] == "pass"
    keeping.close()


def test_what_bots_answer_before_the_first_page_is_kept_with_the_game(store: Path) -> None:
    game = hunters()
    keeping = NewInStore(Seated(game, (HUMAN, "random")))
    room = room_of(game, (HUMAN, "random"), keeping)
    game.choose("pass")
    room.keep()
    made = list(game.decisions())
    assert made
    keeping.close()
    with Store() as found:
        assert games.record(found, 1)["decisions"] == made


def test_what_cannot_be_kept_is_not_played_unless_that_was_agreed_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORNE_STORE", "/proc/nowhere/games.sqlite")
    for unkept in (False, True):
        game = hunters()
        keeping = NewInStore(Seated(game, (HUMAN, "random")), unkept=unkept)
        out = io.StringIO()
        session = Session(room_of(game, (HUMAN, "random"), keeping), keeping, screen=Screen(io.StringIO("pass\n"), out))
        if unkept:
            assert session.run() == 0
            assert "The last answers are not kept" in out.getvalue()
        else:
            with pytest.raises(UserError, match=r"Nothing can be kept: .* --unkept plays all the same"):
                session.run()
            assert not game.decisions()


def test_what_goes_wrong_beside_the_player_is_not_swallowed(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(seated: Seated) -> Kept:
        raise ZeroDivisionError

    monkeypatch.setattr(Kept, "new", broken)
    keeping = NewInStore(Seated(hunters(), (HUMAN, "random")))
    keeping.open()
    with pytest.raises(ZeroDivisionError):
        keeping.settle()
