"""``orne rules``: look a ruling up by its id, by words, or by a card."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.commands import Subparsers
from orne.games import GAMES
from orne.kernel.errors import UserError, clipped, echo

if TYPE_CHECKING:
    from orne.rulings import Claim

SHOWN_WHOLE = 1
"""How many claims at most are shown whole; more are listed."""
MOST_LISTED = 40


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "rules",
        help="look up a ruling, by its id, by words or by a card",
        description="Look up what the rules say: a ruling by its id (coc/rule/2.15-resource-match/a), a section by the "
        "beginning of its id (coc/rule/2.15), or every ruling in which all the words occur.",
    )
    parser.add_argument("words", nargs="*", metavar="WORDS", help="an id, or words to look for")
    parser.add_argument("--card", metavar="NAME", help="the rulings that name a card")
    parser.add_argument("--game", choices=GAMES, help="only rulings of this game (default: both)")
    parser.add_argument("--edition", metavar="EDITION", help="what this edition says of it")
    parser.add_argument("--all", action="store_true", help="list all that are found, however many")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Find what is asked for and show it."""
    # Imported here for the sake of start-up time.
    from rich.padding import Padding
    from rich.text import Text

    from orne import rulings
    from orne.terminal.style import console

    _check(args)
    found = _found(args)
    out = console()
    if len(found) <= SHOWN_WHOLE:
        for each in found:
            title, *more = rulings.lines(each.id, args.edition)
            out.print(title, style="bold", markup=False)
            for line in more:
                out.print(line, markup=False)
        return 0
    shown = found if args.all else found[:MOST_LISTED]
    for each in shown:
        out.print(each.id, style="bold", markup=False)
        out.print(Padding(Text(rulings.sentence(each.id, args.edition)), (0, 0, 0, 4)))
    if len(shown) < len(found):
        out.print(f"{len(found) - len(shown)} more; say more words, or --all.")
    return 0


def _check(args: argparse.Namespace) -> None:
    """Refuse what cannot be meant."""
    if not args.words and not args.card:
        raise UserError("nothing to look up; give an id such as coc/rule/2.2-cannot/a, words, or --card NAME")
    editions = [name for game in GAMES.values() if args.game in (None, game.name) for name in game.editions]
    if args.edition is not None and args.edition not in editions:
        raise UserError(f"There is no edition called {echo(args.edition)}; there are {', '.join(editions)}.")


def _found(args: argparse.Namespace) -> Sequence[Claim]:
    """The claims that are asked for; a UserError where there are none."""
    # Imported here for the sake of start-up time.
    from orne import rulings

    words = " ".join(args.words)
    if args.card:
        found = rulings.of_card(args.card, args.game)
        if not found:
            raise UserError(f"No ruling names a card called {echo(args.card)}; orne cards shows every card.")
        fits = rulings.search(words, args.game) if words else found
        both = [each for each in found if each in fits]
        if not both:
            raise UserError(f"No ruling that names {echo(args.card)} has the words {echo(words)}.")
        return both
    if "/" in words and len(args.words) == 1:
        return rulings.within(words)
    found = rulings.search(words, args.game)
    if not found:
        raise UserError(f"No ruling has all the words {clipped(echo(words), 80)}; try fewer of them.")
    return found
