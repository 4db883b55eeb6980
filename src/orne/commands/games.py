"""``orne games``: the games that are kept, listed, resumed, shown, watched, written to files and deleted.

Imports inside functions keep start-up quick.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from orne.commands import Subparsers, agreed
from orne.games import GAMES
from orne.kernel.errors import UserError, clipped, echo
from orne.kernel.log_words import plural
from orne.set_up.shared.endings import by_name, called, seen_from_outside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orne.set_up.shared.seated import Seated
    from orne.store.database import Store
    from orne.store.games import About
    from orne.store.journal import Entry
    from orne.store.keeping import Kept

LAST_LINES = 10
LOOK = 1.0
"""Seconds between two looks at a game that is being watched."""


def add(subparsers: Subparsers) -> None:
    """Declare the command and its parts."""
    parser = subparsers.add_parser(
        "games",
        help="list the games that are kept; go on with one, show, watch, export, import or delete it",
        description="Every game is kept, with every answer. Without more words this lists the games, the last one "
        "played first.",
    )
    parser.set_defaults(run=run_list)
    parts = parser.add_subparsers(metavar="PART", title="parts")
    parts.add_parser("list", help="list the games").set_defaults(run=run_list)

    part = parts.add_parser("resume", help="go on with a game")
    _add_number(part)
    part.set_defaults(run=run_resume)

    part = parts.add_parser("show", help="say how a game stands, and what happened last")
    _add_number(part)
    part.set_defaults(run=run_show)

    part = parts.add_parser("watch", help="watch a game that is being played elsewhere, as a spectator")
    _add_number(part)
    part.set_defaults(run=run_watch)

    part = parts.add_parser("export", help="write a game to a file")
    _add_number(part)
    part.add_argument("file", metavar="FILE", type=Path, help="a new file, or one of the same game")
    part.add_argument("--record", action="store_true", help="the record alone: set-up and decisions, to be edited")
    part.set_defaults(run=run_export)

    part = parts.add_parser("import", help="take a game from a file, as a new one")
    part.add_argument("file", metavar="FILE", type=Path, help="a save or a record")
    part.set_defaults(run=run_import)

    part = parts.add_parser("delete", help="delete a game for good")
    _add_number(part)
    part.add_argument("--yes", action="store_true", help="do not ask")
    part.set_defaults(run=run_delete)


def _add_number(parser: argparse.ArgumentParser) -> None:
    """Declare which game is meant."""
    parser.add_argument("number", metavar="NUMBER", type=_number, help="the game's number in the list")


def _number(said: str) -> int:
    """The number of a game, as somebody says it."""
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        raise UserError(f"{echo(said)} is not the number of a game; orne games lists those there are.")
    return int(said)


def run_list(args: argparse.Namespace) -> int:
    """List the games."""
    from orne.store import games
    from orne.store.database import Store

    with Store.to_read() as store:
        found = games.listed(store)
        named = _named(store)
    if not found:
        print("No games are kept yet; orne play begins one.")
    for each in found:
        print(_line(each, named.get(each.number, ())))
    return 0


def run_resume(args: argparse.Namespace) -> int:
    """Go on with a game."""
    from orne.store.keeping import Kept
    from orne.terminal.keeping import InStore
    from orne.terminal.playing import play

    kept = Kept.resumed(args.number)
    refuse_ended(kept)
    game, players = kept.seated.game, kept.seated.players
    return play(game, players, InStore(kept))


def refuse_ended(kept: Kept) -> None:
    """Say so where the players have ended a game: nothing is left to play."""
    if kept.ended is not None:
        kept.close()
        how = by_name(kept.ended.sentence, called(kept.seated.players))
        raise UserError(f"Game {kept.number} is over: {how} orne replay {kept.number} shows it.")


def run_show(args: argparse.Namespace) -> int:
    """Say how a game stands."""
    from orne.store import games
    from orne.store.database import Store

    with Store.to_read() as store:
        about = games.about(store, args.number)
        played = games.is_played(store, args.number)
        seated = games.read(store, args.number)
        names = _named(store).get(args.number, ())
    game = seated.game
    print(_line(about, names))
    made = plural(len(game.decisions()), "decision")
    print(f"Begun {_when(about.created)}; {made}; seed {game.start.get('seed', '–')}.")
    if game.read_only:
        print(game.read_only)
    if played:
        print(f"It is being played now; orne games watch {args.number} watches it.")
    for sentence in _told(seated, names)[-LAST_LINES:]:
        print(f"  {sentence}")
    if about.ended and not game.over:
        print(f"  {by_name(about.ended, _or_usual(names, seen_from_outside(about.players)))}")
    return 0


def run_watch(args: argparse.Namespace) -> int:
    """Tell what happens in a game as it happens, until nobody plays it any more."""
    from orne.store import games
    from orne.store.database import Store

    told: list[str] = []
    made: list[Entry] | None = None
    with Store.to_read() as store:
        names = _named(store).get(args.number, ())
        print(_line(games.about(store, args.number), names), flush=True)
        while True:
            played = games.is_played(store, args.number)
            now = games.since(store, args.number)
            if now != made:
                made = now
                saved = games.read(store, args.number)
                sentences = _told(saved, names)
                same = next(
                    (place for place, (old, new) in enumerate(zip(told, sentences, strict=False)) if old != new),
                    min(len(told), len(sentences)),
                )
                if same < len(told):
                    print("— taken back —")
                for sentence in sentences[same:] if told else sentences[-LAST_LINES:]:
                    print(sentence, flush=True)
                told = sentences
                if saved.result:
                    print(by_name(saved.result, _or_usual(names, seen_from_outside(saved.players))))
                    return 0
            if not played:
                print(f"Nobody plays this game now; orne games resume {args.number} goes on with it.")
                return 0
            time.sleep(LOOK)


def run_export(args: argparse.Namespace) -> int:
    """Write a game to a file."""
    from orne.store import games
    from orne.store.database import Store
    from orne.terminal import saves

    with Store.to_read() as store:
        saved = games.read(store, args.number)
    saves.write(args.file.expanduser(), saved, record=args.record)
    print(f"Wrote {args.file}: game {args.number}, {plural(len(saved.game.decisions()), 'decision')}.")
    return 0


def run_import(args: argparse.Namespace) -> int:
    """Take a game from a file."""
    from orne.store import games
    from orne.store.database import Store
    from orne.terminal import saves

    saved = saves.read(args.file.expanduser(), "")
    with Store() as store:
        number = games.add(store, saved)
        print(_line(games.about(store, number)))
    return 0


def run_delete(args: argparse.Namespace) -> int:
    """Delete a game, if that is meant."""
    from orne.store import games
    from orne.store.database import Store

    with Store() as store:
        print(_line(games.about(store, args.number)))
        if not args.yes and not agreed("Delete this game for good? (yes, Enter: no) "):
            print("It stays.")
            return 0
        games.remove(store, args.number)
    print(f"Game {args.number} is deleted.")
    return 0


def _named(store: Store) -> dict[int, tuple[str, ...]]:
    """The names of those who play at a table, by the number of its game; empty where somebody has none."""
    from orne.store import rooms

    return {room.number: tuple(seat.name for seat in room.seats) for room in rooms.listed(store) if room.number}


def _or_usual(names: Sequence[str], usual: Sequence[str]) -> tuple[str, ...]:
    """Names, with the usual word for whoever has none."""
    return tuple(name or word for name, word in zip(names or usual, usual, strict=True))


def _told(seated: Seated, names: Sequence[str]) -> list[str]:
    """What has happened in a game, as somebody is told it who looks on."""
    from orne.table.tables import TABLES

    game = seated.game
    table = TABLES[game.rules.name]()
    names = _or_usual(names, seen_from_outside(seated.players))
    told = (table.sentence(game.table, entry, None, names) for entry in game.log)
    return [sentence for sentence in told if sentence is not None]


def _line(about: About, names: Sequence[str] = ()) -> str:
    """One game in a list: who, with what, how far, when."""
    if not about.game:
        return f"{about.number:>4}  {about.ended}"
    who = ", ".join(
        f"{player} ({clipped(about.decks[seat], 40)})" if seat < len(about.decks) else player
        for seat, player in enumerate(about.players)
    )
    how_far = by_name(about.ended, _or_usual(names, called(about.players))) or about.turn
    return f"{about.number:>4}  {GAMES[about.game].title}: {who}; {how_far}; {_when(about.played)}"


def _when(moment: float) -> str:
    """A moment as the clock on the wall had it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
