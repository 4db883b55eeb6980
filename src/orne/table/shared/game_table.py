"""What one game tells the table: its cards and where they lie, its kinds of question, its numbers and its moments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.kernel.log import Entry, LogChain
from orne.kernel.table import Table
from orne.table.shared.data import ArkhamView, Card, ChartStep, CocView, Face, Forecast, Strip, Test
from orne.table.shared.handles import Namer, Pile
from orne.table.shared.labels import Labels
from orne.table.shared.question_data import Assigning, Hint

G = TypeVar("G", bound=Table[Any])


@dataclass(frozen=True)
class Kinds:
    """Which questions are asked in which form, where the options alone do not tell."""

    windows: frozenset[str]
    """Things may be done, or let be; whoever passes is not asked."""
    chances: frozenset[str] = frozenset()
    """Something may be done, and nobody passes on it unasked."""
    turn: str = ""
    """The seat's own turn, where being done is not harmless."""
    plan: str = ""
    """Who goes where, all at once."""
    order: str = "order"
    """What happens at once is put in order; the order may hold for a whole turn."""
    ordering: frozenset[str] = frozenset()
    """Cards are put in order, this once."""
    outside: str = ""
    """What only a person can say, such as which token was drawn from a bag of their own."""
    assign: str = ""
    pay: str = ""
    """Which domain pays for something that is under way."""

    @property
    def orders(self) -> frozenset[str]:
        """Every kind of question that is answered with an order."""
        return self.ordering | {self.order}


@dataclass(frozen=True)
class Told:
    """How entries of the log are told apart."""

    headings: Mapping[str, Literal[1, 2]]
    """Entries that begin a turn or round (2), or a phase (1)."""
    numbers: frozenset[str]
    """Entries whose numbers before and after say something to whoever is told of them."""
    cards_after: frozenset[str]
    """Entries with another card in ``after``."""
    shuffles: frozenset[str]
    deeds: frozenset[str]
    """What somebody does that others may want to answer."""
    picks: frozenset[str] = frozenset()
    """What several seats may do in one answer."""


class GameTable(ABC, Generic[G]):
    """What one game tells the table; it keeps nothing itself."""

    kinds: Kinds
    told: Told
    competitive: bool
    """Whether one player wins against another: a game can then be conceded or drawn."""

    @abstractmethod
    def edition(self, g: G) -> str:
        """The edition or reading of the rules."""

    @abstractmethod
    def labels(self, g: G) -> Labels:
        """The words for what is offered."""

    @abstractmethod
    def names(self, g: G) -> tuple[str, ...]:
        """What the seats are called."""

    @abstractmethod
    def alike(self, g: G, one: int, other: int) -> bool:
        """Whether one option stands for both of two cards."""

    @abstractmethod
    def piles(self, g: G, seat: int | None) -> Iterable[Pile]:
        """Every place where cards lie, as a viewer can tell them apart."""

    @abstractmethod
    def card(self, g: G, uid: int, seat: int | None, of: Namer, can: tuple[int, ...]) -> Card:
        """A card as a viewer sees it."""

    @abstractmethod
    def face(self, g: G, uid: int) -> Face | None:
        """What is printed on a card that a viewer sees; None where the side that shows has nothing to tell."""

    @abstractmethod
    def view(self, g: G, of: Namer) -> CocView | ArkhamView:
        """What everybody sees besides the cards."""

    @abstractmethod
    def strip(self, g: G, decision: Decision | None, log: LogChain | None) -> Strip:
        """Where the game is."""

    @abstractmethod
    def chart(self) -> tuple[ChartStep, ...]:
        """Every step of a turn or round, in order."""

    @abstractmethod
    def sentence(self, g: G, entry: Entry, seat: int | None, names: Sequence[str]) -> str | None:
        """What an entry of the log says to a viewer; None where it says nothing."""

    @abstractmethod
    def hint(self, game: Game[Any], decision: Decision, number: int) -> Hint | None:
        """What is known of an option before it is chosen."""

    @abstractmethod
    def text(self, g: G, uid: int) -> str | None:
        """What a card says."""

    def takes_part(self, g: G, seat: int) -> bool:
        """Whether a seat may still be asked something in this game."""
        return True

    @abstractmethod
    def main(self, g: G, decision: Decision) -> bool:
        """Whether a question opens the seat's own main phase or turn."""

    @abstractmethod
    def strikes(self, g: G, entry: Entry, seat: int) -> bool:
        """Whether an entry of the log tells that something of a seat's was aimed at or struck by others."""

    @abstractmethod
    def aims(self, g: G, decision: Decision) -> bool:
        """Whether a window asks about something that is about to befall what is the seat's, by others."""

    @abstractmethod
    def moment(self, g: G) -> tuple[int, str]:
        """The turn or round, and the phase."""

    def reached(self, game: Game[Any], decision: Decision, number: int) -> Sequence[int]:
        """The cards that a number reaches, where it is asked how much something is."""
        return ()

    def exact(self, g: G, decision: Decision) -> list[int]:
        """The options that pay exactly what something costs, where nothing could come of paying more."""
        return []

    def plan(self, g: G, decision: Decision | None, seat: int | None) -> list[tuple[int, int]]:
        """Who is going to be committed where, for the seat that plans it."""
        return []

    def forecast(
        self, game: Game[Any], seat: int | None, plan: Sequence[tuple[int, int]], of: Namer
    ) -> Forecast | None:
        """What would come of the stories if a plan were carried out."""
        return None

    def test(self, g: G, of: Namer, asked: int | None, own: Collection[int] = ()) -> Test | None:
        """The skill test under way, and for who is asked about it what comes next; their screen may have more seats."""
        return None

    def beside(self, g: G, decision: Decision, seat: int) -> Decision | None:
        """What a seat could be asked in one with the question to another, where they play together; else None."""
        return None

    def chosen(self, g: G, decision: Decision) -> Sequence[int]:
        """What has been picked already for the same thing."""
        return ()

    def most(self, g: G, decision: Decision) -> int | None:
        """How many cards may be picked one after the other at a question, where the game knows that; else None."""
        return None

    def assigning(self, game: Game[Any], decision: Decision, of: Namer) -> Assigning | None:
        """Damage and horror to be assigned, where that is asked."""
        return None

    def notes_before(self, game: Game[Any]) -> tuple[str, ...]:
        """What the log of a scenario's campaign says at the beginning."""
        return ()

    def notes_after(self, game: Game[Any]) -> tuple[str, ...]:
        """What the log of a scenario's campaign says once it is over, where it was played alone."""
        return ()
