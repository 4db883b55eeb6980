"""The words a position is described in: investigators, cards in play, locations, enemies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

FILLER: Final = "core/emergency-cache"
"""What unnamed cards of an investigator's deck are."""


@dataclass(frozen=True, slots=True)
class In:
    """A card in play and how it is there."""

    card: str
    exhausted: bool = False
    damage: int = 0
    horror: int = 0
    clues: int = 0
    doom: int = 0
    tokens: int | None = None
    """Uses left; by default as many as it enters play with."""


@dataclass(frozen=True, slots=True)
class Foe:
    """An enemy in play: engaged with a seat, or at a location by its id."""

    card: str
    engaged: int | None = None
    at: str | None = None
    exhausted: bool = False
    damage: int = 0
    doom: int = 0
    owner: int | None = None
    """The bearer, for a weakness."""


@dataclass(frozen=True, slots=True)
class Place:
    """A location in play."""

    card: str
    clues: int = 0
    revealed: bool = True
    attached: Sequence[str] = ()
    doom: int = 0
    unclaimed: Sequence[str] = ()
    """Assets at the location that nobody controls, such as ``lita-chantler``."""


@dataclass(frozen=True, slots=True)
class Inv:
    """An investigator with all their cards; ``deck`` is given from the top down."""

    card: str = "core/roland-banks"
    at: int = 0
    """Their location, by its place in the list of locations."""
    hand: Sequence[str] = ()
    play: Sequence[str | In] = ()
    threat: Sequence[str | In] = ()
    deck: Sequence[str] = (FILLER,) * 10
    discard: Sequence[str] = ()
    resources: int = 5
    clues: int = 0
    damage: int = 0
    horror: int = 0
    actions: int = 3
    additional: Sequence[str] = ()
    """The cards whose additional action of this turn is not used yet: ``leo-de-luca``, ``daisy-walker`` …"""
