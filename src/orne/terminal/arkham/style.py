"""How cards of Arkham Horror look on a terminal: colours of the classes, letters for icons."""

from __future__ import annotations

from orne.arkham.facts import CardFacts

CLASSES = {
    "guardian": "bright_blue",
    "seeker": "yellow",
    "rogue": "green",
    "mystic": "magenta",
    "survivor": "red",
    "neutral": "white",
    "mythos": "bright_red",
}
"""The colours of the classes."""
LETTERS = ("W", "I", "C", "A", "?")
"""Willpower, intellect, combat, agility, wild."""


def icons(facts: CardFacts) -> str:
    """Skill icons as letters."""
    return "".join(letter * number for letter, number in zip(LETTERS, facts.icons, strict=True))
