"""``orne play``: a game in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from orne.commands import Subparsers, add_edition
from orne.kernel.errors import UserError

if TYPE_CHECKING:
    from orne.terminal.saves import Saved
    from orne.terminal.screen import Screen

RESUME_LAST = ""
GAMES = ("coc", "arkham")
COC_OPTIONS: dict[str, object] = {
    "deck": None, "opponent_deck": None, "opponent": None, "edition": "lcg-4", "seat": "1",
}  # fmt: skip
"""Options of one game with what they are unless given."""
ARKHAM_OPTIONS: dict[str, object] = {
    "scenario": "", "earlier": [], "past": [], "story_asset": [], "rules": "2016", "difficulty": "", "add_token": [],
    "investigator": [], "bot": [], "undo": "", "real_bag": False,
}  # fmt: skip
SHARED_OPTIONS: dict[str, object] = {"seed": None, "ask_always": False}


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal. Without options it asks for decks and opponent; Enter takes what "
        "is proposed. The game is kept by itself before every question.",
    )
    parser.add_argument(
        "game", nargs="?", choices=GAMES, help="Call of Cthulhu (coc, the default) or Arkham Horror (arkham)"
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
    arkham = parser.add_argument_group("Arkham Horror")
    arkham.add_argument(
        "--scenario", default="", metavar="NAME", help="the scenario (default: the first of the core set)"
    )
    arkham.add_argument(
        "--earlier",
        action="append",
        default=[],
        metavar="END",
        help="how an earlier scenario of the campaign ended, such as R1 (the default) or none; once for each, in order",
    )
    arkham.add_argument(
        "--past",
        action="append",
        default=[],
        metavar="NOTE=NAMES",
        help="which cards a note of the campaign lists from before, with commas between",
    )
    arkham.add_argument(
        "--story-asset",
        action="append",
        default=[],
        metavar="SEAT=CARD",
        help="who has a story asset in the deck from before; the card may be left out if there is only one",
    )
    arkham.add_argument(
        "--rules",
        default="2016",
        metavar="NAME",
        help="2016 (with what the FAQ has settled, the default) or 2016-letter (by the letter)",
    )
    arkham.add_argument("--difficulty", default="", metavar="D", help="easy, standard (the default), hard or expert")
    arkham.add_argument(
        "--add-token", action="append", default=[], metavar="SYMBOL", help="one more symbol in the bag, such as tablet"
    )
    arkham.add_argument(
        "--investigator",
        action="append",
        default=[],
        metavar="DECK",
        help="an investigator with the starter deck (roland), a deck of orne deck list, or a deck file; up to four",
    )
    arkham.add_argument(
        "--bot", action="append", default=[], metavar="SEAT=NAME", help="a bot plays this seat: 2=greedy, 3=random"
    )
    arkham.add_argument(
        "--undo",
        default="",
        metavar="WAY",
        help="undo past a token: same (the same token again), new (another one), visible (not at all)",
    )
    arkham.add_argument("--real-bag", action="store_true", help="you draw the tokens from a bag of your own")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set a game up, or resume one, and play it."""
    from orne.terminal.arkham.session import ArkhamSession
    from orne.terminal.screen import Screen
    from orne.terminal.session import Session

    _refuse_strange_options(args)
    args.game = args.game or ("" if args.resume else GAMES[0])
    screen = Screen()
    try:
        saved = _resumed(args) if args.resume is not None else _begun(args, screen)
    except EOFError:
        return 0
    kind = Session if saved.game.rules.name == "coc" else ArkhamSession
    return kind(screen, saved.game, saved.players, args.save).run()


def _refuse_strange_options(args: argparse.Namespace) -> None:
    """Say so where an option would do nothing: those of the other game, and all that set a game up if one goes on."""
    given = [
        name for name, usual in (COC_OPTIONS | ARKHAM_OPTIONS | SHARED_OPTIONS).items() if getattr(args, name) != usual
    ]
    for name in given:
        option = f"--{name.replace('_', '-')}"
        if args.resume is not None:
            raise UserError(f"A saved game goes on as it was set up; leave {option} out.")
        if args.game == "arkham" and name in COC_OPTIONS:
            raise UserError(
                f"{option} is for Call of Cthulhu; in Arkham Horror there are --investigator, --bot and --rules."
            )
        if args.game != "arkham" and name in ARKHAM_OPTIONS:
            raise UserError(f"{option} is for Arkham Horror; say orne play arkham {option} and so on.")
    if args.save is not None and not args.save.parent.is_dir():
        raise UserError(
            f"{args.save}: there is no directory {args.save.parent} to keep the game in; give another path."
        )


def _resumed(args: argparse.Namespace) -> Saved:
    """The saved game that is meant; a file says itself which game it is."""
    from orne.terminal import saves

    if args.resume != RESUME_LAST:
        return saves.read(Path(args.resume).expanduser(), args.game)
    path = saves.autosave(args.game)
    if not path.exists():
        again = "orne play" if args.game == "coc" else f"orne play {args.game}"
        raise UserError(f"There is no unfinished game to go on with; {again} begins a new one.")
    return saves.read(path, args.game)


def _begun(args: argparse.Namespace, screen: Screen) -> Saved:
    """A new game, or the unfinished one where the player goes on with that; EOFError if he leaves."""
    if args.game == "arkham":
        return _arkham(args, screen)
    from orne.terminal import opening, saves

    wishes = opening.Wishes(
        args.deck, args.opponent_deck, args.opponent, args.seat, args.seed, args.edition, args.ask_always
    )
    resumed = opening.ask(screen, wishes) if screen.tty and wishes.open else None
    saved = resumed or opening.begin(wishes)
    if resumed is None and args.save is None:
        opening.set_aside(saves.autosave())
    return saved


def _arkham(args: argparse.Namespace, screen: Screen) -> Saved:
    """A new scenario of Arkham Horror, or the unfinished one."""
    from orne.terminal.arkham import opening

    wishes = opening.Wishes(
        args.scenario,
        args.difficulty,
        args.investigator,
        args.bot,
        args.undo,
        args.real_bag,
        args.seed,
        args.ask_always,
        args.earlier,
        args.past,
        args.story_asset,
        args.rules,
        args.add_token,
    )
    resumed = opening.ask(screen, wishes) if screen.tty and wishes.open else None
    saved = resumed or opening.begin(wishes)
    if resumed is None and args.save is None:
        opening.set_aside()
    return saved
