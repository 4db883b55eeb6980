"""Saved games: where they lie, and how they are written and read."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from orne.games import GAMES, USUAL, load_rulebooks
from orne.kernel.errors import UserError
from orne.kernel.files import shown, write_text
from orne.kernel.game import Game
from orne.kernel.reading import game_from, read_data
from orne.set_up.shared.seated import HUMAN, Seated


def directory() -> Path:
    """Where unfinished and finished games are kept."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "orne"


def autosave(game: str = USUAL.name) -> Path:
    """The game being played, written before every question; each game has its own place."""
    return directory() / f"autosave{_mark(game)}.json"


def previous(game: str) -> Path:
    """Where an unfinished game that gave way to a new one is kept."""
    return directory() / f"previous{_mark(game)}.json"


def _mark(game: str) -> str:
    """What tells the files of one game from those of another; the usual one has nothing."""
    return "" if game == USUAL.name else f"-{game}"


def write(path: Path, game: Game[Any], players: Sequence[str]) -> None:
    """Write a save: whole or not at all."""
    data = json.loads(game.save())
    data["players"] = list(players)
    text = json.dumps(data, separators=(",", ":"))
    try:
        if path.parent == directory():
            path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"{shown(path)}: this cannot be written ({error.strerror}); give another path.") from None
    write_text(path, text, overwrite=True)


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
    return Seated(game, tuple(players))
