"""Descriptions of positions as data: the records a position is built from, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, TypeVar

from orne.kernel.errors import UserError, echo, listed
from orne.rulings.showing.probe import Json, plain

R = TypeVar("R")


def described(value: object) -> Json:
    """A record, or lists of them, as data; what is as usual is left out."""
    if is_dataclass(value) and not isinstance(value, type):
        found = {each.name: getattr(value, each.name) for each in fields(value)}
        usual = {each.name: each.default for each in fields(value)}
        return {name: described(each) for name, each in found.items() if not _is_usual(each, usual[name])}
    if isinstance(value, Mapping):
        return {str(name): described(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [described(each) for each in value]
    return plain(value)


def made(record: type[R], data: Json) -> R:
    """A record from data."""
    if not isinstance(data, Mapping):
        raise UserError(f"{record.__name__} is described by a table, not by {echo(data)}.")
    names = [each.name for each in fields(record)]  # type: ignore[arg-type]
    for name in data:
        if name not in names:
            raise UserError(f"Nothing is called {echo(name)} in a description of {record.__name__}: {listed(names)}.")
    needed = [each.name for each in fields(record) if each.default is MISSING and each.name not in data]  # type: ignore[arg-type]
    if needed:
        raise UserError(f"A description of {record.__name__} needs {listed(needed)}.")
    return record(**data)


def each_made(record: type[R], data: Json) -> list[R | str]:
    """Records from a list; a name alone stands for itself."""
    if not isinstance(data, list | tuple):
        raise UserError(f"Where several of {record.__name__} may be there is a list, not {echo(data)}.")
    return [each if isinstance(each, str) else made(record, each) for each in data]


def _is_usual(value: Any, usual: Any) -> bool:
    """Whether a value is the one that would be there anyway; a list and a tuple of the same are the same."""
    return (usual is not MISSING and type(value) is not bool and plain(value) == plain(usual)) or value is usual
