"""Which claims are demonstrated, tested elsewhere or not showable, found out without importing a demonstration."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

_SHOWS: Final = re.compile(r'^@shows\(\s*((?:"[^"]+"\s*,?\s*)+)[^@]*?\)\ndef (\w+)\(', re.MULTILINE)


@cache
def names(game: str) -> Mapping[str, tuple[str, ...]]:
    """The names of the demonstrations of each claim that has any.

    Their modules make cards of the laboratory, which have no place in a game being played: so they are only read.
    """
    found: dict[str, list[str]] = {}
    modules = files("orne.rulings").joinpath("demonstrations", game)
    for module in sorted(modules.iterdir(), key=lambda each: each.name):
        if module.name.endswith(".py"):
            for claims, name in _SHOWS.findall(module.read_text("utf-8")):
                for id in re.findall(r'"([^"]+)"', claims):
                    found.setdefault(id, []).append(name)
    return MappingProxyType({id: tuple(several) for id, several in found.items()})


@cache
def not_showable(game: str) -> Mapping[str, str]:
    """The claims that no position can show, each with the reason."""
    return _read(game, "not_showable")


@cache
def proved_elsewhere(game: str) -> Mapping[str, str]:
    """The claims that a test proves which could not well be made a demonstration, each with the test."""
    return _read(game, "proved_elsewhere")


def _read(game: str, name: str) -> Mapping[str, str]:
    path = files("orne.rulings").joinpath("demonstrations", game, f"{name}.json")
    data: dict[str, str] = json.loads(path.read_bytes())
    return MappingProxyType(data)
