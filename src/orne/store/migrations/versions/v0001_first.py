"""Games with their journals and leases; campaigns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "game",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("decks", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("ended", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "journal",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("made", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column(
            "game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
        ),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("machine", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "campaign",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "campaign_state",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("campaign_id", sa.Integer, sa.ForeignKey("campaign.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("campaign_id", "number"),
        sqlite_autoincrement=True,
    )
