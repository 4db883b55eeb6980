"""What rows say, checked: a page of the file may have been damaged in a way that SQLite does not notice."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from orne.kernel.errors import UserError

T = TypeVar("T", list[Any], dict[str, Any])
END_OF_TIME = 1e11
"""Seconds since 1970 beyond which a clock is not believed."""


class Damaged(UserError):
    """A row does not say what Orne wrote."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} is damaged: a row of it cannot be read; bring back a copy of the store.")


def data(text: object, what: str) -> Any:
    """Plain data of a row; ``what`` begins the sentence."""
    try:
        return json.loads(words(text, what))
    except (ValueError, RecursionError):
        raise Damaged(what) from None


def data_of(text: object, wanted: type[T], what: str) -> T:
    """A list or a table of a row."""
    found = data(text, what)
    if not isinstance(found, wanted):
        raise Damaged(what)
    return found


def names(text: object, what: str) -> tuple[str, ...]:
    """A list of names."""
    found = data_of(text, list, what)
    return tuple(words(each, what) for each in found)


def numbers(text: object, what: str) -> tuple[int, ...]:
    """A list of whole numbers."""
    found = data_of(text, list, what)
    if not all(type(each) is int for each in found):
        raise Damaged(what)
    return tuple(found)


def words(text: object, what: str) -> str:
    """Words of a row."""
    if not isinstance(text, str):
        raise Damaged(what)
    return text


def moment(at: object, what: str) -> float:
    """A moment of a row, in seconds since 1970."""
    if not isinstance(at, int | float) or not 0 <= at < END_OF_TIME:
        raise Damaged(what)
    return float(at)
