"""The table: the state being played on, and the one place where anybody is asked anything."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from orne.kernel.control import Control
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import RulesError
from orne.kernel.log import Entry, new_entry

S = TypeVar("S")
Policy = Callable[[Decision], Option]
Declines = Callable[[int, str], bool]
"""Whether a seat would turn down whatever it could be offered in a question of a kind."""


class Pending(Exception):
    """No answer is at hand: the decision waits for a player."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


class GameOver(Exception):
    """Somebody has won: nothing more resolves."""


class Table(ABC, Generic[S]):
    """Plays rules on a state; answers come from policies or from a feed of recorded decisions."""

    def __init__(
        self,
        state: S,
        *,
        policies: Sequence[Policy] | None = None,
        feed: Sequence[int | str | Control] = (),
        log: list[Entry] | None = None,
        log_base: int = 0,
        ask_always: bool = False,
        prepared: Decision | None = None,
    ) -> None:
        self.state = state
        self.policies = policies
        self.feed = feed
        self.fed = 0
        self.log = log
        self.log_base = log_base
        self.cause = -1
        self.ask_always = ask_always
        self.prepared = prepared
        """The question that was asked here before: a step may take its options instead of listing them again."""
        self.waiting: Callable[[Decision], int] | None = None
        """Waits for an answer that is not at hand, where the rules can be kept waiting in the middle of a question."""
        self.declining: Declines | None = None
        """What the policies are known to turn down unseen: it is not even listed for them."""
        self.decisions = 0
        self.recorded: list[str] | None = None
        self.depth = 0
        """How many windows are open inside one another."""
        self.answers = 0
        """What has been answered since the outermost of them opened."""

    @abstractmethod
    def ref(self, uid: int) -> str:
        """Name a card for records."""

    @abstractmethod
    def title(self, uid: int) -> str:
        """Name a card for people."""

    @abstractmethod
    def kind_number(self, uid: int) -> int:
        """The number of a card's kind: copies have the same."""

    @abstractmethod
    def step_name(self) -> str:
        """The rules step the table is in."""

    def memory(self) -> Any:
        """What the table remembers at a step boundary besides the state; None where the state says it all."""
        return None

    def remember(self, memory: Any) -> None:
        """Take up what a table remembered; a table that remembers nothing is never asked to."""

    def decide(
        self, seat: int, kind: str, prompt: str, options: Sequence[Option], source: int = -1, about: Any = None
    ) -> Any:
        """Ask a seat to choose one option and return its value; a single option is not a question.

        ``about`` is what the options were tested against, for those who ask why something is not offered.
        """
        if len(options) < 2:
            if not options:
                raise RulesError(f"nothing to choose from: {prompt}")
            if not self.ask_always:
                return options[0].value
        while self.fed < len(self.feed):
            answer = self.feed[self.fed]
            self.fed += 1
            if isinstance(answer, Control):
                self.state.rng = answer.number  # type: ignore[attr-defined]
                continue
            self.prepared = None
            if type(answer) is int and 0 <= answer < len(options):
                return options[answer].value
            return options[Decision(seat, kind, prompt, options, source, about).index(answer)].value
        decision = Decision(seat, kind, prompt, options, source, about)
        if self.policies is None:
            if self.waiting is None:
                raise Pending(decision)
            waited_for = self.waiting(decision)
            self.prepared = None  # what was listed for this question is for no other
            return options[waited_for].value
        self.decisions += 1
        option = self.policies[seat](decision)
        if self.recorded is not None:
            self.recorded.append(option.key)
        return option.value

    def declines(self, seat: int, kind: str) -> bool:
        """Whether nothing of a kind need be listed for a seat: its policy would turn it down, and no answer is fed."""
        declining = self.declining
        return declining is not None and self.fed >= len(self.feed) and not self.ask_always and declining(seat, kind)

    def check_key(self, decision: Decision, index: int) -> None:
        """An answer has a key of its own, or the record could not say what was chosen: a defect of ours otherwise.

        Keys are compared only where another option differs in nothing but in which copies it names.
        """
        options = decision.options
        chosen = options[index]
        for each in options:
            if each is not chosen and self._differ_in_copies(each, chosen):
                decision.check_keys()
                return

    def _differ_in_copies(self, one: Option, other: Option) -> bool:
        """Whether two options differ in nothing but in which copies they name."""
        cards, others = one.cards, other.cards
        if one.verb != other.verb or one.note != other.note or len(cards) != len(others):
            return False
        for uid, like in zip(cards, others):  # noqa: B905, SIM110 (compiled, this is a plain loop)
            if self.kind_number(uid) != self.kind_number(like):
                return False
        return True

    def ask(self, seat: int, kind: str, prompt: str, listing: Callable[[], Sequence[Option]], about: Any = None) -> Any:
        """Ask a question that opens a step: its options are listed once, and taken again when the step is run again."""
        prepared = self.prepared
        known = prepared is not None and (prepared.seat, prepared.kind) == (seat, kind)
        options = prepared.options if prepared is not None and known else listing()
        return self.decide(seat, kind, prompt, options, about=about)

    def note(
        self, kind: str, subject: int, source: int = -1, seat: int = -1, before: Any = None, after: Any = None
    ) -> int:
        """Write what happened into the log and return its place there (-1 when no log is kept)."""
        log = self.log
        if log is None:
            return -1
        log.append(new_entry(Entry, (kind, self.step_name(), seat, subject, source, self.cause, before, after)))
        return self.log_base + len(log) - 1
