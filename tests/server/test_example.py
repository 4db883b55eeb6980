"""The client in ``examples`` plays a whole game through the API."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

from tests.server.look import Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_by_socket.py"


def test_a_program_plays_through_the_socket(served: Served) -> None:
    sentence = run_path(str(EXAMPLE))["play"](served.url)
    assert sentence.startswith(("Anna ", "Random "))
    (game,) = served.http.get("/api/games").json()["games"]
    assert game["ended"]
