"""A game in the hands of people and programs: look, choose, undo, copy, record, save."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic

from orne.kernel import rng
from orne.kernel.control import RESEED, Control, Made, control, entry, entry_of_old
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import IllegalChoice, NoDeal, UserError
from orne.kernel.loading import checked_save, guarded, save_data
from orne.kernel.log import LogChain
from orne.kernel.position import Answer, Frame, Position, run
from orne.kernel.refusal import Reasons, Refusal
from orne.kernel.rulebook import Rulebook, S
from orne.kernel.table import GameOver, Pending, Policy, Table

FORMAT = 2
OLD_FORMAT = 1
"""In which control words stood among the answers; its saves are played through from their records."""
DEALS = 32
"""How many deals are tried before it is said that none fits."""


class Game(Generic[S]):
    """A game being played: set-up, seed and decisions, and the question now pending."""

    rulebooks: ClassVar[dict[str, Rulebook[Any]]] = {}

    def __init__(self, rules: Rulebook[S], start: Mapping[str, Any]) -> None:
        self.rules = rules
        self.start = dict(start)
        self._past: tuple[Made, ...] = ()
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

    def choose(self, choice: Option | str | int, seat: int | None = None) -> None:
        """Answer the pending decision: an option, its key, or its number from 0.

        ``seat`` says who answers, and an answer to somebody else's question is refused. Programs that play all seats
        in one process may leave it out; whatever passes on other people's answers must not.
        """
        position = self._position
        decision = self._asked(seat)
        index = decision.index(choice)
        self._position = self._run(position.frame, (*position.answers, index), position, decision.options[index])

    def play(self, *choices: Option | str | int, seat: int | None = None) -> None:
        """Answer several decisions, one after the other; with a seat, all of them must be that seat's."""
        for choice in choices:
            self.choose(choice, seat)

    def reseed(self, number: int) -> None:
        """Set the generator; the same question stays pending. The record keeps it, beside the answers."""
        position = self._position
        self._asked(None)
        made = control(RESEED, number)
        self._position = self._run(position.frame, (*position.answers, made), position, made)

    def repeat(self, times: int) -> int:
        """Do the cycle that has just been shown so many times more (how often it was done); one entry of the record."""
        from orne.kernel.loops import repeat

        self._asked(None)
        return repeat(self, times)

    def _asked(self, seat: int | None) -> Decision:
        """The pending decision, if a seat may answer it."""
        decision = self._position.decision
        if decision is None:
            raise IllegalChoice("The game is over: nothing is left to choose.")
        if seat is not None and (isinstance(seat, bool) or seat != decision.seat):
            raise IllegalChoice(f"This question is put to seat {decision.seat}, who alone may answer it.")
        return decision

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

    def _same_answers(self, frame: Frame[S]) -> tuple[Answer, ...] | None:
        """The answers since the plain keyframe as options of another deal of it; None where they do not fit."""
        number = len(self._position.plain_answers)
        keys = [entry(made) for made in self.decisions()[-number:]] if number else []
        table = self.rules.table(frame.state.copy(), feed=keys, ask_always=self._ask_always)
        try:
            while table.fed < len(keys):
                self.rules.step(table)
        except (Pending, GameOver, IllegalChoice):
            pass
        return tuple(table.taken) if len(table.taken) == len(keys) else None

    # ---- records

    def decisions(self) -> list[Made]:
        """All decisions made, from the first: the keys of answers, and control words with their numbers."""
        found: list[Made] = []
        position: Position[S] | None = self._position
        while position is not None and position.made is not None:
            made = position.made
            found.append(made.data() if isinstance(made, Control) else made.key)
            position = position.previous
        return [*self._past, *reversed(found)]

    def record(self) -> dict[str, Any]:
        """Set-up, seed and decisions: the whole game."""
        return {"format": FORMAT, "game": self.rules.name, "start": self.start, "decisions": self.decisions()}

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Game[Any]:
        """Play a record through."""
        whole = checked_save(record, cls.rulebooks, (OLD_FORMAT, FORMAT))
        read = entry_of_old if whole.format == OLD_FORMAT else entry
        with guarded("This record"):
            game = cls(cls.rulebooks[whole.game], whole.start)
            for number, made in enumerate(whole.decisions, 1):
                try:
                    game._enter(read(made))
                except UserError as error:
                    raise UserError(f"The record does not fit the rules at decision {number}: {error}") from None
        return game

    def _enter(self, made: str | Control) -> None:
        """Do what stands in a record."""
        if not isinstance(made, Control):
            self.choose(made)
        elif made.word == RESEED:
            self.reseed(made.number)
        else:
            self.repeat(made.number)

    def save(self) -> str:
        """The game as JSON text: its record, the last keyframe and the answers since."""
        position = self._position
        since = [each.data() if isinstance(each, Control) else each for each in position.plain_answers]
        return json.dumps(
            {**self.record(), "frame": self.rules.encode(position.plain.state), "since": since},
            separators=(",", ":"),
        )

    @classmethod
    def load(cls, saved: str | Mapping[str, Any]) -> Game[Any]:
        """A game from what ``save`` gave, or its data; its past is played through again only when it is asked for."""
        data = save_data(saved) if isinstance(saved, str) else saved
        whole = checked_save(data, cls.rulebooks, (OLD_FORMAT, FORMAT))
        if whole.format == OLD_FORMAT:
            return cls.from_record(data)
        if whole.frame is None:
            raise UserError("This is a record and no save: it has no frame to go on from.")
        game: Game[Any] = cls.__new__(cls)
        game.rules = cls.rulebooks[whole.game]
        game.start = whole.start
        game._past = whole.decisions
        with guarded():
            game.rules.check_start(whole.start)
            answers = tuple(each if isinstance(each, int) else entry(each) for each in whole.since)
            game._position = game._run(Frame(game.rules.decode(whole.frame)), answers, None, None)  # type: ignore[arg-type]
        return game

    # ---- the driver

    @property
    def _ask_always(self) -> bool:
        """Whether decisions with one option are asked too."""
        return bool(self.start.get("ask_always"))

    def _run(
        self,
        frame: Frame[S],
        answers: tuple[Answer, ...],
        previous: Position[S] | None,
        made: Option | Control | None,
        base: LogChain | None = None,
    ) -> Position[S]:
        """Run the rules of this game from a keyframe."""
        return run(self.rules, frame, answers, previous=previous, made=made, base=base, ask_always=self._ask_always)

    def _history_kept(self) -> Game[S]:
        """This game with its whole past; a loaded one is played through from its record."""
        if not self._past or self._position.previous is not None:
            return self
        whole = Game.from_record(self.record())
        self._past = ()
        self._position = whole._position
        return self


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
