"""``orne match``: bots against each other, or against a scenario."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from orne.commands import Subparsers, add_edition, refuse_another_games
from orne.games import ARKHAM, COC
from orne.kernel.collecting import keep_loaded
from orne.kernel.errors import UserError

if TYPE_CHECKING:
    from orne.arkham.state import State
    from orne.kernel.game import Game

MOST_GAMES = 100_000
COC_OPTIONS = ("decks", "edition")
ARKHAM_OPTIONS = ("investigator", "difficulty")


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "match",
        help="let bots play each other, or a scenario",
        description="Let two bots play Call of Cthulhu against each other, changing seats after every game; "
        "or, with --scenario, let each bot play the same games of a scenario of Arkham Horror.",
    )
    named = "random, greedy, search-quick, search, search-strong, or one of your own: my_bot.py:Bot"
    parser.add_argument("bots", nargs="+", metavar="BOT", help=named)
    parser.add_argument("--games", type=int, default=20, metavar="N", help="how many games (default: 20)")
    parser.add_argument("--decks", nargs=2, metavar=("A", "B"), help="the decks of seat 1 and seat 2")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games")
    add_edition(parser, usual=COC.editions[0])
    arkham = parser.add_argument_group(ARKHAM.title)
    arkham.add_argument("--scenario", default="", metavar="NAME", help="the scenario, such as the-gathering")
    arkham.add_argument(
        "--investigator",
        action="append",
        default=[],
        metavar="DECK",
        help="a starter deck (roland) or file; up to four",
    )
    arkham.add_argument("--difficulty", metavar="D", help="easy, standard (the default), hard or expert")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and say how they went."""
    # Imported here for the sake of start-up time.
    from orne.bots.shared.from_file import check
    from orne.set_up.shared.seeds import checked_seed

    bots = (ARKHAM if args.scenario else COC).bots()
    for name in args.bots:
        check(bots, name)
    if not 1 <= args.games <= MOST_GAMES:
        raise UserError(f"A match has 1 to {MOST_GAMES:,} games, not {args.games}.")
    checked_seed(args.seed)
    for option in COC_OPTIONS if args.scenario else ARKHAM_OPTIONS:
        if getattr(args, option) not in (None, []):
            about = f"{COC.title}; leave it out with --scenario" if args.scenario else f"{ARKHAM.title}; add --scenario"
            raise UserError(f"--{option} is for {about}.")
    refuse_another_games(ARKHAM if args.scenario else COC, (args.investigator if args.scenario else args.decks) or ())
    return _scenario(args) if args.scenario else _against_each_other(args)


def _against_each_other(args: argparse.Namespace) -> int:
    """A match of Call of Cthulhu."""
    # Imported here for the sake of start-up time.
    from rich.progress import Progress

    from orne.bots.coc.match import Match, match
    from orne.decks.coc import named, story_deck
    from orne.set_up.coc.begin import DECK, OPPONENT_DECK
    from orne.terminal.style import console

    if len(args.bots) != 2:
        more = "; orne lab run lets more of them meet" if len(args.bots) > 2 else ""
        raise UserError(f"Call of Cthulhu is for two: name two bots, not {len(args.bots)}{more}.")
    edition = args.edition or COC.editions[0]
    decks = [named(name, edition) for name in args.decks or (DECK, OPPONENT_DECK)]
    stories = next((deck.story for deck in decks if deck.story), story_deck())
    keep_loaded()
    out = console()
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
            edition_name=edition,
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
    for name, statistics in zip(args.bots, result.statistics, strict=True):
        if statistics.searched:
            out.print(f"{name}: {statistics.sentence}.", soft_wrap=True)
    return 0


def _scenario(args: argparse.Namespace) -> int:
    """Each bot plays the same games of a scenario."""
    # Imported here for the sake of start-up time.
    from rich.progress import Progress

    from orne.bots.arkham.trial import Trial, trial
    from orne.terminal.style import console

    begin = _begin(args)
    begin(args.seed)
    keep_loaded()
    out = console()
    with Progress(console=out, transient=True, disable=not out.is_terminal) as progress:
        for name in args.bots:
            task = progress.add_task(name, total=args.games)

            def advance(so_far: Trial, task: Any = task) -> None:
                progress.update(task, completed=so_far.games)

            result = trial(name, begin, args.games, args.seed, progress=advance)
            told = sorted(result.endings.items())
            ends = ", ".join(f"{'no resolution' if end == 'none' else end} {times}" for end, times in told)
            games = result.games
            out.print(
                f"{name}: {result.won} of {games} won, {result.won / games:.0%} ({ends}); a game has "
                f"{result.rounds / games:.1f} rounds, {result.decisions / games:.0f} decisions and takes "
                f"{result.seconds / games:.2f} s.",
                soft_wrap=True,
            )
            if result.statistics.searched:
                out.print(f"{name}: {result.statistics.sentence}.", soft_wrap=True)
    return 0


def _begin(args: argparse.Namespace) -> Callable[[int], Game[State]]:
    """What sets up the scenario from a seed, as it is played alone."""
    # Imported here for the sake of start-up time.
    from orne.set_up.arkham.begin import begin
    from orne.set_up.arkham.wishes import ArkhamWishes

    def dealt(seed: int) -> Game[State]:
        return begin(ArkhamWishes(args.scenario, args.difficulty or "", list(args.investigator), seed=seed)).game

    return dealt
