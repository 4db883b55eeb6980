"""A game with all that branched off from it, and what was written about their positions."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from orne.kernel.errors import UserError
from orne.server import tables
from orne.server.tables import KeptTable
from orne.set_up.shared.endings import by_name
from orne.store import games, notes, rooms
from orne.store.database import Store

MOST = 200
"""Games that a tree has at most."""


def names(table: KeptTable) -> list[str]:
    """What the players of a table are called in a list."""
    return [each.name or f"Player {seat}" for seat, each in enumerate(table.seats, 1)]


def ending(store: Store, table: KeptTable) -> str:
    """How the game of a table ended, in a sentence; empty while it goes on, or has not begun."""
    return "" if table.number is None else by_name(games.about(store, table.number).ended, names(table))


def _left(table: KeptTable) -> int:
    """After how many decisions a game left the one it went on from."""
    return 0 if table.settings.branched is None else table.settings.branched[1]


@dataclass(frozen=True)
class Looker:
    """Somebody who looks at games, with the secrets that they hold, by tables."""

    store: Store
    secrets: dict[str, list[str]]
    local: bool = False
    """Whether the machine is their own."""

    def held(self, table: KeptTable) -> set[int]:
        """The seats of a table that they hold."""
        own = [*self.secrets.get(table.id, ()), *self.secrets.get("", ())]
        return {seat for secret in own for seat in tables.held_by(self.store, table, secret)}

    def parent(self, table: KeptTable) -> KeptTable | None:
        """The table whose game this one's went on from: told once that is over, and to whoever plays here."""
        if table.settings.branched is None:
            return None
        with suppress(UserError):
            found = tables.read(self.store, table.settings.branched[0])
            if self.held(table) or ending(self.store, found):
                return found
        return None

    def origin(self, table: KeptTable) -> dict[str, Any] | None:
        """Where a game left the one it went on from, where that is told."""
        if table.settings.branched is None or self.parent(table) is None:
            return None
        of, n, words = table.settings.branched
        return {"of": of, "n": n, "words": words}

    def writes(self, table: KeptTable) -> int | None:
        """The seat in whose name they may write about a game; on one's own machine anybody's, once it is over."""
        if own := self.held(table):
            return min(own)
        return min(table.people, default=0) if self.local and ending(self.store, table) else None

    def tree(self, table: KeptTable) -> dict[str, Any]:
        """The game that all began with, and every branch that may be known; the one that is looked at always is."""
        line = [table]
        while (above := self.parent(line[0])) is not None and len(line) < MOST:
            line.insert(0, above)
        return self._grown(line, [MOST])

    def _grown(self, line: list[KeptTable], left: list[int]) -> dict[str, Any]:
        """A game with its branches, as long as some are left to be told; the line leads to the one looked at."""
        table, *below = line
        left[0] -= 1
        ended = ending(self.store, table)
        own = self.held(table)
        grown = [(below[0], self._grown(below, left))] if below else []
        for child in map(tables.of_room, rooms.branches(self.store, table.id, MOST)):
            on_line = bool(below) and child.id == below[0].id
            if left[0] > 0 and not on_line and ((child.settings.shared and ended) or self.held(child)):
                grown.append((child, self._grown([child], left)))
        grown.sort(key=lambda each: (_left(each[0]), each[0].created))
        return {
            "id": table.id,
            "branched": self.origin(table),
            "begins": table.settings.begins,
            "state": "ended" if ended else "playing",
            "ended": ended,
            "held": sorted(own),
            "writes": self.writes(table),
            "notes": self._notes(table, own, over=bool(ended)),
            "branches": [node for _, node in grown],
        }

    def _notes(self, table: KeptTable, own: set[int], *, over: bool) -> list[dict[str, Any]]:
        """What was written about a game: while it goes on a player's notes are nobody else's affair."""
        called = names(table)
        return [
            {
                "n": note.place,
                "seat": note.seat,
                "name": called[note.seat],
                "glyph": note.glyph,
                "words": note.words,
                "at": note.at,
            }
            for note in notes.listed(self.store, table.id)
            if over or note.seat in own
        ]
