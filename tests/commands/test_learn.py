"""`orne learn`: a lesson in the terminal."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from orne.store import games
from orne.store.database import Store

Orne = Callable[..., tuple[int, str, str]]
Typed = Callable[..., None]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Let some lines be typed."""

    def lines(*words: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in words)))

    return lines


def test_a_lesson_is_played_with_the_coachs_words_and_kept(orne: Orne, typed: Typed) -> None:
    typed("keep", "1", "quit")
    code, out, err = orne("learn", "coc")
    assert (code, err) == (0, "")
    assert "1 of 18 · Your hand" in out
    assert "2 of 18 · Three domains" in out
    assert "goes on from here" in out
    assert "With me beside you: orne learn --resume 1" in out
    typed("quit")
    code, out, err = orne("learn", "--resume", "1")
    assert (code, err) == (0, "")
    assert "of 18 · Three domains" in out
    with Store() as store:
        assert [each.number for each in games.listed(store)] == [1]


def test_without_a_name_one_is_asked(orne: Orne, typed: Typed) -> None:
    typed("7", "2", "quit")
    code, out, _ = orne("learn")
    assert code == 0
    assert "Type a number from 1 to 2." in out
    assert "1 of 20 · Your hand" in out
    typed()
    assert orne("learn")[0] == 0


def test_the_same_again_without_the_coach(orne: Orne, typed: Typed) -> None:
    typed("quit")
    first = orne("learn", "arkham")[1]
    typed("quit")
    code, out, _ = orne("learn", "arkham", "--alone")
    assert code == 0
    assert " of 20 · " not in out
    assert "The Gathering, easy" in out
    assert all(card in out for card in ("Roland", "Agnes"))
    hand = [line for line in first.splitlines() if "Replace" in line]
    assert hand == [line for line in out.splitlines() if "Replace" in line]


def test_at_the_end_the_coach_says_goodbye(orne: Orne, typed: Typed) -> None:
    typed(*["1"] * 400)
    code, out, _ = orne("learn", "coc")
    assert code == 0
    assert out.splitlines()[-1] == "The same again without me: orne learn coc --alone"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--resume", "7"), "There is no game 7"),
        (("coc", "--resume", "7"), "leave coc out"),
        (("chess",), "There is no game called “chess”; there are coc, arkham"),
        (("--alone", "--resume", "1"), "--resume and --alone exclude each other"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(orne: Orne, argv: tuple[str, ...], said: str) -> None:
    code, out, err = orne("learn", *argv)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err
