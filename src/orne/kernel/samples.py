"""A game as it might be for all that a seat knows: a game of its own, with no way back to the true one.

The sample begins at the last plain keyframe, with hidden cards dealt and a generator of its own, and is led to the
pending question: chance comes out as it was seen to, answers that the seat knows are given again, and where another
player's answer is hidden (which card was taken into hand, which was put on top) any such answer is given. It counts
only if the seat would see the same. Nothing else of the true game is in it: deals and answers depend on what the seat
knows and on the sample's seed, never on what is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, NamedTuple

from orne.kernel import rng
from orne.kernel.chance import Draw, Listening, Order, Shuffled, scripted
from orne.kernel.control import Control
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import NoDeal
from orne.kernel.frames import Answer, Frame
from orne.kernel.log import Entry, LogChain
from orne.kernel.position import Position
from orne.kernel.rulebook import Rulebook, S
from orne.kernel.table import GameOver, Pending, Table

DEALS: Final = 32
"""How many deals are tried before giving up."""


class Known(NamedTuple):
    """An answer as a seat knows it: by its key, or only by its verb, its note and the cards that are not hidden."""

    seat: int
    kind: str
    key: str | None
    verb: str = ""
    note: str = ""
    cards: tuple[str | None, ...] = ()


class Witness(Generic[S]):
    """What a seat has seen since the last plain keyframe, answers, cards and chance: the same for all samples."""

    def __init__(self, rules: Rulebook[S], position: Position[S], seat: int, ask_always: bool) -> None:
        if position.decision is None:
            raise NoDeal("The game is over: there is no question to lead to.")
        self.rules = rules
        self.position = position
        self.seat = seat
        self.ask_always = ask_always
        self._frame = position.plain
        self._given: list[tuple[Decision, Option, tuple[str, ...], frozenset[int]]] = []
        self._seen: list[set[int]] = []
        """The cards that could be seen at each question, the pending one included."""
        heard: list[Draw | Shuffled] = []
        quiet = position.plain is position.frame and not position.answers
        if quiet and position.now.rng == self._frame.state.rng and not isinstance(position.plain.state.rng, rng.Guide):
            self._seen.append(self._visible(position.now))
            self._log: tuple[Table[S], Sequence[Entry]] = (position.table, position.log.entries)
        else:
            self._log = self._watch(position.plain_answers, ask_always, heard)
        self.script: tuple[Draw | Order, ...] = tuple(
            each if isinstance(each, Draw) else each.as_seen(self._seen) for each in heard
        )
        """What chance decided; a card that was only named has no place in a deck that anybody knows."""
        self._seen[-1] |= self._told(*self._log)
        seen: set[int] = set().union(*self._seen)
        self.cards = seen - self._visible(self._frame.state)
        """The cards that came to light since the keyframe."""
        self.answers = [self._known(at) for at in range(len(self._given))]
        self._view: dict[str, Any] | None = None

    def sees_the_same(self, state: S) -> bool:
        """Whether the seat would see the same at another state."""
        if self._view is None:
            self._view = self.rules.view(self.position.now, self.seat)
        return self.rules.view(state, self.seat) == self._view

    def _told(self, table: Table[S], entries: Sequence[Entry]) -> set[int]:
        """The cards that lie hidden, but were named to the seat: one about to be played is still in hand."""
        visible = self._seen[-1]
        return {
            uid
            for entry in entries
            for uid in (entry.subject, entry.source)
            if uid >= 0 and uid not in visible and self._names(table, entry, uid)
        }

    def _names(self, table: Table[S], entry: Entry, uid: int) -> bool:
        """Whether the seat is told of a card by its title."""
        return table.title(uid) in (self.rules.sentence(table, entry, self.seat) or "")

    def _visible(self, state: S) -> set[int]:
        """The cards that the seat can see, or knows."""
        hides, seat = self.rules.hides, self.seat
        return {card.uid for card in state.cards if not hides(state, card, seat)}  # type: ignore[attr-defined]

    def heard_the_same(self, sampled: Position[S]) -> bool:
        """Whether the seat was told the same on the way to a sample's question: how far things have come, above all."""
        return self._sentences(*self._log) == self._sentences(sampled.table, sampled.log.entries)

    def _sentences(self, table: Table[S], entries: Sequence[Entry]) -> list[str]:
        """What the seat is told of log entries."""
        told = (self.rules.sentence(table, entry, self.seat) for entry in entries)
        return [sentence for sentence in told if sentence]

    def _watch(
        self, answers: Sequence[Answer], ask_always: bool, heard: list[Draw | Shuffled]
    ) -> tuple[Table[S], list[Entry]]:
        """Go the same way once more, looking and listening; the table and what was written to its log."""
        entries: list[Entry] = []
        state = self._frame.state.copy()
        state.rng = Listening.to(state.rng, heard, self._seen)
        table = self.rules.table(state, log=entries, ask_always=ask_always)
        waiting = list(reversed(answers))

        def answer(decision: Decision) -> Option:
            visible = self._visible(state)
            self._seen.append(visible)
            while waiting:
                given = waiting.pop()
                if isinstance(given, Control):
                    state.rng = Listening.to(given.number, heard, self._seen)
                    continue
                option = decision.options[given]
                hidden = frozenset(uid for uid in option.cards if uid not in visible)
                refs = tuple(table.ref(uid) for uid in option.cards)
                self._given.append((decision, option, refs, hidden))
                option.key  # noqa: B018 (the key says where cards lie now)
                return option
            raise Pending(decision)

        table.policies = (answer,) * state.seats
        try:
            while True:
                self.rules.step(table)
        except (Pending, GameOver):
            pass
        table.policies = None  # the table and its answers would hold each other, and with them rules that wait
        return table, entries

    def _known(self, at: int) -> Known:
        """What the seat knows of an answer by now: its own wholly, others' but for cards that stayed hidden."""
        decision, option, refs, hidden = self._given[at]
        later = set().union(*self._seen[at + 1 :])
        unknown = hidden - later
        if decision.seat == self.seat or not unknown:
            return Known(decision.seat, decision.kind, option.key)
        cards = tuple(None if uid in unknown else ref for uid, ref in zip(option.cards, refs, strict=True))
        return Known(decision.seat, decision.kind, None, option.verb, option.note, cards)


