"""The commands of ``orne``, one module each.

A module here becomes a command by defining ``add(subparsers)``, which declares its arguments and sets ``run`` as their
default, and ``run(args) -> int``, which returns the exit code. Imports that take long belong inside ``run``: every
start of ``orne`` imports every command to learn its arguments.
A module whose name begins with an underscore is no command.
"""

from __future__ import annotations

import argparse
from typing import TypeAlias

from orne.coc.errata import EDITIONS

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What ``add`` is given: argparse has no public name for it."""


def add_edition(parser: argparse.ArgumentParser, default: str | None = "lcg-4", help: str = "the edition") -> None:
    """Declare ``--edition``, the same for every command."""
    more = f" (default: {default})" if default else ""
    parser.add_argument(
        "--edition", metavar="EDITION", choices=EDITIONS, default=default, help=f"{help}: {', '.join(EDITIONS)}{more}"
    )
