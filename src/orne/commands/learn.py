"""``orne learn``: a first game of each kind, with a coach."""

from __future__ import annotations

import argparse

from orne.commands import Subparsers
from orne.games import GAMES
from orne.kernel.errors import UserError


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "learn",
        help="learn a game by playing it, with a coach",
        description="A real game that is always the same, against or beside a bot. A coach says what is new when it "
        "comes up; everything may be played, and leaving keeps the game.",
    )
    parser.add_argument("game", nargs="?", choices=GAMES, help="which game (default: asks)")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--alone", action="store_true", help="the same game without the coach")
    how.add_argument("--resume", type=int, metavar="NUMBER", help="go on with a game of orne games, with the coach")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the lesson that is meant."""
    # Imported here for the sake of start-up time.
    from orne.learn.lessons import LESSONS
    from orne.terminal import learning
    from orne.terminal.screen import Screen

    screen = Screen()
    if args.resume is not None:
        if args.game is not None:
            raise UserError(f"Game {args.resume} says itself which game it is; leave {args.game} out.")
        return learning.go_on(args.resume, screen)
    try:
        lesson = LESSONS[args.game] if args.game is not None else learning.choose(screen)
    except EOFError:
        return 0
    return learning.alone(lesson, screen) if args.alone else learning.learn(lesson, screen)
