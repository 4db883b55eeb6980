"""``orne fuzz``: play games at random and check at every decision what must always be true."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from orne.commands import Subparsers
from orne.games import GAMES, USUAL
from orne.kernel.errors import UserError

ALWAYS_ASKED = 10
"""Every tenth game asks about everything."""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("fuzz", help="play at random and check every position", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=USUAL.name, help=f"which game (default: {USUAL.name})")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument(
        "--files", type=int, default=0, metavar="N", help="spoil N files of every kind instead, and read them"
    )
    parser.add_argument(
        "--room", type=int, default=0, metavar="N", help="play N games in a room instead, and check pages and answers"
    )
    parser.add_argument(
        "--first", type=int, default=0, metavar="K", help="number of the first game or file (default: 0)"
    )
    parser.add_argument(
        "--every", type=int, default=1, metavar="D", help="check every Dth decision in full (default: 1)"
    )
    parser.add_argument(
        "--reasons",
        type=int,
        default=1,
        metavar="R",
        help="check the reasons at every Rth decision (default: 1; 0: never)",
    )
    parser.add_argument(
        "--with",
        dest="holding",
        action="append",
        default=[],
        metavar="CARD",
        help="only games with this card in both decks, by its id; may be repeated",
    )
    parser.add_argument(
        "--set",
        dest="sets",
        action="append",
        default=[],
        metavar="SET",
        help="only games with decks of this set, by its id; may be repeated",
    )
    parser.add_argument("--out", metavar="FILE", default="fuzz-failure.json", help="where a failing record is written")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, showing progress; stop at the first that breaks, and keep its record."""
    # Imported here for the sake of start-up time.
    from rich.progress import Progress

    from orne.lab.laboratories import LABORATORIES, NthGame
    from orne.lab.simulator import Broken, check_game

    if args.games < 1 or args.every < 1 or args.first < 0 or args.reasons < 0:
        raise UserError("--games and --every must be at least 1, --first and --reasons at least 0.")
    if args.files < 0:
        raise UserError("--files must be at least 1.")
    if args.room < 0:
        raise UserError("--room must be at least 1.")
    if args.files:
        return _spoil(args.first, args.files, Path(args.out))
    if args.room:
        return _rooms(args)
    rules, laboratory = GAMES[args.game].rulebook(), LABORATORIES[args.game]
    nth_game: NthGame = laboratory.nth_game
    if args.holding or args.sets:
        if laboratory.game_with is None:
            raise UserError(f"--with and --set are not there for {GAMES[args.game].title}.")
        nth_game = partial(laboratory.game_with, holding=tuple(args.holding), sets=tuple(args.sets))
    nth_game(args.first)  # what cannot be played is said before a bar is drawn
    decisions = 0
    # No thread draws: nobody would wait for it at the end, and it could collect rules that wait in this one.
    with Progress(auto_refresh=False) as progress:
        task = progress.add_task("playing", total=args.games)
        for number in range(args.first, args.first + args.games):
            start = nth_game(number, ask_always=number % ALWAYS_ASKED == ALWAYS_ASKED - 1)
            try:
                decisions += check_game(rules, start, number, thorough=args.every, reasons=args.reasons)
            except Broken as broken:
                what, _, record = str(broken).partition("\nrecord: ")
                Path(args.out).write_text(record, encoding="utf-8")
                print(f"game {number}, {what}; its record is in {args.out}")
                return 1
            progress.update(task, advance=1, refresh=True)
    print(f"{args.games} games, {decisions:,} decisions: nothing wrong")
    return 0


def _rooms(args: argparse.Namespace) -> int:
    """Play games in a room, showing progress; stop at the first that breaks, and keep its record."""
    # Imported here for the sake of start-up time.
    from rich.progress import Progress

    from orne.lab.laboratories import LABORATORIES
    from orne.lab.rooms import check_room
    from orne.lab.simulator import Broken

    rules, laboratory = GAMES[args.game].rulebook(), LABORATORIES[args.game]
    answers = 0
    with Progress(auto_refresh=False) as progress:
        task = progress.add_task("playing in rooms", total=args.room)
        for number in range(args.first, args.first + args.room):
            start = laboratory.nth_game(number, ask_always=number % ALWAYS_ASKED == ALWAYS_ASKED - 1)
            try:
                answers += check_room(rules, start, number, thorough=args.every)
            except Broken as broken:
                what, _, record = str(broken).partition("\nrecord: ")
                Path(args.out).write_text(record, encoding="utf-8")
                print(f"game {number}, {what}; its record is in {args.out}")
                return 1
            progress.update(task, advance=1, refresh=True)
    print(f"{args.room} games in rooms, {answers:,} answers: nothing wrong")
    return 0


def _spoil(first: int, number: int, out: Path) -> int:
    """Spoil files, showing progress; every finding is kept and named."""
    # Imported here for the sake of start-up time.
    from rich.progress import Progress

    from orne.lab.spoilt_files import Found, check_file

    accepted = found = 0
    with Progress(auto_refresh=False) as progress:
        task = progress.add_task("spoiling", total=number)
        for each in range(first, first + number):
            try:
                accepted += check_file(each, out)
            except Found as finding:
                found += 1
                progress.console.print(str(finding), markup=False, highlight=False, soft_wrap=True)
            progress.update(task, advance=1, refresh=True)
    print(f"{number} spoilt files, {accepted} accepted and played on: {found or 'nothing'} found")
    return 1 if found else 0
