"""The log as lines on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from orne.coc.log_words import sentence
from orne.coc.table import CocTable
from orne.kernel.log import Entry
from orne.kernel.log_words import lines


def told(entries: Sequence[Entry], table: CocTable, seat: int | None, names: Sequence[str]) -> list[str]:
    """Entries in words for a seat; phases in which nothing happened are left out."""
    said = [
        entry
        for place, entry in enumerate(entries)
        if entry.kind != "success token" or not _goes_on(entry, entries[place + 1 : place + 2])
    ]
    return lines(said, lambda entry: sentence(entry, table, seat, names), "turn")


def _goes_on(entry: Entry, following: Sequence[Entry]) -> bool:
    """Whether the next entry says the same with a higher number."""
    return any((e.kind, e.subject, e.seat) == (entry.kind, entry.subject, entry.seat) for e in following)
