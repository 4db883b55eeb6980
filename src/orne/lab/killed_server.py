"""Killing a server in the middle of a game, coming back to it, and looking at what is left.

    python -m orne.lab.killed_server 50

A player answers at random over a socket, a bot on the other side. The server is killed at random moments: while a bot
thinks, while an answer is on its way or being written. It is started again, the player comes back, and everything that
was acknowledged must be in the record, once and in its place; where nothing was under way, the question is the same.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orne.kernel.errors import RulesError

LONGEST = 1.5
"""Seconds that a server lives, at most, or is played at, where nothing else is said."""
PLAYED_AT = 0.8
"""The share of those killed at which an answer was acknowledged; the others may not have read the game."""
STARTS_WITHIN = 60.0
ANSWERS_WITHIN = 60.0
DECKS = ("starter-agency+miskatonic-a", "starter-cthulhu+shub-niggurath-b")


class Killed(Exception):
    """The server was killed."""


class Trial:
    """A player, and a server that is killed now and then."""

    def __init__(self, place: str, seed: int, bot: str, longest: float) -> None:
        seats = [{"kind": "here", "deck": DECKS[0]}, {"kind": "bot", "bot": bot, "deck": DECKS[1]}]
        self.wished = {"game": "coc", "seats": seats}
        self.longest = longest
        self.chance = random.Random(seed)
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.place = place
        self.server: subprocess.Popen[bytes] | None = None
        self.table: dict[str, Any] = {}
        self.acknowledged: dict[int, str] = {}
        """What was answered and acknowledged in this game, by the number of decisions before it."""
        self.open: tuple[int, str] | None = None
        """What was answered and not acknowledged."""
        self.asked: Any = None
        """The question that was shown last, if it has not been answered."""
        self.answers = self.games = self.kills = 0
        self.until: float | None = None
        """When the server is killed; None as long as no answer was acknowledged."""

    def run(self, times: int) -> None:
        """Play, and kill the server a number of times."""
        try:
            while self.kills < times:
                self._start()
                waits = self.chance.random() < PLAYED_AT
                self.until = None if waits else time.monotonic() + self.chance.uniform(0, self.longest)
                try:
                    self._play()
                except Killed:
                    continue
        finally:
            self._kill()

    # ---- the server

    def _start(self) -> None:
        """Start the server, and wait until it answers."""
        code = "import sys; from orne.cli import main; sys.exit(main(sys.argv[1:]))"
        words = ["serve", "--local", "--port", str(self.port), "--store", self.place, "--messages", "1000"]
        # Python warns of what a killed process could not put away.
        quiet = {**os.environ, "PYTHONWARNINGS": "ignore"}
        self.server = subprocess.Popen([sys.executable, "-c", code, *words], stdout=subprocess.DEVNULL, env=quiet)
        end = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < end:
            with suppress(URLError, ConnectionError, TimeoutError):
                self._get("/api/tables")
                return
            if self.server.poll() is not None:
                raise RulesError("The server ended by itself.")
            time.sleep(0.02)
        raise RulesError("The server does not answer.")

    def _kill(self) -> None:
        """Kill the server."""
        if self.server is not None and self.server.poll() is None:
            os.kill(self.server.pid, signal.SIGKILL)
            self.server.wait()

    def _maybe_kill(self) -> None:
        """Kill the server if its time has come."""
        if self.until is not None and time.monotonic() >= self.until:
            self._kill()
            self.kills += 1
            raise Killed

    def _get(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Ask the server for something."""
        headers = {"Content-Type": "application/json"}
        if self.table:
            headers["Orne-Secrets"] = f"{self.table['id']}:{self.table['seats'][0]['secret']}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, headers), timeout=ANSWERS_WITHIN) as answer:
            return json.load(answer)

    # ---- the player

    def _play(self) -> None:
        """Come to the table and play until the server is killed."""
        while True:
            if not self.table:
                self.table = self._get("/api/tables", self.wished)
                self.acknowledged, self.open, self.asked = {}, None, None
                self.games += 1
            self._look()
            address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table['id']}/socket"
            with connect(address, max_size=None) as player:
                player.send(json.dumps({"type": "join", "secrets": [self.table["seats"][0]["secret"]]}))
                try:
                    self._answer_all(player)
                except ConnectionClosed as error:
                    raise RulesError(f"The server closed the socket: {error}") from error
            self.table = {}

    def _answer_all(self, player: ClientConnection) -> None:
        """Answer at random until the game is over."""
        while True:
            message = self._next(player)
            if message["type"] == "ok":
                if self.open is None:
                    raise RulesError("Something was acknowledged that nobody sent.")
                self.acknowledged[self.open[0]] = self.open[1]
                self.open = None
                self.answers += 1
                if self.until is None:
                    self.until = time.monotonic() + self.chance.uniform(0, self.longest)
            elif message["type"] == "refused":
                raise RulesError(f"An answer was refused: {message['sentence']}")
            elif message["type"] == "page":
                if message["ended"] is not None:
                    return
                self._take(player, message)

    def _take(self, player: ClientConnection, page: dict[str, Any]) -> None:
        """Look at a page, and answer what it asks."""
        question = page["question"]
        if question is None or self.open is not None:
            return
        seen = (page["n"], question["prompt"], [option["key"] for option in question["options"]])
        if self.asked is not None and self.asked != seen:
            raise RulesError(f"The question was {self.asked}, and after coming back it is {seen}.")
        self.asked = seen
        self._maybe_kill()
        option = self.chance.choice(question["options"])
        self.open, self.asked = (question["n"], option["key"]), None
        player.send(json.dumps({"type": "answer", "q": question["id"], "n": question["n"], "key": option["key"]}))
        if self.chance.random() < 0.2:
            time.sleep(self.chance.uniform(0, 0.02))
            self._maybe_kill()

    def _next(self, player: ClientConnection) -> dict[str, Any]:
        """The next message; the server may be killed meanwhile."""
        end = time.monotonic() + ANSWERS_WITHIN
        while time.monotonic() < end:
            self._maybe_kill()
            with suppress(TimeoutError):
                message: dict[str, Any] = json.loads(player.recv(timeout=0.01))
                return message
        raise RulesError("The server is silent.")

    def _look(self) -> None:
        """Hold the record against what was acknowledged: all of it there, once and in its place."""
        decisions = self._get(f"/api/tables/{self.table['id']}/record")["decisions"]
        for place, key in self.acknowledged.items():
            if place >= len(decisions) or decisions[place] != key:
                raise RulesError(f"Answer {key} at decision {place} was acknowledged, and is not in the record.")
        if self.open is not None:
            place, key = self.open
            if len(decisions) > place:
                # It was written, and the word of that was lost; then it counts.
                if decisions[place] != key:
                    raise RulesError(f"Instead of {key} at decision {place} there is {decisions[place]}.")
                self.acknowledged[place] = key
            self.open = None


def _free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def check(times: int, place: str, seed: int = 0, bot: str = "greedy", longest: float = LONGEST) -> Trial:
    """Kill a server a number of times, and look at what is left each time."""
    trial = Trial(place, seed, bot, longest)
    trial.run(times)
    return trial


def main(arguments: list[str] | None = None) -> int:
    """Kill, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m orne.lab.killed_server", description=__doc__.partition("\n")[0])
    parser.add_argument("times", type=int, help="how often the server is killed")
    parser.add_argument("--store", metavar="PLACE", help="a file or the URL of a database (default: a file for once)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="greedy", help="against whom (default: greedy); games with random are long")
    parser.add_argument("--longest", type=float, default=LONGEST, metavar="SECONDS", help="how long it is played at")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        trial = check(args.times, args.store or str(Path(folder) / "games.sqlite"), args.seed, args.bot, args.longest)
    print(
        f"The server was killed {trial.kills} times in {trial.games} games: {trial.answers:,} answers acknowledged, "
        "none lost and none doubled"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
