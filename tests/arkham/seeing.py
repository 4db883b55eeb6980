"""What a seat sees, with ids shortened: the one place where tests leave out the set of a card."""

from __future__ import annotations

from typing import Any

from orne.arkham.log_words import told
from orne.arkham.state import State
from orne.kernel.game import Game

NAMES = frozenset(("ref", "location", "connections", "here"))
"""The entries of a view that name cards on the table the way keys do."""


def short(name: str) -> str:
    """An id without its set."""
    return name.rpartition("/")[2]


def seen(game: Game[State], seat: int = 0) -> dict[str, Any]:
    """A seat's view, cards on the table named without their sets."""
    found: dict[str, Any] = _shortened(game.view(seat))
    return found


def _shortened(part: Any, key: str = "") -> Any:
    if isinstance(part, dict):
        return {name: _shortened(value, name) for name, value in part.items()}
    if isinstance(part, list | tuple):
        return [_shortened(each, key) for each in part]
    return short(part) if key in NAMES and isinstance(part, str) else part


def words(game: Game[State], *seats: int) -> list[str]:
    """The log in words, as some seats read it."""
    return [line.strip() for line in told(list(game.log), game.table, seats or (0,))]  # type: ignore[arg-type]
