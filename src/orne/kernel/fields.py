"""A state says its fields once: plain data and back are straight-line code made from that list.

A record or state is a dataclass. A field is plain unless it says otherwise; what is derived from others is not data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, field, fields
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")


class Shape(NamedTuple):
    """How a field is written as plain data, and how it is read: code about ``{}``."""

    data: str | None = "{}"
    """None where it is derived, and so not part of the data."""
    read: str = "{}"


_PLAIN: Final = Shape()
_FLAT: Final = Shape(data="[*{}]", read="tuple({})")
_TUPLE: Final = Shape(data="plain({})", read="tuples({})")
_LIST: Final = Shape("{}[:]", "{}[:]")
_DERIVED: Final = Shape(data=None)
_SEATS: Final = Shape("plain({})", "[tuples(each) for each in {}]")


def plain(value: Any) -> Any:
    """A tuple as the lists that JSON makes of it."""
    return [plain(each) for each in value] if isinstance(value, tuple | list) else value


def tuples(value: Any) -> Any:
    """JSON has no tuples: make lists tuples again."""
    return tuple(tuples(each) for each in value) if isinstance(value, list) else value


def _field(shape: Shape, make: Callable[[], Any], **names: Any) -> Any:
    return field(default_factory=make, metadata={"shape": shape, "names": names})


def of_tuples() -> Any:
    """A field that holds a tuple, perhaps of tuples."""
    return field(default=(), metadata={"shape": _TUPLE})


def of_plain(value: Any = ()) -> Any:
    """A field that holds a tuple of plain values."""
    return field(default=value, metadata={"shape": _FLAT})


def named(kind: Any, value: Any) -> Any:
    """A field that holds a named tuple, or None."""
    name = kind.__name__
    read = f"None if {{0}} is None else {name}(*tuples({{0}}))"
    return field(default=value, metadata={"shape": Shape(data="plain({})", read=read), "names": {name: kind}})


def of_named(kind: Any) -> Any:
    """A field that holds a tuple of named tuples."""
    name = kind.__name__
    read = f"tuple({name}(*tuples(each)) for each in {{}})"
    return field(default=(), metadata={"shape": Shape(data="plain({})", read=read), "names": {name: kind}})


def pile() -> Any:
    """A field that holds a list of plain values."""
    return _field(_LIST, list)


def of_seats() -> Any:
    """A field that holds a list with a value for each seat."""
    return _field(_SEATS, list)


def piles(number: int) -> Any:
    """A field that holds a fixed number of lists of plain values."""
    every = "[each[:] for each in {}]"
    return _field(Shape(every, every), lambda: [[] for _ in range(number)])


def piles_of_seats() -> Any:
    """A field that holds a list for each seat."""
    shape = "[each[:] for each in {}]"
    return _field(Shape(shape, shape), list)


def records(kind: Any) -> Any:
    """A field that holds a list of records, which are never changed."""
    shape = Shape("[write_row(each) for each in {}]", "[read_row(each) for each in {}]")
    return _field(shape, list, write_row=row_writer(kind), read_row=row_reader(kind))


def derived(make: Callable[[], Any] | None = None) -> Any:
    """A field that is worked out from the others."""
    return _field(_DERIVED, make or (lambda: None))


def shaped(shape: Shape, make: Callable[[], Any], **names: Any) -> Any:
    """A field of a shape of its own; ``names`` are what its code speaks of."""
    return _field(shape, make, **names)


# ---- the code


def row_writer(kind: type[T]) -> Callable[[T], list[Any]]:
    """How to write a record as a row: its fields in their order."""
    parts = [(_shape(each).data or "").format(f"old.{each.name}") for each in _saved(kind)]
    write: Callable[[T], list[Any]] = _made(kind, ["def function(old):", f"return [{', '.join(parts)}]"])
    return write


def row_reader(kind: type[T]) -> Callable[[list[Any]], T]:
    """How to read a record from its row."""
    names = [each.name for each in _saved(kind)]
    parts = [_shape(each).read.format(each.name) for each in _saved(kind)]
    lines = ["def function(row):", f"{', '.join(names)}, = row", f"return _kind({', '.join(parts)})"]
    read: Callable[[list[Any]], T] = _made(kind, lines)
    return read


def columns(kind: Any) -> dict[str, int]:
    """The place of each field in the row of a record."""
    return {each.name: place for place, each in enumerate(_saved(kind))}


def table_writer(kind: type[T]) -> Callable[[T], dict[str, Any]]:
    """How to write a state as a table: its fields by their names."""
    parts = [f"{each.name!r}: {(_shape(each).data or '').format(f'old.{each.name}')}" for each in _saved(kind)]
    write: Callable[[T], dict[str, Any]] = _made(kind, ["def function(old):", f"return {{{', '.join(parts)}}}"])
    return write


def table_reader(kind: type[T]) -> Callable[[T, Mapping[str, Any]], None]:
    """How to fill a new state from its table."""
    lines = [f"new.{each.name} = {_shape(each).read.format(f'data[{each.name!r}]')}" for each in _saved(kind)]
    read: Callable[[T, Mapping[str, Any]], None] = _made(kind, ["def function(new, data):", *lines])
    return read


def _shape(each: Field[Any]) -> Shape:
    """The shape of a field."""
    shape: Shape = each.metadata.get("shape", _PLAIN)
    return shape


def _saved(kind: Any) -> list[Field[Any]]:
    """The fields that are part of the data."""
    return [each for each in fields(kind) if _shape(each).data is not None]


def _made(kind: Any, lines: list[str]) -> Any:
    """A function from its lines."""
    names: dict[str, Any] = {"_kind": kind, "plain": plain, "tuples": tuples}
    for each in fields(kind):
        names.update(each.metadata.get("names", {}))
    exec("\n    ".join(lines), names)
    return names["function"]
