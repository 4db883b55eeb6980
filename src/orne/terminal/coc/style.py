"""How cards of Call of Cthulhu look on a terminal: colours of the factions, letters for icons."""

from __future__ import annotations

from rich.text import Text

from orne.coc.facts import CardFacts, Icons, sets
from orne.coc.search import FACTIONS
from orne.terminal.style import BLUE, BROWN, CYAN, GOLD, GREEN, GREY, PURPLE, RED

COLOURS = {
    "agency": BLUE,
    "miskatonic": BROWN,
    "cthulhu": GREEN,
    "syndicate": GREY,
    "hastur": GOLD,
    "yog-sothoth": PURPLE,
    "shub-niggurath": RED,
    "silver-twilight": CYAN,
}
"""The colours of the factions; neutral cards have none."""
ICONS = (("T", f"bold {GREEN}"), ("C", f"bold {RED}"), ("A", f"bold {PURPLE}"), ("I", f"bold {BROWN}"))
UNIQUE = "•"


def faction(name: str | None) -> Text:
    """The full name of a faction in its colour; a story has none."""
    if name is None:
        return Text("")
    return Text(FACTIONS.get(name, name.title()), style=COLOURS.get(name, ""))


def icons(counts: Icons) -> Text:
    """Terror, Combat, Arcane and Investigation as coloured letters, one for each icon."""
    return Text.assemble(
        *((letter * count, style) for (letter, style), count in zip(ICONS, counts, strict=True) if count)
    )


def title(card: CardFacts) -> Text:
    """A card's title, with the dot of a unique card."""
    return Text(f"{UNIQUE} {card.title}" if card.unique else card.title, style="bold")


def place(card: CardFacts) -> str:
    """The set and number of a card."""
    name = sets()[card.set].name
    return name if card.number is None else f"{name} F{card.number}"


def cost(card: CardFacts) -> str:
    """A card's printed cost; a story has none."""
    if card.type == "story":
        return ""
    return "X" if card.cost_is_x else str(card.cost)


def skill(card: CardFacts) -> str:
    """A character's printed skill."""
    if card.skill is None:
        return ""
    return "X" if card.skill_is_x else str(card.skill)
