"""Terminals that cannot do everything: no colour, no escape codes, no signs; and leaving and coming back."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.text import Text

from orne.terminal import editor
from orne.terminal.lines import in_two_columns
from orne.terminal.screen import Screen
from orne.terminal.typesetting import typeset_line

PLAY = ("play", "--deck", "starter-agency+miskatonic-a", "--seed", "3")
COMMAND = "import sys; from orne.cli import main; sys.exit(main(sys.argv[1:]))"
ESCAPE = "\x1b"
PATIENCE = 60.0
"""Seconds; a busy machine may take a while."""


def run(tmp_path: Path, typed: str, *argv: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command with piped input in an environment."""
    return subprocess.run(
        [sys.executable, "-c", COMMAND, *argv],
        input=typed.encode(),
        capture_output=True,
        timeout=PATIENCE,
        env={**os.environ, "ORNE_STORE": str(tmp_path / "games.sqlite"), **environment},
        check=False,
    )


class AtTerminal:
    """A game at a terminal of its own."""

    def __init__(self, store: Path, *argv: str, **environment: str) -> None:
        self.child, self.fd = pty.fork()
        if not self.child:
            os.environ.update({"ORNE_STORE": str(store), "COLUMNS": "80", "LINES": "24", **environment})
            os.execv(sys.executable, [sys.executable, "-c", COMMAND, *argv])
        self.out = ""

    def until(self, words: str) -> str:
        """What is written until some words come."""
        end = time.monotonic() + PATIENCE
        while words not in self.out and time.monotonic() < end:
            if select.select([self.fd], [], [], 0.2)[0]:
                try:
                    self.out += os.read(self.fd, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert words in self.out, self.out
        found, _, self.out = self.out.partition(words)
        return found + words

    def type(self, words: str) -> None:
        os.write(self.fd, words.encode())

    def ended(self) -> int:
        """The exit code; the terminal is closed."""
        code = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
        os.close(self.fd)
        return code


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp1252"])
def test_signs_become_letters_where_they_cannot_be_written(tmp_path: Path, encoding: str) -> None:
    found = run(tmp_path, "\n\n\n\nhelp\nlog\ncard paul\n", *PLAY, PYTHONIOENCODING=encoding)
    out = found.stdout.decode(encoding)
    assert (found.returncode, found.stderr) == (0, b"")
    assert "You ..... " in out
    assert "^ ready  > exhausted  x insane" in out
    assert "?" not in out.replace("Keep your hand?", "").replace("as a resource?", "")


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("Reveals the token -1.", "Reveals the token −1."),
        ("Test: fails on -3, -4 (-1 in all)", "Test: fails on −3, −4 (−1 in all)"),
        ("Attaches Victoria's Loft; Abner Weems' turn", "Attaches Victoria’s Loft; Abner Weems’ turn"),
        ("Bigger 'n a Barn", "Bigger ’n a Barn"),
        ("'as it is' stays", "'as it is' stays"),
        ("T-Men, 2-3, lcg-4, coc/rule/-1", "T-Men, 2-3, lcg-4, coc/rule/-1"),
        ("Wrote /home/o'brien/x.json and bob's.json", "Wrote /home/o'brien/x.json and bob's.json"),
    ],
)
def test_minus_signs_and_apostrophes_are_set_as_in_print(plain: str, set_: str) -> None:
    """However it is shown; what may be typed again or copied stays as it is."""
    page, said = io.StringIO(), io.StringIO()
    Screen(io.StringIO(), page).page([Text(plain, "bold")])
    Screen(io.StringIO(), said).say(plain)
    assert page.getvalue() == said.getvalue() == f"{set_}\n"


def test_a_line_that_is_set_keeps_its_colours() -> None:
    line = typeset_line(Text.assemble("Anna's ", ("-1", "bold"), " token"))
    assert (line.plain, [(line.plain[each.start : each.end], each.style) for each in line.spans]) == (
        "Anna’s −1 token",
        [("−1", "bold")],
    )


def test_a_terminal_without_them_gets_what_every_keyboard_has() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    Screen(io.StringIO(), out).say("Victoria's Loft: -1")
    out.seek(0)
    assert out.read() == "Victoria's Loft: -1\n"


def test_the_c_locale_is_no_trouble(tmp_path: Path) -> None:
    found = run(tmp_path, "\n", *PLAY, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"You ....." in found.stdout


def test_a_dumb_terminal_gets_no_escape_codes(tmp_path: Path) -> None:
    game = AtTerminal(tmp_path / "games.sqlite", *PLAY, TERM="dumb")
    page = game.until("> ")
    game.type("\n")
    page += game.until("> ")
    game.type("\x04")
    page += game.until("goes on from here.")
    assert game.ended() == 0
    assert ESCAPE not in page
    assert "Keep your hand?" in page


def test_without_colours_there_are_none(tmp_path: Path) -> None:
    game = AtTerminal(tmp_path / "games.sqlite", *PLAY, TERM="xterm-256color", NO_COLOR="1")
    page = game.until("Mulligan")
    game.type("\x03")
    game.until("goes on from here.")
    assert game.ended() == 130
    assert re.search(r"\x1b\[[0-9;]*m", page) is not None  # bold and the like remain
    assert re.search(r"\x1b\[(?:[0-9;]*;)?[34]8;", page) is None


def test_coming_back_from_a_pause_paints_the_page_again(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(os, "kill", lambda process, sent: done.append((process, sent)))
    editor.pause(lambda: done.append("painted"))
    assert done == [(0, signal.SIGTSTP), "painted"]


def test_tab_completes_orders_options_and_cards(tmp_path: Path) -> None:
    game = AtTerminal(tmp_path / "games.sqlite", *PLAY, TERM="xterm-256color")
    game.until("Mulligan")
    game.until(">")
    game.type("mul\t\r")
    game.until("You take a new hand.")
    game.type("\x03")
    game.until("goes on from here.")
    assert game.ended() == 130


def test_ctrl_c_waits_until_all_is_ready_for_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, ready = Screen(), []
    screen.paints = True

    def made(_: Screen) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        ready.append(True)

    monkeypatch.setattr(Screen, "_make_editor", made)
    monkeypatch.setattr(screen, "source", sys.stdin)
    with pytest.raises(KeyboardInterrupt):
        screen.be_ready()
    assert ready == [True]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


class Wide(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_what_a_terminal_is_wide_and_high(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setenv("LINES", "50")
    screen = Screen(Wide(), Wide())
    assert (screen.width, screen.rows) == (140, 48)
    assert (Screen(io.StringIO(), io.StringIO()).width, Screen(Wide(), io.StringIO()).tty) == (100, False)


def test_what_words_mean_stands_in_a_column_of_its_own() -> None:
    lines = [line.plain for line in in_two_columns((("log", "what has happened so far"), ("undo", "back")), 20)]
    assert lines == ["log   what has", "      happened so", "      far", "undo  back"]
