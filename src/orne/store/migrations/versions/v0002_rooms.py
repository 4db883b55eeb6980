"""Rooms with their settings, seats and chat; where the process that has a lease can be reached."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is new; every row stays as it is."""
    op.add_column("lease", sa.Column("address", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "room",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), unique=True),
        sa.Column("clocks", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seat",
        sa.Column("room_id", sa.Integer, sa.ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("deck", sa.Text),
        sa.Column("secret", sa.Text),
    )
    op.create_index("ix_seat_secret", "seat", ["secret"])
    op.create_table(
        "chat",
        sa.Column("room_id", sa.Integer, sa.ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
