"""``orne lab deck``: how a deck does against a field, and which cards carry it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from orne.commands import Subparsers
from orne.commands.deck import add_game, game_of
from orne.commands.lab._studying import add_options, finish, study
from orne.games import ARKHAM, COC
from orne.kernel.errors import UserError

if TYPE_CHECKING:
    from orne.lab.study.findings import Findings
    from orne.lab.study.plan import Plan

MOST_GAMES = 100_000
OPTIONS = {"opponent": COC, "field": COC, "edition": COC, "scenario": ARKHAM, "difficulty": ARKHAM}
"""What is for one game alone."""
SHOWN = 5
"""Cards that are named as the best and the worst."""


def add(parts: Subparsers) -> None:
    """Declare the part."""
    parser = parts.add_parser(
        "deck",
        help="try a deck against a field of others, or in scenarios",
        description="Let a bot play a deck many times and see how it does: a deck of Call of Cthulhu against a field "
        "of others, from both seats; a deck of Arkham Horror alone in scenarios.",
    )
    parser.add_argument("deck", metavar="DECK", help="a deck file, or the name of a deck that comes with Orne")
    add_game(parser)
    parser.add_argument("--player", default="greedy", metavar="BOT", help="who plays it (default: greedy)")
    parser.add_argument(
        "--games", type=int, default=20, metavar="N", help="games against each deck, or in each scenario (default: 20)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first seed (default: 1)")
    add_options(parser, "the deck's name with -lab behind it, in the current folder")
    coc = parser.add_argument_group(COC.title)
    coc.add_argument(
        "--edition", choices=COC.editions, metavar="EDITION", help=f"the edition: {', '.join(COC.editions)}"
    )
    coc.add_argument("--opponent", metavar="BOT", help="who plays the others (default: whoever plays the deck)")
    coc.add_argument("--field", nargs="+", metavar="DECK", help="the other decks (default: seven of the core set)")
    arkham = parser.add_argument_group(ARKHAM.title)
    arkham.add_argument("--scenario", action="append", metavar="NAME", help="a scenario (default: the-gathering)")
    arkham.add_argument("--difficulty", metavar="D", help="easy, standard (the default), hard or expert")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and say in short what was found."""
    # Imported here for the sake of start-up time.
    from orne.lab.study.deck_report import report

    plan = _plan(args)
    into = args.into or Path(f"{Path(args.deck).stem}-lab")
    found = study(args, plan, into, report)
    if isinstance(found, int):
        return found
    _show(found)
    return finish(found, into)


def _plan(args: argparse.Namespace) -> Plan:
    """The plan that somebody means who names a deck."""
    # Imported here for the sake of start-up time.
    from orne.lab.games import FACTIONS
    from orne.lab.study.plan import Plan
    from orne.set_up.shared.seeds import checked_seed

    game = game_of(args)
    for option, of in OPTIONS.items():
        if getattr(args, option) is not None and of is not game:
            raise UserError(f"--{option} is for {of.title}, and {args.deck} is a deck of {game.title}; leave it out.")
    if not 1 <= args.games <= MOST_GAMES:
        raise UserError(f"--games must be a number from 1 to {MOST_GAMES:,}, not {args.games}.")
    checked_seed(args.seed)
    name = f"{Path(args.deck).stem}, played by {args.player}"
    if game is ARKHAM:
        return Plan(
            game.name,
            (args.player,),
            ((args.deck,),),
            tuple(range(args.seed, args.seed + args.games)),
            scenarios=tuple(args.scenario or ("the-gathering",)),
            difficulties=(args.difficulty or "standard",),
            name=name,
        )
    pairs = zip(FACTIONS, (*FACTIONS[1:], FACTIONS[0]), strict=True)
    field = tuple(args.field or (f"starter-{one}+{two}-b" for one, two in pairs))
    if args.field and args.deck in field:
        raise UserError(f"--field names {args.deck} itself; leave it out.")
    # Each seed is played from both seats.
    seeds = range(args.seed, args.seed + -(-args.games // 2))
    return Plan(
        game.name,
        (args.player,),
        ((args.deck,),),
        tuple(seeds),
        opponents=(args.opponent or args.player,),
        field=tuple(name for name in field if name != args.deck),
        edition=args.edition or "",
        name=name,
    )


def _show(findings: Findings) -> None:
    """How it did, against whom, and the cards that stand out."""
    # Imported here for the sake of start-up time.
    from orne.lab.study.deck_report import LEAST, rivals, standouts, tried
    from orne.terminal.style import console

    out = console()
    line = tried(findings)
    if line is None:
        return
    low, high = line.games.interval
    out.print(
        f"{line.games.won} of {line.games.games} games won, {line.games.share:.0%} ({low:.0%} to {high:.0%}).",
        soft_wrap=True,
    )
    for name, rate in rivals(findings).items():
        out.print(f"  {name}: {rate.won} of {rate.games}", markup=False, soft_wrap=True)
    best, worst = standouts(findings, line, SHOWN)
    if not (best or worst):
        out.print(f"No card stands out; to be named, it must be seen in {LEAST} games and not in {LEAST}.")
        return
    out.print(f"Won oftener when seen: {', '.join(best) or 'no card'}.", markup=False, soft_wrap=True)
    out.print(f"Won less often when seen: {', '.join(worst) or 'no card'}.", markup=False, soft_wrap=True)
