"""Saved games: where they lie, and how they are written and read."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orne.coc.rulebook  # noqa: F401 (the game is known to the kernel once this is imported)
from orne.coc.state import State
from orne.kernel.errors import UserError
from orne.kernel.game import Game

HUMAN = "human"
LARGEST = 50_000_000


@dataclass
class Saved:
    """A game with who sits where."""

    game: Game[State]
    players: tuple[str, str]
    """For each seat ``human`` or the name of a bot."""


def directory() -> Path:
    """Where unfinished and finished games are kept."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "orne"


def autosave() -> Path:
    """The game being played, written before every question."""
    return directory() / "autosave.json"


def write(path: Path, game: Game[State], players: Sequence[str]) -> None:
    """Write a save: whole or not at all."""
    data = json.loads(game.save())
    data["players"] = list(players)
    text = json.dumps(data, separators=(",", ":"))
    part = path.with_name(f"{path.name}.part")
    try:
        if path.parent == directory():
            path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise UserError(f"{path}: this cannot be written ({error.strerror}); give another path.") from None


def read(path: Path) -> Saved:
    """Read a save or a record."""
    data = read_data(path)
    try:
        game = Game.load(json.dumps(data)) if "frame" in data else Game.from_record(data)
    except UserError as error:
        raise UserError(f"{path}: {error}") from None
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise UserError(f"{path}: this save is damaged ({type(error).__name__}: {error}); take another.") from None
    if game.rules.name != "coc":
        raise UserError(f"{path}: this is a game of {game.rules.name}, which is not played here.")
    players = data.get("players")
    if not (isinstance(players, list) and len(players) == 2 and all(isinstance(name, str) for name in players)):
        players = [HUMAN, HUMAN]
    return Saved(game, (players[0], players[1]))


def read_data(path: Path) -> dict[str, Any]:
    """The JSON of a save or record."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1).decode("utf-8")
    except OSError as error:
        raise UserError(f"{path}: this file cannot be read ({error.strerror}); give the path of a save.") from None
    except UnicodeDecodeError:
        raise UserError(f"{path}: this is no save; a save is JSON text.") from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise UserError(f"{path}: this is no save; a save is JSON text.") from None
    if not isinstance(data, dict) or "start" not in data or "decisions" not in data:
        raise UserError(f"{path}: this is no save or record of a game; it has no decisions.")
    return data
