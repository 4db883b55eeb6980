"""``orne play``: a game in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from orne.commands import Subparsers, game_number
from orne.games import GAMES, USUAL, CardGame
from orne.kernel.errors import UserError
from orne.set_up.shared.wishes import Setting, Wishes

if TYPE_CHECKING:
    from orne.set_up.shared.seated import Seated
    from orne.store.keeping import Kept
    from orne.terminal.keeping import Keeping
    from orne.terminal.screen import Screen

RESUME_LAST = ""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal. Without options it asks for decks and opponent; Enter takes what "
        "is proposed. Every answer is kept at once; orne games lists the games.",
    )
    named = [f"{game.title} ({game.name}{', the default' if game is USUAL else ''})" for game in GAMES.values()]
    parser.add_argument("game", nargs="?", choices=GAMES, help=" or ".join(named))
    _add_settings(parser, Wishes.shared, USUAL.wishes())
    parser.add_argument(
        "--resume",
        nargs="?",
        const=RESUME_LAST,
        metavar="GAME",
        help="go on with a game of orne games, a file, or the last one",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file instead")
    for game in GAMES.values():
        _add_settings(parser.add_argument_group(game.title), game.wishes.settings, game.wishes())
    parser.set_defaults(run=run)


def _add_settings(group: argparse._ActionsContainer, settings: tuple[Setting, ...], usual: Wishes) -> None:
    """Declare the options by which some settings of a new game are given."""
    for each in settings:
        default: Any = getattr(usual, each.name)
        if isinstance(default, bool):
            group.add_argument(each.flag, dest=each.name, action="store_true", help=each.help)
            continue
        group.add_argument(
            each.flag,
            dest=each.name,
            action="append" if isinstance(default, list) else "store",
            default=default,
            type=each.parse,
            choices=each.choices,
            metavar=each.metavar,
            help=each.help,
        )


def run(args: argparse.Namespace) -> int:
    """Set a game up, or resume one, and play it."""
    # Imported here for the sake of start-up time.
    from orne.set_up.shared.seated import Seated
    from orne.store.keeping import Kept
    from orne.terminal.fronts import FRONTS
    from orne.terminal.keeping import InFile, InStore
    from orne.terminal.screen import Screen

    _refuse_strange_options(args)
    screen = Screen()
    try:
        found = _resumed(args) if args.resume is not None else _begun(GAMES[args.game or USUAL.name], args, screen)
    except EOFError:
        return 0
    if isinstance(found, Seated):
        keeping: Keeping = InStore(Kept.new(found)) if args.save is None else InFile(args.save, found.players)
        saved = found
    else:
        keeping, saved = InStore(found), found.seated
    return FRONTS[saved.game.rules.name].session(screen, saved.game, saved.players, keeping).run()


def _refuse_strange_options(args: argparse.Namespace) -> None:
    """Say so where an option would do nothing: those of the other game, and all that set a game up if one goes on."""
    chosen = GAMES[args.game or USUAL.name]
    for game, flag in _given(args):
        if args.resume is not None:
            raise UserError(f"A saved game goes on as it was set up; leave {flag} out.")
        if game in (None, chosen):
            continue
        if game is USUAL:
            *most, last = chosen.chief_settings
            raise UserError(f"{flag} is for {game.title}; in {chosen.title} there are {', '.join(most)} and {last}.")
        raise UserError(f"{flag} is for {game.title}; say orne play {game.name} {flag} and so on.")
    if args.save is not None and not args.save.parent.is_dir():
        raise UserError(
            f"{args.save}: there is no directory {args.save.parent} to keep the game in; give another path."
        )


def _given(args: argparse.Namespace) -> Iterator[tuple[CardGame | None, str]]:
    """The options given a value other than the default, each with its game; None for those of any game."""
    own = [(game, game.wishes(), each) for game in GAMES.values() for each in game.wishes.settings]
    for game, usual, each in [*own, *((None, USUAL.wishes(), each) for each in Wishes.shared)]:
        if getattr(args, each.name) != getattr(usual, each.name):
            yield game, each.flag


def _resumed(args: argparse.Namespace) -> Kept | Seated:
    """The game that is meant: one of the store, or a file, which says itself which game it is."""
    # Imported here for the sake of start-up time.
    from orne.store import games
    from orne.store.database import Store
    from orne.store.keeping import Kept
    from orne.terminal import saves

    wanted = args.game or ""
    if args.resume != RESUME_LAST:
        number = game_number(args.resume)
        if number is None:
            return saves.read(Path(args.resume).expanduser(), wanted)
    else:
        with Store() as store:
            left = games.unfinished(store, wanted or USUAL.name)
        if left is None:
            again = "orne play" if args.game in (None, USUAL.name) else f"orne play {args.game}"
            raise UserError(f"There is no unfinished game to go on with; {again} begins a new one.")
        number = left.number
    if args.save is not None:
        raise UserError(f"Game {number} is kept where it is; orne games export {number} FILE writes it to a file.")
    kept = Kept.resumed(number)
    name = kept.seated.game.rules.name
    if wanted not in ("", name):
        kept.close()
        raise UserError(f"Game {number} is a game of {GAMES[name].title}, not of {GAMES[wanted].title}.")
    return kept


def _begun(game: CardGame, args: argparse.Namespace, screen: Screen) -> Kept | Seated:
    """A new game, or the unfinished one where the player goes on with that; EOFError if they leave."""
    # Imported here for the sake of start-up time.
    from orne.terminal.fronts import FRONTS

    settings = (*game.wishes.settings, *Wishes.shared)
    wishes = game.wishes(**{each.name: getattr(args, each.name) for each in settings})
    resumed = FRONTS[game.name].ask(screen, wishes) if screen.tty and wishes.open else None
    return resumed or game.begin(wishes)
