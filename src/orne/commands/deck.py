"""``orne deck``: list, show, check and convert decks."""

from __future__ import annotations

import argparse
import difflib
from pathlib import Path

from orne.commands import Subparsers, add_edition, refuse_no_place
from orne.games import GAMES, USUAL, CardGame
from orne.kernel.errors import UserError
from orne.kernel.files import refuse_existing
from orne.kernel.log_words import plural


def add(subparsers: Subparsers) -> None:
    """Declare the command and its four parts."""
    parser = subparsers.add_parser("deck", help="list, show, check and convert decks")
    parts = parser.add_subparsers(metavar="PART", title="parts", required=True)

    part = parts.add_parser("list", help="list the decks that come with Orne")
    add_game(part)
    add_edition(part, usual=USUAL.editions[0])
    part.set_defaults(run=run_list)

    part = parts.add_parser("show", help="show a deck")
    part.add_argument("deck", metavar="DECK", help="the name of a deck that comes with Orne, or a deck file")
    add_game(part)
    add_edition(part, usual=USUAL.editions[0])
    part.set_defaults(run=run_show)

    part = parts.add_parser("check", help="say whether a deck is legal")
    part.add_argument("deck", metavar="DECK", help="a deck file, or the name of a deck that comes with Orne")
    add_game(part)
    add_edition(part, usual=USUAL.editions[0])
    part.add_argument(
        "--format",
        metavar="FORMAT",
        help="standard (for tournaments, the default), casual (no restricted and banned lists) or starter;"
        " for Arkham Horror campaign (the default) or standalone",
    )
    part.add_argument(
        "--experience", metavar="POINTS", type=int, help="what an investigator may spend in a campaign (default: 0)"
    )
    part.set_defaults(run=run_check)

    part = parts.add_parser("convert", help="write a deck as another kind of file")
    part.add_argument("deck", metavar="IN", help="a deck file, or the name of a deck that comes with Orne")
    part.add_argument(
        "out",
        metavar="OUT",
        type=Path,
        help="the new file, ending in .o8d (OCTGN), .json (ArkhamDB) or .txt (plain text)",
    )
    part.add_argument("--force", action="store_true", help="overwrite the file if there is one")
    add_game(part)
    add_edition(part, usual=USUAL.editions[0])
    part.set_defaults(run=run_convert)


def add_game(parser: argparse.ArgumentParser) -> None:
    """Declare ``--game``."""
    parser.add_argument(
        "--game",
        metavar="GAME",
        choices=GAMES,
        help=f"{' or '.join(GAMES)} (default: whatever the deck is for)",
    )


def game_of(args: argparse.Namespace) -> CardGame:
    """The game a deck is for: as told, or else by its name or by what is in the file."""
    if args.game is not None:
        return GAMES[args.game]
    for game in GAMES.values():
        if game.decks().claims(args.deck):
            return game
    path = Path(args.deck)
    if path.exists() or path.suffix:
        return USUAL
    # Where no deck has the name, the nearest says which game was meant.
    owners = {name: game for game in GAMES.values() for name in game.decks().available()}
    near = difflib.get_close_matches(args.deck, owners, 1, 0.4)
    return owners[near[0]] if near else USUAL


def _edition(args: argparse.Namespace, game: CardGame) -> str:
    """The edition in which a deck is looked at: as told, if the game has it, or else the usual one."""
    if args.edition is not None and args.edition not in game.editions:
        raise UserError(f"--edition is for decks of {USUAL.title}, and this is one of {game.title}; leave it out.")
    return args.edition or game.editions[0]


def run_list(args: argparse.Namespace) -> int:
    """List the decks that come with Orne."""
    # Imported here for the sake of start-up time.
    from orne.terminal.deck_pages import DECK_PAGES
    from orne.terminal.style import console

    if args.game is not None:
        DECK_PAGES[args.game].show_list(_edition(args, GAMES[args.game]))
        return 0
    for number, game in enumerate(GAMES.values()):
        if number:
            console().print()
        DECK_PAGES[game.name].show_list(args.edition if args.edition in game.editions else game.editions[0])
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Show a deck, its cards grouped by type."""
    # Imported here for the sake of start-up time.
    from orne.terminal.deck_pages import DECK_PAGES

    game = game_of(args)
    edition = _edition(args, game)
    DECK_PAGES[game.name].show(game.decks().named(args.deck, edition), edition)
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Say whether a deck is legal, and if not, why not."""
    # Imported here for the sake of start-up time.
    from orne.terminal.deck_pages import DECK_PAGES
    from orne.terminal.deck_report import report

    game = game_of(args)
    decks, pages, edition = game.decks(), DECK_PAGES[game.name], _edition(args, game)
    if args.experience is not None and not decks.experience:
        spending = " and ".join(each.title for each in GAMES.values() if each.decks().experience)
        raise UserError(f"--experience is for decks of {spending}; leave it out")
    if args.experience is not None and args.experience < 0:
        raise UserError(f"{args.experience} is not an amount of experience to spend; give a number from 0 on")
    deck = decks.named(args.deck, edition)
    format = args.format or decks.formats[0]
    found = decks.check(deck, edition, format, args.experience)
    kind = pages.kind(deck, format, edition)
    return report(deck.name, kind, found, lambda card: pages.named_card(card, edition))


def run_convert(args: argparse.Namespace) -> int:
    """Write a deck as another kind of file."""
    if not args.force:
        refuse_existing(args.out, "give another name, or --force to overwrite it")
    refuse_no_place(args.out)
    game = game_of(args)
    decks, edition = game.decks(), _edition(args, game)
    deck = decks.named(args.deck, edition)
    decks.write(deck, args.out, edition, args.force)
    print(f"Wrote {args.out}: {deck.name}, {plural(deck.size, 'card')}.")
    return 0
