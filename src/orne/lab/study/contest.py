"""How a game is studied: which games a plan means, how they are dealt, and what is looked at in them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, ClassVar, NamedTuple

from orne.games import CardGame
from orne.kernel.game import Game
from orne.kernel.log import Entry
from orne.lab.study.plan import Plan

LARGEST_DEAL = 10**9
"""Deals are below this, so that they can be read out."""
BETWEEN = " & "
"""Stands between the decks of those who play together."""


class Job(NamedTuple):
    """One game of a study; what is said of every seat is in the order of the seats."""

    number: int
    players: tuple[str, ...]
    decks: tuple[str, ...]
    seed: int
    deal: int
    """What the game is dealt from: the same for all players, another for every seed, pair of decks and scenario."""
    scenario: str = ""
    difficulty: str = ""


def deal_of(seed: int, *about: str) -> int:
    """The number that a game is dealt from.

    If every pair of decks were dealt from the seed itself, a deck would have the same opening hands against all others.
    """
    text = "|".join((str(seed), *about))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") % LARGEST_DEAL


class Measure(NamedTuple):
    """Something that is measured for each seat as a turn or a round begins."""

    name: str
    title: str


class Contest(ABC):
    """How one game is studied."""

    game: ClassVar[CardGame]
    turn_word: ClassVar[str]
    """What the course of a game is counted in: turns or rounds."""
    conditions: ClassVar[tuple[str, ...]]
    """The parts of a job, beside player and deck, that results are told apart by."""
    standing: ClassVar[tuple[Measure, ...]]
    """What is measured on the table."""
    gathered: ClassVar[tuple[Measure, ...]] = ()
    """What is added up from the log."""
    counted: ClassVar[Mapping[str, str]]
    """The kinds of entry that are counted for the card they are about, and what each is counted as."""
    uses: ClassVar[tuple[str, ...]]
    """What cards are counted for."""
    deck_word: ClassVar[str]
    """What a deck stands for."""
    score_word: ClassVar[str]
    """What is scored."""
    openers: ClassVar[str]
    """The type of card that is counted in opening hands."""

    @abstractmethod
    def read_decks(self, plan: Plan) -> Mapping[str, Any]:
        """The decks of a plan by what they are called in it."""

    @abstractmethod
    def jobs(self, plan: Plan) -> Iterator[Job]:
        """The games that a plan means, in order."""

    @abstractmethod
    def deal(self, plan: Plan, decks: Mapping[str, Any], job: Job) -> Game[Any]:
        """A game of the plan at its first question."""

    @abstractmethod
    def listed(self, decks: Mapping[str, Any], job: Job, seat: int) -> Mapping[str, int]:
        """The cards of a seat's deck as its list has them, with copies."""

    @abstractmethod
    def samples(self, plan: Plan) -> Iterator[Job]:
        """Games that can be dealt only if everything named in the plan is in order."""

    @abstractmethod
    def turn(self, state: Any) -> int:
        """The turn or round that a game is in; 0 before the first."""

    @abstractmethod
    def setting_up(self, state: Any) -> bool:
        """Whether opening hands are not settled yet."""

    @abstractmethod
    def measured(self, state: Any, seat: int) -> Sequence[int]:
        """What is measured on the table, for one seat."""

    def gathers(self, entry: Entry) -> tuple[int, int, int] | None:
        """What an entry of the log adds: to which seat, to which of what is gathered, how much; None for nothing."""
        return None

    @abstractmethod
    def first(self, state: Any) -> int | None:
        """The seat that went first; None where that means nothing."""

    @abstractmethod
    def cost(self, card: str, edition: str) -> int | None:
        """What is printed as the cost of a card."""

    def conditions_of(self, job: Job) -> tuple[str, ...]:
        """The conditions of a game."""
        return ()

    def orders(self, plan: Plan) -> tuple[Sequence[str], ...]:
        """For each of the conditions all that a plan has of it, in order."""
        return ()

    def leads(self, deck: str, conditions: Sequence[str]) -> bool:
        """Whether a deck stands for its whole group where each game is to be counted once."""
        return True

    @property
    def measures(self) -> tuple[Measure, ...]:
        """All that is measured."""
        return (*self.standing, *self.gathered)


@dataclass(frozen=True)
class Study:
    """A plan with its decks, and how its game is studied: all that a worker needs."""

    plan: Plan
    contest: Contest
    decks: Mapping[str, Any]

    def jobs(self) -> list[Job]:
        """All its games."""
        return list(self.contest.jobs(self.plan))

    def deal(self, job: Job) -> Game[Any]:
        """One of its games, at the first question."""
        return self.contest.deal(self.plan, self.decks, job)
