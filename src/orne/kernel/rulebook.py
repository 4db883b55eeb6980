"""What a game gives the driver: its state, and the rules that play on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from orne.kernel.decision import Decision
from orne.kernel.keyframe import Keyframe
from orne.kernel.log import Entry
from orne.kernel.outcome import Outcome
from orne.kernel.refusal import Reasons, Refusal
from orne.kernel.rng import Chance, Generator
from orne.kernel.table import Table


class State(Protocol):
    """What the driver needs of a game's state."""

    rng: Generator
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

    def check_start(self, start: Mapping[str, Any]) -> None:
        """Refuse a set-up that is not one of this game's, in one sentence."""

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

    def sentence(self, table: Any, entry: Entry, seat: int | None) -> str | None:
        """What an entry of the log says to a seat, or to a spectator; None where it says nothing."""

    def encode(self, state: S) -> dict[str, Any]:
        """The state as plain JSON data."""

    def decode(self, data: Mapping[str, Any]) -> S:
        """The state from plain JSON data, or a sentence saying why no game could be in it."""

    def hides(self, state: S, card: Any, seat: int | None) -> bool:
        """Whether a seat, or a spectator, cannot know which card this is."""

    def deal(
        self, state: S, seat: int, chance: Chance, seen: Collection[int] = (), pool: Sequence[str] | None = None
    ) -> S:
        """Deal the cards a seat cannot know nor has seen since; from a pool where deck lists are not known."""

    def deck_pool(self, state: S, chosen: Sequence[str] | None = None) -> tuple[str, ...]:
        """The cards that a deck nobody knows may be made of: those chosen, if a deck may have them, or else all."""

    def why(self, table: Any, decision: Decision, asked: str) -> Reasons:
        """What the decision offers of something, or the reasons against it."""

    def why_over(self, state: S) -> Refusal:
        """Why nothing can be done once the game is over."""

    def why_not_asked(self, table: Any, decision: Decision) -> Refusal:
        """Why a seat that is not asked may do nothing now."""

    def outcome(self, state: S) -> Outcome:
        """How the game ended, as data."""

    def problems(self, state: S) -> list[str]:
        """What is wrong with a state that no rules could bring about."""
