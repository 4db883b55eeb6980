"""Positions, and the driver that leads from one to the next.

A position is a keyframe (the state at a step boundary) and the answers given since. Positions are never changed once
made, so copies and undo share them; playing on runs the rules again from the keyframe. Where greenlets are at hand the
newest position's rules are kept waiting in the middle of their question instead (``kernel/waiting.py``): that is a
cache of what the keyframe and the answers lead to, and whoever looks at the table is shown one of its own.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from orne.kernel import waiting
from orne.kernel.control import Control
from orne.kernel.decision import Decision
from orne.kernel.errors import RulesError
from orne.kernel.frames import FARTHEST, Answer, Frame, Way
from orne.kernel.keyframe import Keyframe
from orne.kernel.loading import MOST_STEPS
from orne.kernel.log import Entry, LogChain
from orne.kernel.rng import Generator
from orne.kernel.rulebook import Rulebook, S
from orne.kernel.table import GameOver, Pending, Table

_NONE: Final = Keyframe.NONE
_BEFORE: Final = Keyframe.BEFORE
_AT_QUESTION: Final = Keyframe.AT_QUESTION
"""Looked up once: an enumeration is slow to give its members, and every step is asked about."""


class Position(Generic[S]):
    """One point of a game: never changed once made.

    ``frame`` is the last keyframe, which play goes on from; ``plain`` the last one that is nothing but state, which
    saves are made from; each with the answers given since.
    """

    __slots__ = (
        "_decision", "_now", "_table", "answers", "apart", "frame", "log", "made", "plain", "plain_answers",
        "previous", "seat",
    )  # fmt: skip

    def __init__(
        self,
        frame: Frame[S],
        answers: tuple[Answer, ...],
        plain: Frame[S],
        plain_answers: tuple[Answer, ...],
        decision: Decision | None,
        table: Table[S] | None,
        log: LogChain,
        previous: Position[S] | None,
        made: str | Control | None,
        apart: Apart[S] | None = None,
    ) -> None:
        self.frame = frame
        self.answers = answers
        self.plain = plain
        self.plain_answers = plain_answers
        self._decision = decision
        self.seat: int | None = None if decision is None else decision.seat
        """Who is asked; None when the game is over."""
        self._table = table
        self._now: S | None = None if table is None else table.state
        self.log = log
        self.previous = previous
        self.made = made
        """The key of the answer, or the control word, that led here from the previous position."""
        self.apart = apart
        """Where the rules are kept waiting, or were: the same position once more, with a table to look at."""

    @property
    def decision(self) -> Decision | None:
        """The question, or None when the game is over; one that was answered is asked again from its keyframe."""
        if self._decision is None and self.seat is not None:
            assert self.apart is not None
            self._decision = self.apart.position.decision
        return self._decision

    def let_go(self, index: int) -> str:
        """Keep no question that is answered: its options would be most of what a game holds. Gives the answer's key."""
        asked, apart = self._decision, self.apart
        assert asked is not None
        assert apart is not None
        key = asked.options[index].key
        asked.name_by(apart)
        self._decision = None
        return key

    @property
    def table(self) -> Table[S]:
        """The table at the question; look, do not touch."""
        if self._table is None:
            assert self.apart is not None
            self._table = self.apart.position.table
            self._now = self._table.state
        return self._table

    @property
    def now(self) -> S:
        """The state at the question; look, do not touch."""
        if self._now is None:
            assert self.apart is not None
            self._now = self.apart.now()
        return self._now

    @property
    def looked_at(self) -> Position[S]:
        """This position, its table and what its question is about all from one run of the rules."""
        return self if self.apart is None else self.apart.position


class Apart(Generic[S]):
    """A position at which the rules wait or waited: run again from its keyframe once somebody looks at its table.

    It names the cards of its question's options after the rules have gone on.
    """

    __slots__ = ("_answers", "_frame", "_log", "_position", "_stack", "run")

    def __init__(self, run: Run[S], stack: waiting.Stack) -> None:
        self.run = run
        self._stack: waiting.Stack | None = stack
        self._frame = run.frame
        self._answers = run.answers
        self._log = run.base
        self._position: Position[S] | None = None

    def taken(self) -> waiting.Stack | None:
        """Give up the stack of the rules; it is given away if they still wait at this question, in this thread.

        The options of the question keep this as what names them, and the stack may keep the options: neither would
        ever go away. One that waits in another thread would be kept as long as the game.
        """
        stack, self._stack = self._stack, None
        return stack if stack is not None and stack.may_go_on else None

    @property
    def position(self) -> Position[S]:
        """The same position with a table of its own."""
        if self._position is None:
            run = self.run
            again = Run(run.rules, self._frame, self._answers, base=self._log, ask_always=run.ask_always)
            self._position = again.position(again.play(), None, None)
        return self._position

    def now(self) -> S:
        """A state of its own."""
        return self.position.now if self._stack is None else self.run.table.state.copy()

    def ref(self, uid: int) -> str:
        """Name a card for records."""
        return self.position.table.ref(uid)

    def title(self, uid: int) -> str:
        """Name a card for people."""
        return self.position.table.title(uid)


