"""Which rules and which card data a save was written with: hashes of the files, so that no change is forgotten.

Another hash means nothing worse than that a save is played through from its record.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple


class Versions(NamedTuple):
    """The version of a game's rules, and that of its card data."""

    rules: str
    cards: str


def versions(rulebook: Any) -> Versions:
    """The versions that a game is played with here."""
    return _of_package(type(rulebook).__module__.rpartition(".")[0])


@cache
def _of_package(package: str) -> Versions:
    """The versions of the rules in one package, the kernel's among them, and of the data beside them."""
    rules = [*_files("orne.kernel", ".py"), *_files(package, ".py")]
    return Versions(_digest(rules), _digest([*_files(package, ".json")]))


def _files(package: str, ending: str) -> Iterator[tuple[str, bytes]]:
    """The files of a package, each by its path, in order."""
    yield from sorted(_below(files(package), package, ending))


def _below(folder: Traversable, path: str, ending: str) -> Iterator[tuple[str, bytes]]:
    """The files in a folder and the folders in it."""
    for each in folder.iterdir():
        name = f"{path}/{each.name}"
        if each.is_dir():
            yield from _below(each, name, ending)
        elif each.name.endswith(ending):
            yield name, each.read_bytes().replace(b"\r\n", b"\n")


def _digest(found: list[tuple[str, bytes]]) -> str:
    """A short name for files and what is in them."""
    digest = blake2b(digest_size=8)
    for name, content in found:
        digest.update(f"{name} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()
