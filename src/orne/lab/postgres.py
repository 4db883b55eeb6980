"""A PostgreSQL server for once, from the binaries that Debian's package installs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

from orne.kernel.errors import UserError

SERVERS = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))


def missing() -> str:
    """Why no server can be started, in a few words; empty where one can."""
    if not SERVERS:
        return "no PostgreSQL server is installed"
    return "" if find_spec("psycopg") else "psycopg is not installed"


@contextmanager
def server() -> Iterator[str]:
    """The URL of a server of its own, reached through a socket; it keeps its promises as any other does."""
    if why := missing():
        raise UserError(f"{why[:1].upper()}{why[1:]}.")
    bin = SERVERS[-1].parent
    # A server refuses to run as root; folders for temporary files may be closed to other users.
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    folder = Path(f"/tmp/orne-pg-{uuid4().hex[:8]}")
    folder.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(folder, user)

    def run(*words: str) -> None:
        quiet = subprocess.DEVNULL
        subprocess.run(words, user=user, cwd="/", check=True, stdout=quiet, stderr=quiet)

    ctl = [str(bin / "pg_ctl"), "-D", str(folder / "data"), "-w"]
    try:
        run(str(bin / "initdb"), "-D", str(folder / "data"), "-A", "trust", "-U", "orne", "-E", "UTF8")
        options = f"-k {folder} -c listen_addresses='' -c max_connections=40"
        run(*ctl, "-o", options, "-l", str(folder / "log"), "start")
        yield f"postgresql://orne@/postgres?host={folder}"
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            run(*ctl, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