def without_control(answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """Answers without the number that the generator was set to at the pending question: another takes its place."""
    return answers[:-1] if answers and isinstance(answers[-1], Control) else answers


class Run(Generic[S]):
    """The rules at work on a table, from a keyframe on."""

    def __init__(
        self,
        rules: Rulebook[S],
        frame: Frame[S],
        answers: tuple[Answer, ...],
        *,
        previous: Position[S] | None = None,
        base: LogChain | None = None,
        ask_always: bool = False,
    ) -> None:
        self.rules = rules
        self.ask_always = ask_always
        self.frame = frame
        self.answers = answers
        self.plain = frame
        self.plain_answers = answers
        if previous is not None:
            if base is None:
                base = previous.log.parent
            if answers:
                self.plain = previous.plain
                kept = previous.plain_answers
                if isinstance(answers[-1], Control):
                    kept = without_control(kept)
                self.plain_answers = (*kept, answers[-1])
        self.base: LogChain = LogChain(None, []) if base is None else base
        self.entries: list[Entry] = []
        self.table: Table[S] = rules.table(
            frame.state.copy(),
            feed=answers,
            log=self.entries,
            log_base=self.base.size,
            ask_always=ask_always,
            prepared=frame.opening if answers else None,
        )
        if frame.memory is not None:
            self.table.remember(frame.memory)
        self.moved = 0
        """Steps since the last question."""
        state = self.table.state
        self._way: Way[S] | None = None
        """Where the rules are kept waiting: how they have gone on from the last keyframe with a state of its own."""
        self._steps = 0
        """Steps played on the way."""
        self._mark = -1
        """Where the log stood at the step boundary that is the next keyframe; -1 where there is none."""
        self._mark_steps = 0
        self._mark_state: S | None = None
        self._mark_memory: Any = None
        self._when = _NONE
        self._values: object = state.values
        self._chance: Generator = state.rng
        self._told = 0

    def play(self) -> Decision | None:
        """Run until an answer is missing, and give the question; None when the game is over."""
        table, step, keyframe = self.table, self.rules.step, self.rules.keyframe
        state = table.state
        if state.over:
            return None
        try:
            # A game ends by raising GameOver, so its end need not be looked for after every step.
            first = True
            while self.moved <= MOST_STEPS:
                if not first and table.fed == len(table.feed):
                    when = keyframe(state)
                    self._when = when
                    if when is _BEFORE:
                        way = self._way
                        on_way = way is not None and len(way.answers) < FARTHEST
                        self._boundary(None if on_way else state.copy())
                    elif when is _AT_QUESTION:
                        self._values, self._chance, self._told = state.values, state.rng, len(self.entries)
                step(table)
                first = False
                self.moved += 1
                self._steps += 1
            raise RulesError("the rules go on and on without a question")
        except Pending as pending:
            self._ask(pending.decision)
            return pending.decision
        except GameOver:
            return None
        finally:
            table.waiting = None  # the table and its run would hold each other for good

    def _ask(self, decision: Decision) -> None:
        """Keep what the question is asked at: where its step has changed nothing yet, the state is the keyframe."""
        at_question = False
        if self._when is _AT_QUESTION:
            state = self.table.state
            if state.values is self._values and state.rng == self._chance and len(self.entries) == self._told:
                # Nobody changes a state whose question is pending: it is looked at, and copied to be played on.
                at_question = True
                self._boundary(state)
        if self._mark >= 0:
            self._keyframe(at_question)
        if not self.answers:
            self.frame.opening = decision

    def _boundary(self, kept: S | None) -> None:
        """Go on from here next time: the keyframe is made at the next question, as most boundaries come to none."""
        table = self.table
        memory = table.memory()
        if memory is None:
            self.plain_answers = ()
        elif self._mark >= 0 and self._mark_memory is None:
            self._keyframe(False)  # saves are made from that one
        self._mark = len(self.entries)
        self._mark_steps = self._steps
        self._mark_state = kept
        self._mark_memory = memory
        self.answers = ()
        table.feed, table.fed = (), 0

    def _keyframe(self, at_question: bool) -> None:
        """Make the keyframe of the last boundary."""
        table, mark = self.table, self._mark
        if mark:
            entries = self.entries
            self.base = LogChain(self.base, entries[:mark])
            self.entries = entries[mark:]
            table.log = self.entries
            table.log_base = self.base.size
        kept = self._mark_state
        frame = Frame(kept, self._mark_memory, self._way, self._mark_steps, at_question)
        self.frame = frame
        if self._mark_memory is None:
            self.plain = frame
        self._mark = -1
        self._mark_state = self._mark_memory = None
        if kept is not None and not at_question:
            self._set_out(kept)

    def _set_out(self, kept: S) -> None:
        """Begin a way at the keyframe, which keeps a state of its own."""
        if self._way is not None:
            self.frame.keep(kept)
            self._way = Way(self.rules, self.frame, (), self.ask_always)
            self._steps -= self._mark_steps

    def position(
        self,
        decision: Decision | None,
        previous: Position[S] | None,
        made: str | Control | None,
        stack: waiting.Stack | None = None,
    ) -> Position[S]:
        """The position that the rules have come to."""
        if self._mark >= 0:
            self._keyframe(False)
        table: Table[S] | None = self.table
        apart: Apart[S] | None = None
        if stack is not None and stack.waits:
            table, apart = None, Apart(self, stack)
        log = LogChain(self.base, self.entries)
        return Position(
            self.frame, self.answers, self.plain, self.plain_answers, decision, table, log, previous, made, apart
        )

    # ---- kept waiting

    def begin(self, previous: Position[S] | None, made: str | Control | None) -> Position[S]:
        """Play so that the rules can be kept waiting at their question."""
        self._way = Way(self.rules, self.frame, self.answers, self.ask_always)
        stack = waiting.Stack(self._play_waiting)
        self.table.waiting = self._wait
        return self.position(stack.begin(), previous, made, stack)

    def _play_waiting(self) -> None:
        """Play to the end of the game: every question is waited for."""
        self.play()

    def _wait(self, decision: Decision) -> int:
        """Wait for an answer."""
        self._ask(decision)
        return waiting.wait(decision)

    def go_on(self, previous: Position[S], stack: waiting.Stack, index: int) -> Position[S]:
        """Answer the question at which the rules wait: whatever was kept of it is its own from now on."""
        assert self._way is not None
        asked = previous.decision
        assert asked is not None
        self.table.check_key(asked, index)
        made = previous.let_go(index)
        frame, state = self.frame, self.table.state
        if frame.shares(state):
            if frame.is_origin or len(self._way.answers) >= FARTHEST:
                self._set_out(state.copy())
            else:
                frame.let_go()
        frame.opening = None
        self._way.answers.append(index)
        self.answers = (*self.answers, index)
        self.plain_answers = (*self.plain_answers, index)
        self.moved = 0
        self._when = _NONE
        return self.position(stack.go_on(index), previous, made, stack)


def run(
    rules: Rulebook[S],
    frame: Frame[S],
    answers: tuple[Answer, ...],
    *,
    previous: Position[S] | None = None,
    made: str | Control | None = None,
    base: LogChain | None = None,
    ask_always: bool = False,
) -> Position[S]:
    """Run the rules from a keyframe, feeding answers, until one is missing or the game is over.

    Without answers the keyframe is a new one, not that of the previous position; ``base`` is its log.
    """
    running = Run(rules, frame, answers, previous=previous, base=base, ask_always=ask_always)
    if waiting.AT_HAND:
        return running.begin(previous, made)
    return running.position(running.play(), previous, made)


def answered(rules: Rulebook[S], position: Position[S], index: int, ask_always: bool) -> Position[S]:
    """The position that an answer leads to: the rules that wait there go on, or are run from the keyframe."""
    apart = position.apart
    if apart is not None:
        stack = apart.taken()
        if stack is not None:
            return apart.run.go_on(position, stack, index)
    decision = position.decision
    made = None
    if decision is not None:
        position.table.check_key(decision, index)
        made = decision.options[index].key
    answers = (*position.answers, index)
    return run(rules, position.frame, answers, previous=position, made=made, ask_always=ask_always)
