"""What Alembic runs: the migrations, on the connection it is handed."""

from __future__ import annotations

from alembic import context

from orne.store.models import METADATA
from orne.store.upgrading import VERSIONS

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    version_table=VERSIONS,
)
with context.begin_transaction():
    context.run_migrations()
