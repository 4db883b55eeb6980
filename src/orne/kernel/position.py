"""Positions, and the driver that leads from one to the next.

A position is a keyframe (the state at a step boundary) and the answers given since. Positions are never changed once
made, so copies and undo share them; playing on runs the rules again from the keyframe.
"""

from __future__ import annotations

from typing import Any, Generic

from orne.kernel.control import Control
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import RulesError
from orne.kernel.keyframe import Keyframe
from orne.kernel.loading import MOST_STEPS
from orne.kernel.log import Entry, LogChain
from orne.kernel.rulebook import Rulebook, S
from orne.kernel.table import GameOver, Pending, Table

Answer = int | Control
"""What is fed to the rules: the number of an option, or a control word at a question."""


class Frame(Generic[S]):
    """A keyframe: the state at a step boundary, and what the table remembered besides it, if anything."""

    __slots__ = ("memory", "opening", "state")

    def __init__(self, state: S, memory: Any = None) -> None:
        self.state = state
        self.memory = memory
        self.opening: Decision | None = None
        """The first question from here on, once it has been asked: its options need not be listed again."""


class Position(Generic[S]):
    """One point of a game: never changed once made.

    ``frame`` is the last keyframe, which play goes on from; ``plain`` the last one that is nothing but state, which
    saves are made from; each with the answers given since.
    """

    __slots__ = ("answers", "decision", "frame", "log", "made", "now", "plain", "plain_answers", "previous", "table")

    def __init__(
        self,
        frame: Frame[S],
        answers: tuple[Answer, ...],
        plain: Frame[S],
        plain_answers: tuple[Answer, ...],
        decision: Decision | None,
        table: Table[S],
        log: LogChain,
        previous: Position[S] | None,
        made: Option | Control | None,
    ) -> None:
        self.frame = frame
        self.answers = answers
        self.plain = plain
        self.plain_answers = plain_answers
        self.decision = decision
        self.table = table
        self.now: S = table.state
        self.log = log
        self.previous = previous
        self.made = made
        """The answer or control word that led here from the previous position."""


def without_control(answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """Answers without the number that the generator was set to at the pending question: another takes its place."""
    return answers[:-1] if answers and isinstance(answers[-1], Control) else answers


def run(
    rules: Rulebook[S],
    frame: Frame[S],
    answers: tuple[Answer, ...],
    *,
    previous: Position[S] | None = None,
    made: Option | Control | None = None,
    base: LogChain | None = None,
    ask_always: bool = False,
) -> Position[S]:
    """Run the rules from a keyframe, feeding answers, until one is missing or the game is over.

    Without answers the keyframe is a new one, not that of the previous position; ``base`` is its log.
    """
    if base is None and previous is not None:
        base = previous.log.parent
    plain, plain_answers = frame, answers
    if previous is not None and answers:
        plain, plain_answers = previous.plain, previous.plain_answers
        if isinstance(answers[-1], Control):
            plain_answers = without_control(plain_answers)
        plain_answers = (*plain_answers, answers[-1])
    if base is None:
        base = LogChain(None, [])
    entries: list[Entry] = []
    table = rules.table(
        frame.state.copy(),
        feed=answers,
        log=entries,
        log_base=base.size,
        ask_always=ask_always,
        prepared=frame.opening if answers else None,
    )
    if frame.memory is not None:
        table.remember(frame.memory)
    decision: Decision | None = None
    state = table.state
    when = Keyframe.NONE
    values, chance, told = state.values, state.rng, 0

    def keyframe(kept: S) -> None:
        nonlocal frame, answers, plain, plain_answers, base, entries
        if entries:
            base = LogChain(base, entries)
            entries = table.log = []
            table.log_base = base.size
        frame, answers = Frame(kept, table.memory()), ()
        table.feed, table.fed = (), 0
        if frame.memory is None:
            plain, plain_answers = frame, ()

    try:
        # A game ends by raising GameOver, so its end need not be looked for after every step.
        for moved in range(0 if state.over else MOST_STEPS + 1):
            if moved and table.fed == len(table.feed):
                when = rules.keyframe(state)
                if when is Keyframe.BEFORE:
                    keyframe(state.copy())
                elif when is Keyframe.AT_QUESTION:
                    values, chance, told = state.values, state.rng, len(entries)
            rules.step(table)
        if not state.over:
            raise RulesError("the rules go on and on without a question")
    except Pending as pending:
        decision = pending.decision
        if when is Keyframe.AT_QUESTION and state.values is values and (state.rng, len(entries)) == (chance, told):
            # Nobody changes a state whose question is pending: it is looked at, and copied to be played on.
            keyframe(state)
        if not answers:
            frame.opening = decision
    except GameOver:
        pass
    log = LogChain(base, entries)
    return Position(frame, answers, plain, plain_answers, decision, table, log, previous, made)
