"""Reading a game from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orne.kernel.errors import UserError
from orne.kernel.files import named, read_bytes
from orne.kernel.game import Game
from orne.kernel.loading import LARGEST, guarded, save_data


def read_game(path: Path) -> Game[Any]:
    """The game of a save or record in a file, looked through once, so that damage comes out before anybody plays."""
    with named(path):
        data = save_data(read_bytes(path, LARGEST, "give the path of a save"))
        game = Game.load(data) if isinstance(data, dict) and "frame" in data else Game.from_record(data)
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
