"""Positions gone by as one viewer saw them: looking back, replays, and what spectators are shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any

from orne.kernel.errors import UserError, echo
from orne.kernel.game import Game, positions
from orne.table.shared import answers
from orne.table.shared.answers import Standing
from orne.table.shared.game_table import GameTable
from orne.table.shared.handles import Handles
from orne.table.shared.messages import Mark, Page
from orne.table.shared.question_data import Question
from orne.table.shared.questions import Asked, Questions
from orne.table.shared.viewer import Around, Viewer

STRIDE = 16
"""How many positions lie between those whose handles are kept."""


class Past:
    """One viewer's way through a game: handles are the same from position to position, as in play."""

    def __init__(self, table: GameTable[Any], seat: int | None, names: Sequence[str], *, open_hands: bool) -> None:
        self._viewer = Viewer(table, seat, names, open_hands=open_hands)
        self._games: list[Game[Any]] = []
        self._handles: list[Handles] = []
        """What the cards were called, every few positions."""

    def follow(self, game: Game[Any], last: int) -> None:
        """Take up the positions that are new, up to the one after ``last`` decisions."""
        known = len(self._games)
        if known > last:
            return
        for number, each in enumerate(islice(positions(game), known, last + 1), known):
            self._viewer.look(each, number)
            self._games.append(each)
            if number % STRIDE == 0:
                self._handles.append(self._viewer.handles.copy())

    def go_back(self, place: int) -> None:
        """Forget the positions after this many decisions: they were undone, and what was told of them is struck."""
        if len(self._games) <= place + 1:
            return
        del self._games[place + 1 :]
        del self._handles[place // STRIDE + 1 :]
        self._follow_to(place)
        self._viewer.go_back(self._games[place], place)

    def forget_struck(self) -> None:
        """What was taken back was done again."""
        self._viewer.telling.forget_struck()

    def page(self, n: int, around: Around, since: int, known: Collection[str], asked: Asked | None = None) -> Page:
        """The page after ``n`` decisions; what was undone after the latest one is on it, struck.

        What was asked there is on it where that is put.
        """
        viewer = self._viewer
        latest = viewer.handles
        until = viewer.telling.until(self._games[n].log.size, struck=n == around.last)
        try:
            self._follow_to(n)
            question = None if asked is None else self._put(n, asked)
            return viewer.page(self._games[n], question, around, since, known, until=until)
        finally:
            viewer.handles = latest

    def answered(self, n: int, asked: Asked, said: object) -> Standing:
        """An answer to what was asked after ``n`` decisions, read as at a table: nothing comes of it here."""
        viewer = self._viewer
        latest = viewer.handles
        try:
            self._follow_to(n)
            return answers.read(said, self._put(n, asked), self._games[n], viewer.handles, lasting=False)
        finally:
            viewer.handles = latest

    def _put(self, n: int, asked: Asked) -> Question:
        """What was asked after ``n`` decisions, the handles being those of it."""
        game = self._games[n]
        decision = game.looked_at
        assert decision is not None
        return Questions(self._viewer.table, self._viewer.handles).put(game, decision, asked)

    def _follow_to(self, n: int) -> None:
        """Let the viewer's handles be those after ``n`` decisions."""
        viewer = self._viewer
        first = n - n % STRIDE
        viewer.handles = self._handles[first // STRIDE].copy()
        for number in range(first + 1, n + 1):
            viewer.follow(self._games[number], self._games[number - 1].log.size)

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
        there = f"There are positions 0 to {last}" if last else "There is only position 0"
        raise UserError(f"{there} to look at; {echo(n)} is not one of them.")
    return n
