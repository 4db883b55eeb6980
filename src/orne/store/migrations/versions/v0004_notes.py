"""What players write about positions; which room's game another's went on from."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
ROOMS = sa.table("room", sa.column("id", sa.Integer), sa.column("settings", sa.Text), sa.column("parent", sa.Text))


def upgrade() -> None:
    """Add what is new; a room that branched off says so in its settings, and from now on in a column as well."""
    op.add_column("room", sa.Column("parent", sa.Text))
    op.create_index("ix_room_parent", "room", ["parent"])
    op.create_table(
        "note",
        sa.Column("room_id", sa.Integer, sa.ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("glyph", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    for room in connection.execute(sa.select(ROOMS)).all():
        if parent := _parent(room.settings):
            connection.execute(sa.update(ROOMS).where(ROOMS.c.id == room.id).values(parent=parent))


def _parent(settings: Any) -> str | None:
    """The room that the settings of another name; a damaged row names none, and stays as it is."""
    try:
        parent = json.loads(settings)["branched"][0]
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    return parent if isinstance(parent, str) else None
