"""``orne play``: a game in the browser or the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from orne.commands import Subparsers, game_number, refuse_another_games, refuse_needless, refuse_no_place
from orne.commands.games import refuse_ended
from orne.games import GAMES, USUAL, CardGame
from orne.kernel.errors import UserError
from orne.set_up.shared.endings import by_name, called
from orne.set_up.shared.wishes import Setting, Wishes

if TYPE_CHECKING:
    from orne.set_up.shared.seated import Seated
    from orne.store.keeping import Kept
    from orne.terminal.screen import Screen

RESUME_LAST = ""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game in the browser or the terminal",
        description="Play a game. Without options the table opens in the browser; --terminal, or any wish for a game, "
        "plays in the terminal, where Enter takes what is proposed. Every answer is kept at once; orne games lists "
        "the games.",
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
    parser.add_argument("--terminal", action="store_true", help="play in the terminal, not in the browser")
    parser.add_argument("--port", type=int, metavar="N", help="the port of the browser's table (default: any)")
    parser.add_argument("--no-browser", action="store_true", help="print the address, and open no browser")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game to this file as well when it is left")
    parser.add_argument("--unkept", action="store_true", help="play even where nothing can be kept")
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
    """Open the table in the browser; or set a game up, or resume one, and play it here."""
    if _is_for_browser(args):
        # Imported here for the sake of start-up time.
        from orne.server.static import built_page

        if built_page() is not None:
            return _serve(args)
        print("The page for the browser is not built here, so the game is played in the terminal.")
    else:
        browser = {"--port": args.port, "--no-browser": args.no_browser}
        refuse_needless(browser, "is for the table in the browser, and this game is played in the terminal")
    # Imported here for the sake of start-up time.
    from orne.set_up.shared.seated import Seated
    from orne.terminal import saves
    from orne.terminal.keeping import InStore, NewInStore
    from orne.terminal.playing import play
    from orne.terminal.screen import Screen

    _refuse_strange_options(args)
    screen = Screen()
    try:
        found = _resumed(args) if args.resume is not None else _begun(GAMES[args.game or USUAL.name], args, screen)
    except EOFError:
        return 0
    if isinstance(found, Seated):
        if args.save is not None:
            saves.refuse_another(args.save, found.game)
        seated = found
        keeping: InStore = NewInStore(found, unkept=args.unkept)
    else:
        seated, keeping = found.seated, InStore(found)
    code = play(seated.game, seated.players, keeping, screen)
    if args.save is not None:
        saves.write(args.save, Seated(keeping.kept.latest, seated.players, ended=keeping.ended))
        screen.say(f"Wrote {args.save}.", whole=True)
    return code


def _is_for_browser(args: argparse.Namespace) -> bool:
    """Whether nothing is asked for that the terminal alone does."""
    here = args.terminal or args.game is not None or args.resume is not None or args.save is not None or args.unkept
    return not here and not any(True for _ in _given(args))


def _serve(args: argparse.Namespace) -> int:
    """Serve the table to the browser of this machine until ctrl-C."""
    # Imported here for the sake of start-up time.
    from orne.server.running import open_browser, run
    from orne.server.settings import ServerSettings

    def begun(address: str) -> None:
        print(f"The table is at {address} (ctrl-C ends it).", flush=True)
        if not args.no_browser:
            open_browser(address)

    return run(ServerSettings(local=True), "127.0.0.1", args.port or 0, begun)


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
    if args.save is not None:
        refuse_no_place(args.save)


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
            seated = saves.read(Path(args.resume).expanduser(), wanted)
            if seated.ended is not None:
                how = by_name(seated.ended.sentence, called(seated.players))
                raise UserError(f"{args.resume}: this game is over: {how} orne replay shows it.")
            return seated
    else:
        with Store() as store:
            left = games.unfinished(store, wanted)
        if left is None:
            kind = f" of {GAMES[wanted].title}" if wanted else ""
            begins = f"orne play {wanted}".rstrip()
            raise UserError(f"There is no unfinished game{kind} to go on with; {begins} begins a new one.")
        number = left.number
    if args.save is not None:
        raise UserError(f"Game {number} is kept where it is; orne games export {number} FILE writes it to a file.")
    refuse_needless({"--unkept": args.unkept}, f"is for new games, and game {number} is kept already")
    kept = Kept.resumed(number)
    refuse_ended(kept)
    name = kept.seated.game.rules.name
    if wanted not in ("", name):
        kept.close()
        raise UserError(f"Game {number} is a game of {GAMES[name].title}, not of {GAMES[wanted].title}.")
    return kept


def _begun(game: CardGame, args: argparse.Namespace, screen: Screen) -> Kept | Seated:
    """A new game, or the unfinished one where the player goes on with that; EOFError if they leave."""
    # Imported here for the sake of start-up time.
    from orne.terminal.fronts import FRONTS

    decks = [getattr(args, each.name) or () for each in game.wishes.settings if each.metavar == "DECK"]
    for said in decks:
        refuse_another_games(game, [said] if isinstance(said, str) else said)
    settings = (*game.wishes.settings, *Wishes.shared)
    wishes = game.wishes(**{each.name: getattr(args, each.name) for each in settings})
    resumed = FRONTS[game.name].ask(screen, wishes) if screen.tty and wishes.open else None
    return resumed or game.begin(wishes)
