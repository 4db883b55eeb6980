"""Positions gone by as one viewer saw them: looking back, replays, and what spectators are shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any

from orne.kernel.errors import UserError, echo
from orne.kernel.game import Game, positions
from orne.table.shared.game_table import GameTable
from orne.table.shared.handles import Handles
from orne.table.shared.messages import Mark, Page
from orne.table.shared.viewer import Around, Viewer

STRIDE = 16
"""How many positions lie between those whose handles are kept."""


class Past:
    """One viewer's way through a game: handles are the same from position to position, as in play."""

    def __init__(self, table: GameTable, seat: int | None, names: Sequence[str], *, open_hands: bool) -> None:
        self._viewer = Viewer(table, seat, names, open_hands=open_hands)
        self._games: list[Game[Any]] = []
        self._told: list[int] = []
        """For each position, how much had been told."""
        self._handles: list[Handles] = []
        """Every so many positions, what the cards were called."""

    def follow(self, game: Game[Any], last: int) -> None:
        """Take up the positions that are new, up to the one after ``last`` decisions."""
        known = len(self._games)
        if known > last:
            return
        for number, each in enumerate(islice(positions(game), known, last + 1), known):
            self._viewer.look(each, number)
            self._games.append(each)
            self._told.append(len(self._viewer.telling.entries))
            if number % STRIDE == 0:
                self._handles.append(self._viewer.handles.copy())

    def reaches_only(self, place: int) -> bool:
        """Whether nothing was followed beyond a number of decisions, so that it still holds once the rest is undone."""
        return len(self._games) <= place + 1

    def page(self, n: int, around: Around, since: int, known: Collection[str]) -> Page:
        """The page after ``n`` decisions, without a question."""
        viewer = self._viewer
        first = n - n % STRIDE
        latest, viewer.handles = viewer.handles, self._handles[first // STRIDE].copy()
        try:
            for number in range(first + 1, n + 1):
                viewer.follow(self._games[number], self._games[number - 1].log.size)
            return viewer.page(self._games[n], None, around, since, known, until=self._told[n])
        finally:
            viewer.handles = latest

    def game(self, n: int) -> Game[Any]:
        """The game as it stood after ``n`` decisions."""
        return self._games[n]

    def marks(self) -> tuple[Mark, ...]:
        """Who was asked at each position, and when that was."""
        table = self._viewer.table
        found: list[Mark] = []
        for n, game in enumerate(self._games):
            turn, phase = table.moment(game.table)
            decision = game.decision
            found.append(Mark(n, None if decision is None else decision.seat, turn, phase))
        return tuple(found)


def checked(n: object, last: int) -> int:
    """Refuse what is not a position that may be looked at."""
    if type(n) is not int or not 0 <= n <= last:
        raise UserError(f"There are positions 0 to {last} to look at; {echo(n)} is not one of them.")
    return n
