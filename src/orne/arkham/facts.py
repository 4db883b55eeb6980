"""What is printed on an Arkham Horror card: facts joined to behaviour by card id."""

from __future__ import annotations

from dataclasses import dataclass

WILLPOWER, INTELLECT, COMBAT, AGILITY, WILD = range(5)
SKILLS = ("willpower", "intellect", "combat", "agility")
Icons = tuple[int, int, int, int, int]
"""Skill icons for committing: willpower, intellect, combat, agility, wild."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed values of one card; a missing number is None, which is not 0."""

    id: str
    """``core/45-automatic``; a card above level 0 ends in its level: ``core/leo-de-luca-1``."""
    code: str
    """ArkhamDB's code: ``01016``."""
    title: str
    subtitle: str | None
    type: str
    """``investigator asset event skill treachery enemy location act agenda scenario``."""
    class_: str
    """``guardian seeker rogue mystic survivor neutral mythos``."""
    unique: bool
    traits: tuple[str, ...]
    cost: int | None
    level: int | None
    """None: no level at all, as for signature cards and weaknesses."""
    icons: Icons
    """Icons of a player card."""
    skills: tuple[int, int, int, int] | None
    """An investigator's willpower, intellect, combat, agility."""
    health: int | None
    sanity: int | None
    health_per_investigator: bool
    fight: int | None
    evade: int | None
    damage: int
    horror: int
    """An enemy's attack."""
    shroud: int | None
    clues: int | None
    """Clue value of a location or threshold of an act, always per investigator in this box."""
    doom: int | None
    """Doom threshold of an agenda."""
    victory: int
    stage: int | None
    slots: tuple[str, ...]
    """``("hand",)``, ``("hand", "hand")``, ``("ally",)``, ``("arcane",)`` …"""
    uses: tuple[str, int] | None
    """``("ammo", 4)``."""
    keywords: tuple[str, ...]
    """``fast hunter retaliate peril surge massive aloof``."""
    weakness: str | None
    """``basic`` or ``signature`` for weaknesses."""
    signature_of: str | None
    """The investigator's id whose deck alone may hold it."""
    encounter_set: str | None
    quantity: int
    """Copies in one box."""
    deck_limit: int
    back_title: str | None
    exceptional: bool = False
    permanent: bool = False
