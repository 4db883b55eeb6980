"""``orne cards``: search and show any card of both games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.commands import Subparsers, add_edition, refuse_needless
from orne.games import GAMES, CardGame, Facts
from orne.kernel.errors import UserError, echo

if TYPE_CHECKING:
    from rich.table import Table

SHOWN_WHOLE = 3
"""How many cards at most are shown whole; more are listed."""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "cards",
        help="search and show any card",
        description="Search and show any card, by part of its title or by filters.",
    )
    parser.add_argument("query", nargs="*", metavar="QUERY", help="part of a title, or a card id")
    parser.add_argument("--game", choices=GAMES, help="only cards of this game (default: both)")
    parser.add_argument("--set", metavar="SET", help="only cards of this set, such as core, or encounter set")
    parser.add_argument("--faction", metavar="FACTION", help="only cards of this faction or class, such as agency")
    parser.add_argument("--type", metavar="TYPE", help="only cards of this type, such as event")
    add_edition(parser, "only cards of this edition of Call of Cthulhu, and as it has them")
    counting = parser.add_mutually_exclusive_group()
    counting.add_argument("--coverage", action="store_true", help="count the playable cards of each set")
    counting.add_argument("--language", action="store_true", help="count how the cards of each set are written")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Search the cards of both games, or of one, and show what was found."""
    # Imported here for the sake of start-up time.
    from rich.text import Text

    from orne.terminal.card_pages import CARD_PAGES
    from orne.terminal.style import console

    out = console()
    if args.language:
        chosen = {"--set": args.set, "--faction": args.faction, "--type": args.type, "--edition": args.edition}
        words = {echo(" ".join(args.query)): args.query}
        refuse_needless({**words, **chosen}, "chooses cards, and --language counts all of them")
        out.print(_language(args.game))
        return 0
    if not (args.query or args.set or args.faction or args.type or args.coverage):
        raise UserError("Nothing to look for; give part of a title, or a filter such as --set core")
    found = _found(args)
    few = sum(len(cards) for _, cards in found) <= SHOWN_WHOLE
    for game, cards in found:
        pages = CARD_PAGES[game.name]
        if not few and len(found) > 1:
            out.print(Text(game.title, "bold"))
        if args.coverage:
            out.print(pages.coverage(cards))
        elif few:
            out.print(*(pages.whole(card, args.edition or game.editions[0]) for card in cards), sep="\n")
        else:
            out.print(pages.listing(cards))
    return 0


def _found(args: argparse.Namespace) -> list[tuple[CardGame, Sequence[Facts]]]:
    """The cards that are asked for, by game; a UserError where no game has any."""
    games = [game for game in GAMES.values() if args.game in (None, game.name)]
    if args.game is None and args.edition is not None:
        games = [game for game in games if args.edition in game.editions]
    query = " ".join(args.query)
    found: list[tuple[CardGame, Sequence[Facts]]] = []
    reasons: list[tuple[CardGame, str]] = []
    for game in games:
        try:
            cards = game.cards().search(
                query, args.edition, set_name=args.set, faction=args.faction, type_name=args.type
            )
        except UserError as error:
            reasons.append((game, str(error)))
        else:
            found.append((game, cards))
    if not found:
        raise UserError(_nowhere(query, reasons))
    return found


def _language(game: str | None) -> Table:
    """The lines of each set's cards, private functions included, and the share with free code."""
    # Imported here for the sake of start-up time.
    from rich.table import Table

    from orne.lab.language import figures, written

    table = Table("Game", "Set", "Cards with behaviour", "Lines, median", "90th percentile", "With free code")
    for name in [game] if game else GAMES:
        for each, cards in written(name).items():
            number, middle, ninetieth, free = figures(cards)
            table.add_row(name, each, str(number), f"{middle:g}", f"{ninetieth:g}", f"{free:.0%}")
    return table


def _nowhere(query: str, reasons: Sequence[tuple[CardGame, str]]) -> str:
    """Say why no game has such a card: once where that is the same."""
    if query and len(reasons) > 1 and all("fits" in reason for _, reason in reasons):
        return f"No card of either game fits {echo(query)}; try fewer letters or fewer filters"
    (_, first), *others = reasons
    return " ".join([first, *(f"For {game.title}: {reason[:1].lower()}{reason[1:]}" for game, reason in others)])
