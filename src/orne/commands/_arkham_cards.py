"""``orne cards --game arkham``: the cards of Arkham Horror."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from orne.arkham.cards import implemented, text
from orne.arkham.facts import CardFacts, find, load
from orne.kernel.errors import UserError
from orne.terminal import look
from orne.terminal.arkham.orders import whole_card
from orne.terminal.card import NOT_PLAYABLE

SHOWN_WHOLE = 3


def run(args: argparse.Namespace) -> int:
    """Search the cards and show what was found."""
    query = " ".join(args.query)
    found = find(query) if query else list(load().values())
    if args.set and args.set != "core":
        found = [card for card in found if card.encounter_set == args.set]
    if args.faction:
        found = [card for card in found if card.class_ == args.faction.lower()]
    if args.type:
        found = [card for card in found if card.type == args.type.lower()]
    if not found:
        raise UserError(f"no Arkham Horror card fits '{query or 'these filters'}'; try fewer letters or fewer filters")
    out = look.console()
    if args.coverage:
        out.print(coverage(found))
    elif len(found) <= SHOWN_WHOLE:
        for card in found:
            out.print(whole_card(card, text(card.id)))
    else:
        out.print(listing(found))
    return 0


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
    done = sum(card.id in implemented() for card in found)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_footer=True, footer_style="bold")
    table.add_column("Class or encounter set", "Core Set (2016)")
    table.add_column("Playable", str(done), justify="right")
    table.add_column("Cards", str(len(found)), justify="right")
    table.add_column("", f"{done / len(found):.0%}", justify="right")
    for name, ids in groups.items():
        playable = sum(card in implemented() for card in ids)
        table.add_row(name, str(playable), str(len(ids)), f"{playable / len(ids):.0%}")
    return table
