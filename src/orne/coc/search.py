"""Searching the cards of Call of Cthulhu, by title and by filters."""

from __future__ import annotations

from typing import Final

from orne.coc.facts import CardFacts, load, sets
from orne.kernel.errors import UserError, echo
from orne.kernel.search import folded, one_of

NEWEST: Final = "lcg-4"
FACTIONS: Final = {
    "agency": "The Agency",
    "miskatonic": "Miskatonic University",
    "cthulhu": "Cthulhu",
    "syndicate": "The Syndicate",
    "hastur": "Hastur",
    "yog-sothoth": "Yog-Sothoth",
    "shub-niggurath": "Shub-Niggurath",
    "silver-twilight": "Silver Twilight",
    "neutral": "Neutral",
}
"""The factions by their full names."""
TYPES: Final = {
    "character": "Characters",
    "support": "Support",
    "event": "Events",
    "conspiracy": "Conspiracies",
    "story": "Stories",
}
"""What many cards of a type are called."""


def in_edition(card: CardFacts, edition: str) -> bool:
    """Whether a card is of the edition's era: the living card game or the collectible one."""
    return sets()[card.set].era == edition.partition("-")[0]


def search(
    query: str,
    edition: str | None = None,
    *,
    set_name: str | None = None,
    faction: str | None = None,
    type_name: str | None = None,
) -> list[CardFacts]:
    """The cards that fit the filters and have the query as their title, or else as a part of it."""
    found = list(load(edition or NEWEST).values())
    if edition is not None:
        found = [card for card in found if in_edition(card, edition)]
    if set_name is not None:
        chosen = one_of("set", set_name, {one.id: one.name for one in sets().values()})
        found = [card for card in found if card.set == chosen]
    if faction is not None:
        chosen = one_of("faction", faction, FACTIONS)
        found = [card for card in found if card.faction == chosen]
    if type_name is not None:
        chosen = one_of("type", type_name, TYPES)
        found = [card for card in found if card.type == chosen]
    if query:
        wanted = folded(query)
        exact = [card for card in found if query == card.id or wanted == folded(card.title)]
        found = exact or [card for card in found if wanted and wanted in folded(card.title)]
    if not found:
        asked = echo(query) if query else "these filters"
        raise UserError(f"No card fits {asked}; try fewer letters or fewer filters")
    return found
