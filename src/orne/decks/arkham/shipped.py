"""The decks of Arkham Horror that come with Orne: a starter and a community deck for each investigator."""

from __future__ import annotations

from functools import cache
from importlib.resources import files as resources
from pathlib import Path

from orne.decks.arkham import addresses, files
from orne.decks.arkham.deck import InvestigatorDeck
from orne.kernel.errors import UserError, unknown


@cache
def available() -> tuple[str, ...]:
    """The names of the shipped decks."""
    lists = resources("orne.decks.arkham") / "lists"
    names = (entry.name.removesuffix(".txt") for entry in lists.iterdir() if entry.name.endswith(".txt"))
    return tuple(sorted(names, key=lambda name: (not name.startswith("starter-"), name)))


@cache
def shipped(name: str) -> InvestigatorDeck:
    """A shipped deck by its name, such as ``starter-roland`` or ``killbray-daisy``."""
    if name in available():
        file = f"{name}.txt"
        return files.parse((resources("orne.decks.arkham") / "lists" / file).read_bytes(), name, file)
    raise UserError(unknown("Arkham Horror deck", name, available()))


def starter(name: str) -> str:
    """The name of a starter deck where the investigator's first name is given; else the name itself."""
    return f"starter-{name.lower()}" if f"starter-{name.lower()}" in available() else name


def claims(name: str) -> bool:
    """Whether a name is a shipped deck's or an investigator's, or a path or address that of a deck for this game."""
    path = Path(name)
    if starter(name) in available() or path.suffix.lower() == ".json" or addresses.data_at(name):
        return True
    return path.is_file() and files.looks_like(path)


def named(name: str) -> InvestigatorDeck:
    """The deck a user means: a starter by first name, a shipped deck by its name, or else a file by its path."""
    path, name = Path(name), starter(name)
    if name not in available() and (path.exists() or path.suffix or len(path.parts) != 1):
        return files.read(path)
    return shipped(name)
