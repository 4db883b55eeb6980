"""Tables that another process has, where several serve the same ones through PostgreSQL.

A socket at this process is passed on to the process that has the table: what the player says goes there, what the
table sends comes back, both carried by NOTIFY. When that process dies, sockets are closed, players connect again, and
whoever is first takes the table over.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import Any, Protocol
from uuid import uuid4

from orne.kernel.errors import UserError
from orne.server.links import RESTART, Link
from orne.server.orders import Message
from orne.server.services import Services
from orne.server.tables import KeptTable
from orne.store import games, news
from orne.store.news import News, Notice

log = logging.getLogger("orne.server")
TABLES = "orne_tables"
"""The channel on which it is announced that seats of a table have changed."""
PART = 6_000
"""Letters of a message that are carried at once."""
BEAT = 4.0
"""Seconds between two signs of life, and two looks at whether others live."""
SILENT = 16.0
"""Seconds without a sign of life after which a process is taken for dead."""


class Local(Protocol):
    """A table that this process has."""

    async def enter(self, link: Link, seats: tuple[int, ...]) -> None:
        """Somebody comes."""

    async def leave(self, link: Link) -> None:
        """Somebody goes."""

    async def hear(self, link: Link, message: Message) -> None:
        """Somebody says something."""


@dataclass
class Far:
    """Somebody whose socket is at another process."""

    address: str
    host: Local
    link: Link


@dataclass
class Near:
    """A socket here whose table is at another process."""

    address: str
    game: int
    link: Link


class RelayChannel:
    """Carries messages to a socket at another process."""

    def __init__(self, relay: Relay, address: str, name: str) -> None:
        self._relay = relay
        self._address = address
        self._name = name

    def send(self, text: str) -> None:
        """Send a message when there is time."""
        self._relay.send(self._address, {"k": "text", "c": self._name}, text)

    def close(self, code: int) -> None:
        """Send what is waiting, and end."""
        self._relay.send(self._address, {"k": "close", "c": self._name, "code": code})


@dataclass
class RemoteHost:
    """A table that another process has, as a socket here sees it."""

    relay: Relay
    table: KeptTable
    address: str
    n: int = 0
    spectators: int = 0
    names: dict[Link, str] = field(default_factory=dict)

    async def enter(self, link: Link, seats: tuple[int, ...]) -> None:
        """Somebody comes to play some seats, or to watch."""
        assert self.table.number is not None
        name = uuid4().hex
        self.names[link] = name
        self.relay.near[name] = Near(self.address, self.table.number, link)
        join = {"k": "join", "c": name, "t": self.table.id, "from": self.relay.address, "seats": list(seats)}
        self.relay.send(self.address, join)

    async def leave(self, link: Link) -> None:
        """Somebody goes."""
        name = self.names.pop(link, None)
        if name is not None and self.relay.near.pop(name, None) is not None:
            self.relay.send(self.address, {"k": "gone", "c": name})

    async def hear(self, link: Link, message: Message) -> None:
        """Pass on what somebody says."""
        name = self.names.get(link)
        if name is not None:
            self.relay.send(self.address, {"k": "say", "c": name}, json.dumps(message, ensure_ascii=False))


class Relay:
    """What this process hears from others, and tells them."""

    def __init__(
        self,
        services: Services,
        open_here: Callable[[str], Awaitable[Local]],
        changed: Callable[[str], Awaitable[None]],
    ) -> None:
        self.address = services.address
        self.near: dict[str, Near] = {}
        self._far: dict[str, Far] = {}
        self._services = services
        self._open_here = open_here
        self._changed = changed
        self._seen: dict[str, float] = {}
        """When each process whose sockets are here gave a sign of life last."""
        self._parts: dict[str, list[str]] = {}
        self._out: asyncio.Queue[tuple[str, list[str]]] = asyncio.Queue()
        self._in: dict[str, asyncio.Queue[tuple[dict[str, Any], str]]] = {}
        self._stopping = Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread: Thread | None = None

    @property
    def is_on(self) -> bool:
        """Whether several processes may serve the same tables."""
        return not self._services.store.is_sqlite

    def start(self) -> None:
        """Begin to listen."""
        if not self.is_on:
            return
        loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._listen, args=(loop,), name="orne-relay", daemon=True)
        self._thread.start()
        self._spawn(self._deliver())
        self._spawn(self._live())

    async def stop(self) -> None:
        """Listen no more; what is to be told is told."""
        if not self.is_on:
            return
        for _ in range(100):
            if self._out.empty():
                break
            await asyncio.sleep(0.02)
        self._stopping.set()
        for task in self._tasks:
            task.cancel()
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join, 3.0)

    def send(self, address: str, head: dict[str, Any], text: str = "") -> None:
        """Tell another process something, after everything it was told before."""
        data = base64.b85encode(zlib.compress(text.encode(), 1)).decode() if text else ""
        whole = [data[at : at + PART] for at in range(0, len(data), PART)] or [""]
        mark = uuid4().hex[:12]
        words = [
            json.dumps([mark, number, len(whole), head if number == 0 else None, part])
            for number, part in enumerate(whole)
        ]
        self._out.put_nowait((address, words))

    def announce(self, table: str) -> None:
        """Tell every process that seats of a table have changed."""
        if self.is_on:
            self._out.put_nowait((TABLES, [f"{self.address} {table}"]))

    # ---- hearing

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hear what is announced, until this process ends; a connection that breaks is made again."""
        while not self._stopping.is_set():
            try:
                heard = News(self._services.store, [self.address, TABLES])
            except UserError:
                self._stopping.wait(1.0)
                continue
            try:
                while not self._stopping.is_set():
                    for notice in heard.wait(1.0):
                        if notice.row is None:
                            loop.call_soon_threadsafe(self._hear, notice)
            except (UserError, RuntimeError):
                self._stopping.wait(0.5)
            finally:
                heard.close()

    def _hear(self, notice: Notice) -> None:
        """Take one piece of what is told."""
        if notice.address == TABLES:
            sender, _, table = notice.words.partition(" ")
            if sender != self.address:
                self._spawn(self._changed(table))
            return
        mark, number, of, head, part = json.loads(notice.words)
        parts = self._parts.setdefault(mark, [])
        parts.append(part)
        if number == 0:
            self._parts[f"{mark} head"] = [json.dumps(head)]
        if len(parts) < of:
            return
        del self._parts[mark]
        whole = json.loads(self._parts.pop(f"{mark} head")[0])
        data = "".join(parts)
        text = zlib.decompress(base64.b85decode(data)).decode() if data else ""
        self._told(whole, text)

    def _told(self, head: dict[str, Any], text: str) -> None:
        """Do what another process says."""
        kind, name = head["k"], head.get("c", "")
        if kind == "alive":
            self._seen[head["from"]] = time.monotonic()
        elif kind == "text" and name in self.near:
            self.near[name].link.channel.send(text)
        elif kind == "close" and name in self.near:
            self.near.pop(name).link.close(head["code"])
        elif kind in ("join", "say", "gone"):
            # What one socket says is heard in order, whatever others do meanwhile.
            if name not in self._in:
                self._in[name] = asyncio.Queue()
                self._spawn(self._serve(name))
            self._in[name].put_nowait((head, text))

    async def _serve(self, name: str) -> None:
        """Let somebody whose socket is elsewhere play here."""
        queue = self._in[name]
        try:
            while True:
                head, text = await queue.get()
                far = self._far.get(name)
                if head["k"] == "join":
                    await self._join(name, head)
                elif head["k"] == "say" and far is not None:
                    await far.host.hear(far.link, json.loads(text))
                elif head["k"] == "gone":
                    return
        finally:
            self._in.pop(name, None)
            far = self._far.pop(name, None)
            if far is not None:
                await far.host.leave(far.link)

    async def _join(self, name: str, head: dict[str, Any]) -> None:
        """Somebody comes whose socket is elsewhere."""
        link = Link(RelayChannel(self, head["from"], name))
        try:
            host = await self._open_here(head["t"])
        except UserError:
            link.close(RESTART)
            return
        self._seen[head["from"]] = time.monotonic()
        self._far[name] = Far(head["from"], host, link)
        await host.enter(link, tuple(head["seats"]))

    # ---- telling, and living

    async def _deliver(self) -> None:
        """Tell others what they are to be told, one thing after the other."""
        while True:
            address, words = await self._out.get()
            for each in words:
                try:
                    await self._services.apart(news.send, self._services.store, address, each)
                except UserError as error:
                    log.warning("another process cannot be told anything: %s", error)

    async def _live(self) -> None:
        """Give signs of life, and let go of those who give none."""
        while True:
            await asyncio.sleep(BEAT)
            for address in {each.address for each in self.near.values()}:
                self.send(address, {"k": "alive", "from": self.address})
            await self._look_for_dead()
            silent = {each for each, at in self._seen.items() if time.monotonic() - at > SILENT}
            for name in [name for name, far in self._far.items() if far.address in silent]:
                if name in self._in:
                    self._in[name].put_nowait(({"k": "gone"}, ""))
            for address in silent:
                del self._seen[address]

    async def _look_for_dead(self) -> None:
        """Close the sockets here whose tables' process has died or let go of them: players connect again."""
        for game, address in {(each.game, each.address) for each in self.near.values()}:
            try:
                holder = await self._services.apart(games.holder, self._services.store, game)
            except UserError:
                continue
            if holder is None or holder.address != address:
                for name in [name for name, each in self.near.items() if each.game == game]:
                    self.near.pop(name).link.close(RESTART)

    def _spawn(self, work: Awaitable[None]) -> None:
        """Do something beside everything else."""

        async def done() -> None:
            try:
                await work
            except Exception:
                log.exception("something passed on from another process failed")

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
