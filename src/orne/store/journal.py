"""The journal of a game: answers, control words, and answers taken back, each one row; what it comes to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from orne.kernel.control import Made
from orne.kernel.errors import UserError

BACK = "back"
"""The word of an entry that takes decisions back until this many are left."""


class Entry(NamedTuple):
    """One row: what was done, and the seat that did it."""

    made: Made
    seat: int | None = None

    @property
    def text(self) -> str:
        """As it stands in the row."""
        return json.dumps(self.made, ensure_ascii=False, separators=(",", ":"))


def back_to(decisions: int) -> Entry:
    """The entry that takes decisions back."""
    return Entry({BACK: decisions})


def decisions_of(rows: Iterable[str], before: Sequence[Made] = ()) -> list[Made]:
    """The decisions that a journal comes to, or its rows after those that came to some decisions."""
    found = [*before]
    for row in rows:
        made = _read(row)
        if isinstance(made, dict) and BACK in made:
            del found[_place(made[BACK], len(found)) :]
        else:
            found.append(made)
    return found


def _read(row: str) -> Made:
    """What one row says."""
    try:
        made: Any = json.loads(row)
    except ValueError:
        made = None
    if not isinstance(made, str | dict):
        raise UserError("The journal of this game is damaged: a row of it cannot be read.")
    return made


def _place(back: Any, made: int) -> int:
    """Where decisions are taken back to."""
    if isinstance(back, bool) or not isinstance(back, int) or not 0 <= back <= made:
        raise UserError("The journal of this game is damaged: it takes back what was never decided.")
    return back


def difference(kept: Sequence[Made], now: Sequence[Made], seats: Sequence[int | None]) -> list[Entry]:
    """The entries that lead from the decisions that are kept to those that were made; ``seats`` made the latter."""
    same = 0
    for old, new in zip(kept, now, strict=False):
        if old != new:
            break
        same += 1
    entries = [back_to(same)] if same < len(kept) else []
    return [*entries, *(Entry(made, seat) for made, seat in zip(now[same:], seats[same:], strict=True))]
