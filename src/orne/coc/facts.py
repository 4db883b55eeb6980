"""What is printed on a card: facts joined to behaviour by card id."""

from __future__ import annotations

from dataclasses import dataclass

Icons = tuple[int, int, int, int]
"""Counts of Terror, Combat, Arcane and Investigation, in that order."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed values of one card, errata of an edition applied."""

    id: str
    """``core/slavering-gug``: slug of the collected set, slug of the title."""
    set: str
    number: int | None
    title: str
    descriptor: str | None
    type: str
    """``character``, ``support``, ``event``, ``conspiracy`` or ``story``."""
    faction: str | None
    """``agency``, ``miskatonic``, ``cthulhu``, ``syndicate``, ``hastur``, ``yog-sothoth``, ``shub-niggurath``,
    ``silver-twilight`` or ``neutral``; stories have none."""
    unique: bool
    cost: int
    """0 for X and for stories."""
    cost_is_x: bool
    skill: int | None
    """None for anything but a character; 0 for X."""
    skill_is_x: bool
    icons: Icons
    subtypes: tuple[str, ...]
    """As printed: ``("Servitor", "Dark Young")``."""
    keywords: tuple[tuple[str, int], ...]
    """``(("toughness", 1), ("willpower", 1))``: lower-case names; the number is 1 where the keyword has none."""
    steadfast: tuple[tuple[str, int], ...]
    """``(("agency", 2),)``."""
    resources: tuple[str, ...]
    """Resource icons: factions, ``neutral`` or ``zoog``; two icons make a Transient card; stories have none."""
    boosters: Icons
    """Booster icons of a card that is neither story nor conspiracy."""
    struggles: Icons
    """Struggles of a story or conspiracy."""
    keywords_only: bool
    """True when the whole text is keywords, so the rules alone play the card."""
    octgn_id: str | None

    @property
    def is_transient(self) -> bool:
        """A Transient card shows two resource icons (coc/rule/2.19-transient-and-steadfast/b)."""
        return len(self.resources) == 2
