"""The ``orne`` command: finds the commands, runs one, and turns bad input into one clear sentence."""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from typing import NoReturn

from orne import __version__, commands
from orne.build import build
from orne.commands import _mistakes
from orne.games import GAMES
from orne.kernel.errors import Forbidden, UserError
from orne.kernel.files import shown

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser that reports a mistake as a UserError instead of printing its usage and exiting."""

    def error(self, message: str) -> NoReturn:
        """Raise the mistake as one sentence that names the command it was made in."""
        options = [name for action in self._actions for name in action.option_strings]
        raise UserError(_mistakes.sentence(message, self.prog, options))

    # argparse hands what a command does not know on to ``orne`` itself, which knows nothing of the command's options.
    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        """Parse arguments; what is not known is a mistake made in this very command."""
        said = sys.argv[1:] if args is None else list(args)
        found, unknown = super().parse_known_args(said, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        if "" in said:
            # Most often a variable of the shell that is not set; as a path it would mean the current folder.
            before = said[said.index("") - 1] if said[0] != "" else ""
            self.error(f"argument {before}: expected one argument" if before.startswith("--") else _mistakes.EMPTY)
        return found, unknown


class Version(argparse.Action):
    """Prints which version and which build this is."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Print it and end."""
        print(f"orne {__version__} ({build()})")
        parser.exit()


def build_parser() -> Parser:
    """Build the parser of ``orne`` with every command found in ``orne.commands``."""
    what = f"Plays {' and '.join(game.full_title for game in GAMES.values())} by their rules."
    parser = Parser(prog="orne", description=what, allow_abbrev=False)
    parser.add_argument("--version", action=Version, nargs=0, help="show which version and which build this is")
    subparsers = parser.add_subparsers(metavar="COMMAND", title="commands")
    for module in sorted(pkgutil.iter_modules(commands.__path__), key=lambda m: m.name):
        if not module.name.startswith("_"):
            importlib.import_module(f"{commands.__name__}.{module.name}").add(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    from orne.terminal.signs import write_letters  # here for the sake of start-up time

    # Whoever starts a program with its output closed wants none.
    sys.stdout, sys.stderr = (stream or open(os.devnull, "w") for stream in (sys.stdout, sys.stderr))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        write_letters(stream)
    try:
        parser = build_parser()
        args = parser.parse_args(argv)
        if not hasattr(args, "run"):
            parser.print_help()
            return 0
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except UserError as error:
        # The user's own words may be in the sentence, and they need not be printable or on one line.
        ruling = f" ({error.ruling})" if isinstance(error, Forbidden) else ""
        print("orne: " + "".join(c if c.isprintable() else " " for c in str(error)) + ruling, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (head, less) has gone; without this the interpreter complains once more as it closes stdout.
        _write_no_more()
        return 0
    except OSError as error:
        # A file that may not even be looked at, or a disk that is full while something is told.
        why = error.strerror or "not possible"
        where = (
            f"{shown(error.filename)}: this cannot be read or written" if error.filename else "Nothing can be written"
        )
        print(f"orne: {where} ({why}).", file=sys.stderr)
        if error.filename is None:
            _write_no_more()
        return BAD_INPUT


def _write_no_more() -> None:
    """Let what is still to be written go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
