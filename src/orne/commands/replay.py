"""``orne replay``: watch a saved game again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from orne.commands import Subparsers, game_number
from orne.kernel.errors import UserError
from orne.kernel.log_words import plural

if TYPE_CHECKING:
    from orne.set_up.shared.seated import Seated
    from orne.terminal.screen import Screen


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "replay",
        help="watch a saved game again",
        description="Watch a game, by decisions or turns, from any seat, and go on from any position as a new game; "
        "where the output is not a terminal, as plain text.",
    )
    parser.add_argument("file", metavar="GAME", help="a game of orne games, or a file: a save or a record")
    parser.add_argument(
        "--seat", choices=("1", "2", "3", "4", "none"), help="whose hand is seen (default: the person's)"
    )
    parser.add_argument("--hands", action="store_true", help="show all hands")
    parser.add_argument("--delay", type=float, metavar="S", help="go on by itself after this many seconds")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the game."""
    # Imported here for the sake of start-up time.
    from orne.set_up.shared.seated import HUMAN
    from orne.store import games
    from orne.store.database import Store
    from orne.terminal import saves
    from orne.terminal.replay import Replay
    from orne.terminal.screen import Screen

    if args.delay is not None and not 0 <= args.delay <= 60:
        raise UserError("A delay is 0 to 60 seconds.")
    number = game_number(args.file)
    if number is None:
        saved = saves.read(Path(args.file).expanduser(), "", to_watch=True)
    else:
        with Store.to_read() as store:
            saved = games.read(store, number)
    seat: int | None = None
    if args.seat is None and saved.players.count(HUMAN) == 1:
        seat = saved.players.index(HUMAN)
    elif args.seat not in (None, "none"):
        seat = int(args.seat) - 1
        if seat >= saved.game.state.seats:
            raise UserError(f"This game has {plural(saved.game.state.seats, 'seat')}; {args.seat} is not one of them.")
    screen = Screen()
    replay = Replay(screen, saved, seat, hands=args.hands)
    if saved.game.read_only:
        screen.say(saved.game.read_only, whole=True)
    if not screen.tty and args.delay is None:
        replay.write()
        return 0
    branch = replay.run(args.delay)
    return 0 if branch is None else go_on(branch, screen)


def go_on(branch: Seated, screen: Screen) -> int:
    """Play on from a position, as a new game of the store."""
    # Imported here for the sake of start-up time.
    from orne.terminal.keeping import NewInStore
    from orne.terminal.playing import play

    return play(branch.game, branch.players, NewInStore(branch, unkept=True), screen)
