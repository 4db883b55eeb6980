"""Passives about using what is attached to a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities.ability import Ability
from orne.coc.abilities.use import Cost, Use

if TYPE_CHECKING:
    from orne.coc.index import Index


@dataclass(frozen=True, slots=True)
class UsesAttached(Ability):
    """A passive under which you may use the triggered abilities of characters that effects attached to this card.

    Each is used from there in place of its own cost for another one, which is about the attached card.
    """

    paid: Cost
    text: str = (
        "You may exhaust this card and discard a character attached to it "
        "to use a triggered ability of that character without paying for it."
    )

    @property
    def reaches_others(self) -> bool:
        """It is about other cards in any case."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among those that let attached cards be used."""
        index.vessels = (*index.vessels, (self, use))
