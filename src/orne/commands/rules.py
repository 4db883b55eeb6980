"""``orne rules``: look a ruling up by its id, by words, or by a card."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from orne.commands import Subparsers, refuse_needless
from orne.games import GAMES
from orne.kernel.errors import UserError, clipped, echo

if TYPE_CHECKING:
    from orne.rulings import Claim

SHOWN_WHOLE = 1
"""How many claims at most are shown whole; more are listed."""
MOST_LISTED = 40
USED = {
    "coverage": ("--game", "--all", "--json"),
    "diff": ("--json",),
    "export": ("--game",),
    "run": (),
}
"""The options that each part uses."""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "rules",
        help="look up a ruling, by its id, by words or by a card, and see it played",
        description="Look up what the rules say: a ruling by its id (coc/rule/2.15-resource-match/a), a section by the "
        "beginning of its id (coc/rule/2.15), or every ruling in which all the words occur. "
        "`orne rules coverage` says how much is demonstrated, `orne rules diff lcg-1.4 lcg-4` in what two editions "
        "differ, `orne rules export FILE` writes all demonstrations as data, and `orne rules run FILE` plays them.",
    )
    parser.add_argument("words", nargs="*", metavar="WORDS", help="an id, or words to look for")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--play", action="store_true", help="see the ruling's demonstrations played, step by step")
    how.add_argument("--open", action="store_true", help="play its first demonstration yourself, at the table")
    how.add_argument("--all", action="store_true", help="list all that are found, or all that are open")
    parser.add_argument("--card", metavar="NAME", help="the rulings that name a card")
    parser.add_argument("--game", choices=GAMES, help="only rulings of this game (default: both)")
    parser.add_argument("--edition", metavar="EDITION", help="what this edition says of it")
    parser.add_argument("--json", action="store_true", help="coverage and diff as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Find what is asked for and show it."""
    _check(args)
    match args.words:
        case ["coverage"] | ["diff", _, _] | ["export" | "run", _]:
            return _as_a_whole(args)
        case ["diff", *some] if set(some) <= set(_editions()):
            raise UserError("Two editions come after “orne rules diff”, such as lcg-1.4 lcg-4.")
        case ["export" | "run" as part]:
            raise UserError(f"The path of a file comes after “orne rules {part}”.")
    if args.json:
        raise UserError("--json is for orne rules coverage and orne rules diff; a ruling is text.")
    found = _found(args)
    return _played(args, found) if args.play or args.open else _listed(args, found)


def _as_a_whole(args: argparse.Namespace) -> int:
    """Coverage, the difference of two editions, and all demonstrations as data."""
    # Imported here for the sake of start-up time.
    from orne.commands import _rules_data

    options = ("--play", "--open", "--all", "--card", "--game", "--edition", "--json")
    part = args.words[0]
    needless = {option: getattr(args, option.lstrip("-")) for option in options if option not in USED[part]}
    refuse_needless(needless, f"does nothing with orne rules {part}")
    match args.words:
        case ["diff", one, other]:
            return _rules_data.tell_differences(one, other, as_json=args.json)
        case ["export", path]:
            return _rules_data.export(Path(path).expanduser(), args.game)
        case ["run", path]:
            return _rules_data.play_export(Path(path).expanduser())
    return _rules_data.tell_coverage(args.game, as_json=args.json, with_open=args.all)


def _played(args: argparse.Namespace, found: Sequence[Claim]) -> int:
    """The demonstrations of a claim, told or opened at the table."""
    # Imported here for the sake of start-up time.
    from orne.commands import _rules_shown

    if args.play:
        return _rules_shown.tell(found, args.edition)
    return _rules_shown.open_at_table(found, args.edition)


def _listed(args: argparse.Namespace, found: Sequence[Claim]) -> int:
    """One claim whole, or a list of several."""
    # Imported here for the sake of start-up time.
    from rich.padding import Padding
    from rich.text import Text

    from orne import rulings
    from orne.terminal.style import console

    out = console()
    if len(found) <= SHOWN_WHOLE:
        for each in found:
            title, *more = rulings.lines(each.id, args.edition)
            out.print(title, style="bold", markup=False)
            for line in more:
                out.print(line, markup=False)
        return 0
    shown = found if args.all else found[:MOST_LISTED]
    for each in shown:
        out.print(each.id, style="bold", markup=False)
        out.print(Padding(Text(rulings.sentence(each.id, args.edition)), (0, 0, 0, 4)))
    if len(shown) < len(found):
        out.print(f"{len(found) - len(shown)} more; say more words, or --all.")
    return 0


def _check(args: argparse.Namespace) -> None:
    """Refuse what cannot be meant."""
    if not args.words and not args.card:
        raise UserError("Nothing to look up; give an id such as coc/rule/2.2-cannot/a, words, or --card NAME")
    editions = _editions(args.game)
    if args.edition is not None and args.edition not in editions:
        raise UserError(f"There is no edition called {echo(args.edition)}; there are {', '.join(editions)}.")


def _editions(game: str | None = None) -> list[str]:
    """The editions of a game, or of all."""
    return [name for each in GAMES.values() if game in (None, each.name) for name in each.editions]


def _found(args: argparse.Namespace) -> Sequence[Claim]:
    """The claims that are asked for; a UserError where there are none."""
    # Imported here for the sake of start-up time.
    from orne import rulings

    words = " ".join(args.words)
    of_edition = (each.name for each in GAMES.values() if args.edition in each.editions)
    game = args.game or next(of_edition, None)
    if args.card:
        found = rulings.of_card(args.card, game)
        if not found:
            raise UserError(f"No ruling names a card called {echo(args.card)}; orne cards shows every card.")
        fits = rulings.search(words, game) if words else found
        both = [each for each in found if each in fits]
        if not both:
            raise UserError(f"No ruling that names {echo(args.card)} has the words {echo(words)}.")
        return both
    if "/" in words and len(args.words) == 1:
        within = rulings.within(words)
        if game is not None and within[0].game != game:
            raise UserError(f"{words} is a ruling of {GAMES[within[0].game].title}, not of {GAMES[game].title}.")
        return within
    found = rulings.search(words, game)
    if not found:
        raise UserError(f"No ruling has all the words {clipped(echo(words), 80)}; try fewer of them.")
    return found
