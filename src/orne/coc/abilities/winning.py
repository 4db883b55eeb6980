"""Passives about winning the game with stories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.use import Use

if TYPE_CHECKING:
    from orne.coc.index import Index


@dataclass(frozen=True, slots=True)
class MoreStories(Ability):
    """A passive under which every player needs more stories to win the game."""

    number: int = 1

    @property
    def text(self) -> str:
        """How many more."""
        stories = "one more story" if self.number == 1 else f"{self.number} more stories"
        return sentence(f"each player needs {stories} to win the game")

    def enter(self, index: Index, use: Use) -> None:
        """Add to what is needed."""
        index.more_stories += self.number


@dataclass(frozen=True, slots=True)
class ConspiracyNeeded(Ability):
    """A passive under which stories win the game only with a conspiracy among them, while there are stories to come."""

    text: str = (
        "Players win the game with stories only if one of those they have won is a conspiracy, "
        "or the story deck is empty."
    )

    def enter(self, index: Index, use: Use) -> None:
        """Enter that it is needed."""
        index.conspiracy_needed = True
