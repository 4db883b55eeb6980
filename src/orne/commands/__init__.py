"""The commands of ``orne``, one module each.

A module here becomes a command by defining ``add(subparsers)``, which declares its arguments and sets ``run`` as their
default, and ``run(args) -> int``, which returns the exit code. Every start of ``orne`` imports every command to learn
its arguments, so whatever takes long to import is imported inside ``run``: that is why, wherever it is done here.
A module whose name begins with an underscore is not a command.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from orne.games import GAMES, USUAL, CardGame
from orne.kernel.errors import UserError
from orne.kernel.files import shown

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What ``add`` is given: argparse has no public name for it."""


def add_edition(parser: argparse.ArgumentParser, help: str = "the edition", usual: str | None = None) -> None:
    """Declare ``--edition``, the same for every command; ``usual`` is the one that is meant where none is given."""
    more = f" (default: {usual})" if usual else ""
    names = ", ".join(USUAL.editions)
    parser.add_argument("--edition", metavar="EDITION", choices=USUAL.editions, help=f"{help}: {names}{more}")


def game_number(said: str) -> int | None:
    """The number of a game in the store, where somebody says that rather than the path of a file."""
    is_number = said.isascii() and said.isdigit() and len(said) < 10 and not Path(said).exists()
    return int(said) if is_number else None


def refuse_no_place(path: Path) -> None:
    """Refuse a place where no file can be written, before anything is done that would be lost then."""
    if path.is_dir():
        raise UserError(f"{shown(path)}: this is a folder; give the path of a file.")
    if not path.parent.is_dir():
        raise UserError(f"{shown(path)}: there is no folder {shown(path.parent)}; give another path.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise UserError(f"{shown(path)}: you may not write there; give another path.")


def refuse_needless(given: Mapping[str, object], why: str) -> None:
    """Refuse what would do nothing here, each by its name: whoever gives it expects something of it."""
    for name, value in given.items():
        if value is not None and value is not False and value != []:
            raise UserError(f"{name} {why}; leave it out.")


def refuse_another_games(game: CardGame, decks: Iterable[str]) -> None:
    """Say so where a name is that of a deck of another game: it is among those that are listed."""
    for name in decks:
        for other in GAMES.values():
            if other is not game and name in other.decks().available() and name not in game.decks().available():
                raise UserError(f"{name} is a deck of {other.title}, and the game is {game.title}.")


def agreed(question: str) -> bool:
    """Whether somebody at the keyboard says yes to deleting something."""
    print(question, end="", flush=True)
    said = sys.stdin.readline()
    if not said:
        raise UserError("Nobody answers whether it is to be deleted; --yes deletes without asking.")
    return said.strip().lower() == "yes"
