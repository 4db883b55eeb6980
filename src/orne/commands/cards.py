"""``orne cards``: search and show any card of all sets."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orne.coc.facts import CardFacts, folded, load, sets
from orne.commands import Subparsers, add_edition
from orne.commands._definitions import Definitions, definitions
from orne.decks.references import in_edition
from orne.kernel.errors import UserError
from orne.terminal import look
from orne.terminal.card import NOT_PLAYABLE, whole_card

NEWEST = "lcg-4"
SHOWN_WHOLE = 3
"""Up to so many cards are shown whole; more are listed."""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "cards",
        help="search and show any card",
        description="Search and show any card, by part of its title or by filters.",
    )
    parser.add_argument("query", nargs="*", metavar="QUERY", help="part of a title, or a card id")
    parser.add_argument("--game", choices=("coc", "arkham"), default="coc", help="which game (default: coc)")
    parser.add_argument("--set", metavar="SET", help="only cards of this set, such as core")
    parser.add_argument("--faction", metavar="FACTION", help="only cards of this faction, such as agency")
    parser.add_argument("--type", metavar="TYPE", help="only cards of this type, such as event")
    add_edition(parser, None, "only cards of this edition, and as it has them")
    parser.add_argument("--coverage", action="store_true", help="count the playable cards of each set")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Search the cards and show what was found."""
    query = " ".join(args.query)
    if not (query or args.set or args.faction or args.type or args.coverage):
        raise UserError("nothing to look for; give part of a title, or a filter such as --set core")
    if args.game == "arkham":
        from orne.commands import _arkham_cards

        return _arkham_cards.run(args)
    found = search(query, args.edition, set_name=args.set, faction=args.faction, type_name=args.type)
    defined = definitions()
    out = look.console()
    if args.coverage:
        out.print(coverage(found, defined.implemented))
    elif len(found) <= SHOWN_WHOLE:
        for card in found:
            out.print(panel(card, args.edition or NEWEST, defined))
    else:
        out.print(listing(found, defined.implemented))
    return 0


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
        chosen = _one_of("set", set_name, {one.id: one.name for one in sets().values()})
        found = [card for card in found if card.set == chosen]
    if faction is not None:
        chosen = _one_of("faction", faction, {name: words for name, (words, _) in look.FACTIONS.items()})
        found = [card for card in found if card.faction == chosen]
    if type_name is not None:
        chosen = _one_of("type", type_name, look.TYPES)
        found = [card for card in found if card.type == chosen]
    if query:
        wanted = folded(query)
        exact = [card for card in found if query == card.id or wanted == folded(card.title)]
        found = exact or [card for card in found if wanted and wanted in folded(card.title)]
    if not found:
        asked = f"'{query}'" if query else "these filters"
        raise UserError(f"no card fits {asked}; try fewer letters or fewer filters")
    return found


def panel(card: CardFacts, edition: str, defined: Definitions) -> Panel:
    """Lay out one card."""
    return whole_card(card, defined.text(card.id, edition), playable=card.id in defined.implemented)


def listing(found: Sequence[CardFacts], implemented: frozenset[str]) -> Group:
    """List cards, one a line."""
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
            Text("" if card.id in implemented else NOT_PLAYABLE, style="dim italic"),
        )
    return Group(table, Text(f"{len(found)} cards", style="dim"))


def coverage(found: Sequence[CardFacts], implemented: frozenset[str]) -> Table:
    """Count the implemented cards of each set."""
    by_set: dict[str, list[str]] = {}
    for card in found:
        by_set.setdefault(card.set, []).append(card.id)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_footer=True, footer_style="bold")
    done = sum(card.id in implemented for card in found)
    table.add_column("Set", "All sets")
    table.add_column("Playable", str(done), justify="right")
    table.add_column("Cards", str(len(found)), justify="right")
    table.add_column("", f"{done / len(found):.0%}", justify="right")
    for name, ids in by_set.items():
        playable = sum(card in implemented for card in ids)
        table.add_row(sets()[name].name, str(playable), str(len(ids)), f"{playable / len(ids):.0%}")
    return table


def _one_of(what: str, wanted: str, names: Mapping[str, str]) -> str:
    """Return the id of what a filter means: by its id, its name, or a part of one only."""
    for fits in (folded(wanted).__eq__, lambda name: folded(wanted) in name):
        found = [key for key, name in names.items() if fits(folded(key)) or fits(folded(name))]
        if len(found) == 1:
            return found[0]
    several = f"several {what}s fit" if found else f"no {what} is called"
    raise UserError(f"{several} '{wanted}'; choose one of {', '.join(found or names)}")
