"""``orne lab fit``: fit the value that search bots cut their rollouts with."""

from __future__ import annotations

import argparse
from pathlib import Path

from orne.commands import Subparsers, refuse_no_place
from orne.games import GAMES
from orne.kernel.collecting import keep_loaded
from orne.kernel.errors import UserError
from orne.kernel.files import shown

FIRST = 900_000
"""Games are numbered from here, so that nobody measures with the games that were fitted to."""
LEAST, MOST = 40, 1_000_000


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "fit",
        help="fit the value that search bots judge positions by",
        description="Play games quickly and fit the value by which search bots judge a position to how they ended.",
    )
    parser.add_argument("game", choices=tuple(GAMES), help="which game")
    parser.add_argument("--games", type=int, default=3000, metavar="N", help="how many games (default: 3000)")
    parser.add_argument("--seed", type=int, default=FIRST, metavar="S", help=f"the first of them (default: {FIRST})")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to write the weights (default: where bots look)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, fit, write, and say how good the fit is."""
    # Imported here for the sake of start-up time.
    from rich.progress import Progress

    from orne.bots.search.value import write
    from orne.lab.fitting import FITTED, fit
    from orne.set_up.shared.seeds import checked_seed
    from orne.terminal.style import console

    if not LEAST <= args.games <= MOST:
        raise UserError(f"A value is fitted to {LEAST} to {MOST:,} games, not {args.games}.")
    checked_seed(args.seed)
    game = FITTED[args.game]
    path = args.to or game.weights
    refuse_no_place(path)
    keep_loaded()
    screen = console()
    with Progress(console=screen, transient=True) as progress:
        task = progress.add_task("Playing", total=args.games)
        found = fit(game, args.games, args.seed, lambda: progress.advance(task))
    try:
        write(found.value, path)
    except OSError as error:
        raise UserError(
            f"{shown(path)}: this file cannot be written ({error.strerror or error}); give another path."
        ) from None
    screen.print(f"{'':24}positions   surprise   of games held back")
    for kind, number in sorted(found.positions.items()):
        held = found.held_back.get(kind)
        told = "–" if held is None else f"{held:.4f}"
        screen.print(f"{kind:<24}{number:>9}   {found.fitted[kind]:8.4f}   {told:>18}")
    screen.print(f"The weights are in {path}.", soft_wrap=True)
    return 0
