"""Two processes that serve the same tables through PostgreSQL, where a server of that is installed."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from orne.server.settings import Limits, ServerSettings
from tests.server.look import HERE, LINK, RANDOM, Player, Served, serving
from tests.store.conftest import postgres  # noqa: F401


@pytest.fixture
def pair(request: pytest.FixtureRequest) -> Iterator[tuple[Served, Served]]:
    """Two servers on one store."""
    psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed")
    server = request.getfixturevalue("postgres")
    name = f"orne_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    place = str(server).replace("/postgres?", f"/{name}?")
    limits = Limits(messages_per_second=10_000, messages_at_once=100_000)
    settings = ServerSettings(store=place, threads=3, idle=1.0, limits=limits)
    with serving(settings) as one, serving(settings) as other:
        yield one, other


def _keys(player: Player) -> list[str]:
    """What a player may answer; handles are new where a table was read again."""
    return [option["key"] for option in player.asked()["options"]]


def test_people_at_two_processes_play_one_game(pair: tuple[Served, Served]) -> None:
    one, other = pair
    made = one.make(HERE, LINK)
    secret = other.claim(made, 1)["secret"]
    anna = one.sit(made, 0)
    anna.of("page")
    bob = Player(other.ws, made["id"], {"secrets": [secret]})
    bob.of("page")
    watcher = other.watch(made)
    watcher.of("page")
    players = [anna, bob]
    chance = random.Random(5)
    for _ in range(10):
        while not any(player.page.get("question") for player in players):
            for player in players:
                player.ask(type="page")
        asked = next(player for player in players if player.page.get("question"))
        assert asked.answer(chance.randrange(len(asked.asked()["options"])))["type"] == "ok"
    assert bob.ask(type="answer", i=10**6)["type"] == "refused"
    assert anna.ask(type="chat", text="hello")["type"] == "ok"
    assert bob.of("chat")["text"] == "hello"


def test_a_table_whose_process_ends_is_taken_over(pair: tuple[Served, Served]) -> None:
    one, other = pair
    made = one.make(HERE, RANDOM)
    first = one.sit(made)
    first.answer(0)
    before = _keys(first)
    second = other.sit(made)
    assert first.closed() == 4001
    assert _keys(second) == before
    one.hosts.services.workers.close()
    one.stop()
    assert second.closed() == 1012
    end = time.monotonic() + 20
    while True:
        third = other.sit(made)
        try:
            assert _keys(third) == before
            break
        except ConnectionClosed:
            assert time.monotonic() < end
            time.sleep(0.2)
    assert third.answer(0)["type"] == "ok"


def test_a_table_whose_process_is_killed_is_taken_over(pair: tuple[Served, Served]) -> None:
    one, _ = pair
    code = "import sys; from orne.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["serve", "--port", "0", "--store", str(one.settings.store)]
    with subprocess.Popen([sys.executable, "-c", code, *words], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        other = server.stdout.readline().split()[-1].rstrip("/").replace("http", "ws")
        made = one.make(HERE, RANDOM)
        secret = made["seats"][0]["secret"]
        there = Player(other, made["id"], {"secrets": [secret]})
        there.answer(0)
        before = _keys(there)
        here = one.sit(made)
        assert _keys(here) == before
        server.kill()
        server.wait()
    assert here.closed() == 1012
    here = one.sit(made)
    assert _keys(here) == before
    assert here.answer(0)["type"] == "ok"
