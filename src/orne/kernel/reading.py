"""Reading a game from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orne.kernel.errors import UserError
from orne.kernel.files import named, read_bytes, shown
from orne.kernel.game import Game
from orne.kernel.loading import LARGEST, guarded, save_data


def read_data(path: Path) -> dict[str, Any]:
    """The data of a save or record."""
    with named(path):
        data = save_data(read_bytes(path, LARGEST, "give the path of a save"))
    if isinstance(data, dict) and "campaign" in data:
        raise UserError(f"{shown(path)}: this is a campaign; orne campaign import FILE NAME takes it in.")
    for part in ("decisions", "start"):
        if not isinstance(data, dict) or part not in data:
            raise UserError(f"{shown(path)}: this is not a save or record of a game; it has no {part}.")
    found: dict[str, Any] = data
    return found


def game_from(data: dict[str, Any], path: Path) -> Game[Any]:
    """The game of a save or record, looked through once, so that damage comes out before anybody plays."""
    with named(path):
        game = Game.load(data) if "frame" in data else Game.from_record(data)
        look_through(game)
    return game


def look_through(game: Game[Any]) -> None:
    """Look once at everything a table shows of a game."""
    with guarded():
        # The end may come in the middle of things, which then stay as they are.
        if not game.over and (problems := game.rules.problems(game.state)):
            raise UserError(f"This save is damaged: {problems[0]}; take an older copy.")
        for seat in range(game.state.seats):
            game.view(seat)
        list(game.log)
