"""The commands of ``orne``, one module each.

A module here becomes a command by defining ``add(subparsers)``, which declares its arguments and sets ``run`` as their
default, and ``run(args) -> int``, which returns the exit code. Every start of ``orne`` imports every command to learn
its arguments, so whatever takes long to import is imported inside ``run``: that is why, wherever it is done here.
A module whose name begins with an underscore is not a command.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TypeAlias

from orne.games import USUAL
from orne.kernel.errors import UserError

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What ``add`` is given: argparse has no public name for it."""


def add_edition(
    parser: argparse.ArgumentParser, default: str | None = USUAL.editions[0], help: str = "the edition"
) -> None:
    """Declare ``--edition``, the same for every command."""
    more = f" (default: {default})" if default else ""
    names = ", ".join(USUAL.editions)
    parser.add_argument(
        "--edition", metavar="EDITION", choices=USUAL.editions, default=default, help=f"{help}: {names}{more}"
    )


def game_number(said: str) -> int | None:
    """The number of a game in the store, where somebody says that rather than the path of a file."""
    is_number = said.isascii() and said.isdigit() and len(said) < 10 and not Path(said).exists()
    return int(said) if is_number else None


def agreed(question: str) -> bool:
    """Whether somebody at the keyboard says yes to deleting something."""
    print(question, end="", flush=True)
    said = sys.stdin.readline()
    if not said:
        raise UserError("Nobody answers whether it is to be deleted; --yes deletes without asking.")
    return said.strip().lower() == "yes"
