"""A game in the hands of people and programs: look, choose, undo, copy, record, save.

A position is a keyframe (the state at the last step boundary) and the answers given since. Positions are never
changed once made, so copies and undo share them; playing on runs the rules again from the keyframe.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import IllegalChoice, NoDeal, UserError
from orne.kernel.keyframe import Keyframe
from orne.kernel.log import Entry, LogChain
from orne.kernel.refusal import Reasons, Refusal
from orne.kernel.table import RESEED, GameOver, Pending, Policy, Table, reseed, reseeding

FORMAT = 1
DEALS = 32
"""How many deals are tried before it is said that none fits."""


class State(Protocol):
    """What the driver needs of a game's state."""

    rng: int
    values: Any
    """What has been computed for the state: another object after any change."""

    @property
    def seats(self) -> int: ...

    @property
    def over(self) -> bool: ...

    def copy(self: S) -> S: ...


S = TypeVar("S", bound=State)


class Rulebook(Protocol[S]):
    """What a game gives the driver."""

    name: str

    def begin(self, start: Mapping[str, Any]) -> S:
        """Make the first state from the set-up and its seed."""

    def table(self, state: S, **keywords: Any) -> Table[S]:
        """Sit down at a state."""

    def step(self, table: Any) -> None:
        """Play to the next step boundary."""

    def keyframe(self, state: S) -> Keyframe:
        """When to take a keyframe of the step at hand."""

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""

    def encode(self, state: S) -> dict[str, Any]:
        """The state as plain JSON data."""

    def decode(self, data: Mapping[str, Any]) -> S:
        """The state from plain JSON data."""

    def resample(self, state: S, seat: int, seed: int, now: S | None = None, *, moved: bool = True) -> S:
        """Deal anew the cards a seat could not see at a state nor has seen up to now; moved cards only if asked."""

    def why(self, table: Any, decision: Decision, asked: str) -> Reasons:
        """What the decision offers of something, or the reasons against it."""

    def why_over(self, state: S) -> Refusal:
        """Why nothing can be done once the game is over."""

    def why_not_asked(self, table: Any, decision: Decision) -> Refusal:
        """Why a seat that is not asked may do nothing now."""

    def result(self, state: S) -> str:
        """How the game ended, in a sentence."""

    def problems(self, state: S) -> list[str]:
        """What is wrong with a state that no rules could bring about."""


