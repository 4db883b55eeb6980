"""Who goes on with a game: one process at a time, as long as it lives.

A process that plays a game has the game's lease and renews it now and then. Whoever comes second is told, and takes
over once the first is dead: at once where it can be seen on the same machine, else when the lease has run out.
Every write to a game renews the lease first, so a process that was thought dead and wakes up writes nothing.
"""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, text, update

from orne.kernel.errors import UserError
from orne.store.database import Store
from orne.store.models import LEASES
from orne.store.upgrading import LOCK

BEAT = 10.0
"""Seconds between two renewals."""
LASTS = 45.0
"""Seconds without a renewal after which a process counts as dead."""

_ALONE = text("SELECT pg_advisory_xact_lock(:class, :of)")
_RENEW = (
    update(LEASES)
    .where(LEASES.c.game_id == bindparam("of"), LEASES.c.owner == bindparam("by"))
    .values(beat=bindparam("now"))
)


class InUse(UserError):
    """Another process goes on with the game."""


@dataclass(frozen=True)
class Lease:
    """The right of this process to write to a game."""

    game: int
    owner: str


@dataclass(frozen=True)
class Holder:
    """The process that goes on with a game."""

    owner: str
    address: str
    """Where other processes reach it; empty where they need not."""
    process: str
    machine: str


def take(store: Store, connection: Connection, game: int, owner: str, address: str = "") -> Lease:
    """Take a game's lease in the name of an owner, or say that another process has it."""
    now = store.now(connection)
    if not store.is_sqlite:
        # Where there is no row yet, there is nothing to lock: whoever takes the game waits for others who do.
        connection.execute(_ALONE, {"class": LOCK, "of": game})
    # In PostgreSQL the row is locked until the transaction ends; SQLite has one writer at a time anyway.
    held = connection.execute(select(LEASES).where(LEASES.c.game_id == game).with_for_update()).one_or_none()
    if held is not None:
        # An owner who has it already may not have heard so.
        if held.owner != owner and _is_live(held, now):
            raise InUse(
                f"Game {game} is being played elsewhere (process {held.process.partition(' ')[0]} on "
                f"{held.machine.partition(' ')[0]}); leave it there first, or watch with orne games watch {game}."
            )
        connection.execute(delete(LEASES).where(LEASES.c.game_id == game))
    lease = Lease(game, owner)
    connection.execute(
        insert(LEASES).values(
            game_id=game, owner=owner, machine=_machine(), process=_process(), beat=now, address=address
        )
    )
    return lease


def renew(connection: Connection, lease: Lease, now: float) -> None:
    """Renew a lease, or say that another process has it now."""
    held = connection.execute(_RENEW, {"of": lease.game, "by": lease.owner, "now": now})
    if held.rowcount != 1:
        raise InUse(f"Game {lease.game} was deleted or is being played elsewhere now; nothing more is kept from here.")


def give_back(connection: Connection, lease: Lease) -> None:
    """Let others go on with the game."""
    connection.execute(delete(LEASES).where(LEASES.c.game_id == lease.game, LEASES.c.owner == lease.owner))


def is_held(store: Store, connection: Connection, game: int) -> bool:
    """Whether some process goes on with a game."""
    return holder(store, connection, game) is not None


def holder(store: Store, connection: Connection, game: int) -> Holder | None:
    """The process that goes on with a game; None where none does, or it is dead."""
    held = connection.execute(select(LEASES).where(LEASES.c.game_id == game)).one_or_none()
    if held is None or not _is_live(held, store.now(connection)):
        return None
    return Holder(held.owner, held.address, held.process.partition(" ")[0], held.machine.partition(" ")[0])


# ---- processes


def _machine() -> str:
    """This machine, as far as its processes have numbers of their own: containers have theirs."""
    return f"{platform.node() or 'this-machine'} {_boot()}"


@cache
def _boot() -> str:
    """What tells one start of this machine, and one space of process numbers, from another; empty if not known."""
    try:
        return f"{Path('/proc/sys/kernel/random/boot_id').read_text().strip()} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return ""


def _process() -> str:
    """This process: its number, and when it began."""
    return f"{os.getpid()} {_begun(os.getpid()) or ''}"


def _begun(process: int) -> str | None:
    """When a process of this machine began, in ticks since the machine did; None if there is no such process."""
    try:
        about = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return None
    # The name, in brackets, may have spaces in it. One that has ended and waits to be noticed counts as dead.
    state, *rest = about.rpartition(")")[2].split()
    return None if state in "ZX" else rest[18]


def _is_live(held: Row[Any], now: float) -> bool:
    """Whether whoever has a lease counts as alive."""
    known = _lives(held.machine, held.process)
    if known is False:
        return False
    age = now - held.beat
    # Where the clock was set back, the lease seems to come from the future: it is believed no longer than another one.
    return age < LASTS if age >= 0 else known is True or -age < LASTS


def _lives(machine: str, process: str) -> bool | None:
    """Whether a process of this machine lives; of another machine's, nothing is known."""
    if not _boot() or machine != _machine():
        return None
    number, _, begun = process.partition(" ")
    return number.isdecimal() and _begun(int(number)) == begun
