"""The database: where it is, how it is opened, and what goes wrong with it, each in one sentence."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, NoReturn

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from orne.kernel.errors import UserError
from orne.kernel.files import shown
from orne.store.models import IDENTITY
from orne.store.upgrading import NewerSchema, NotOurs, bring_up_to_date

PLACE = "ORNE_STORE"
"""The environment variable that names another store: a file, or the URL of a database."""
WAIT = 5.0
"""Seconds that a write waits for another process to finish its own."""
_WRITES = "writes"
LEAST_PAGE = 512
"""Bytes of the smallest page that SQLite has."""
LOG = "-wal"
"""What the name of the log ends with that SQLite writes beside its file."""
_ONLY_READ = "it can only be read; allow writing there, or name another place in ORNE_STORE"
_SQLITE_TROUBLE = (
    ("SQLITE_FULL", "the disk is full; make room"),
    ("SQLITE_READONLY", _ONLY_READ),
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

    def __init__(self, why: str, place: str = "") -> None:
        super().__init__(f"{place}: {why}" if place else why)
        self.plain = why[:1].upper() + why[1:]
        """The sentence without the place, for people elsewhere."""


def usual_url() -> str:
    """The store that is meant where none is named: a file in the user's data folder."""
    return os.environ.get(PLACE) or str(user_data_path("orne", appauthor=False) / "games.sqlite")


class OnlyRead(StoreError):
    """The place of the store cannot be written."""


class Moved(StoreError):
    """The file was moved, deleted or replaced while it was in use; what is at its place now is opened next."""


class Store:
    """An open store."""

    def __init__(self, place: str | Path | None = None, *, name: str = "") -> None:
        self.url = _url(str(place or usual_url()))
        self.name = name or _name(self.url)
        """What it is called in a sentence."""
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.opened = 0
        """How often it was opened: a file may be deleted or replaced while it is in use."""
        self._path = Path(self.url.database or "")
        self._log_path = self._path.with_name(f"{self._path.name}{LOG}")
        self._file: tuple[int, int] | None = None
        self._log: tuple[int, int] | None = None
        """What tells the file, and the log beside it, from every other."""
        self._token = ""
        """What tells the store in the file from every other."""
        self._written: tuple[int, int] | None = None
        """When the file was written last, and how long it is, as far as that was looked into."""
        self._opening = Lock()
        self.engine = _engine(self.url, is_sqlite=self.is_sqlite)
        self._open()

    @classmethod
    def to_read(cls, place: str | Path | None = None) -> Store:
        """A store to look at: where its place cannot be written, a copy of it for once."""
        try:
            return cls(place)
        except OnlyRead:
            return _Copy(Path(_url(str(place or usual_url())).database or ""))

    def _open(self) -> None:
        """Make the database ready, or say why that cannot be done."""
        if self.is_sqlite:
            _make_folder(self._path)
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
        if self.is_sqlite:
            self._file, self._log = identity(self._path), None
            self._note_token()
        self.opened += 1

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def is_here(self) -> bool:
        """Whether what was opened is still at its place: SQLite goes on writing to a file that was deleted."""
        if not self.is_sqlite:
            return True
        same_files = self._file == identity(self._path) and self._log in (None, identity(self._log_path))
        return same_files and not self._is_copied_over()

    def _note_token(self) -> None:
        """Take note of which store this is, and see that its file alone says so."""
        with self.troubles(), self.engine.connect() as connection, connection.begin():
            self._token = token_of(connection)
        if token_in(self._path) != self._token:
            with self.troubles(), self.engine.connect() as connection:
                connection.exec_driver_sql("ROLLBACK")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self._written = _written(self._path)

    def _is_copied_over(self) -> bool:
        """Whether another store was copied into the file, which SQLite does not notice: it stays the same file."""
        now = _written(self._path)
        if now == self._written:
            return False
        if token_in(self._path) not in (None, self._token):
            return True
        self._written = now
        return False

    def _look(self) -> None:
        """Open what is at the place of the store now, where that is another file, or none."""
        if self.is_here():
            return
        with self._opening:
            if self.is_here():
                return
            # The log of the file that was here must not be taken for that of another one.
            copied_over = self._is_copied_over()
            is_its_log = self._log is not None and self._log == identity(self._log_path)
            stale = is_its_log and (copied_over or self._file != identity(self._path))
            if stale and copied_over:
                # Without this, closing would write what is in the log over the other store.
                os.truncate(self._log_path, 0)
            self.close()
            if stale:
                self._log_path.unlink(missing_ok=True)
                self._path.with_name(f"{self._path.name}-shm").unlink(missing_ok=True)
            self._open()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        self._look()
        with self.troubles(), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self, opened: int | None = None) -> Iterator[Connection]:
        """A transaction that is on the disk when it ends, or has changed nothing.

        Whoever goes on with what they have read gives the number of the opening they have read it in.
        """
        self._look()
        if opened not in (None, self.opened):
            raise Moved("another file is at its place now.", self.name)
        with self.troubles(), self.engine.connect() as connection:
            connection = connection.execution_options(**{_WRITES: True})
            with connection.begin():
                yield connection
        if self._log is None and self.is_sqlite:
            self._log = identity(self._log_path)
        if not self.is_here():
            raise Moved("the file was moved or replaced while it was written.", self.name)

    def now(self, connection: Connection) -> float:
        """The time, by the clock that all who use this store share."""
        if self.is_sqlite:
            return time.time()
        return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())

    def _error(self, error: Any) -> StoreError:
        """What an error of the database means."""
        name = getattr(error, "sqlite_errorname", "")
        if self.is_sqlite:
            # One without a name is about what was read: it is not what was written.
            damaged = "it is damaged; move the file away and bring back a copy"
            why = next((words for begin, words in _SQLITE_TROUBLE if name.startswith(begin)), f"it failed ({name})")
            only_read = name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN"))
            return (OnlyRead if only_read else StoreError)(f"{why if name else damaged}.", self.name)
        state = getattr(error, "sqlstate", None)
        if state is None:
            return StoreError("the database cannot be reached.", self.name)
        return StoreError(f"{_POSTGRES_TROUBLE.get(state, f'the database refused (SQLSTATE {state})')}.", self.name)

    @contextmanager
    def troubles(self) -> Iterator[None]:
        """Say in one sentence what is wrong with the database."""
        try:
            yield
        except DBAPIError as error:
            raise self._error(error.orig) from error
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise self._error(error) from error
        except SQLAlchemyError as error:
            raise StoreError(f"the database does not answer ({type(error).__name__}).", self.name) from error