class Frame(Generic[S]):
    """A keyframe: the state at a step boundary, and what the table remembered beside it, if anything."""

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

    __slots__ = ("answers", "decision", "frame", "log", "now", "option", "plain", "plain_answers", "previous", "table")

    def __init__(
        self,
        frame: Frame[S],
        answers: tuple[int, ...],
        plain: Frame[S],
        plain_answers: tuple[int, ...],
        decision: Decision | None,
        table: Table[S],
        log: LogChain,
        previous: Position[S] | None,
        option: Option | None,
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
        self.option = option
        """The answer that led here from the previous position."""


class Game(Generic[S]):
    """A game being played: set-up, seed and decisions, and the question now pending."""

    rulebooks: ClassVar[dict[str, Rulebook[Any]]] = {}

    def __init__(self, rules: Rulebook[S], start: Mapping[str, Any]) -> None:
        self.rules = rules
        self.start = dict(start)
        self._past: tuple[str, ...] = ()
        self._position = self._run(Frame(rules.begin(start)), (), None, None)

    # ---- looking

    @property
    def decision(self) -> Decision | None:
        """The question now pending, or None when the game is over."""
        return self._position.decision

    @property
    def options(self) -> Sequence[Option]:
        """What may be chosen now."""
        decision = self._position.decision
        return decision.options if decision else ()

    @property
    def over(self) -> bool:
        """True when somebody has won."""
        return self._position.now.over

    @property
    def state(self) -> S:
        """The state as it stands at the pending decision; look, do not touch."""
        return self._position.now

    @property
    def table(self) -> Table[S]:
        """The table at the pending decision, for asking the rules about it."""
        return self._position.table

    @property
    def result(self) -> str:
        """How the game ended, in a sentence; empty while it goes on."""
        return self.rules.result(self.state) if self.over else ""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know and no more; None is a spectator."""
        view = self.rules.view(self.state, seat)
        decision = self.decision
        view["waiting_for"] = None if decision is None else decision.seat
        if decision is not None and decision.seat == seat:
            view["decision"] = {"kind": decision.kind, "prompt": decision.prompt, "options": decision.keys}
        return view

    @property
    def log(self) -> LogChain:
        """Everything that has happened."""
        return self._history_kept()._position.log

    @property
    def at_boundary(self) -> bool:
        """Whether nothing has happened or been decided since the last keyframe."""
        position = self._position
        return not position.answers and not position.log.entries

    def fingerprint(self) -> str:
        """The position as text: equal for equal positions, with the same question pending."""
        decision = self.decision
        asked = None if decision is None else [decision.seat, decision.kind, decision.prompt, decision.keys]
        return json.dumps([self.rules.encode(self.state), asked], separators=(",", ":"))

    def why(self, asked: str, seat: int | None = None) -> Reasons:
        """What is offered now of something a seat (or else the seat that is asked) has in mind, or why nothing is."""
        decision = self.decision
        if decision is None:
            return Reasons((), [self.rules.why_over(self.state)])
        if seat not in (None, decision.seat):
            return Reasons((), [self.rules.why_not_asked(self.table, decision)])
        return self.rules.why(self.table, decision, asked)

    def why_not(self, asked: str, seat: int | None = None) -> list[Refusal]:
        """The reasons why something is not offered now, each from the check that refused; empty when it is offered."""
        return self.why(asked, seat).refusals

    # ---- playing

    def choose(self, choice: Option | str | int) -> None:
        """Answer the pending decision: an option, its key, or its number from 0.

        ``repeat 9`` declares a loop; ``reseed 9`` sets the generator and leaves the question pending.
        """
        position = self._position
        decision = position.decision
        if decision is None:
            raise IllegalChoice("The game is over: nothing is left to choose.")
        if isinstance(choice, str) and choice.startswith("repeat ") and choice[7:].isdigit():
            from orne.kernel.loops import repeat

            repeat(self, int(choice[7:]))
            return
        if isinstance(choice, str) and (chance := reseeding(choice)) is not None:
            answers = (*position.answers, reseed(chance))
            option = Option(position.table, RESEED, note=str(chance))
            self._position = self._run(position.frame, answers, position, option)
            return
        index = decision.index(choice)
        self._position = self._run(position.frame, (*position.answers, index), position, decision.options[index])

    def play(self, *choices: Option | str | int) -> None:
        """Answer several decisions, one after the other."""
        for choice in choices:
            self.choose(choice)

    def undo(self) -> None:
        """Take the last decision back."""
        game = self._history_kept()
        previous = game._position.previous
        if previous is None:
            raise IllegalChoice("There is nothing to undo: no decision has been made yet.")
        self._past = ()
        self._position = previous

    def copy(self) -> Game[S]:
        """A second game at the same position; playing one does not change the other."""
        game: Game[S] = Game.__new__(Game)
        game.rules = self.rules
        game.start = self.start
        game._past = self._past
        game._position = self._position
        return game

    def resample(self, seat: int, seed: int) -> Game[S]:
        """A game as it might be for all that a seat knows: hidden cards dealt anew, same pending question.

        What the seat was shown since the last keyframe stays true. Where no deal leads to the same question, the cards
        that moved since then stay what they are as well; where that fails too, NoDeal is raised.
        """
        position = self._position
        theirs = position.decision
        for attempt in range(DEALS):
            state = self.rules.resample(
                position.plain.state, seat, seed + attempt, position.now, moved=attempt < DEALS // 2
            )
            frame = Frame(state)
            answers = self._same_answers(frame)
            if answers is None:
                continue
            game = self.copy()
            game._past = tuple(self.decisions())
            game._position = game._run(frame, answers, None, None)
            mine = game.decision
            if mine and theirs and (mine.seat, mine.kind) == (theirs.seat, theirs.kind):
                return game
        raise NoDeal(f"No deal leads to the question: {theirs.prompt if theirs else 'none'}")

    def trial(self, *choices: int) -> Table[S]:
        """A table apart for looking ahead: at the keyframe, the answers since and these choices fed to it.

        Give it policies and play steps on it; this game does not change.
        """
        position = self._position
        feed = (*position.answers, *choices)
        table = self.rules.table(position.frame.state.copy(), feed=feed, ask_always=self._ask_always)
        if position.frame.memory is not None:
            table.remember(position.frame.memory)
        return table

    def _same_answers(self, frame: Frame[S]) -> tuple[int, ...] | None:
        """The answers since the plain keyframe as options of another deal of it; None where they do not fit."""
        number = len(self._position.plain_answers)
        keys = self.decisions()[-number:] if number else []
        table = self.rules.table(frame.state.copy(), feed=keys, ask_always=self._ask_always)
        try:
            while table.fed < len(keys):
                self.rules.step(table)
        except (Pending, GameOver, IllegalChoice):
            pass
        return tuple(table.taken) if len(table.taken) == len(keys) else None

    # ---- records

    def decisions(self) -> list[str]:
        """The keys of all decisions made, from the first."""
        keys: list[str] = []
        position: Position[S] | None = self._position
        while position is not None and position.option is not None:
            keys.append(position.option.key)
            position = position.previous
        return [*self._past, *reversed(keys)]

    def record(self) -> dict[str, Any]:
        """Set-up, seed and decisions: the whole game."""
        return {"format": FORMAT, "game": self.rules.name, "start": self.start, "decisions": self.decisions()}

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Game[Any]:
        """Play a record through."""
        game = cls(_rulebook(record), record["start"])
        for number, key in enumerate(record["decisions"], 1):
            try:
                game.choose(str(key))
            except IllegalChoice as error:
                raise UserError(f"The record does not fit the rules at decision {number}: {error}") from None
        return game

    def save(self) -> str:
        """The game as JSON text: its record, the last keyframe and the answers since."""
        position = self._position
        return json.dumps(
            {**self.record(), "frame": self.rules.encode(position.plain.state), "since": list(position.plain_answers)},
            separators=(",", ":"),
        )

    @classmethod
    def load(cls, text: str) -> Game[Any]:
        """A game from what ``save`` gave; its past is played through again only when it is asked for."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise UserError(f"This save is not JSON ({error}); a save is what `save` wrote.") from None
        rules = _rulebook(data)
        try:
            frame = rules.decode(data["frame"])
            answers = tuple(int(index) for index in data["since"])
            past = tuple(str(key) for key in data["decisions"])
            start = dict(data["start"])
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise UserError(f"This save is damaged: {type(error).__name__} at {error}; load an older one.") from None
        game: Game[Any] = cls.__new__(cls)
        game.rules = rules
        game.start = start
        game._past = past
        game._position = game._run(Frame(frame), answers, None, None)
        return game

    # ---- the driver

    @property
    def _ask_always(self) -> bool:
        """Whether decisions with one option are asked too."""
        return bool(self.start.get("ask_always"))

    def _run(
        self,
        frame: Frame[S],
        answers: tuple[int, ...],
        previous: Position[S] | None,
        option: Option | None,
        base: LogChain | None = None,
    ) -> Position[S]:
        """Run the rules from a keyframe, feeding answers, until one is missing or the game is over.

        Without answers the keyframe is a new one, not that of the previous position; ``base`` is its log.
        """
        rules = self.rules
        if base is None and previous is not None:
            base = previous.log.parent
        plain, plain_answers = frame, answers
        if previous is not None and answers:
            plain, plain_answers = previous.plain, (*previous.plain_answers, answers[-1])
        if base is None:
            base = LogChain(None, [])
        entries: list[Entry] = []
        table = rules.table(
            frame.state.copy(),
            feed=answers,
            log=entries,
            log_base=base.size,
            ask_always=self._ask_always,
            prepared=frame.opening if answers else None,
        )
        if frame.memory is not None:
            table.remember(frame.memory)
        decision: Decision | None = None
        state = table.state
        moved = False
        when = Keyframe.NONE

        def keyframe() -> None:
            nonlocal frame, answers, plain, plain_answers, base, entries
            if entries:
                base = LogChain(base, entries)
                entries = table.log = []
                table.log_base = base.size
            frame, answers = Frame(state.copy(), table.memory()), ()
            table.feed, table.fed = (), 0
            if frame.memory is None:
                plain, plain_answers = frame, ()

        try:
            while not state.over:
                given = moved and table.fed == len(table.feed)
                when = rules.keyframe(state) if given else Keyframe.NONE
                if when is Keyframe.BEFORE:
                    keyframe()
                before = (state.values, state.rng, len(entries))
                rules.step(table)
                moved = True
        except Pending as pending:
            decision = pending.decision
            if when is Keyframe.AT_QUESTION and state.values is before[0] and (state.rng, len(entries)) == before[1:]:
                keyframe()
            if not answers:
                frame.opening = decision
        except GameOver:
            pass
        log = LogChain(base, entries)
        return Position(frame, answers, plain, plain_answers, decision, table, log, previous, option)

    def _history_kept(self) -> Game[S]:
        """This game with its whole past; a loaded one is played through from its record."""
        if not self._past or self._position.previous is not None:
            return self
        whole = Game.from_record(self.record())
        self._past = ()
        self._position = whole._position
        return self


def _rulebook(data: Any) -> Rulebook[Any]:
    """The rulebook a record or save names."""
    if not isinstance(data, Mapping) or "game" not in data:
        raise UserError("This is not an Orne record or save: it has no “game”.")
    if data.get("format") != FORMAT:
        raise UserError(f"This save has format {data.get('format')!r}; this version of Orne reads format {FORMAT}.")
    name = data["game"]
    if name not in Game.rulebooks:
        known = ", ".join(sorted(Game.rulebooks)) or "none"
        raise UserError(f"There is no game called {name!r} here; known: {known}.")
    return Game.rulebooks[name]


def play_out(
    rules: Rulebook[S], start: Mapping[str, Any], policies: Sequence[Policy], recorded: list[str] | None = None
) -> Table[S]:
    """Play a whole game as one call, policies answering: the fast path for simulation."""
    state = rules.begin(start)
    table = rules.table(state, policies=policies, ask_always=bool(start.get("ask_always")))
    table.recorded = recorded
    step = rules.step
    try:
        while not state.over:
            # A game ends by raising GameOver, so its end need not be looked for after every step.
            for _ in range(64):
                step(table)
    except GameOver:
        pass
    return table


def random_policy(seed: int) -> Policy:
    """A policy that takes any option with the same chance."""
    chance = rng.Chance(seed)

    def choose(decision: Decision) -> Option:
        options = decision.options
        return options[rng.below(chance, len(options))]

    return choose


def positions(game: Game[S]) -> Iterator[Game[S]]:
    """The game after each of its decisions, from the first question on."""
    chain: list[Position[S]] = []
    position: Position[S] | None = game._history_kept()._position
    while position is not None:
        chain.append(position)
        position = position.previous
    for each in reversed(chain):
        step = game.copy()
        step._past = ()
        step._position = each
        yield step
