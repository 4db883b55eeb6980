"""The command line: finding commands, and answering bad input with one sentence."""

import argparse
import sys
import types
from importlib.metadata import version

import pytest

from orne import __version__, cli, commands
from orne.build import build
from orne.kernel.errors import UserError


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
        (["learn", "chess"], "There is no game called “chess”; there are coc, arkham; see 'orne learn --help'."),
        (["learn", "arkam"], "There is no game called “arkam”; did you mean arkham? See 'orne learn --help'."),
        (["paly"], "There is no command called “paly”; did you mean play? See 'orne --help'."),
        (["games", "lits"], "There is no part called “lits”; did you mean list? See 'orne games --help'."),
        (
            ["play", "--edition", "lcg-5"],
            "There is no edition called “lcg-5”; did you mean lcg-4? See 'orne play --help'.",
        ),
        (["play", "--loud"], "“--loud” means nothing here; see 'orne --help'."),
        (["play", "--seed", "x"], "--seed needs a whole number, not “x”; see 'orne play --help'."),
        (["play", "--seed"], "--seed needs something after it; see 'orne play --help'."),
        (["games", "show"], "NUMBER is missing; see 'orne games show --help'."),
        (["learn", "--alone", "--resume", "1"], "--resume and --alone exclude each other; see 'orne learn --help'."),
    ],
)
def test_a_slip_on_the_command_line_is_said_in_our_own_words(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(argv) == 2
    assert capsys.readouterr().err == f"orne: {said}\n"
