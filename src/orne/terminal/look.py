"""How cards look on a terminal: colours of the factions, letters for icons."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.text import Text

from orne.coc.facts import CardFacts, Icons, sets

FACTIONS = {
    "agency": ("The Agency", "bright_blue"),
    "miskatonic": ("Miskatonic University", "yellow"),
    "cthulhu": ("Cthulhu", "green"),
    "syndicate": ("The Syndicate", "bright_black"),
    "hastur": ("Hastur", "bright_yellow"),
    "yog-sothoth": ("Yog-Sothoth", "magenta"),
    "shub-niggurath": ("Shub-Niggurath", "red"),
    "silver-twilight": ("Silver Twilight", "cyan"),
    "neutral": ("Neutral", "white"),
}
TYPES = {
    "character": "Characters",
    "support": "Support",
    "event": "Events",
    "conspiracy": "Conspiracies",
    "story": "Stories",
}
ICONS = (("T", "bold green"), ("C", "bold red"), ("A", "bold magenta"), ("I", "bold yellow"))
UNIQUE = "•"
WIDE = 120


def console() -> Console:
    """Return a console for standard output; where that is no terminal, lines are wide, so that they can be searched."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDE
    return Console(width=width, highlight=False)


def faction(name: str | None) -> Text:
    """Return the full name of a faction in its colour; a story has none."""
    if name is None:
        return Text("")
    words, colour = FACTIONS.get(name, (name.title(), ""))
    return Text(words, style=colour)


def icons(counts: Icons) -> Text:
    """Return Terror, Combat, Arcane and Investigation as coloured letters, one for each icon."""
    return Text.assemble(
        *((letter * count, style) for (letter, style), count in zip(ICONS, counts, strict=True) if count)
    )


def title(card: CardFacts) -> Text:
    """Return a card's title, with the dot of a unique card."""
    return Text(f"{UNIQUE} {card.title}" if card.unique else card.title, style="bold")


def place(card: CardFacts) -> str:
    """Return the set and number of a card."""
    name = sets()[card.set].name
    return name if card.number is None else f"{name} F{card.number}"


def cost(card: CardFacts) -> str:
    """Return a card's printed cost; a story has none."""
    if card.type == "story":
        return ""
    return "X" if card.cost_is_x else str(card.cost)


def skill(card: CardFacts) -> str:
    """Return a character's printed skill."""
    if card.skill is None:
        return ""
    return "X" if card.skill_is_x else str(card.skill)
