"""What stands before every request: who may ask, how much, and the headers that every answer has."""

from __future__ import annotations

import json
import logging
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orne.server.limits import Buckets, Counts
from orne.server.links import TOO_MUCH
from orne.server.settings import ServerSettings

log = logging.getLogger("orne.server")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
OWN_NAMES = ("127.0.0.1", "localhost", "[::1]", "::1")
"""What a server on one's own machine is called; any other name is a stranger's that was pointed at it."""
SAFE = ("GET", "HEAD", "OPTIONS")


class TooLarge(HTTPException):
    """A body beyond the limit."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._settings = settings
        limits = settings.limits
        self._requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self._sockets = Counts(limits.sockets_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or socket pass, or refuse it."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self._is_known(headers):
            await _refuse(send, 403, "This server does not go by that name.")
            return
        if scope["method"] not in SAFE and not self._is_own(headers):
            await _refuse(send, 403, "That page may not do this here.")
            return
        if not self._requests.take(address_of(scope)):
            await _refuse(send, 429, "That is too much at once; wait a moment.")
            return
        most = self._settings.limits.body_bytes
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length[:15]) > most:
            await _refuse(send, 413, "That is too large.")
            return
        got = 0
        begun = False

        async def limited() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    found.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._app(scope, limited, with_headers)
        except Exception:
            # What failed is for the log; whoever asked is told that it did.
            log.exception("%s %s failed", scope["method"], scope["path"])
            if not begun:
                await _refuse(send, 500, "Something went wrong on our side.")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        address = address_of(scope)
        # Every browser names the page that opens a socket; a program that is none need not.
        if not self._is_known(headers) or not self._is_own(headers):
            await send({"type": "websocket.close", "code": 1008})
            return
        if not self._requests.take(address) or not self._sockets.add(address):
            await send({"type": "websocket.close", "code": TOO_MUCH})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets.remove(address)

    def _is_known(self, headers: Headers) -> bool:
        """Whether the server goes by the name it was called."""
        if not self._settings.local:
            return True
        name = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
        return name in OWN_NAMES

    def _is_own(self, headers: Headers) -> bool:
        """Whether a request comes from this server's own page, or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin in self._settings.origins:
            return True
        return urlsplit(origin).netloc == headers.get("host", "")


def address_of(scope: Scope) -> str:
    """The address that somebody comes from."""
    client: Any = scope.get("client")
    return str(client[0]) if client else ""


async def _refuse(send: Send, status: int, sentence: str) -> None:
    """Answer without asking the application."""
    body = json.dumps({"sentence": sentence}).encode()
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    headers += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
