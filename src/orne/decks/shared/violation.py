"""What a check of a deck finds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Violation:
    """One way in which a deck breaks the rules."""

    reason: str
    ruling: str
    """The id of the ruling that forbids it, or ``coc/basics/…`` and the like for a section of the base rules."""
    cards: tuple[str, ...] = ()
