"""``orne deck``: list, show, check and convert decks."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from orne.coc.facts import CardFacts
from orne.commands import Subparsers, _arkham_deck, add_edition
from orne.commands._deck_report import report
from orne.commands._definitions import definitions
from orne.decks import arkham
from orne.decks.arkham import InvestigatorDeck
from orne.decks.arkham.files import looks_like
from orne.decks.arkham.legality import FORMATS as ARKHAM_FORMATS
from orne.decks.coc import Deck, available, check, missing, named, shipped, write
from orne.decks.coc.legality import FORMATS
from orne.decks.coc.references import cards
from orne.decks.coc.shipped import community
from orne.decks.coc.starters import BLOCKS, starters
from orne.kernel.errors import UserError
from orne.terminal import look

GAMES = ("coc", "arkham")


def add(subparsers: Subparsers) -> None:
    """Declare the command and its four parts."""
    parser = subparsers.add_parser("deck", help="list, show, check and convert decks")
    parts = parser.add_subparsers(metavar="PART", title="parts", required=True)

    part = parts.add_parser("list", help="list the decks that come with Orne")
    add_game(part)
    add_edition(part)
    part.set_defaults(run=run_list)

    part = parts.add_parser("show", help="show a deck")
    part.add_argument("deck", metavar="DECK", help="the name of a deck that comes with Orne, or a deck file")
    add_game(part)
    add_edition(part)
    part.set_defaults(run=run_show)

    part = parts.add_parser("check", help="say whether a deck is legal")
    part.add_argument("deck", metavar="DECK", help="a deck file, or the name of a deck that comes with Orne")
    add_game(part)
    add_edition(part)
    part.add_argument(
        "--format",
        metavar="FORMAT",
        choices=(*FORMATS, *ARKHAM_FORMATS),
        help="standard (for tournaments, the default), casual (no restricted and banned lists) or starter;"
        " for Arkham Horror campaign (the default) or standalone",
    )
    part.add_argument(
        "--experience", metavar="POINTS", type=int, help="what an investigator may spend in a campaign (default: 0)"
    )
    part.set_defaults(run=run_check)

    part = parts.add_parser("convert", help="write a deck as another kind of file")
    part.add_argument("deck", metavar="IN", help="a deck file, or the name of a deck that comes with Orne")
    part.add_argument(
        "out",
        metavar="OUT",
        type=Path,
        help="the new file, ending in .o8d (OCTGN), .json (ArkhamDB) or .txt (plain text)",
    )
    part.add_argument("--force", action="store_true", help="overwrite the file if there is one")
    add_game(part)
    add_edition(part)
    part.set_defaults(run=run_convert)


def add_game(parser: argparse.ArgumentParser) -> None:
    """Declare ``--game``."""
    parser.add_argument(
        "--game", metavar="GAME", choices=GAMES, help="coc or arkham (default: whatever the deck is for)"
    )


def is_for_arkham(args: argparse.Namespace) -> bool:
    """Whether a deck is for Arkham Horror: as told, or else by its name or by what is in the file."""
    if args.game is not None:
        return bool(args.game == "arkham")
    path = Path(args.deck)
    if arkham.starter(args.deck) in arkham.available() or path.suffix.lower() == ".json":
        return True
    if path.exists() or path.suffix:
        return path.is_file() and looks_like(path)
    # Of a name that is no deck's, the nearest says which game was meant.
    near = difflib.get_close_matches(args.deck, (*available(), *arkham.available()), 1, 0.4)
    return bool(near) and near[0] in arkham.available()


def run_list(args: argparse.Namespace) -> int:
    """List the decks that come with Orne."""
    if args.game != "arkham":
        _list_coc(args)
    if args.game is None:
        look.console().print()
    if args.game != "coc":
        _arkham_deck.show_list()
    return 0


def _list_coc(args: argparse.Namespace) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("Name", style="bold", no_wrap=True)
    table.add_column("Deck")
    table.add_column("Cards", justify="right")
    table.add_column(f"Legal in {args.edition}", style="dim")
    for name in community():
        deck = shipped(name)
        table.add_row(name, Text(deck.name), str(deck.size), "no" if check(deck, args.edition) else "yes")
    out = look.console()
    out.print(table)
    out.print(
        Text.assemble(
            f"\n{len(starters())} starter decks of the core set, 47 cards each: ",
            ("starter-ONE+OTHER-a", "bold"),
            " or ",
            ("starter-ONE+OTHER-b", "bold"),
            f", with two of {', '.join(BLOCKS)}.",
        )
    )


def run_show(args: argparse.Namespace) -> int:
    """Show a deck, its cards grouped by type."""
    if is_for_arkham(args):
        return _arkham_deck.show(args.deck)
    deck = named(args.deck, args.edition)
    facts = cards(args.edition).facts
    out = look.console()
    out.print(Text.assemble((deck.name, "bold"), (f"  {deck.size} cards", "dim")))
    if deck.notes:
        out.print(Text(deck.notes, style="italic"), soft_wrap=True)
    for kind, heading in look.TYPES.items():
        if group := [(facts[card], copies) for card, copies in deck.cards.items() if facts[card].type == kind]:
            _show_group(out, heading, group)
    if deck.story:
        _show_group(out, "Story deck", [(facts[card], 1) for card in deck.story])
    if unplayable := [facts[card].title for card in missing(deck, definitions().implemented)]:
        out.print(Text(f"\nNot playable yet ({len(unplayable)}): {', '.join(unplayable)}", style="dim"))
    return 0


def _show_group(out: Console, heading: str, group: Sequence[tuple[CardFacts, int]]) -> None:
    total = sum(copies for _, copies in group)
    out.print(Text.assemble("\n", (heading, "underline"), (f" {total}", "dim")))
    table = Table.grid(padding=(0, 2))
    for card, copies in group:
        table.add_row(
            f"{copies}×",
            look.title(card),
            look.faction(card.faction),
            look.cost(card),
            look.icons(card.icons if card.skill is not None else card.struggles),
            Text(look.place(card), style="dim"),
        )
    out.print(table)


def run_check(args: argparse.Namespace) -> int:
    """Say whether a deck is legal, and if not, why not."""
    if is_for_arkham(args):
        return _arkham_deck.check_deck(args.deck, args.format or ARKHAM_FORMATS[0], args.experience)
    if args.experience is not None:
        raise UserError("--experience is for decks of Arkham Horror; leave it out")
    deck = named(args.deck, args.edition)
    chosen = args.format or FORMATS[0]
    found = check(deck, args.edition, chosen)
    where = f"{chosen} deck of {deck.size} cards in edition {args.edition}"
    return report(deck.name, where, found, cards(args.edition).reference)


def run_convert(args: argparse.Namespace) -> int:
    """Write a deck as another kind of file."""
    if args.out.exists() and not args.force:
        raise UserError(f"{args.out}: this file exists already; give another name, or --force to overwrite it")
    deck: Deck | InvestigatorDeck
    if is_for_arkham(args):
        deck = arkham.named(args.deck)
        arkham.write(deck, args.out, overwrite=args.force)
    else:
        deck = named(args.deck, args.edition)
        write(deck, args.out, args.edition, overwrite=args.force)
    print(f"Wrote {args.out}: {deck.name}, {deck.size} cards.")
    return 0
