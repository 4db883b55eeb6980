"""Bringing a store's schema up to date."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, inspect, text

from orne.store.models import SCHEMA

LOCK = 0x6F726E65
"""The number of the lock under which one process alone changes the schema of a PostgreSQL database."""


HEAD = "head"
"""What a store is brought to: the newest revision."""
VERSIONS = "orne_schema"
"""The table that says which revision the schema is."""


class NotOurs(Exception):
    """The database has tables, and they are not Orne's."""


class NewerSchema(Exception):
    """A newer version of Orne has changed the schema."""


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that a store lacks, as one transaction; one from a newer version of Orne is refused."""
    with engine.connect() as connection, connection.begin():
        if _revision(connection) == SCHEMA:
            return
    with engine.connect() as connection:
        connection = connection.execution_options(writes=True)
        with connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            if _revision(connection) != SCHEMA:
                _migrate(connection)


def _revision(connection: Connection) -> str | None:
    """The revision of the schema, or None where there is none yet."""
    tables = inspect(connection).get_table_names()
    if VERSIONS not in tables:
        if tables:
            raise NotOurs
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return None if found is None else str(found)


def _migrate(connection: Connection) -> None:
    """Let Alembic run what is missing."""
    # Imported here for the sake of start-up time: a store is nearly always up to date.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "orne.store:migrations")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = _revision(connection)
    if found is not None and found not in known:
        raise NewerSchema
    try:
        command.upgrade(config, HEAD)
    except CommandError as error:
        raise NewerSchema from error
