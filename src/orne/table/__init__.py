"""A table without screen or network: rooms, questions and pages as data, the same for every front end."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orne.table.room import Room
    from orne.table.settings import Settings
    from orne.table.shared.plain import plain

__all__ = ["Room", "Settings", "plain"]

_WHERE = {"Room": "orne.table.room", "Settings": "orne.table.settings", "plain": "orne.table.shared.plain"}


def __getattr__(name: str) -> Any:
    """What is public, imported when it is asked for: whoever needs one module of the table need not wait for all."""
    if name in _WHERE:
        return getattr(import_module(_WHERE[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
