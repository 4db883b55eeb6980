"""Games in files: saves and records, written and read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from orne.games import GAMES, USUAL, load_rulebooks
from orne.kernel.errors import UserError
from orne.kernel.files import shown, write_text
from orne.kernel.game import Game
from orne.kernel.loading import without_position
from orne.kernel.reading import game_from, read_data
from orne.set_up.shared.seated import HUMAN, Ending, Seated


def write(path: Path, seated: Seated, *, record: bool = False) -> None:
    """Write a save or a record, whole or not at all: to a new file, or over one of the same game."""
    data = json.loads(seated.game.save())
    if record:
        data = without_position(data)
    data["players"] = list(seated.players)
    if seated.ended is not None:
        data["ended"] = seated.ended.data
    refuse_another(path, seated.game)
    # A record has a line for each decision, since it is there to be read and edited.
    text = json.dumps(data, indent=1) if record else json.dumps(data, separators=(",", ":"))
    write_text(path, text, overwrite=True)


def refuse_another(path: Path, game: Game[Any]) -> None:
    """Refuse to write over a file that is not this game's."""
    if not path.is_file():
        return
    try:
        there = read_data(path)
    except UserError:
        words = "this file is not a save of Orne's, and stays as it is; give another name."
        raise UserError(f"{shown(path)}: {words}") from None
    if (there.get("game"), there["start"]) != (game.rules.name, game.start):
        raise UserError(f"{shown(path)}: this file holds another game, which stays there; give another name.")


def read(path: Path, wanted: str = USUAL.name, *, to_watch: bool = False) -> Seated:
    """Read a save or a record of the game of this name, or of any game where the name is empty.

    One that can only be looked at is refused, unless it is to be watched.
    """
    load_rulebooks()
    data = read_data(path)
    game = game_from(data, path)
    if game.read_only and not to_watch:
        raise UserError(f"{shown(path)}: {game.read_only} `orne replay` shows it as far as that.")
    if wanted not in ("", game.rules.name):
        raise UserError(
            f"{shown(path)}: this is a game of {GAMES[game.rules.name].title}, not of {GAMES[wanted].title}."
        )
    players = data.get("players")
    seats = game.state.seats
    if not (isinstance(players, list) and len(players) == seats and all(isinstance(name, str) for name in players)):
        players = [HUMAN] * seats
    ended = data.get("ended")
    return Seated(game, tuple(players), ended=None if ended is None else Ending.of(ended, seats))
