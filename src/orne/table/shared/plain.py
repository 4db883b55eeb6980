"""Records of the table as plain JSON data: the one way they leave the process."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

Names = tuple[tuple[str, str], ...]
_known: dict[type, Names] = {}


def names_of(kind: type) -> Names:
    """The fields of a record and what they are called outside: a word that Python keeps loses its underscore."""
    names = _known.get(kind)
    if names is None:
        names = _known[kind] = tuple((field.name, field.name.rstrip("_")) for field in fields(kind))
    return names


_AS_IT_IS = frozenset((str, int, float, bool, type(None)))


def plain(value: Any) -> Any:
    """A record as dictionaries, lists, text and numbers."""
    kind = type(value)
    if kind in _AS_IT_IS:
        return value
    if kind is tuple:
        return [plain(each) for each in value]
    if kind is dict:
        return {key: plain(each) for key, each in value.items()}
    return {outside: plain(getattr(value, name)) for name, outside in names_of(kind)}


def text(value: Any) -> str:
    """A record as JSON text: equal for equal records."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))
