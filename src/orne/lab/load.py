"""Many tables at once over real sockets: how many answers a second a server takes, how soon, and what a table holds.

python -m orne.lab.load
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from orne.kernel.errors import RulesError

THINKING = (1.0, 3.0)
"""Seconds that a player who takes their time thinks about an answer."""
STARTS_WITHIN = 60.0
DECKS = ("starter-agency+miskatonic-a", "starter-cthulhu+shub-niggurath-b")
HEROES = ("starter-roland", "starter-daisy", "starter-skids", "starter-agnes", "starter-wendy")


@dataclass
class Figures:
    """What was measured."""

    tables: int
    paced: list[float] = field(default_factory=list)
    """Seconds from an answer to its acknowledgement, players taking their time."""
    paced_seconds: float = 0.0
    pressed: list[float] = field(default_factory=list)
    """The same, players answering at once."""
    pressed_seconds: float = 0.0
    busy: float = 0.0
    """Seconds of the processor's time for an answer, in the server's process, players answering at once."""
    memory: float = 0.0
    """Bytes of a table, in the server's process."""

    @staticmethod
    def share(times: list[float], part: float) -> float:
        """The time within which a part of the answers was acknowledged."""
        return sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else 0.0


class Player:
    """A player who answers at random."""

    def __init__(self, load: Load, table: str, secret: str, seed: int) -> None:
        self._load = load
        self._table = table
        self._secret = secret
        self._chance = random.Random(seed)
        self._sent = 0.0
        self._pressed = False
        self.over = False

    async def play(self) -> None:
        """Answer until the game is over or somebody stops it."""
        async with connect(f"{self._load.socket_url}/api/tables/{self._table}/socket", max_size=None) as socket:
            await socket.send(json.dumps({"type": "join", "secrets": [self._secret]}))
            self._load.ready += 1
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "ok":
                    self._note(time.perf_counter() - self._sent)
                elif message["type"] == "page":
                    if message["ended"] is not None:
                        self.over = True
                        return
                    if message["question"] is not None:
                        await self._answer(socket, message["question"])

    async def _answer(self, socket: ClientConnection, question: Mapping[str, Any]) -> None:
        """Answer after a while, or at once."""
        self._pressed = self._load.pressed
        if not self._pressed:
            await asyncio.sleep(self._chance.uniform(*THINKING))
        option = self._chance.choice(question["options"])
        self._sent = time.perf_counter()
        await socket.send(json.dumps({"type": "answer", "q": question["id"], "n": question["n"], "i": option["i"]}))

    def _note(self, seconds: float) -> None:
        """Note how long an answer took."""
        if self._load.counting and self._pressed == self._load.pressed:
            (self._load.figures.pressed if self._pressed else self._load.figures.paced).append(seconds)


class Load:
    """A server and those who play there."""

    def __init__(self, tables: int, place: str) -> None:
        self.figures = Figures(tables)
        self.pressed = False
        """Whether players answer at once."""
        self.counting = False
        self.ready = 0
        self._place = place
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        self._url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}"
        code = "import sys; from orne.cli import main; sys.exit(main(sys.argv[1:]))"
        limits = ["--sockets", "1000", "--tables-per-hour", "100000", "--messages", "1000"]
        words = ["serve", "--port", str(port), "--store", place, *limits]
        self._server = subprocess.Popen([sys.executable, "-c", code, *words], stdout=subprocess.DEVNULL)

    async def measure(self, paced: float, pressed: float) -> Figures:
        """Play for some seconds at people's pace, and for some as fast as it goes."""
        try:
            await asyncio.to_thread(self._wait)
            seats: list[tuple[str, str]] = []
            for number in range(self.figures.tables):
                seats += await asyncio.to_thread(self._make, number)
            before = self._memory()
            players = [Player(self, table, secret, seed) for seed, (table, secret) in enumerate(seats)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            while self.ready < len(players):
                await asyncio.sleep(0.05)
            await asyncio.sleep(THINKING[1])
            self.counting = True
            self.figures.paced_seconds = paced
            await asyncio.sleep(paced)
            self.figures.memory = (self._memory() - before) / self.figures.tables
            self.counting, self.pressed = False, True
            await asyncio.sleep(THINKING[1])
            self.counting = True
            self.figures.pressed_seconds = pressed
            spent = self._spent()
            await asyncio.sleep(pressed)
            self.counting = False
            self.figures.busy = (self._spent() - spent) / max(1, len(self.figures.pressed))
            for task in tasks:
                if task.done() and not task.cancelled() and task.exception() is not None:
                    raise RulesError(f"A player failed: {task.exception()!r}")
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return self.figures
        finally:
            self._server.terminate()
            self._server.wait(20)

    def _wait(self) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < end:
            try:
                self._ask("/api/tables")
                return
            except (URLError, ConnectionError):
                time.sleep(0.05)
        raise RulesError("The server does not answer.")

    def _ask(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Ask the server for something."""
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self._url + path, data, {"Content-Type": "application/json"}), timeout=60) as answer:
            return json.load(answer)

    def _make(self, number: int) -> list[tuple[str, str]]:
        """A table of either game in turn; those who play there, each with a secret."""
        if number % 2:
            hero = {"kind": "here", "deck": HEROES[number // 2 % len(HEROES)]}
            made = self._ask("/api/tables", {"game": "arkham", "seats": [hero], "seed": number})
            return [(made["id"], made["seats"][0]["secret"])]
        seats = [{"kind": "here", "deck": DECKS[0]}, {"kind": "link", "deck": DECKS[1]}]
        made = self._ask("/api/tables", {"game": "coc", "seats": seats, "seed": number})
        claimed = self._ask(f"/api/tables/{made['id']}/claim", {"invitation": made["seats"][1]["invitation"]})
        return [(made["id"], made["seats"][0]["secret"]), (made["id"], claimed["secret"])]

    def _spent(self) -> float:
        """Seconds of the processor's time that the server's process has had."""
        about = Path(f"/proc/{self._server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(about[11]) + int(about[12])) / os.sysconf("SC_CLK_TCK")

    def _memory(self) -> int:
        """Bytes that the server's process holds."""
        pages = int(Path(f"/proc/{self._server.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def measure(tables: int = 100, paced: float = 15.0, pressed: float = 8.0) -> Figures:
    """Measure a server of its own, its store in a folder for once."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(Load(tables, str(Path(folder) / "games.sqlite")).measure(paced, pressed))


def rows(figures: Figures) -> list[tuple[str, str, str]]:
    """What was measured, in words."""
    paced, pressed = figures.paced, figures.pressed
    slow = Figures.share(paced, 0.95) * 1e3
    return [
        (
            "at people's pace",
            f"{len(paced) / figures.paced_seconds:,.0f} answers/s",
            f"95 of 100 within {slow:.0f} ms (goal: 100 ms), half within {Figures.share(paced, 0.5) * 1e3:.0f} ms",
        ),
        (
            "as fast as it goes",
            f"{len(pressed) / figures.pressed_seconds:,.0f} answers/s",
            f"95 of 100 within {Figures.share(pressed, 0.95) * 1e3:.0f} ms",
        ),
        ("processor's time of an answer", f"{figures.busy * 1e3:.1f} ms", "pages for everybody at the table included"),
        ("memory of a table", f"{figures.memory / 1024:,.0f} KiB", "of the server's process"),
    ]


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m orne.lab.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    args = parser.parse_args(arguments)
    for name, value, note in rows(measure(args.tables)):
        print(f"  {name:<34} {value:<20} {note}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
