"""A game in the hands of people and programs: look, choose, undo, copy, record, save."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic

from orne.kernel import records, rng
from orne.kernel.chance import read_script, script_of, scripted
from orne.kernel.control import RESEED, Control, Made, control
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import IllegalChoice, UserError, echo
from orne.kernel.frames import Answer, Frame
from orne.kernel.loading import LONGEST_KEY, checked_save, guarded, save_data, without_position
from orne.kernel.log import LogChain
from orne.kernel.loops import repeat
from orne.kernel.outcome import Outcome
from orne.kernel.position import Position, answered, run, without_control
from orne.kernel.refusal import Reasons, Refusal
from orne.kernel.rulebook import Rulebook, S
from orne.kernel.samples import Witness, sample
from orne.kernel.schema import Text
from orne.kernel.simulating import play_out, play_until, random_policy
from orne.kernel.table import Policy, Table

__all__ = ["Game", "play_out", "play_until", "positions", "random_policy"]

KEPT: Final[tuple[str, ...]] = ("ask_always", "edition", "undo")
"""The parts of a set-up that a sample keeps: how it is played, and nothing about the cards."""
_LINE: Final = Text(LONGEST_KEY)
"""What may be written in one line."""


class Game(Generic[S]):
    """A game being played: set-up, seed and decisions, and the question now pending."""

    rulebooks: ClassVar[dict[str, Rulebook[Any]]] = {}

    def __init__(
        self,
        rules: Rulebook[S],
        start: Mapping[str, Any],
        *,
        position: Position[S] | None = None,
        first: Position[S] | None = None,
        past: tuple[Made, ...] | None = None,
        read_only: str = "",
    ) -> None:
        """A new game, or one that stands at a position already."""
        self.rules = rules
        self._settings = dict(start)
        self._ask_always = bool(start.get("ask_always"))
        """Whether decisions with one option are asked too."""
        self._first = first
        self._past = past
        """What a save says was decided before its position, until it is played through; None where nothing is open."""
        self.read_only = read_only
        """Why this game can only be looked at; empty where it can be played."""
        if position is None:
            state = rules.begin(start)
            if "chance" in start:
                state.rng = scripted(state.rng, read_script(start["chance"]))
            position = _begun(rules, state, start.get("since", ()), ask_always=self._ask_always)
        self._position: Position[S] = position
        self._witness: Witness[S] | None = None
        """What the seat has seen that samples were last dealt for."""

    @property
    def start(self) -> dict[str, Any]:
        """The set-up; that of a sample is its first position, and what was settled for the game it is a sample of."""
        first = self._first
        if first is None:
            return self._settings
        state = first.plain.state
        beginning: dict[str, Any] = {"position": self.rules.encode(state), "since": records.plain(first.plain_answers)}
        if chance := script_of(state.rng):
            beginning["chance"] = chance
        return {**self._settings, **beginning}

    # ---- looking

    @property
    def decision(self) -> Decision | None:
        """The question now pending, or None when the game is over."""
        return self._position.decision

    @property
    def looked_at(self) -> Decision | None:
        """The pending question as the table to look at has it: its options and what it is about change no more."""
        return self._position.looked_at.decision

    @property
    def options(self) -> Sequence[Option]:
        """What may be chosen now."""
        decision = self._position.decision
        return decision.options if decision else ()

    @property
    def over(self) -> bool:
        """Whether the rules have ended it."""
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
    def outcome(self) -> Outcome | None:
        """How the game ended, as data; None while it goes on."""
        return self.rules.outcome(self.state) if self.over else None

    @property
    def result(self) -> str:
        """How the game ended, in a sentence; empty while it goes on."""
        outcome = self.outcome
        return "" if outcome is None else outcome.sentence

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know and no more; None is a spectator."""
        self._check_seat(seat, spectator=True)
        view = self.rules.view(self.state, seat)
        decision = self.decision
        view["waiting_for"] = None if decision is None else decision.seat
        if decision is not None and decision.seat == seat:
            view["decision"] = {"kind": decision.kind, "prompt": decision.prompt, "options": decision.keys}
        return view

    def sentences(self, seat: int | None, since: int = 0) -> list[str]:
        """What has happened, in sentences for one seat (None: a spectator), without the first ``since`` of them.

        This and the view are what may leave the process: the log itself names cards by numbers that give them away.
        """
        self._check_seat(seat, spectator=True)
        if type(since) is not int:
            raise UserError(f"Sentences are left out by number, from 0; {echo(since)} is not one.")
        table, sentence = self.table, self.rules.sentence
        told = (sentence(table, entry, seat) for entry in self.log)
        return [words for words in told if words is not None][max(0, since) :]

    @property
    def log(self) -> LogChain:
        """Everything that has happened, hidden cards and all."""
        return self._history_kept()._position.log

    @property
    def at_boundary(self) -> bool:
        """Whether nothing has happened or been decided since the last keyframe."""
        position = self._position
        return not position.answers and position.log.adds_nothing

    def is_where(self, other: Game[S]) -> bool:
        """Whether nothing was decided since a copy was made of this game, or all of it was taken back."""
        return self._position is other._position

    def fingerprint(self) -> str:
        """The position as text: equal for equal positions, with the same question pending."""
        decision = self.decision
        asked = None if decision is None else [decision.seat, decision.kind, decision.prompt, decision.keys]
        return json.dumps([self.rules.encode(self.state), asked], separators=(",", ":"))

    def why(self, asked: str, seat: int | None = None) -> Reasons:
        """What is offered now of something a seat (or else the seat that is asked) has in mind, or why nothing is."""
        if seat is not None:
            self._check_seat(seat)
        if not _LINE.fits_all([asked]):
            raise UserError(f"Ask with an option's key or a card's title, {_LINE.wanted}.")
        position = self._position.looked_at
        decision = position.decision
        if decision is None:
            return Reasons((), [self.rules.why_over(position.now)])
        if seat not in (None, decision.seat):
            return Reasons((), [self.rules.why_not_asked(position.table, decision)])
        return self.rules.why(position.table, decision, asked)

    def why_not(self, asked: str, seat: int | None = None) -> list[Refusal]:
        """The reasons why something is not offered now, each from the check that refused; empty when it is offered."""
        return self.why(asked, seat).refusals

    # ---- playing

    def choose(self, choice: Option | str | int, seat: int | None = None) -> None:
        """Answer the pending decision: an option, its key, or its number from 0.

        ``seat`` says who answers, and an answer to somebody else's question is refused. Programs that play all seats
        in one process may leave it out; whatever passes on other people's answers must not.
        """
        index = self._asked(seat).index(choice)
        self._position = answered(self.rules, self._position, index, self._ask_always)

    def play(self, *choices: Option | str | int, seat: int | None = None) -> None:
        """Answer several decisions, one after the other; with a seat, all of them must be that seat's."""
        for choice in choices:
            self.choose(choice, seat)

    def reseed(self, number: int) -> None:
        """Set the generator; the same question stays pending. The record keeps it, beside the answers."""
        position = self._position
        self._asked(None)
        made = control(RESEED, number)
        self._position = self._run(position.frame, (*without_control(position.answers), made), position, made)

    def repeat(self, times: int) -> int:
        """Repeat the cycle just shown a number of times, as one entry of the record; how often it was done."""
        self._asked(None)
        return repeat(self, times)

    def _asked(self, seat: int | None) -> Decision:
        """The pending decision, if a seat may answer it."""
        if self.read_only:
            raise UserError(self.read_only)
        decision = self._position.decision
        if decision is None:
            raise IllegalChoice("The game is over: nothing is left to choose.")
        if seat is not None and (type(seat) is not int or seat != decision.seat):
            raise IllegalChoice(f"This question is for seat {decision.seat}, and nobody else may answer it.")
        return decision

    def _check_seat(self, seat: int | None, *, spectator: bool = False) -> None:
        """Refuse what is not a seat of this game."""
        if (seat is None and spectator) or (type(seat) is int and 0 <= seat < self.state.seats):
            return
        nobody = ", and None for a spectator" if spectator else ""
        raise UserError(f"There are seats 0 to {self.state.seats - 1}{nobody}; {echo(seat)} is not one of them.")

    def _refuse_if_read_only(self) -> None:
        """Say why this game can only be looked at, if so."""
        if self.read_only:
            raise UserError(self.read_only)

    def undo(self) -> None:
        """Take the last decision back."""
        self._refuse_if_read_only()
        game = self._history_kept()
        previous = game._position.previous
        if previous is None:
            raise IllegalChoice("There is nothing to undo: no decision has been made yet.")
        self._past = None
        self._position = previous

    def copy(self) -> Game[S]:
        """A second game at the same position; playing one does not change the other."""
        return Game(
            self.rules,
            self._settings,
            position=self._position,
            first=self._first,
            past=self._past,
            read_only=self.read_only,
        )

    def resample(
        self, seat: int, seed: int | str, *, known_lists: bool = True, pool: Sequence[str] | None = None
    ) -> Game[S]:
        """A game as it might be for all that a seat knows, at the same question, with no way back to this one.

        Everything the seat has seen stays; hidden cards are dealt, and chance goes its own way. The sample is a game of
        its own: its log begins at its keyframe, there is nothing to undo before its question, its record begins with a
        position, and nothing of this game's set-up, seed, generator or hidden answers is in any of them.

        Deck lists count as known; without ``known_lists`` other players' hidden cards are any of a pool of card ids,
        by default of all that work and that a deck may have. Where no deal leads to the question, NoDeal is raised.
        """
        self._check_seat(seat)
        if type(seed) is not int and not _LINE.fits_all([seed]):
            raise UserError(f"The seed of a sample is a whole number, or {_LINE.wanted}.")
        pool = None if known_lists else self.rules.deck_pool(self.state, pool)
        witness = self._witness
        if witness is None or witness.position is not self._position or witness.seat != seat:
            witness = self._witness = Witness(self.rules, self._position, seat, self._ask_always)
        first = sample(witness, seed, pool=pool)
        settings = {name: self._settings[name] for name in KEPT if name in self._settings}
        return Game(self.rules, settings, position=first, first=first)

    def trial(
        self,
        *choices: Option | str | int,
        policies: Callable[[Table[S]], Sequence[Policy]] | None = None,
        chance: int | None = None,
    ) -> Table[S]:
        """A table apart for looking ahead: at the keyframe, the answers since and these choices fed to it.

        Play steps on it, or ``play_until`` something; this game does not change. Policies are made for that table and
        answer once the choices are used up; with a number for chance, the generator is set to it at the question.
        """
        position = self._position
        feed: list[int | str | Control] = [*position.answers]
        if chance is not None:
            feed.append(control(RESEED, chance))
        feed += [each.key if isinstance(each, Option) else each for each in choices]
        table = self.rules.table(position.frame.state.copy(), feed=feed, ask_always=self._ask_always)
        if position.frame.memory is not None:
            table.remember(position.frame.memory)
        if policies is not None:
            table.policies = policies(table)
        return table

    # ---- records

    def decisions(self) -> list[Made]:
        """All decisions made, from the first: the keys of answers, and control words with their numbers."""
        found: list[Made] = []
        position: Position[S] | None = self._position
        while position is not None and position.made is not None:
            made = position.made
            found.append(made.data() if isinstance(made, Control) else made)
            position = position.previous
        return [*(self._past or ()), *reversed(found)]

    def answered(self) -> list[int | None]:
        """The seat that made each decision; None for control words, and for what a save says was decided before it."""
        found: list[int | None] = []
        position: Position[S] | None = self._position
        while position is not None and position.made is not None:
            before = position.previous
            found.append(None if before is None or isinstance(position.made, Control) else before.seat)
            position = before
        return [*(None for _ in self._past or ()), *reversed(found)]

    def record(self) -> dict[str, Any]:
        """Set-up, seed and decisions: the whole game."""
        return records.record(self.rules, self.start, self.decisions())

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Game[Any]:
        """Play a record through; of one made with other rules or cards, as far as it fits: see ``read_only``."""
        saved = checked_save(record, cls.rulebooks, records.FORMATS)
        rules = cls.rulebooks[saved.game]
        with guarded("This record"):
            game = cls(rules, saved.start)
            for number, made in enumerate(saved.decisions, 1):
                try:
                    offered = game.decision.keys if game.decision and saved.format == records.OLD_FORMAT else ()
                    game._enter(records.read_entry(saved, made, offered))
                except UserError as error:
                    if records.is_current(rules, saved):
                        raise UserError(f"The record does not fit the rules at decision {number}: {error}") from None
                    game.read_only = (
                        f"This game was played with another version of Orne and can only be looked at: "
                        f"decision {number} of {len(saved.decisions)} does not fit the rules of this one."
                    )
                    break
        return game

    def _enter(self, made: str | Control) -> None:
        """Do what a record says."""
        if not isinstance(made, Control):
            self.choose(made)
        elif made.word == RESEED:
            self.reseed(made.number)
        else:
            self.repeat(made.number)

    def save(self) -> str:
        """The game as JSON text: its record, the last keyframe and the answers since."""
        self._refuse_if_read_only()
        return records.save(self.rules, self.record(), self._position)

    @classmethod
    def load(cls, saved: str | Mapping[str, Any]) -> Game[Any]:
        """A game from what ``save`` gave, or its data.

        Its past is played through again only when it is asked for; a save made with other rules or cards is played
        through at once, and where that does not fit to its end it can only be looked at: see ``read_only``.
        """
        data = save_data(saved) if isinstance(saved, str) else saved
        whole = checked_save(data, cls.rulebooks, records.FORMATS)
        rules = cls.rulebooks[whole.game]
        if whole.format == records.OLD_FORMAT:
            return cls.from_record(data)
        if whole.frame is None:
            raise UserError("This is a record, not a save: Game.from_record plays it through.")
        with guarded():
            records.check_halves(data, saved if isinstance(saved, str) else "")
        if not records.is_current(rules, whole):
            return cls.from_record(without_position(data))
        with guarded():
            rules.check_start(whole.start)
            frame = rules.decode(whole.frame)
            frame.rng = scripted(frame.rng, read_script(whole.chance))
            position = _begun(rules, frame, whole.since, ask_always=bool(whole.start.get("ask_always")))
        return cls(rules, whole.start, position=position, past=whole.decisions)

    # ---- the driver

    def _run(
        self,
        frame: Frame[S],
        answers: tuple[Answer, ...],
        previous: Position[S] | None,
        made: str | Control | None,
        base: LogChain | None = None,
    ) -> Position[S]:
        """Run the rules of this game from a keyframe."""
        return run(self.rules, frame, answers, previous=previous, made=made, base=base, ask_always=self._ask_always)

    def _history_kept(self) -> Game[S]:
        """This game with its whole past; a loaded one is played through from its record."""
        if self._past is None:
            return self
        whole = Game.from_record(self.record())
        if whole.fingerprint() != self.fingerprint():
            raise UserError("This save is damaged: its record leads to another position; take an older copy.")
        self._past = None
        self._position = whole._position
        return self


def _begun(rules: Rulebook[S], state: S, since: Sequence[Any], *, ask_always: bool) -> Position[S]:
    """The position that some answers lead to from a state; what chance is to come to lies before it."""
    position = run(rules, Frame(state), records.answers(since), ask_always=ask_always)
    if isinstance(position.now.rng, rng.Guide):
        raise UserError("This save is damaged: more is written down of chance than has happened in it.")
    return position


def positions(game: Game[S]) -> Iterator[Game[S]]:
    """The game after each of its decisions, from the first question on."""
    chain: list[Position[S]] = []
    position: Position[S] | None = game._history_kept()._position
    while position is not None:
        chain.append(position)
        position = position.previous
    for each in reversed(chain):
        step = game.copy()
        step._past = None
        step._position = each
        yield step
