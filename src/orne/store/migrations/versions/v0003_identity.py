"""What tells a store from every other; when the players of a game want to be asked."""

from __future__ import annotations

from uuid import uuid4

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is new; every row stays as it is."""
    op.add_column("game", sa.Column("stops", sa.Text, nullable=False, server_default=""))
    identity = op.create_table("store_identity", sa.Column("token", sa.Text, primary_key=True))
    op.bulk_insert(identity, [{"token": uuid4().hex}])
