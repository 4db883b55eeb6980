"""What a claim is: one sentence that the rules documents say, and where it holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence of the rules, in our own words, and what is known about it."""

    id: str
    game: str
    """The game's name in ``orne.games``."""
    chapter: str
    section: str
    kind: str
    """``rule example timing definition faq errata mechanic rulebook list``; ``basics`` for a part of the base rules."""
    sentence: str
    editions: tuple[str, ...]
    """The editions that say so; empty where the game's editions do not differ."""
    differences: Mapping[str, str]
    """What an edition says of the matter, where they differ."""
    cards: tuple[str, ...]
    """The cards it names, with set and number where the document gives them."""
    near: tuple[str, ...]
    """Ids of claims that speak of the same matter in another edition or another place."""
    note: str
    """What is open or contradictory about it in the documents; else empty."""
    not_shown: str
    """Why no position can show it; else empty."""
    demonstrations: tuple[str, ...]
    """Names of the demonstrations that prove it."""
    tested: str
    """The test that proves it, where no demonstration does; else empty."""

    @property
    def titles(self) -> tuple[str, ...]:
        """The titles of the cards it names, without set and number."""
        return tuple(card.partition(" (")[0] for card in self.cards)
