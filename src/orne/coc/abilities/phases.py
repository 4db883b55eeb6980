"""Passives about the phases of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.use import Use

if TYPE_CHECKING:
    from orne.coc.index import Index


@dataclass(frozen=True, slots=True)
class SkipsPhase(Ability):
    """A passive under which every player skips a phase of their turn."""

    phase: str

    def __post_init__(self) -> None:
        """Refuse what is not implemented."""
        if self.phase != "story":
            raise ValueError("only the story phase is skipped")

    @property
    def text(self) -> str:
        """Which phase."""
        return sentence(f"each player skips their {self.phase} phase")

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among the phases that are skipped."""
        index.skipped |= {self.phase}


@dataclass(frozen=True, slots=True)
class RandomResources(Ability):
    """A passive under which what an opponent attaches in their resource phase is drawn at random from their hand."""

    text: str = (
        "What an opponent attaches as a resource in the resource phase is drawn at random from their hand, "
        "after they have named the domain."
    )

    def enter(self, index: Index, use: Use) -> None:
        """Enter whose resources are left to chance."""
        index.random_resources |= {1 - use.seat}
