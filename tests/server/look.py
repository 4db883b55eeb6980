"""A server that runs beside a test, and players who talk to it through real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orne.server.app import create_app
from orne.server.hosts import Hosts
from orne.server.services import Services
from orne.server.settings import ServerSettings
from orne.table.shared.schema import check, schema

WAIT = 120.0
SCHEMA = schema()
ENVELOPE: defaultdict[str, set[str]] = defaultdict(
    lambda: {"re"},
    page={"front", "now", "coach"},
    hello={"held", "front", "seats", "state", "open_hands", "agreed", "moved", "lesson", "ruling", "campaign", "now"},
)
"""What the server adds to the messages of the table."""
DECK, OTHER_DECK = "starter-agency+miskatonic-a", "starter-cthulhu+shub-niggurath-b"
HERE = {"kind": "here", "name": "Anna", "deck": DECK}
RANDOM = {"kind": "bot", "bot": "random", "deck": OTHER_DECK}
GREEDY = {"kind": "bot", "bot": "greedy", "deck": OTHER_DECK}
LINK = {"kind": "link", "deck": OTHER_DECK}


class Player:
    """Somebody at a socket; everything that came is kept."""

    def __init__(self, url: str, table: str, join: Mapping[str, Any], **options: Any) -> None:
        self.socket: ClientConnection = connect(
            f"{url}/api/tables/{table}/socket", max_size=None, legacy=True, **options
        )
        self.texts: list[str] = []
        self.page: dict[str, Any] = {}
        self.hello: dict[str, Any] = {}
        self._number = 0
        self.send({"type": "join", **join})

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        check({name: value for name, value in message.items() if name not in ENVELOPE[message["type"]]}, SCHEMA)
        if message["type"] == "page":
            self.page = message
        if message["type"] == "hello":
            self.hello = message
        return message

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of some kind."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            message = self.hear()
            if fits(message):
                return message
        raise AssertionError("nothing of the kind came")

    def of(self, kind: str) -> dict[str, Any]:
        """The next message of a type."""
        return self.until(lambda message: message["type"] == kind)

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message; the answer to it."""
        self._number += 1
        self.send({"id": self._number, **message})
        return self.until(lambda answer: answer.get("re") == self._number)

    def asked(self) -> dict[str, Any]:
        """The question to this player, as soon as there is one."""
        while self.page.get("question") is None:
            assert not self.page.get("ended"), self.page["ended"]
            self.hear()
        question: dict[str, Any] = self.page["question"]
        return question

    def answer(self, i: int) -> dict[str, Any]:
        """Answer the question with one of its options."""
        question = self.asked()
        option = question["options"][i]
        self.page = {}
        return self.ask(type="answer", q=question["id"], n=question["n"], i=option["i"], key=option["key"])

    def play(self, chance: random.Random, most: int = 10_000) -> int:
        """Answer at random until the game is over; how often."""
        for number in range(most):
            while not self.page or (self.page["question"] is None and self.page["ended"] is None):
                self.hear()
            if self.page["ended"] is not None:
                return number
            self.answer(chance.randrange(len(self.page["question"]["options"])))
        return most

    def closed(self) -> int | None:
        """The code with which the server has closed the socket."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else None

    def leave(self) -> None:
        self.socket.close()


class Served:
    """A server that runs in a thread."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.services: Services = self.app.state.services
        self.hosts: Hosts = self.app.state.hosts
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=0,
            log_level="error",
            ws="websockets-sansio",
            ws_max_size=settings.limits.message_bytes,
            timeout_graceful_shutdown=2,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._server.serve()), daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.url, timeout=WAIT)

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(20)

    def make(self, *seats: Mapping[str, Any], game: str = "coc", **more: Any) -> dict[str, Any]:
        """Make a table."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def sit(self, made: Mapping[str, Any], *seats: int) -> Player:
        """Come to a table with the secrets of some seats."""
        secrets = {
            each["secret"] for each in made["seats"] if "secret" in each and (not seats or each["seat"] in seats)
        }
        return Player(self.ws, made["id"], {"secrets": sorted(secrets)})

    def watch(self, made: Mapping[str, Any]) -> Player:
        return Player(self.ws, made["id"], {"watch": True})

    def claim(self, made: Mapping[str, Any], seat: int, **more: Any) -> dict[str, Any]:
        """Take a seat behind a link; what comes of it."""
        invitation = made["seats"][seat]["invitation"]
        body = {"invitation": invitation, "name": "Bob", **more}
        answer = self.http.post(f"/api/tables/{made['id']}/claim", json=body)
        assert answer.status_code == 201, answer.text
        claimed: dict[str, Any] = answer.json()
        return claimed


@contextmanager
def serving(settings: ServerSettings) -> Iterator[Served]:
    """A server for as long as it is needed."""
    served = Served(settings)
    try:
        yield served
    finally:
        served.stop()
