"""Records of the table as plain JSON data: the one way they leave the process."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import Any, NamedTuple

NEEDED: Any = MISSING
"""What stands for the default of a field that has none."""


class Name(NamedTuple):
    """A field of a record: what it is called inside and outside, and the value with which it is left out."""

    inside: str
    outside: str
    default: Any


_known: dict[type, tuple[Name, ...]] = {}


def names_of(kind: type) -> tuple[Name, ...]:
    """The fields of a record; a word that Python keeps loses its underscore outside."""
    names = _known.get(kind)
    if names is None:
        found: list[Name] = []
        for field in fields(kind):
            made = NEEDED if field.default_factory is MISSING else field.default_factory()
            default = made if field.default is MISSING else field.default
            found.append(Name(field.name, field.name.rstrip("_"), default))
        names = _known[kind] = tuple(found)
    return names


_AS_IT_IS = frozenset((str, int, float, bool, type(None)))


def plain(value: Any) -> Any:
    """A record as dictionaries, lists, text and numbers; a field that has its default is left out."""
    kind = type(value)
    if kind in _AS_IT_IS:
        return value
    if kind is tuple:
        return [plain(each) for each in value]
    if kind is dict:
        return {key: plain(each) for key, each in value.items()}
    data: dict[str, Any] = {}
    for inside, outside, default in names_of(kind):
        part = getattr(value, inside)
        if default is NEEDED or part != default:
            data[outside] = plain(part)
    return data


def text(value: Any) -> str:
    """A record as JSON text: equal for equal records."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))
