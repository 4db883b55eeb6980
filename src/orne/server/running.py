"""Running a server until somebody ends it."""

from __future__ import annotations

import asyncio
import errno
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from orne.kernel.errors import UserError
from orne.server.app import create_app
from orne.server.settings import ServerSettings

SHUTDOWN = 5
"""Seconds that connections have to end."""
MOST_PORT = 65_535
_TROUBLE = {
    errno.EADDRINUSE: "another program listens there already",
    errno.EACCES: "this user may not listen there, and most may not below port 1024",
    errno.EADDRNOTAVAIL: "this machine does not have that address",
}
"""Why nothing can be served at an address, by what the system calls it."""


def run(settings: ServerSettings, host: str, port: int, begun: Callable[[str], None]) -> int:
    """Serve until ctrl-C; ``begun`` is told the address as soon as it answers."""
    listening = _listen(host, port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=SHUTDOWN,
        proxy_headers=not settings.local,
    )
    server = uvicorn.Server(config)
    with listening, suppress(KeyboardInterrupt):
        asyncio.run(_serve(server, listening, lambda: begun(address)))
    return 0


def open_browser(address: str) -> None:
    """Show the page, where there is a browser to show it in."""
    with suppress(webbrowser.Error):
        webbrowser.open(address)


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens, at any free port where none is named."""
    if not 0 <= port <= MOST_PORT:
        raise UserError(f"--port is a number from 0 to {MOST_PORT}.")
    name = f"[{host}]" if ":" in host else host
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.set_inheritable(True)
        return found
    except (OSError, UnicodeError) as error:
        why = "no machine has that name"
        if not isinstance(error, (socket.gaierror, UnicodeError)):
            why = _TROUBLE.get(error.errno or 0, "the system refuses it")
        raise UserError(f"Nothing can be served at {name}:{port}: {why}; give another --port or --host.") from None


async def _serve(server: uvicorn.Server, listening: socket.socket, begun: Callable[[], None]) -> None:
    """Serve, and say so once it is true."""
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        begun()
    await serving
