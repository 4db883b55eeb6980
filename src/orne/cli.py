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

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser that reports a mistake as a UserError instead of printing its usage and exiting."""

    def error(self, message: str) -> NoReturn:
        """Raise the mistake as one sentence that names the command it was made in."""
        raise UserError(_mistakes.sentence(message, self.prog))


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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