class _Copy(Store):
    """A copy of a store that can only be read, in a folder for temporary files, until it is closed."""

    def __init__(self, file: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="orne-")
        copy = Path(self._folder.name) / file.name
        try:
            for end in ("", LOG):
                if (from_ := file.with_name(file.name + end)).exists():
                    shutil.copyfile(from_, copy.with_name(copy.name + end))
            if not copy.exists():
                raise OnlyRead("there is no store there, and none can be made.", shown(file))
            super().__init__(copy, name=shown(file))
        except OSError as error:
            self._folder.cleanup()
            raise StoreError(f"it cannot be read ({error.strerror}).", shown(file)) from None
        except UserError:
            self._folder.cleanup()
            raise

    def close(self) -> None:
        """Let go of the copy."""
        super().close()
        self._folder.cleanup()

    def writing(self, opened: int | None = None) -> NoReturn:
        """Nothing is written to a copy."""
        raise OnlyRead(f"{_ONLY_READ}.", self.name)


def identity(file: Path) -> tuple[int, int] | None:
    """What tells a file of SQLite's from every other; None where there is none, or something else was written there.

    The file is not opened for it: closing it again would take away every lock that SQLite has on it in this process.
    """
    try:
        about = os.stat(file)
    except OSError:
        return None
    # A database is made of whole pages; a log is not.
    is_database = about.st_size > 0 and about.st_size % LEAST_PAGE == 0
    return (about.st_dev, about.st_ino) if is_database or file.name.endswith(LOG) else None


def _written(file: Path) -> tuple[int, int] | None:
    """When a file was written last, and how long it is."""
    try:
        about = os.stat(file)
    except OSError:
        return None
    return about.st_mtime_ns, about.st_size


def token_of(connection: Connection) -> str:
    """What tells a store from every other; nothing in one of an older version."""
    if not inspect(connection).has_table(IDENTITY.name):
        return ""
    return str(connection.execute(select(IDENTITY.c.token)).scalar() or "")


def token_in(file: Path) -> str | None:
    """The same as the file itself has it, without the log beside it; None where that cannot be told."""
    try:
        # Nothing is locked, and what SQLite remembers of the file is not looked at.
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)) as connection:
            found = connection.execute(f"SELECT token FROM {IDENTITY.name}").fetchone()
    except sqlite3.OperationalError as error:
        return "" if "no such table" in str(error) else None
    except sqlite3.Error:
        return None
    return "" if found is None else str(found[0])


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
        raise UserError("That is not a store that keeps games; name a file, or postgresql://…")
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
        raise OnlyRead(f"its folder cannot be made ({error.strerror}).", shown(file)) from None


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
