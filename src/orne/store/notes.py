"""Notes in the store: what the players of a game have written about its positions."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select

from orne.kernel.errors import UserError
from orne.store.database import Store
from orne.store.models import NOTES
from orne.store.rooms import row_of
from orne.store.rows import moment, words

MOST = 300
"""Notes that each seat of a room may have."""


@dataclass(frozen=True)
class Note:
    """What a seat has written about a position."""

    place: int
    """After how many decisions."""
    seat: int
    glyph: str
    words: str
    at: float = 0.0


def write(store: Store, room: str, note: Note) -> None:
    """Write a note in place of what the seat has written there; one that says nothing takes that away."""
    with store.writing() as connection:
        row = row_of(connection, room, lock=True)
        own = (NOTES.c.room_id == row.id) & (NOTES.c.seat == note.seat)
        connection.execute(delete(NOTES).where(own, NOTES.c.place == note.place))
        if not note.glyph and not note.words:
            return
        if connection.execute(select(func.count()).where(own)).scalar_one() >= MOST:
            raise UserError(f"There are {MOST} comments on this game, and that is the most; take one away first.")
        connection.execute(
            insert(NOTES).values(
                room_id=row.id,
                place=note.place,
                seat=note.seat,
                glyph=note.glyph,
                words=note.words,
                at=store.now(connection),
            )
        )


def listed(store: Store, room: str) -> list[Note]:
    """Every note on a room's game, by position, then by seat."""
    with store.reading() as connection:
        row = row_of(connection, room)
        query = select(NOTES).where(NOTES.c.room_id == row.id).order_by(NOTES.c.place, NOTES.c.seat)
        found = connection.execute(query).all()
    what = f"Table {row.id}"
    return [
        Note(each.place, each.seat, words(each.glyph, what), words(each.words, what), moment(each.at, what))
        for each in found
    ]
