"""The log as lines on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from orne.coc.narration import sentence
from orne.coc.table import CocTable
from orne.kernel.log import Entry


def told(entries: Sequence[Entry], table: CocTable, seat: int | None, names: Sequence[str]) -> list[str]:
    """Entries in words for a seat; phases in which nothing happened are left out."""
    found: list[str] = []
    waiting: str | None = None
    for place, entry in enumerate(entries):
        if entry.kind == "success token" and _goes_on(entry, entries[place + 1 : place + 2]):
            continue
        words = sentence(entry, table, seat, names)
        if words is None:
            continue
        if entry.kind == "phase":
            waiting = f"— {words}"
            continue
        if waiting is not None and entry.kind != "turn":
            found.append(waiting)
        waiting = None
        found.append(f"━━ {words}" if entry.kind == "turn" else f"   {words}")
    return found


def _goes_on(entry: Entry, following: Sequence[Entry]) -> bool:
    """Whether the next entry says the same with a higher number."""
    return any((e.kind, e.subject, e.seat) == (entry.kind, entry.subject, entry.seat) for e in following)
