"""Bots that search think in the processes of a server as any other does."""

from __future__ import annotations

import pytest

from orne.games import GAMES
from orne.kernel.game import Game
from orne.lab.games import scenario_game, starter_game
from orne.server.bot_workers import think


@pytest.mark.parametrize("game", ["coc", "arkham"])
def test_a_searching_bot_answers_a_saved_game(game: str) -> None:
    start = starter_game(3) if game == "coc" else scenario_game("the-gathering", ("roland",), 3, difficulty="easy")
    played = Game(GAMES[game].rulebook(), start)
    for _ in range(9):
        decision = played.decision
        assert decision is not None
        key = think(f"table of {game}", decision.seat, "search-quick", 1, played.save())
        assert key in decision.keys
        played.choose(key)
