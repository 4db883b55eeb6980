"""The decks that come with Orne: the starter decks of the core set, and decks of the community."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files as resources
from pathlib import Path

from orne.decks.coc import files
from orne.decks.coc.deck import Deck
from orne.decks.coc.starters import starter, starters
from orne.kernel.errors import UserError, unknown

STARTER = re.compile(r"starter-(.+)\+(.+)-(.)")
"""The name of a starter deck: its two blocks, in either order, and its packet."""


def available() -> tuple[str, ...]:
    """The names of all shipped decks: community decks first, then the starter decks."""
    return (*community(), *starters())


@cache
def community() -> tuple[str, ...]:
    """The names of the shipped community decks."""
    lists = resources("orne.decks.coc") / "lists"
    return tuple(sorted(entry.name.removesuffix(".txt") for entry in lists.iterdir() if entry.name.endswith(".txt")))


@cache
def shipped(name: str) -> Deck:
    """A shipped deck by its name, such as ``pacta-arcana-01`` or ``starter-agency+hastur-a``."""
    if name in community():
        file = f"{name}.txt"
        return files.parse((resources("orne.decks.coc") / "lists" / file).read_bytes(), name, file)
    if match := STARTER.fullmatch(name):
        return starter(*match.groups())
    raise UserError(unknown("deck", name, available(), "orne deck list shows all there are."))


def claims(name: str) -> bool:
    """Whether a name is a shipped deck's, or a path that of an OCTGN file, so that no other game can be meant."""
    return name in community() or STARTER.fullmatch(name) is not None or Path(name).suffix.lower() == ".o8d"


def named(name: str, edition: str = "lcg-4") -> Deck:
    """The deck a user means: a shipped deck by its name, or else a deck file by its path."""
    path = Path(name)
    is_name = name in community() or STARTER.fullmatch(name)
    if not is_name and (path.exists() or path.suffix or len(path.parts) != 1):
        return files.read(path, edition)
    return shipped(name)
