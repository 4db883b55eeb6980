"""Saved games: where they lie, and how they are written and read."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orne.arkham.rulebook
import orne.coc.rulebook  # noqa: F401 (the same)
from orne.kernel.errors import UserError
from orne.kernel.files import shown, write_text
from orne.kernel.game import Game
from orne.kernel.reading import game_from, read_data

HUMAN = "human"
TITLES = {"coc": "Call of Cthulhu", "arkham": "Arkham Horror"}


@dataclass
class Saved:
    """A game with who sits where."""

    game: Game[Any]
    players: tuple[str, ...]
    """For each seat ``human`` or the name of a bot."""


def directory() -> Path:
    """Where unfinished and finished games are kept."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "orne"


def autosave(game: str = "coc") -> Path:
    """The game being played, written before every question; each game has its own place."""
    return directory() / ("autosave.json" if game == "coc" else f"autosave-{game}.json")


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


def read(path: Path, wanted: str = "coc", *, to_watch: bool = False) -> Saved:
    """Read a save or a record of a game; which one is said by its name, or any by an empty one.

    One that can only be looked at is refused, unless it is to be watched.
    """
    data = read_data(path)
    game = game_from(data, path)
    if game.read_only and not to_watch:
        raise UserError(f"{shown(path)}: {game.read_only} `orne replay` shows it as far as that.")
    if wanted not in ("", game.rules.name):
        raise UserError(f"{shown(path)}: this is a game of {TITLES[game.rules.name]}, not of {TITLES[wanted]}.")
    players = data.get("players")
    seats = game.state.seats
    if not (isinstance(players, list) and len(players) == seats and all(isinstance(name, str) for name in players)):
        players = [HUMAN] * seats
    return Saved(game, tuple(players))
