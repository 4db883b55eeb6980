"""An investigator's deck: which cards, how many of each, in which order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class InvestigatorDeck:
    """An investigator and the cards of the deck by id; whether it is legal is a question for `check`."""

    investigator: str
    cards: Mapping[str, int] = field(hash=False)
    """Card id to copies, signature cards and weaknesses included, in the order they were listed."""
    name: str = ""
    notes: str = ""
    random_weaknesses: int = 0
    """Basic weaknesses that are still to be drawn."""
    experience: int | None = None
    """What may be spent, as far as the deck says."""
    earned: Mapping[str, int] = field(default_factory=dict, hash=False)
    """How many of the cards were added by a scenario, so that building rules do not ask about them."""
    side: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Cards that were listed beside the deck, for later."""
    meta: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What deckbuilding programs remember about the deck."""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Whatever else an ArkhamDB file says, kept as it is."""

    def __post_init__(self) -> None:
        """Take copies, so that the deck cannot change with the mappings it was made from."""
        for part in ("cards", "earned", "side"):
            if any(copies < 1 for copies in getattr(self, part).values()):
                raise ValueError(f"every card of deck {self.name!r} needs at least one copy")
        if self.random_weaknesses < 0:
            raise ValueError(f"deck {self.name!r} cannot have fewer than 0 weaknesses to draw")
        for part in ("cards", "earned", "side", "meta", "extra"):
            object.__setattr__(self, part, dict(getattr(self, part)))

    @property
    def size(self) -> int:
        """The number of cards, weaknesses still to be drawn among them."""
        return sum(self.cards.values()) + self.random_weaknesses

    def each(self) -> tuple[str, ...]:
        """Every card once per copy, in order."""
        return tuple(card for card, copies in self.cards.items() for _ in range(copies))
