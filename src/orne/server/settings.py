"""What is settled for a server when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one address, one socket and the whole server take."""

    message_bytes: int = 64 * 1024
    body_bytes: int = 2_000_000
    messages_per_second: float = 20.0
    messages_at_once: int = 100
    requests_per_second: float = 40.0
    requests_at_once: int = 400
    sockets_per_address: int = 60
    tables_per_hour: int = 120
    """Tables that one address may make in an hour."""
    rooms: int = 2_000
    """Tables that one process has open at a time."""
    spectators: int = 100
    """Of one table."""
    unsent: int = 200
    """Messages that wait for a slow reader before its socket is closed."""


@dataclass(frozen=True)
class ServerSettings:
    """What is settled for a server when it starts."""

    store: str | None = None
    """A file or the URL of a database; the usual store where nothing is said."""
    local: bool = False
    """Whether it serves the person at this machine alone, who may see all its games, decks and campaigns."""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may talk to it."""
    limits: Limits = field(default_factory=Limits)
    page: Path | None = None
    """The folder of the built page, if not the one that comes with Orne."""
    workers: int = 2
    """Processes in which bots think."""
    advisers: int = 1
    """Processes in which hints are thought about."""
    threads: int = 8
    """Threads in which rooms are played."""
    absence: float = 120.0
    """Seconds after which the game of somebody who is away may be claimed."""
    idle: float = 30.0
    """Seconds after which a table that nobody looks at is put away."""
