"""A store of each kind: a file of SQLite's, and a PostgreSQL server where one is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from orne.games import COC
from orne.kernel.game import Game
from orne.lab.games import starter_game
from orne.lab.postgres import missing, server
from orne.set_up.shared.seated import HUMAN, Seated


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a server of its own."""
    if why := missing():
        pytest.skip(why)
    with server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    import psycopg

    server = request.getfixturevalue("postgres")
    name = f"orne_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload,arg-type,unused-ignore]
    return str(server).replace("/postgres?", f"/{name}?")


@pytest.fixture
def begun() -> Callable[[int], Seated]:
    """The nth game, a person against a bot."""

    def begin(number: int = 1) -> Seated:
        game: Game[Any] = Game(COC.rulebook(), starter_game(number))
        return Seated(game, (HUMAN, "random"), ("mine", "theirs"))

    return begin
