"""The socket of a player or spectator."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from orne.kernel.errors import UserError
from orne.kernel.files import parse_json
from orne.server import tables
from orne.server.answers import sentence_of
from orne.server.hosts import Hosts
from orne.server.limits import Bucket
from orne.server.links import BAD_JOIN, NO_TABLE, RESTART, TOO_MUCH, WRONG_SECRET, Link
from orne.server.settings import Limits
from orne.store.lease import InUse
from orne.table.shared.messages import Refused
from orne.table.shared.server_messages import Notice

JOIN_WITHIN = 20.0
"""Seconds in which the first message must come."""
MOST_SECRETS = 8


class SocketChannel:
    """Carries messages to a socket, in order, without anybody waiting for a slow reader."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()
        self._most = limits.unsent
        self._closed = False

    def send(self, text: str) -> None:
        """Send a message when there is time."""
        if self._closed:
            return
        if self._waiting.qsize() >= self._most:
            self.close(TOO_MUCH)
            return
        self._waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """Send what is waiting, and end."""
        if not self._closed:
            self._closed = True
            self._waiting.put_nowait(code)

    async def run(self) -> None:
        """Send what comes, until the end."""
        while True:
            text = await self._waiting.get()
            if isinstance(text, int):
                await self._socket.close(text)
                return
            await self._socket.send_text(text)


class BadMessage(UserError):
    """Something that is not a message at all."""


async def serve(socket: WebSocket, table: str, hosts: Hosts) -> None:
    """Let somebody play or watch until they go."""
    await socket.accept()
    limits = hosts.services.settings.limits
    channel = SocketChannel(socket, limits)
    sending = asyncio.create_task(channel.run())
    receiving = asyncio.create_task(_receive(socket, channel, table, hosts))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        if not sending.done():
            channel.close(1000)
            await asyncio.wait((sending,), timeout=5)
    finally:
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)


async def _receive(socket: WebSocket, channel: SocketChannel, table: str, hosts: Hosts) -> None:
    """Take what somebody sends, one message after the other."""
    limits = hosts.services.settings.limits
    bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
    link = Link(channel)
    try:
        first = await asyncio.wait_for(_message(socket), JOIN_WITHIN)
        if first.get("type") != "join":
            raise BadMessage("The first message is “join”.")
    except TimeoutError:
        channel.close(BAD_JOIN)
        return
    except WebSocketDisconnect:
        return
    except BadMessage as error:
        link.tell(Refused("refused", 0, str(error)))
        channel.close(BAD_JOIN)
        return
    host = None
    try:
        try:
            host = await hosts.reach(table)
        except InUse:
            link.tell(Notice("bye", 0, "This table is played elsewhere now; connect again."))
            channel.close(RESTART)
            return
        except UserError as error:
            link.tell(Refused("refused", 0, sentence_of(error, hosts.services.store)))
            channel.close(NO_TABLE)
            return
        try:
            seats = await _seats(first, host.table, hosts)
            if not seats and host.spectators >= limits.spectators:
                raise UserError("There is no room for more spectators at this table.")
        except UserError as error:
            link.tell(Refused("refused", 0, str(error)))
            channel.close(WRONG_SECRET)
            return
        await host.enter(link, seats)
        while True:
            try:
                message = await _message(socket)
            except BadMessage as error:
                if not bucket.take():
                    channel.close(TOO_MUCH)
                    return
                link.tell(Refused("refused", host.n, str(error)))
                continue
            if not bucket.take():
                link.tell(Refused("refused", host.n, "That is too much at once; connect again."))
                channel.close(TOO_MUCH)
                return
            await host.hear(link, message)
    except WebSocketDisconnect:
        return
    finally:
        if host is not None:
            await host.leave(link)


async def _message(socket: WebSocket) -> dict[str, Any]:
    """The next message, if it is one; its size is limited by the socket itself."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    text = received.get("text")
    if not isinstance(text, str):
        raise BadMessage("Messages are text, and each one JSON object.")
    try:
        data = parse_json(text)
    except (ValueError, RecursionError):
        raise BadMessage("That message is not JSON.") from None
    if not isinstance(data, dict):
        raise BadMessage("A message is one JSON object.")
    return data


async def _seats(first: dict[str, Any], table: tables.KeptTable, hosts: Hosts) -> tuple[int, ...]:
    """The seats that somebody comes with; none for a spectator."""
    if first.get("watch") is True:
        return ()
    said = first.get("secrets")
    if not isinstance(said, list) or not said or len(said) > MOST_SECRETS:
        raise UserError("Join with the secrets of your seats, or to watch.")
    found: set[int] = set()
    for secret in said:
        if not isinstance(secret, str) or len(secret) > tables.LONGEST_SECRET:
            raise UserError("That secret opens no seat here.")
        services = hosts.services
        held = await services.apart(tables.held_by, services.store, table, secret)
        if not held:
            raise UserError("That secret opens no seat here.")
        found.update(held)
    return tuple(sorted(found))
