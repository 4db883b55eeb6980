"""The tables that this process has open, and those that others have."""

from __future__ import annotations

import asyncio
import logging
import time

from orne.kernel.errors import UserError
from orne.server import making, tables
from orne.server.answers import sentence_of
from orne.server.host import Host
from orne.server.limits import Buckets
from orne.server.links import Link
from orne.server.making import Made
from orne.server.relay import Relay, RemoteHost
from orne.server.services import Services
from orne.server.tables import KeptTable
from orne.store import games, rooms
from orne.store.lease import InUse
from orne.table.shared.messages import Refused
from orne.table.shared.server_messages import Moved, OwnSeat

log = logging.getLogger("orne.server")
SWEEP = 5.0
"""Seconds between two looks for tables that nobody is at."""
FRESH = 2.0
"""Seconds for which a list of open tables is given again."""
MOST_OPEN = 100
STOPPING = "The server stops for a moment; the table goes on where it was."


class Hosts:
    """The tables that this process has open."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._hosts: dict[str, Host] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._open_tables: tuple[float, list[KeptTable]] = (float("-inf"), [])
        self._claiming: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.relay = Relay(services, self.open, self._changed_elsewhere)
        an_hour = services.settings.limits.tables_per_hour
        self.making = Buckets(an_hour / 3600, an_hour)
        """How many tables each address may still make."""

    def start(self) -> None:
        """Begin to put away what nobody needs."""
        self._sweeper = asyncio.create_task(self._sweep())
        self.relay.start()

    async def stop(self) -> None:
        """Put everything away."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(host.close(STOPPING) for host in list(self._hosts.values())), return_exceptions=True)
        self._hosts.clear()
        await self.relay.stop()

    def found(self, table: str) -> Host | None:
        """A table that is open here."""
        host = self._hosts.get(table)
        return None if host is None or host.closed else host

    async def open(self, table: str) -> Host:
        """A table, opened here if need be; InUse is raised where another process has it."""
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                host = self.found(table)
                if host is None:
                    if table in self._hosts:
                        await self._hosts.pop(table).close()
                    if len(self._hosts) >= self.services.settings.limits.rooms:
                        raise UserError("All tables of this server are taken; come back in a while.")
                    kept = await self.services.apart(tables.read, self.services.store, table)
                    host = Host(self.services, kept, self._rematch)
                    await host.open()
                    self._hosts[table] = host
                return host
        finally:
            if table not in self._hosts:
                self._opening.pop(table, None)

    async def reach(self, table: str) -> Host | RemoteHost:
        """A table, wherever it is: here, or at another process that serves the same ones."""
        try:
            return await self.open(table)
        except InUse:
            services = self.services
            kept = await services.apart(tables.read, services.store, table)
            if kept.number is None or not self.relay.is_on:
                raise
            holder = await services.apart(games.holder, services.store, kept.number)
            if holder is None or not holder.address or holder.address == services.address:
                raise
            return RemoteHost(self.relay, kept, holder.address)

    async def _changed_elsewhere(self, table: str) -> None:
        """Another process has changed a table; whoever waits for it here connects again."""
        host = self.found(table)
        if host is not None and host.room is None:
            await self.close(table, "The game begins.")

    def forget_open_tables(self) -> None:
        """An open table was made or has changed."""
        self._open_tables = (float("-inf"), [])

    def open_tables(self) -> list[KeptTable]:
        """The tables that anybody may come to, as they were a moment ago."""
        at, found = self._open_tables
        if time.monotonic() - at > FRESH:
            every = map(tables.of_room, rooms.listed(self.services.store))
            found = [kept for kept in every if kept.settings.open][:MOST_OPEN]
            self._open_tables = (time.monotonic(), found)
        return found

    def claiming(self, table: str) -> asyncio.Lock:
        """Held while somebody takes a seat: of two who want the same, the second is told."""
        return self._claiming.setdefault(table, asyncio.Lock())

    async def changed(self, table: KeptTable) -> None:
        """Seats or settings of a table have changed."""
        host = self.found(table.id)
        if host is not None:
            try:
                await host.began(table)
            except InUse:
                # Another process was quicker: whoever is here connects again and is passed on to it.
                await self.close(table.id, "The game begins.")
        self.forget_open_tables()
        self.relay.announce(table.id)

    async def close(self, table: str, sentence: str) -> None:
        """Put a table away."""
        host = self._hosts.pop(table, None)
        if host is not None:
            await host.close(sentence)

    async def _rematch(self, host: Host) -> None:
        """Everybody at a table wants to play again."""
        try:
            made = await self.services.apart(making.rematch, self.services.store, host.table)
        except UserError as error:
            for link in list(host.attendance.players):
                link.tell(Refused("refused", host.n, sentence_of(error, self.services.store)))
            return
        for link in list(host.attendance.links):
            link.tell(Moved("moved", host.n, made.table.id, _own(made, link)))

    async def _sweep(self) -> None:
        """Put away what nobody is at."""
        while True:
            await asyncio.sleep(SWEEP)
            for name, host in list(self._hosts.items()):
                try:
                    if host.closed or host.is_idle:
                        del self._hosts[name]
                        self._opening.pop(name, None)
                        await host.close()
                except Exception:
                    log.exception("table %s could not be put away", name)


def _own(made: Made, link: Link) -> tuple[OwnSeat, ...]:
    """The seats of a new table that belong to a link, with their secrets."""
    return tuple(
        OwnSeat(each["seat"], each["kind"], each["name"], each["secret"])
        for each in made.told()["seats"]
        if each["seat"] in link.held and "secret" in each
    )
