"""``orne match``: bots against each other."""

from __future__ import annotations

import argparse

from orne.commands import Subparsers, add_edition
from orne.kernel.errors import UserError

MOST_GAMES = 100_000


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "match",
        help="let two bots play each other",
        description="Let two bots play games against each other, changing seats after every game.",
    )
    parser.add_argument("bots", nargs=2, metavar="BOT", help="greedy or random")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="how many games (default: 20)")
    parser.add_argument("--decks", nargs=2, metavar=("A", "B"), help="the decks of seat 1 and seat 2")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games")
    add_edition(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the match and say how it went."""
    from rich.progress import Progress

    from orne.bots import BOTS, Match, match
    from orne.decks import named, story_deck
    from orne.terminal import look
    from orne.terminal.opening import DECK, OPPONENT_DECK

    for name in args.bots:
        if name not in BOTS:
            raise UserError(f"There is no bot called '{name}'; the bots are {' and '.join(BOTS)}.")
    if not 1 <= args.games <= MOST_GAMES:
        raise UserError(f"A match has 1 to {MOST_GAMES:,} games, not {args.games}.")
    decks = [named(name, args.edition) for name in args.decks or (DECK, OPPONENT_DECK)]
    stories = next((deck.story for deck in decks if deck.story), story_deck())
    out = look.console()
    first, second = args.bots
    with Progress(console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task(f"{first} against {second}", total=args.games)

        def advance(so_far: Match) -> None:
            progress.update(task, completed=so_far.games)

        result = match(
            (first, second),
            [deck.each() for deck in decks],
            stories,
            args.games,
            args.seed,
            edition_name=args.edition,
            progress=advance,
        )
    for seat in (0, 1):
        if result.played[seat]:
            rate = result.won[seat] / result.played[seat]
            words = f"{first} in seat {seat + 1} ({decks[seat].name}): {result.won[seat]} of {result.played[seat]} won"
            out.print(f"{words}, {rate:.0%}", soft_wrap=True)
    games = result.games
    out.print(
        f"Together {sum(result.won)} of {games}; a game has {result.turns / games:.1f} turns, "
        f"{result.decisions / games:.0f} decisions and takes {result.seconds / games:.2f} s.",
        soft_wrap=True,
    )
    return 0
