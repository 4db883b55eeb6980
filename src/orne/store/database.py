"""The database: where it is, how it is opened, and what goes wrong with it, each in one sentence."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from orne.kernel.errors import UserError
from orne.kernel.files import shown
from orne.store.upgrading import NewerSchema, NotOurs, bring_up_to_date

PLACE = "ORNE_STORE"
"""The environment variable that names another store: a file, or the URL of a database."""
WAIT = 5.0
"""Seconds that a write waits for another process to finish its own."""
_WRITES = "writes"
_SQLITE_TROUBLE = (
    ("SQLITE_FULL", "the disk is full; make room"),
    ("SQLITE_READONLY", "it can only be read; allow writing there, or name another place in ORNE_STORE"),
    ("SQLITE_CANTOPEN", "it cannot be opened; allow writing there, or name another place in ORNE_STORE"),
    ("SQLITE_BUSY", "another program holds it locked; end that program"),
    ("SQLITE_LOCKED", "another program holds it locked; end that program"),
    ("SQLITE_NOTADB", "this is not a database; move the file away, or name another place in ORNE_STORE"),
    ("SQLITE_CORRUPT", "it is damaged; move the file away and bring back a copy"),
    ("SQLITE_IOERR", "the disk does not take it (input/output error)"),
)
_POSTGRES_TROUBLE = {
    "53100": "its disk is full; make room",
    "25006": "it can only be read; name another place in ORNE_STORE",
    "42501": "it may not be written by this user; name another place in ORNE_STORE",
}


class StoreError(UserError):
    """The store does not take or give something now; it may do so later."""


def usual_url() -> str:
    """The store that is meant where none is named: a file in the user's data folder."""
    return os.environ.get(PLACE) or str(user_data_path("orne", appauthor=False) / "games.sqlite")


class Store:
    """An open store."""

    def __init__(self, place: str | Path | None = None) -> None:
        self.url = _url(str(place or usual_url()))
        self.name = _name(self.url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            _make_folder(Path(self.url.database or ""))
        self.engine = _engine(self.url, is_sqlite=self.is_sqlite)
        try:
            with self.troubles():
                bring_up_to_date(self.engine)
                if self.is_sqlite:
                    _keep_log_beside(self.engine)
        except NewerSchema:
            self.close()
            raise UserError(f"{self.name}: a newer version of Orne has written this store; use that version.") from None
        except NotOurs:
            self.close()
            raise UserError(f"{self.name}: this database is another program's; name another in {PLACE}.") from None
        except UserError:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        with self.troubles(), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on the disk when it ends, or has changed nothing."""
        with self.troubles(), self.engine.connect() as connection:
            connection = connection.execution_options(**{_WRITES: True})
            with connection.begin():
                yield connection

    def now(self, connection: Connection) -> float:
        """The time, by the clock that all who use this store share."""
        if self.is_sqlite:
            return time.time()
        return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())

    @contextmanager
    def troubles(self) -> Iterator[None]:
        """Say in one sentence what is wrong with the database."""
        try:
            yield
        except DBAPIError as error:
            raise StoreError(f"{self.name}: {_trouble(error.orig)}.") from error
        except sqlite3.Error as error:
            raise StoreError(f"{self.name}: {_trouble(error)}.") from error
        except SQLAlchemyError as error:
            raise StoreError(f"{self.name}: the database does not answer ({type(error).__name__}).") from error


def _url(place: str) -> URL:
    """The URL that a place means: a path is a file of SQLite's, and PostgreSQL is spoken to through psycopg."""
    if "://" not in place:
        return URL.create("sqlite", database=str(Path(place).expanduser()))
    try:
        url = make_url(place)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError):
        backend = ""
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite" or not url.database or url.database == ":memory:":
        raise UserError(f"{PLACE} names no database that keeps games; give a file, or postgresql://…")
    return url


def _name(url: URL) -> str:
    """A store as a sentence names it, without a password."""
    if url.get_backend_name() == "sqlite":
        return shown(url.database or "")
    return shown(url.set(drivername="postgresql").render_as_string(hide_password=True))


def _make_folder(file: Path) -> None:
    """Make the folder of the database, readable by its user alone."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{shown(file)}: its folder cannot be made ({error.strerror}).") from None


def _engine(url: URL, *, is_sqlite: bool) -> Engine:
    """The engine of a database, set to lose nothing that it has said it holds."""
    if not is_sqlite:
        try:
            return create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": int(WAIT)})
        except ModuleNotFoundError:
            raise UserError(
                "PostgreSQL is spoken to through psycopg; install Orne with its extra “postgres”."
            ) from None
    engine = create_engine(url, connect_args={"timeout": WAIT})
    event.listen(engine, "connect", _settle)
    event.listen(engine, "begin", _begin)
    return engine


def _settle(connection: sqlite3.Connection, _: object) -> None:
    """Settle how SQLite writes: what is committed survives the end of the process and of the machine."""
    # Transactions are begun by hand, so that one that writes holds the lock from its beginning.
    connection.isolation_level = None
    for pragma in ("synchronous=FULL", "fullfsync=ON", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _keep_log_beside(engine: Engine) -> None:
    """Let SQLite write its log beside the file, once for all: readers then wait for nobody."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        until = time.monotonic() + WAIT
        while cursor.execute("PRAGMA journal_mode").fetchone() != ("wal",):
            try:
                cursor.execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError:
                # SQLite does not wait by itself here while another process opens the new file as well.
                if time.monotonic() > until:
                    raise
                time.sleep(0.02)
    finally:
        connection.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction of SQLite's."""
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _trouble(error: Any) -> str:
    """What an error of the database means."""
    name = getattr(error, "sqlite_errorname", None)
    if name is not None:
        return next((words for begin, words in _SQLITE_TROUBLE if name.startswith(begin)), f"it failed ({name})")
    state = getattr(error, "sqlstate", None)
    if state is None:
        return "the database cannot be reached"
    return _POSTGRES_TROUBLE.get(state, f"the database refused (SQLSTATE {state})")
