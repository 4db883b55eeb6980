"""What has been answered in a room: where undo leads back to, what may be done again, what led to a question."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from orne.kernel.decision import Decision, Option
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.table.shared.questions import is_declining, same_question


class Given(NamedTuple):
    """An answer that was taken: at which place, to which question, the cards it named, in a few words, and when."""

    place: int
    decision: Decision
    cards: tuple[int, ...]
    words: str
    moment: tuple[int, str]
    """The turn or round, and its phase."""
    told: int
    """How many lines the log had at the question."""
    declined: bool = False
    """Whether it let something be: no step on the way to anything."""


class Point(NamedTuple):
    """A question that a person answered, and how many decisions had been made before."""

    seat: int
    place: int


class History:
    """The answers of one room."""

    def __init__(self) -> None:
        self._given: list[Given] = []
        self._points: list[Point] = []
        self._undone: list[tuple[int, list[str]]] = []
        """What was taken back and may be done again, each with the place it was taken back to, the latest last."""

    def take_up(
        self,
        game: Game[Any],
        words: Callable[[Game[Any], Option], str],
        moment: Callable[[Any], tuple[int, str]],
    ) -> None:
        """Take up what led to the question at which a game was left, as if it had been answered here."""
        asked = game.looked_at
        trial = game.copy()
        found: list[Given] = []
        while asked is not None and trial.decisions():
            key = trial.decisions()[-1]
            trial.undo()
            decision = trial.decision
            if decision is None or decision.seat != asked.seat or not isinstance(key, str):
                break
            option = decision.options[decision.index(key)]
            place, when = len(trial.decisions()), moment(trial.table)
            told, said = len(trial.log), words(trial, option)
            found.append(Given(place, decision, option.cards, said, when, told, is_declining(option)))
            if not same_question(decision, asked) and decision.source != asked.source:
                break
        self._given = found[::-1]

    def answered(self, seat: int, place: int) -> None:
        """A person answers a question."""
        self._points.append(Point(seat, place))

    def taken_back(self, place: int, keys: list[str] | None) -> None:
        """Answers from a place on were taken back; None where they cannot be given again."""
        self._undone = [] if keys is None else [*self._undone, (place, keys)]

    def may_redo(self, place: int) -> bool:
        """Whether something was taken back to this place and nothing has been answered since."""
        return bool(self._undone) and self._undone[-1][0] == place

    def again(self, seat: int, place: int, give: Callable[[str], None]) -> None:
        """Give the answers again that were taken back last, from a question of a seat on."""
        if not self.may_redo(place):
            raise UserError("There is nothing to do again.")
        self._points.append(Point(seat, place))
        *rest, (_, keys) = self._undone
        for key in keys:
            give(key)
        self._undone = rest

    def given(self, given: Given) -> None:
        """An answer was taken, whoever gave it: what was taken back before it cannot be done again."""
        self._given.append(given)
        self._undone = []

    def last_of(self, seats: Collection[int], now: int) -> int | None:
        """How many decisions had been made at the last question that one of these seats answered here."""
        found = [point.place for point in self._points if point.seat in seats and point.place < now]
        return found[-1] if found else None

    def at(self, place: int) -> Given | None:
        """The answer that was given at a place, as far as it is remembered."""
        return next((given for given in self._given if given.place == place), None)

    def cut(self, place: int) -> None:
        """Forget what was answered from a place on; what was taken back before that stays, to be done again."""
        self._points = [point for point in self._points if point.place < place]
        self._given = [given for given in self._given if given.place < place]

    def trail(self, decision: Decision, moment: tuple[int, str]) -> tuple[str, ...]:
        """What the seat has chosen on the way to a question about the same card, in the same phase."""
        found: list[str] = []
        for given in reversed(self._given):
            if decision.source < 0 or given.decision.seat != decision.seat or given.moment != moment:
                return ()
            if not given.declined:
                found.append(given.words)
            if given.cards[:1] == (decision.source,):
                return tuple(reversed(found))
            if given.decision.source != decision.source:
                return ()
        return ()

    def picked(self, decision: Decision, told: int) -> tuple[int, ...]:
        """What the seat has picked for the same thing just before, at a question after so many lines of the log.

        Where something has happened in between, it was for another thing: the same struggle at another story.
        """
        found: list[int] = []
        for given in reversed(self._given):
            if given.told != told or not same_question(given.decision, decision):
                break
            found += given.cards
        return tuple(reversed(found))


def earlier(game: Game[Any], seats: Collection[int]) -> int | None:
    """How many decisions had been made at the last question to one of these seats, whoever put it."""
    trial = game.copy()
    for place in range(len(game.decisions()) - 1, -1, -1):
        trial.undo()
        if trial.decision is not None and trial.decision.seat in seats:
            return place
    return None
