"""The tables of the store. Rows of a journal are added and never changed."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

SCHEMA = "0005"
"""The newest revision of the schema: the last file in ``migrations/versions``."""

METADATA = MetaData()

GAMES = Table(
    "game",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("token", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("cards", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("decks", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("played", Float, nullable=False),
    Column("turn", Text, nullable=False),
    Column("ended", Text, nullable=False),
    # When its players want to be asked, as their table has written it.
    Column("stops", Text, nullable=False, server_default=""),
    # In which way it ended; empty while it goes on, and where an older version has not said so.
    Column("how", Text, nullable=False, server_default=""),
    Column("winners", Text, nullable=False, server_default="[]"),
    # A number once given to a game is not given to another, even after that game was deleted.
    sqlite_autoincrement=True,
)

IDENTITY = Table("store_identity", METADATA, Column("token", Text, primary_key=True))
"""One row: what tells this store from every other."""

JOURNAL = Table(
    "journal",
    METADATA,
    Column("game_id", Integer, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("made", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What was done in each game, numbered from 1."""

LEASES = Table(
    "lease",
    METADATA,
    Column("game_id", Integer, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("owner", Text, nullable=False),
    Column("machine", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("beat", Float, nullable=False),
    # Where other processes reach this one; empty where they need not.
    Column("address", Text, nullable=False, server_default=""),
)
"""Which process goes on with a game."""

ROOMS = Table(
    "room",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("settings", Text, nullable=False),
    # Nothing until the game has begun; a room goes with its game.
    Column("game_id", Integer, ForeignKey("game.id", ondelete="CASCADE"), unique=True),
    Column("clocks", Text),
    # The room whose game this one's went on from, by its name: that one may be deleted before this.
    Column("parent", Text, index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    sqlite_autoincrement=True,
)
"""Tables at which people meet, before and after their game has begun."""

SEATS = Table(
    "seat",
    METADATA,
    Column("room_id", Integer, ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("deck", Text),
    # A digest: whoever reads the database cannot sit down with it.
    Column("secret", Text, index=True),
)
"""Who holds each seat of a room."""

CHAT = Table(
    "chat",
    METADATA,
    Column("room_id", Integer, ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What was said in each room, numbered from 1; a spectator has no seat."""

NOTES = Table(
    "note",
    METADATA,
    Column("room_id", Integer, ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("glyph", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What the players of a room's game have written about its positions: one note of each seat on each."""

CAMPAIGNS = Table(
    "campaign",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    # The scenario under way; a game that a campaign needs is not deleted.
    Column("game_id", Integer, ForeignKey("game.id")),
    sqlite_autoincrement=True,
)

CAMPAIGN_STATES = Table(
    "campaign_state",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("campaign_id", Integer, ForeignKey("campaign.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("campaign_id", "number"),
    sqlite_autoincrement=True,
)
"""A campaign after each change, numbered from 1; the last one counts."""
