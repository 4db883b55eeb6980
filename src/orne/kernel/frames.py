"""Keyframes: the states that play goes on from.

Where the rules are kept waiting at their questions, hardly any keyframe is ever gone on from. Most are then only places
on the way from an earlier one: their state is made, by playing that way again, once somebody asks for it.
"""

from __future__ import annotations

import contextlib
from typing import Any, Final, Generic

from orne.kernel.control import Control
from orne.kernel.decision import Decision
from orne.kernel.rulebook import Rulebook, S
from orne.kernel.table import Pending

Answer = int | Control
"""What is fed to the rules: the number of an option, or a control word at a question."""
FARTHEST: Final = 8
"""Answers after which a state is kept again: to go back to a place, that many are played again, or a few more."""


class Frame(Generic[S]):
    """A keyframe: the state at a step boundary, and what the table remembered besides it, if anything.

    One on a way is the place that all answers given on it so far and a number of whole steps lead to, or the question
    after them.
    """

    __slots__ = ("_answers", "_at_question", "_state", "_steps", "_way", "is_origin", "memory", "opening")

    def __init__(
        self, state: S | None, memory: Any = None, way: Way[S] | None = None, steps: int = 0, at_question: bool = False
    ) -> None:
        self._state = state
        self._way = way
        self._answers = 0 if way is None else len(way.answers)
        self._steps = steps
        self._at_question = at_question
        self.memory = memory
        self.is_origin = False
        """Whether a way begins here, so that a state must be kept."""
        self.opening: Decision | None = None
        """The first question from here on, once it has been asked: its options need not be listed again."""

    @property
    def state(self) -> S:
        """The state; look, do not touch."""
        state = self._state
        if state is None:
            way = self._way
            if way is None:  # another thread has been quicker
                assert self._state is not None
                return self._state
            state = self._played_to(way)
            self.keep(state)
        return state

    def shares(self, state: S) -> bool:
        """Whether a state that others go on with is this keyframe's as well."""
        return self._state is state

    def let_go(self) -> None:
        """Share no state any more, and be only a place on the way."""
        self._state = None

    def keep(self, state: S) -> None:
        """Keep a state of its own: ways may begin here."""
        self._state = state
        self._way = None

    def _played_to(self, way: Way[S]) -> S:
        """The state to which the way leads, played again."""
        rules, origin = way.rules, way.origin
        feed = tuple(way.answers[: self._answers])
        table = rules.table(origin.state.copy(), feed=feed, ask_always=way.ask_always)
        if origin.memory is not None:
            table.remember(origin.memory)
        for _ in range(self._steps):
            rules.step(table)
        if self._at_question:
            with contextlib.suppress(Pending):
                rules.step(table)
        return table.state


class Way(Generic[S]):
    """How rules that are kept waiting have gone on from a keyframe which has its own state."""

    __slots__ = ("answers", "ask_always", "origin", "rules")

    def __init__(self, rules: Rulebook[S], origin: Frame[S], answers: tuple[Answer, ...], ask_always: bool) -> None:
        self.rules = rules
        self.origin = origin
        origin.is_origin = True
        self.answers: list[Answer] = list(answers)
        """All that have been given: more are added, and none is ever taken away."""
        self.ask_always = ask_always
