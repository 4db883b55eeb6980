"""A store of each kind: a file of SQLite's, and a PostgreSQL server where one is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from orne.games import COC
from orne.kernel.game import Game
from orne.lab.games import starter_game
from orne.set_up.shared.seated import HUMAN, Seated

SERVERS = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a server of its own, reached through a socket."""
    if not SERVERS:
        pytest.skip("no PostgreSQL server is installed")
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    bin = SERVERS[-1].parent
    # A server refuses to run as root; the folders of pytest are closed to other users.
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    folder = Path(f"/tmp/orne-pg-{uuid4().hex[:8]}")
    folder.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(folder, user)

    def run(*words: str) -> int:
        quiet = subprocess.DEVNULL
        return subprocess.run(words, user=user, cwd="/", check=False, stdout=quiet, stderr=quiet).returncode

    ctl = [str(bin / "pg_ctl"), "-D", str(folder / "data"), "-w"]
    try:
        assert run(str(bin / "initdb"), "-D", str(folder / "data"), "-A", "trust", "-U", "orne", "-E", "UTF8") == 0
        options = f"-k {folder} -c listen_addresses='' -c max_connections=40"
        assert run(*ctl, "-o", options, "-l", str(folder / "log"), "start") == 0
        yield f"postgresql://orne@/postgres?host={folder}"
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            run(*ctl, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


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
