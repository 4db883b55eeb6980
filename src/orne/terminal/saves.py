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
from orne.kernel.errors import RulesError, UserError
from orne.kernel.game import Game

HUMAN = "human"
TITLES = {"coc": "Call of Cthulhu", "arkham": "Arkham Horror"}
LARGEST = 50_000_000
DAMAGED = (KeyError, TypeError, ValueError, IndexError, AttributeError, RulesError)
"""What comes of reading something that no game could have written."""


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
    part = path.with_name(f"{path.name}.part")
    try:
        if path.parent == directory():
            path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise UserError(f"{path}: this cannot be written ({error.strerror}); give another path.") from None


def read(path: Path, wanted: str = "coc") -> Saved:
    """Read a save or a record of a game; which one is said by its name, or any by an empty one."""
    data = read_data(path)
    try:
        game = Game.load(json.dumps(data)) if "frame" in data else Game.from_record(data)
        look_through(game)
    except UserError as error:
        raise UserError(f"{path}: {error}") from None
    except DAMAGED as error:
        raise UserError(f"{path}: this save is damaged ({type(error).__name__}: {error}); take another.") from None
    if wanted not in ("", game.rules.name):
        raise UserError(f"{path}: this is a game of {TITLES[game.rules.name]}, not of {TITLES[wanted]}.")
    players = data.get("players")
    seats = game.state.seats
    if not (isinstance(players, list) and len(players) == seats and all(isinstance(name, str) for name in players)):
        players = [HUMAN] * seats
    return Saved(game, tuple(players))


def look_through(game: Game[Any]) -> None:
    """Look once at everything a table shows of a game, so that damage comes out before anybody plays."""
    # The end may come in the middle of things, which then stay as they are.
    if not game.over and (problems := game.rules.problems(game.state)):
        raise UserError(f"This save is damaged: {problems[0]}; take another.")
    for seat in range(game.state.seats):
        game.view(seat)
    list(game.log)


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
        raise UserError(f"{path}: this is no save, or only a part of one; a save is JSON text.") from None
    if isinstance(data, dict) and "campaign" in data:
        raise UserError(f"{path}: this is a campaign; orne campaign next {path} goes on with it.")
    if not isinstance(data, dict) or "start" not in data or "decisions" not in data:
        raise UserError(f"{path}: this is no save or record of a game; it has no decisions.")
    return data
