"""``orne cards``: search and show any card of both games."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table
from rich.text import Text

from orne.commands import Subparsers, add_edition
from orne.kernel.errors import UserError

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
    parser.add_argument("--game", choices=("coc", "arkham"), help="only cards of this game (default: both)")
    parser.add_argument("--set", metavar="SET", help="only cards of this set, such as core, or encounter set")
    parser.add_argument("--faction", metavar="FACTION", help="only cards of this faction or class, such as agency")
    parser.add_argument("--type", metavar="TYPE", help="only cards of this type, such as event")
    add_edition(parser, None, "only cards of this edition of Call of Cthulhu, and as it has them")
    parser.add_argument("--coverage", action="store_true", help="count the playable cards of each set")
    parser.add_argument("--language", action="store_true", help="count how the cards of each set are written")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Search the cards of both games, or of one, and show what was found."""
    from orne.commands import _arkham_cards, _coc_cards
    from orne.terminal import look

    if args.language:
        look.console().print(_language(args.game))
        return 0
    if not (args.query or args.set or args.faction or args.type or args.coverage):
        raise UserError("nothing to look for; give part of a title, or a filter such as --set core")
    games: dict[str, Any] = {"coc": _coc_cards, "arkham": _arkham_cards}
    if args.game or args.edition:
        games = {name: game for name, game in games.items() if name == (args.game or "coc")}
    found: list[tuple[Any, list[Any]]] = []
    reasons: list[str] = []
    for game in games.values():
        try:
            found.append((game, game.find(args)))
        except UserError as error:
            reasons.append(str(error))
    if not found:
        raise UserError(reasons[0] if len(reasons) == 1 else _neither(" ".join(args.query), reasons))
    out = look.console()
    few = sum(len(cards) for _, cards in found) <= SHOWN_WHOLE
    for game, cards in found:
        if not few and len(found) > 1:
            out.print(Text(game.NAME, "bold"))
        if args.coverage:
            out.print(game.coverage(cards))
        elif few:
            out.print(*game.whole(cards, args), sep="\n")
        else:
            out.print(game.listing(cards))
    return 0


def _language(game: str | None) -> Table:
    """The lines of each set's cards, private functions included, and the share with free code."""
    from orne.lab.language import PACKAGES, figures, written

    table = Table("Game", "Set", "Cards with behaviour", "Lines, median", "90th percentile", "With free code")
    for name in [game] if game else PACKAGES:
        for each, cards in written(name).items():
            number, middle, ninetieth, free = figures(cards)
            table.add_row(name, each, str(number), f"{middle:g}", f"{ninetieth:g}", f"{free:.0%}")
    return table


def _neither(query: str, reasons: list[str]) -> str:
    """Say why neither game has such a card: once where that is the same."""
    if query and all("fits" in reason for reason in reasons):
        return f"no card of either game fits '{query}'; try fewer letters or fewer filters"
    return f"{reasons[0]}; for Arkham Horror {reasons[1]}"
