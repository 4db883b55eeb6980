"""``orne glossary``: what the words of the games mean."""

from __future__ import annotations

import argparse

from orne.commands import Subparsers
from orne.games import GAMES


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "glossary",
        help="say what a word of the games means",
        description="Say what a word means, such as Toughness, ☆ or attack of opportunity, with the rulings that say "
        "more. Without a word it lists all of them.",
    )
    parser.add_argument("term", nargs="*", metavar="TERM", help="a word, or its beginning")
    parser.add_argument("--game", choices=GAMES, help="only words of this game (default: both)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the terms that are meant."""
    # Imported here for the sake of start-up time.
    from rich.padding import Padding
    from rich.text import Text

    from orne.learn import glossary
    from orne.terminal.style import console

    out = console()
    word = " ".join(args.term)
    if not word:
        for game in GAMES.values():
            if args.game in (None, game.name):
                out.print(Text(game.title, "bold"))
                out.print(Padding(Text(", ".join(each.term for each in glossary.terms(game.name))), (0, 0, 0, 4)))
        return 0
    for each in glossary.look_up(word, args.game):
        out.print(Text.assemble((each.term, "bold"), f" ({GAMES[each.game].title})"))
        out.print(Padding(Text(each.words), (0, 0, 0, 4)))
        out.print(Padding(Text(f"orne rules {'  '.join(each.rulings)}", "dim"), (0, 0, 0, 4)))
    return 0
