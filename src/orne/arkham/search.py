"""Searching the cards of Arkham Horror, by title and by filters."""

from __future__ import annotations

from typing import Final

from orne.arkham.facts import CardFacts, encounter_sets, find, load
from orne.kernel.errors import UserError, echo
from orne.kernel.search import one_of

CORE: Final = "core"


def search(
    query: str,
    edition: str | None = None,
    *,
    set_name: str | None = None,
    faction: str | None = None,
    type_name: str | None = None,
) -> list[CardFacts]:
    """The cards that fit the filters and are meant by the query; a faction is a class here."""
    if edition is not None:
        raise UserError("--edition is about Call of Cthulhu: Arkham Horror's cards are the same in all its readings.")
    cards = load().values()
    found = find(query) if query else list(cards)
    if set_name is not None:
        chosen = one_of("set", set_name, {CORE: "Core Set", **{name: name for name in encounter_sets()}})
        found = [card for card in found if chosen in (CORE, card.encounter_set)]
    if faction is not None:
        chosen = one_of("class", faction, {card.class_: card.class_ for card in cards})
        found = [card for card in found if card.class_ == chosen]
    if type_name is not None:
        chosen = one_of("type", type_name, {card.type: card.type for card in cards})
        found = [card for card in found if card.type == chosen]
    if not found:
        asked = echo(query) if query else "these filters"
        raise UserError(f"No Arkham Horror card fits {asked}; try fewer letters or fewer filters")
    return found
