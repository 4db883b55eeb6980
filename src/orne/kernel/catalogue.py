"""What every game does with its cards as code: finding the modules they are written in."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages


def import_all(package: str) -> None:
    """Import every module of a package, so that each set of cards in a folder of its own registers itself."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
