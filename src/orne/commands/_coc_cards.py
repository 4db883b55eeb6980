"""``orne cards``: the cards of Call of Cthulhu."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orne.coc.facts import CardFacts, folded, load, sets
from orne.commands._definitions import Definitions, definitions
from orne.commands._filters import covered, one_of
from orne.decks.coc.references import in_edition
from orne.kernel.errors import UserError
from orne.terminal import look
from orne.terminal.card import NOT_PLAYABLE, whole_card

NAME = "Call of Cthulhu"
NEWEST = "lcg-4"


def find(args: argparse.Namespace) -> list[CardFacts]:
    """The cards a command line asks for."""
    query = " ".join(args.query)
    return search(query, args.edition, set_name=args.set, faction=args.faction, type_name=args.type)


def search(
    query: str,
    edition: str | None = None,
    *,
    set_name: str | None = None,
    faction: str | None = None,
    type_name: str | None = None,
) -> list[CardFacts]:
    """Return the cards that fit the filters and have the query as their title, or else as a part of it."""
    found = list(load(edition or NEWEST).values())
    if edition is not None:
        found = [card for card in found if in_edition(card, edition)]
    if set_name is not None:
        chosen = one_of("set", set_name, {one.id: one.name for one in sets().values()})
        found = [card for card in found if card.set == chosen]
    if faction is not None:
        chosen = one_of("faction", faction, {name: words for name, (words, _) in look.FACTIONS.items()})
        found = [card for card in found if card.faction == chosen]
    if type_name is not None:
        chosen = one_of("type", type_name, look.TYPES)
        found = [card for card in found if card.type == chosen]
    if query:
        wanted = folded(query)
        exact = [card for card in found if query == card.id or wanted == folded(card.title)]
        found = exact or [card for card in found if wanted and wanted in folded(card.title)]
    if not found:
        asked = f"'{query}'" if query else "these filters"
        raise UserError(f"no card fits {asked}; try fewer letters or fewer filters")
    return found


def whole(found: Sequence[CardFacts], args: argparse.Namespace) -> list[RenderableType]:
    """Lay out a few cards."""
    return [panel(card, args.edition or NEWEST, definitions()) for card in found]


def panel(card: CardFacts, edition: str, defined: Definitions) -> Panel:
    """Lay out one card."""
    return whole_card(card, defined.text(card.id, edition), playable=card.id in defined.implemented)


def listing(found: Sequence[CardFacts], implemented: frozenset[str] | None = None) -> Group:
    """List cards, one a line."""
    works = definitions().implemented if implemented is None else implemented
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("Title", "Type", "Faction"):
        table.add_column(name)
    table.add_column("Cost", justify="right")
    table.add_column("Skill", justify="right")
    for name in ("Icons", "Set", ""):
        table.add_column(name)
    for card in found:
        table.add_row(
            Text.assemble(look.title(card), (f"  {card.descriptor}" if card.descriptor else "", "dim italic")),
            card.type.capitalize(),
            look.faction(card.faction),
            look.cost(card),
            look.skill(card),
            look.icons(card.icons if card.skill is not None else card.struggles),
            look.place(card),
            Text("" if card.id in works else NOT_PLAYABLE, style="dim italic"),
        )
    return Group(table, Text(f"{len(found)} cards", style="dim"))


def coverage(found: Sequence[CardFacts], implemented: frozenset[str] | None = None) -> Table:
    """Count the implemented cards of each set."""
    by_set: dict[str, list[str]] = {}
    for card in found:
        by_set.setdefault(sets()[card.set].name, []).append(card.id)
    return covered("Set", "All sets", by_set, definitions().implemented if implemented is None else implemented)
