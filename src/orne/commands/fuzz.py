"""``orne fuzz``: play games at random and check at every decision what must always be true."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from orne.commands import Subparsers, refuse_needless, refuse_no_place
from orne.games import GAMES, USUAL
from orne.kernel.errors import UserError, echo
from orne.kernel.log_words import plural

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from orne.kernel.rulebook import Rulebook
    from orne.lab.laboratories import NthGame

    Check = Callable[[Rulebook[Any], Mapping[str, Any], int], int]
    """Plays one game by its rules, its start and its number, and says how many positions were looked at."""

GAMES_PLAYED = 100
ALWAYS_ASKED = 10
"""Every tenth game asks about everything."""
MOST = 1_000_000_000
"""No number that is given reaches it."""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "fuzz",
        help="play at random and check every position",
        description="Play games at random and check at every decision what must always be true.",
    )
    parser.add_argument("--game", choices=GAMES, help=f"which game (default: {USUAL.name})")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--games", type=int, metavar="N", help=f"how many games (default: {GAMES_PLAYED})")
    what.add_argument("--files", type=int, metavar="N", help="spoil N files of every kind instead, and read them")
    what.add_argument(
        "--room", type=int, metavar="N", help="play N games in a room instead, and check pages and answers"
    )
    parser.add_argument(
        "--first", type=int, default=0, metavar="K", help="number of the first game or file (default: 0)"
    )
    parser.add_argument("--every", type=int, metavar="D", help="check every Dth decision in full (default: 1)")
    parser.add_argument(
        "--reasons", type=int, metavar="R", help="check the reasons at every Rth decision (default: 1; 0: never)"
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
    """Play games, play them in rooms, or read spoilt files."""
    _refuse_numbers(args)
    refuse_no_place(Path(args.out))
    if args.files is not None:
        decks = {"--with": args.holding, "--set": args.sets}
        about = {"--game": args.game, "--every": args.every, "--reasons": args.reasons, **decks}
        refuse_needless(about, "is about games, and --files plays none")
        return _spoil(args.first, args.files, Path(args.out))
    args.game, args.every = args.game or USUAL.name, args.every or 1
    if args.room is not None:
        from orne.lab.rooms import check_room  # here for the sake of start-up time

        refuse_needless({"--reasons": args.reasons}, "does nothing with --room, which checks pages and answers")
        return _play(args, args.room, partial(check_room, thorough=args.every), "answer", " in rooms")
    from orne.lab.simulator import check_game  # here for the sake of start-up time

    reasons = 1 if args.reasons is None else args.reasons
    check = partial(check_game, thorough=args.every, reasons=reasons)
    return _play(args, args.games or GAMES_PLAYED, check, "decision")


def _play(args: argparse.Namespace, games: int, check: Check, counted: str, place: str = "") -> int:
    """Play games, showing progress; stop at the first that breaks, and keep its record."""
    # Imported here for the sake of start-up time.
    from rich.progress import Progress

    from orne.lab.simulator import Broken

    rules, nth_game = GAMES[args.game].rulebook(), _nth_game(args)
    count = 0
    # No thread draws: nobody would wait for it at the end, and it could collect rules that wait in this one.
    with Progress(auto_refresh=False) as progress:
        task = progress.add_task(f"playing{place}", total=games)
        for number in range(args.first, args.first + games):
            start = nth_game(number, ask_always=number % ALWAYS_ASKED == ALWAYS_ASKED - 1)
            try:
                count += check(rules, start, number)
            except Broken as broken:
                what, _, record = str(broken).partition("\nrecord: ")
                Path(args.out).write_text(record, encoding="utf-8")
                print(f"game {number}, {what}; its record is in {args.out}")
                return 1
            progress.update(task, advance=1, refresh=True)
    print(f"{plural(games, 'game')}{place}, {plural(count, counted)}: nothing wrong")
    return 0


def _refuse_numbers(args: argparse.Namespace) -> None:
    """Refuse numbers with which nothing can be played or read."""
    least = {"games": 1, "files": 1, "room": 1, "every": 1, "first": 0, "reasons": 0}
    for name, number in least.items():
        said = getattr(args, name)
        if said is not None and not number <= said < MOST:
            raise UserError(f"--{name} must be a number from {number} to {MOST - 1:,}, not {echo(said)}.")


def _nth_game(args: argparse.Namespace) -> NthGame:
    """The games that are asked for; what cannot be played is said before a bar is drawn."""
    # Imported here for the sake of start-up time.
    from orne.lab.laboratories import LABORATORIES

    laboratory = LABORATORIES[args.game]
    if not args.holding and not args.sets:
        return laboratory.nth_game
    if laboratory.game_with is None:
        raise UserError(f"--with and --set are not there for {GAMES[args.game].title}.")
    found = partial(laboratory.game_with, holding=tuple(args.holding), sets=tuple(args.sets))
    found(args.first)
    return found


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
    print(f"{plural(number, 'spoilt file')}, {accepted} accepted and played on: {found or 'nothing'} found")
    return 1 if found else 0
