"""How each game ended, and who won it, as data."""

from __future__ import annotations

import json
import re
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
GAMES = sa.table("game", *(sa.column(name) for name in ("id", "players", "ended", "how", "winners")))
JOURNAL = sa.table("journal", *(sa.column(name) for name in ("game_id", "number", "seat", "made")))
_BY_RULES = re.compile(r"Player ([1-9]) (has won|wins: )")
_OF_ALL = {"You have won.": "won", "You have lost.": "lost"}
"""What a scenario's sentence ends with, where it belongs to no campaign."""
_BY_WORD = {" no time left.": "time", " been away too long.": "away"}


def upgrade() -> None:
    """Add what is new, and fill it in for the games that are over; every other column stays as it is."""
    op.add_column("game", sa.Column("how", sa.Text, nullable=False, server_default=""))
    op.add_column("game", sa.Column("winners", sa.Text, nullable=False, server_default="[]"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(GAMES).where(GAMES.c.ended != "")).all():
        last = connection.execute(
            sa.select(JOURNAL).where(JOURNAL.c.game_id == row.id).order_by(JOURNAL.c.number.desc()).limit(1)
        ).first()
        how, winners = _ended(row, last)
        connection.execute(sa.update(GAMES).where(GAMES.c.id == row.id).values(how=how, winners=json.dumps(winners)))


def _ended(row: Any, last: Any) -> tuple[str, list[int]]:
    """How the game of a row ended and who won it, from its sentence and from the last row of its journal.

    Nothing is said of a damaged row, nor of a scenario of a campaign, whose sentence does not tell.
    """
    try:
        said = {} if last is None else json.loads(last.made)
        if isinstance(said, dict) and "end" in said:
            ended = str(row.ended)
            lost = next((how for words, how in _BY_WORD.items() if ended.endswith(words)), "conceded")
            return "drawn" if last.seat is None else lost, [int(seat) for seat in said["end"]["winners"]]
        if found := _BY_RULES.match(row.ended):
            return "won", [int(found[1]) - 1]
        for words, how in _OF_ALL.items():
            if row.ended.endswith(words):
                return how, list(range(len(json.loads(row.players)))) if how == "won" else []
    except (ValueError, TypeError, LookupError, RecursionError):
        pass
    return "", []
