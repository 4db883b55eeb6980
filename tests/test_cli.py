"""The command line: finding commands, and answering bad input with one sentence."""

import argparse
import os
import subprocess
import sys
import types
from importlib.metadata import version
from pathlib import Path

import pytest

from orne import __version__, cli, commands
from orne.build import build
from orne.kernel.errors import UserError

LISTING = [sys.executable, "-m", "orne", "deck", "list"]


@pytest.fixture
def greet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give `orne` one more command, as adding a module to orne.commands would."""
    module = types.ModuleType("orne.commands.greet")

    def run(args: argparse.Namespace) -> int:
        if args.name == "nobody":
            raise UserError("there is nobody called 'nobody'")
        if args.name == "no\nbody":
            raise UserError("nobody is called 'no\nbody'")
        if args.name == "^C":
            raise KeyboardInterrupt
        print(f"Hello, {args.name}.")
        return 7

    def add(subparsers: commands.Subparsers) -> None:
        parser = subparsers.add_parser("greet")
        parser.add_argument("name")
        parser.set_defaults(run=run)

    module.add = add  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    found = [types.SimpleNamespace(name="greet")]
    monkeypatch.setattr("orne.cli.pkgutil.iter_modules", lambda path: found)


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert capsys.readouterr().out.startswith("usage: orne")


@pytest.mark.usefixtures("greet")
class TestCommands:
    def test_a_command_gives_its_exit_code(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["greet", "Wilbur"]) == 7
        assert capsys.readouterr().out == "Hello, Wilbur.\n"

    def test_bad_input_is_one_sentence_and_exit_code_2(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["greet", "nobody"]) == 2
        assert capsys.readouterr() == ("", "orne: there is nobody called 'nobody'.\n")

    def test_a_line_break_in_the_input_does_not_break_the_sentence(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["greet", "no\nbody"]) == 2
        assert capsys.readouterr().err == "orne: nobody is called 'no body'.\n"

    @pytest.mark.parametrize("argv", [["greet"], ["greet", "a", "b"], ["great"], ["--loud"]])
    def test_bad_arguments_are_one_sentence_and_exit_code_2(
        self, argv: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert cli.main(argv) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("orne: ")
        assert err.count("\n") == 1
        assert "--help" in err

    def test_an_interrupt_is_no_traceback(self) -> None:
        assert cli.main(["greet", "^C"]) == 130


def test_the_version_says_which_build_is_running(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert not ended.value.code
    assert capsys.readouterr().out == f"orne {__version__} ({build()})\n"
    assert __version__ == version("orne")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["learn", "chess"], "There is no game called “chess”; there are coc, arkham; see `orne learn --help`."),
        (["learn", "arkam"], "There is no game called “arkam”; did you mean arkham? See `orne learn --help`."),
        (["paly"], "There is no command called “paly”; did you mean play? See `orne --help`."),
        (["games", "lits"], "There is no part called “lits”; did you mean list? See `orne games --help`."),
        (
            ["play", "--edition", "lcg-5"],
            "There is no edition called “lcg-5”; did you mean lcg-4? See `orne play --help`.",
        ),
        (["play", "--loud"], "“--loud” means nothing here; see `orne play --help`."),
        (["deck", "show", "x", "--loud", "1"], "“--loud 1” means nothing here; see `orne deck show --help`."),
        (["deck", "--loud", "show", "x"], "“--loud” means nothing here; see `orne deck --help`."),
        (["--loud", "deck", "show", "x"], "“--loud” means nothing here; see `orne --help`."),
        (
            ["cards", "--languge"],
            "“--languge” means nothing here; did you mean --language? See `orne cards --help`.",
        ),
        (["fuzz", "--ro", "1", "--fi", "1"], "“--fi” may mean --files or --first; see `orne fuzz --help`."),
        (["match", "a", "b", "--decks", "c"], "--decks needs 2 words after it; see `orne match --help`."),
        (["play", "--terminal=yes"], "--terminal stands alone, without “yes”; see `orne play --help`."),
        (["play", "--seed", "x"], "--seed needs a whole number, not “x”; see `orne play --help`."),
        (["play", "--seed"], "--seed needs something after it; see `orne play --help`."),
        (["games", "show"], "NUMBER is missing; see `orne games show --help`."),
        (["deck", "convert"], "IN and OUT are missing; see `orne deck convert --help`."),
        (["learn", "--alone", "--resume", "1"], "--resume and --alone exclude each other; see `orne learn --help`."),
    ],
)
def test_a_slip_on_the_command_line_is_said_in_our_own_words(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(argv) == 2
    assert capsys.readouterr().err == f"orne: {said}\n"


def test_whoever_reads_may_go_before_the_end() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(LISTING, check=False, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_nothing_need_be_there_to_write_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.main(["deck", "list"]) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with open("/dev/full", "wb") as full:
        ended = subprocess.run(LISTING, check=False, stdout=full, stderr=subprocess.PIPE)
    assert (ended.returncode, ended.stderr) == (2, b"orne: Nothing can be written (No space left on device).\n")


def test_a_file_that_may_not_be_looked_at_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def forbidden(path: Path, **_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "stat", forbidden)
    assert cli.main(["deck", "show", "locked/mine.txt"]) == 2
    assert capsys.readouterr().err == "orne: locked/mine.txt: this cannot be read or written (Permission denied).\n"
