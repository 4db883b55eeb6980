"""What a game answers to "why not?", and what must be so of the position whenever it gives a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from orne.kernel.decision import Decision
from orne.kernel.refusal import Form


class Point(NamedTuple):
    """What a reason is about: the table, the question, the card, and what the sentence was filled with."""

    g: Any
    decision: Decision
    cards: tuple[int, ...]
    args: tuple[Any, ...]

    @property
    def uid(self) -> int:
        """The card itself."""
        return self.cards[0]

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    @property
    def card(self) -> Any:
        """The card's record."""
        return self.g.state.cards[self.uid]

    @property
    def facts(self) -> Any:
        """The card's printed facts."""
        return self.g.kind(self.uid).facts


Holds = Callable[[Point], bool]


class Explained(NamedTuple):
    """A game's answers to "why not?" and the table they are checked against."""

    visible: Callable[[Any, int], list[int]]
    forms: Callable[[Any, Decision, int], Iterable[Form]]
    alike: Callable[[Any, int, int], bool]
    holds: Mapping[str, Holds]
    """For each sentence a reason may have, what must be so of the position whenever it is given."""
    prefixes: tuple[str, ...]
    """How the ids of this game's rulings begin."""
    verbs: tuple[str, ...] = ()
    """With which cards are asked about, whether that answers the question or not."""
