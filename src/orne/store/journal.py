"""The journal of a game: answers, control words, answers taken back, and its end by word of the players, a row each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from orne.kernel.control import Made
from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Ending, ending_of

BACK = "back"
"""The word of an entry that takes decisions back until this many are left."""
END = "end"
"""The word of an entry by which the players end the game."""


class Entry(NamedTuple):
    """One row: what was done, and the seat that did it."""

    text: str
    """As it stands in the row."""
    seat: int | None = None


@dataclass(frozen=True)
class Told:
    """What a journal comes to."""

    decisions: tuple[Made, ...] = ()
    ended: Ending | None = None


def made(decision: Made, seat: int | None = None) -> Entry:
    """The entry of a decision."""
    return Entry(_text(decision), seat)


def back_to(decisions: int) -> Entry:
    """The entry that takes decisions back."""
    return Entry(_text({BACK: decisions}))


def end(ending: Ending) -> Entry:
    """The entry by which the players end the game."""
    return Entry(_text({END: ending.data()}), ending.seat)


def told(rows: Iterable[Entry], before: Told | None = None) -> Told:
    """What a journal comes to, or its rows after those that came to something."""
    before = before or Told()
    found, ended = [*before.decisions], before.ended
    for row in rows:
        said = _read(row.text)
        if isinstance(said, str) or not said.keys() & {BACK, END}:
            found.append(said)
            ended = None
        elif BACK in said:
            del found[_place(said[BACK], len(found)) :]
            ended = None
        else:
            ended = _ending(said[END], row.seat)
    return Told(tuple(found), ended)


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _read(row: str) -> str | dict[str, Any]:
    """What one row says."""
    try:
        said: Any = json.loads(row)
    except (ValueError, TypeError, RecursionError):
        said = None
    if not isinstance(said, str | dict):
        raise UserError("The journal of this game is damaged: a row of it cannot be read.")
    return said


def _place(back: Any, made: int) -> int:
    """Where decisions are taken back to."""
    if isinstance(back, bool) or not isinstance(back, int) or not 0 <= back <= made:
        raise UserError("The journal of this game is damaged: it takes back what was never decided.")
    return back


def _ending(said: Any, seat: int | None) -> Ending:
    """How the players ended it."""
    ending = ending_of(said, seat)
    if ending is None:
        raise UserError("The journal of this game is damaged: its end cannot be read.")
    return ending


def difference(kept: Told, now: Told, seats: Sequence[int | None]) -> list[list[Entry]]:
    """The entries that lead from what is kept to what has happened, those that belong together in one list.

    ``seats`` made the decisions. What is taken back and the new course of chance it leads to are one change.
    """
    same = 0
    for old, new in zip(kept.decisions, now.decisions, strict=False):
        if old != new:
            break
        same += 1
    changes = [[back_to(same)]] if same < len(kept.decisions) else []
    for decision, seat in zip(now.decisions[same:], seats[same:], strict=True):
        if changes and changes[-1][0].text.startswith(f'{{"{BACK}"') and isinstance(decision, dict):
            changes[-1].append(made(decision, seat))
        else:
            changes.append([made(decision, seat)])
    if now.ended is not None and (now.ended != kept.ended or changes):
        changes.append([end(now.ended)])
    return changes