def sample(witness: Witness[S], seed: int | str, *, pool: Sequence[str] | None = None) -> Position[S]:
    """The first position of a sample; NoDeal where no deal leads to the same question."""
    rules, position, seat, ask_always = witness.rules, witness.position, witness.seat, witness.ask_always
    asked = position.decision
    assert asked is not None
    seeds = rng.Chance(seed)
    for _ in range(DEALS):
        chance = rng.Chance(rng.word(seeds))
        state = rules.deal(position.plain.state, seat, chance, witness.cards, pool)
        state.rng = scripted(rng.word(chance), witness.script)
        found = _led(rules, Frame(state), witness.answers, seat, chance, ask_always)
        if found is None or found.decision is None or not _alike(found.decision, asked, seat):
            continue
        if isinstance(found.now.rng, rng.Guide):
            continue  # what was seen to come of chance has not all happened
        if _nothing_happened(position, found):
            return found
        if witness.sees_the_same(found.now) and witness.heard_the_same(found):
            return found
    # What another seat is asked may name what this one cannot see.
    raise NoDeal(f"No deal of {DEALS} of what seat {seat} cannot see leads to the question that is pending.")


def _alike(one: Decision, other: Decision, seat: int) -> bool:
    """Whether two questions are the same to a seat: whom they are put to, and if to this seat, every word."""
    if (one.seat, one.kind) != (other.seat, other.kind):
        return False
    return one.seat != seat or (one.prompt, one.keys) == (other.prompt, other.keys)


def _nothing_happened(one: Position[S], other: Position[S]) -> bool:
    """Whether neither position is any further than its keyframe: a deal has made no difference to what is seen."""
    return (
        one.plain is one.frame
        and not (one.answers or one.log.entries or other.answers or other.log.entries)
        and one.table.step_name() == other.table.step_name()
    )


class _Elsewhere(Exception):
    """The deal leads to another question."""


def _led(
    rules: Rulebook[S], frame: Frame[S], answers: Sequence[Known], seat: int, chance: rng.Chance, ask_always: bool
) -> Position[S] | None:
    """The position that the known answers lead to on a deal; None where they lead elsewhere."""
    base = LogChain(None, [])
    entries: list[Entry] = []
    table = rules.table(frame.state.copy(), log=entries, ask_always=ask_always)
    given: list[Answer] = []

    def answer(decision: Decision) -> Option:
        if len(given) == len(answers):
            raise Pending(decision)
        index = _same(rules, table, decision, answers[len(given)], seat, chance)
        given.append(index)
        return decision.options[index]

    table.policies = (answer,) * frame.state.seats
    try:
        while True:
            rules.step(table)
    except Pending as pending:
        asked = pending.decision
    except (_Elsewhere, GameOver):
        return None
    table.policies = None
    if not given:
        frame.opening = asked
    return Position(frame, tuple(given), frame, tuple(given), asked, table, LogChain(base, entries), None, None)


def _same(rules: Rulebook[S], table: Table[S], decision: Decision, known: Known, seat: int, chance: rng.Chance) -> int:
    """The number of the option that a known answer means here; for a hidden one, any that would look the same."""
    if (decision.seat, decision.kind) != (known.seat, known.kind):
        raise _Elsewhere
    if known.key is not None:
        found = [number for number, option in enumerate(decision.options) if option.key == known.key]
    else:
        cards = table.state.cards  # type: ignore[attr-defined]

        def looks_the_same(option: Option) -> bool:
            return (option.verb, option.note, len(option.cards)) == (known.verb, known.note, len(known.cards)) and all(
                rules.hides(table.state, cards[uid], seat) if shown is None else table.ref(uid) == shown
                for uid, shown in zip(option.cards, known.cards, strict=True)
            )

        found = [number for number, option in enumerate(decision.options) if looks_the_same(option)]
    if not found:
        raise _Elsewhere
    return found[rng.below(chance, len(found))] if known.key is None else found[0]
