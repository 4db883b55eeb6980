"""``orne play``: a game in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from orne.commands import Subparsers, add_edition
from orne.kernel.errors import UserError

RESUME_LAST = ""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal. Without options it asks for decks and opponent; Enter takes what "
        "is proposed. The game is kept by itself before every question.",
    )
    parser.add_argument("--deck", metavar="DECK", help="your deck: a name (see orne deck list) or a file")
    parser.add_argument("--opponent-deck", metavar="DECK", help="the opponent's deck")
    parser.add_argument("--opponent", metavar="WHO", help="greedy (the default), random, or human at the same keyboard")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed and decisions give the same game")
    add_edition(parser)
    parser.add_argument("--seat", choices=("1", "2", "random"), default="1", help="where you sit (default: 1)")
    parser.add_argument("--ask-always", action="store_true", help="ask even where there is only one thing to do")
    parser.add_argument(
        "--resume", nargs="?", const=RESUME_LAST, metavar="FILE", help="go on with a saved game, or with the last one"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set a game up, or resume one, and play it."""
    from orne.terminal import opening, saves
    from orne.terminal.screen import Screen
    from orne.terminal.session import Session

    screen = Screen()
    if args.resume is not None:
        path = saves.autosave() if args.resume == RESUME_LAST else Path(args.resume).expanduser()
        if args.resume == RESUME_LAST and not path.exists():
            raise UserError("There is no unfinished game to go on with; orne play begins a new one.")
        saved = saves.read(path)
    else:
        wishes = opening.Wishes(
            args.deck, args.opponent_deck, args.opponent, args.seat, args.seed, args.edition, args.ask_always
        )
        try:
            resumed = opening.ask(screen, wishes) if screen.tty and wishes.open else None
        except EOFError:
            return 0
        if resumed is None and args.save is None:
            saved = opening.begin(wishes)
            opening.set_aside(saves.autosave())
        else:
            saved = resumed or opening.begin(wishes)
    session = Session(screen, saved.game, saved.players, args.save)
    return session.run()
