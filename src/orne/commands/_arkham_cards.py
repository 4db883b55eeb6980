"""``orne cards``: the cards of Arkham Horror."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orne.arkham import facts
from orne.arkham.card_text import text
from orne.arkham.facts import CardFacts, encounter_sets, load
from orne.arkham.registry import implemented
from orne.commands._filters import covered, one_of
from orne.kernel.errors import UserError
from orne.terminal.arkham.orders import whole_card
from orne.terminal.card import NOT_PLAYABLE

NAME = "Arkham Horror"
CORE = "core"


def find(args: argparse.Namespace) -> list[CardFacts]:
    """The cards a command line asks for."""
    query = " ".join(args.query)
    if args.edition:
        raise UserError("--edition is about Call of Cthulhu: Arkham Horror's cards are the same in all its readings")
    found = facts.find(query) if query else list(load().values())
    if args.set:
        chosen = one_of("set", args.set, {CORE: "Core Set", **{name: name for name in encounter_sets()}})
        found = [card for card in found if chosen in (CORE, card.encounter_set)]
    if args.faction:
        chosen = one_of("class", args.faction, {card.class_: card.class_ for card in load().values()})
        found = [card for card in found if card.class_ == chosen]
    if args.type:
        chosen = one_of("type", args.type, {card.type: card.type for card in load().values()})
        found = [card for card in found if card.type == chosen]
    if not found:
        asked = f"'{query}'" if query else "these filters"
        raise UserError(f"no Arkham Horror card fits {asked}; try fewer letters or fewer filters")
    return found


def whole(found: Sequence[CardFacts], args: argparse.Namespace) -> list[RenderableType]:
    """Lay out a few cards."""
    return [whole_card(card, text(card.id)) for card in found]


def listing(found: Sequence[CardFacts]) -> Group:
    """List cards, one a line."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("Code", "Title", "Type", "Class", "Level", "Cost", ""):
        table.add_column(name)
    for card in found:
        table.add_row(
            card.code,
            Text.assemble(card.title, (f"  {card.subtitle}" if card.subtitle else "", "dim italic")),
            card.type.capitalize(),
            card.class_.capitalize(),
            "" if card.level is None else str(card.level),
            "" if card.cost is None else str(card.cost),
            Text("" if card.id in implemented() else NOT_PLAYABLE, style="dim italic"),
        )
    return Group(table, Text(f"{len(found)} cards", style="dim"))


def coverage(found: Sequence[CardFacts]) -> Table:
    """Count the implemented cards of each class and encounter set."""
    groups: dict[str, list[str]] = {}
    for card in found:
        groups.setdefault(card.encounter_set or card.class_, []).append(card.id)
    return covered("Class or encounter set", "Core Set (2016)", groups, implemented())
