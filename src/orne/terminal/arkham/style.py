"""How cards of Arkham Horror look on a terminal: colours of the classes, letters for icons."""

from __future__ import annotations

from orne.arkham.facts import CardFacts
from orne.terminal.style import BLUE, BROWN, GREEN, PURPLE, RED

CLASSES = {
    "guardian": BLUE,
    "seeker": BROWN,
    "rogue": GREEN,
    "mystic": PURPLE,
    "survivor": RED,
    "mythos": RED,
}
"""The colours of the classes; neutral cards have none."""
LETTERS = ("W", "I", "C", "A", "?")
"""Willpower, intellect, combat, agility, wild."""


def icons(facts: CardFacts) -> str:
    """Skill icons as letters."""
    return "".join(letter * number for letter, number in zip(LETTERS, facts.icons, strict=True))
