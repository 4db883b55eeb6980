"""Rooms in the store: what was settled for a table, who holds each seat, and the secrets that open the seats."""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal, TypeAlias, get_args
from uuid import uuid4

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from orne.kernel.errors import UserError, echo
from orne.set_up.shared.seated import Seated
from orne.store import games
from orne.store.database import Store
from orne.store.models import CHAT, ROOMS, SEATS
from orne.store.rows import Damaged, data, data_of, moment, words

Kind: TypeAlias = Literal["link", "screen", "bot"]
"""How a seat is held: by a link of its own, from the screen that opened the room, or by a bot."""
LARGEST = 200_000
"""Letters that the settings of a room, or a deck, may have as JSON."""


@dataclass(frozen=True)
class KeptSeat:
    """A seat as it is kept; its secret is known to whoever holds it and to nobody else."""

    kind: Kind
    name: str = ""
    """What the player is called."""
    bot: str = ""
    """Which bot plays, where one does."""
    deck: Any = None
    """What the seat plays with, as plain data; None until it is chosen."""


@dataclass(frozen=True)
class KeptRoom:
    """A room as it is kept."""

    name: str
    """What it is called in an address: not to be guessed, but no secret."""
    game: str
    settings: dict[str, Any]
    seats: tuple[KeptSeat, ...]
    number: int | None
    """Its game's number in the store, once that has begun."""
    clocks: tuple[float, ...]
    """What each seat had left when that was written last, in seconds; empty where there are no clocks."""
    created: float
    changed: float


@dataclass(frozen=True)
class Said:
    """One line of a room's chat."""

    number: int
    seat: int | None
    """None for a spectator."""
    name: str
    words: str
    at: float


@dataclass(frozen=True)
class Opened:
    """A room that was just made, and its secrets, which are told this once."""

    room: KeptRoom
    secrets: tuple[str | None, ...]
    """The secret of each seat; the seats of one screen share theirs, and a bot has none."""


def add(
    store: Store, game: str, settings: dict[str, Any], seats: Sequence[KeptSeat], parent: str | None = None
) -> Opened:
    """Make a room; ``parent`` is the one whose game its own goes on from."""
    name = secrets.token_urlsafe(9)
    screen = secrets.token_urlsafe(24)
    given = tuple(
        None if seat.kind == "bot" else screen if seat.kind == "screen" else secrets.token_urlsafe(24) for seat in seats
    )
    with store.writing() as connection:
        now = store.now(connection)
        new = connection.execute(
            insert(ROOMS).values(
                name=name, game=game, settings=_json(settings), parent=parent, created=now, changed=now
            )
        )
        assert new.inserted_primary_key is not None
        connection.execute(
            insert(SEATS),
            [
                {"room_id": new.inserted_primary_key[0], "number": number, "secret": _digest(secret), **_values(seat)}
                for number, (seat, secret) in enumerate(zip(seats, given, strict=True))
            ],
        )
        return Opened(_room(connection, name), given)


def read(store: Store, name: str) -> KeptRoom:
    """A room by its name."""
    with store.reading() as connection:
        return _room(connection, name)


def of_game(store: Store, number: int) -> KeptRoom | None:
    """The room in which a game is played, if it is played in one."""
    with store.reading() as connection:
        name = connection.execute(select(ROOMS.c.name).where(ROOMS.c.game_id == number)).scalar()
        return None if name is None else _room(connection, name)


def listed(store: Store) -> list[KeptRoom]:
    """Every room, the one changed last first."""
    with store.reading() as connection:
        names = connection.execute(select(ROOMS.c.name).order_by(ROOMS.c.changed.desc(), ROOMS.c.id)).scalars().all()
        return [_room(connection, name) for name in names]


def branches(store: Store, name: str, most: int) -> list[KeptRoom]:
    """The rooms whose games went on from that of a room, in the order in which they were made, up to a number."""
    with store.reading() as connection:
        query = select(ROOMS.c.name).where(ROOMS.c.parent == name).order_by(ROOMS.c.id).limit(most)
        return [_room(connection, each) for each in connection.execute(query).scalars().all()]


def seats_of(store: Store, name: str, secret: str) -> tuple[int, ...]:
    """The seats that a secret opens: one, those of a screen, or none."""
    wanted = _digest(secret) or ""
    with store.reading() as connection:
        row = row_of(connection, name)
        found = connection.execute(select(SEATS).where(SEATS.c.room_id == row.id).order_by(SEATS.c.number)).all()
    # Each is compared, and to its end, so that the time it takes says nothing.
    same = [hmac.compare_digest(seat.secret or "", wanted) for seat in found]
    return tuple(seat.number for seat, fits in zip(found, same, strict=True) if fits)


def new_secret(store: Store, name: str, number: int) -> str:
    """A new secret for a seat; the old one opens it no more."""
    secret = secrets.token_urlsafe(24)
    with store.writing() as connection:
        row = row_of(connection, name, lock=True)
        _change_seat(connection, row, number, {"secret": _digest(secret)})
    return secret


def set_seat(store: Store, name: str, number: int, seat: KeptSeat) -> KeptRoom:
    """Say who holds a seat and with what; its secret stays, but a bot needs none. The deck stays once a game is on."""
    with store.writing() as connection:
        row = row_of(connection, name, lock=True)
        if row.game_id is not None and seat.deck not in [
            each.deck for each in _room(connection, name).seats[number:][:1]
        ]:
            raise UserError("The game has begun, and its decks stay as they are.")
        _change_seat(connection, row, number, _values(seat) | ({"secret": None} if seat.kind == "bot" else {}))
        _touch(store, connection, row)
        return _room(connection, name)


def set_settings(store: Store, name: str, settings: dict[str, Any], *, was: dict[str, Any] | None = None) -> KeptRoom:
    """Settle something else for a room; whoever says what ``was`` settled is refused if it is not so any more."""
    with store.writing() as connection:
        row = row_of(connection, name, lock=True)
        if was is not None and json.loads(row.settings) != json.loads(_json(was)):
            raise UserError("Somebody else was quicker; look again.")
        connection.execute(update(ROOMS).where(ROOMS.c.id == row.id).values(settings=_json(settings)))
        _touch(store, connection, row)
        return _room(connection, name)


def set_clocks(store: Store, name: str, left: Sequence[float]) -> None:
    """Note what each seat has left."""
    with store.writing() as connection:
        row = row_of(connection, name, lock=True)
        connection.execute(update(ROOMS).where(ROOMS.c.id == row.id).values(clocks=_json([*left])))


def say(store: Store, name: str, seat: int | None, who: str, line: str) -> Said:
    """Add a line to a room's chat."""
    with store.writing() as connection:
        row = row_of(connection, name, lock=True)
        last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.room_id == row.id)).scalar() or 0
        said = Said(last + 1, seat, who, line, store.now(connection))
        connection.execute(
            insert(CHAT).values(room_id=row.id, number=said.number, seat=seat, name=who, words=line, at=said.at)
        )
    return said


def chat(store: Store, name: str, after: int = 0) -> list[Said]:
    """What was said in a room after some line."""
    with store.reading() as connection:
        row = row_of(connection, name)
        query = select(CHAT).where(CHAT.c.room_id == row.id, CHAT.c.number > after).order_by(CHAT.c.number)
        return [Said(each.number, each.seat, each.name, each.words, each.at) for each in connection.execute(query)]


def begin(store: Store, name: str, seated: Seated) -> int:
    """Write the game of a room; where another process was first, its game counts, and its number is given."""
    with store.writing() as connection:
        row = row_of(connection, name, lock=True)
        if row.game_id is not None:
            return int(row.game_id)
        number = games.add_to(store, connection, seated, uuid4().hex)
        connection.execute(update(ROOMS).where(ROOMS.c.id == row.id).values(game_id=number))
        _touch(store, connection, row)
    return number


def attach(store: Store, name: str, number: int) -> None:
    """Let a room go on with a game that was begun elsewhere."""
    with store.writing() as connection:
        row = row_of(connection, name, lock=True)
        connection.execute(update(ROOMS).where(ROOMS.c.id == row.id).values(game_id=number))
        _touch(store, connection, row)


def remove(store: Store, name: str) -> None:
    """Forget a room; its game stays."""
    with store.writing() as connection:
        connection.execute(delete(ROOMS).where(ROOMS.c.id == row_of(connection, name, lock=True).id))


# ---- rows


def row_of(connection: Connection, name: str, *, lock: bool = False) -> Row[Any]:
    """The row of a room."""
    query = select(ROOMS).where(ROOMS.c.name == name)
    found = connection.execute(query.with_for_update() if lock else query).one_or_none()
    if found is None:
        raise UserError(f"There is no table called {echo(name)}.")
    return found


def _room(connection: Connection, name: str) -> KeptRoom:
    """A room from its rows."""
    row = row_of(connection, name)
    what = f"Table {row.id}"
    seats = connection.execute(select(SEATS).where(SEATS.c.room_id == row.id).order_by(SEATS.c.number)).all()
    return KeptRoom(
        name=row.name,
        game=words(row.game, what),
        settings=data_of(row.settings, dict, what),
        seats=tuple(_seat(each, what) for each in seats),
        number=row.game_id,
        clocks=() if row.clocks is None else tuple(data_of(row.clocks, list, what)),
        created=moment(row.created, what),
        changed=moment(row.changed, what),
    )


def _seat(row: Row[Any], what: str) -> KeptSeat:
    """A seat from its row."""
    if row.kind not in get_args(Kind):
        raise Damaged(what)
    deck = None if row.deck is None else data(row.deck, what)
    return KeptSeat(row.kind, words(row.name, what), words(row.bot, what), deck)


def _values(seat: KeptSeat) -> dict[str, Any]:
    """What the row of a seat says."""
    if seat.kind not in get_args(Kind):
        raise UserError(f"A seat is held by a {', a '.join(get_args(Kind))}, and not by {echo(seat.kind)}.")
    deck = None if seat.deck is None else _json(seat.deck)
    return {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "deck": deck}


def _change_seat(connection: Connection, row: Row[Any], number: int, values: dict[str, Any]) -> None:
    """Write something else into the row of a seat."""
    done = connection.execute(update(SEATS).where(SEATS.c.room_id == row.id, SEATS.c.number == number).values(**values))
    if done.rowcount != 1:
        raise UserError(f"This table has no seat {echo(number)}.")


def _touch(store: Store, connection: Connection, row: Row[Any]) -> None:
    """Note that a room was changed."""
    connection.execute(update(ROOMS).where(ROOMS.c.id == row.id).values(changed=store.now(connection)))


def _json(plain: Any) -> str:
    """Plain data as text."""
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
    if len(text) > LARGEST:
        raise UserError(f"That is more than a table keeps: {len(text):,} letters, and {LARGEST:,} is the most.")
    return text


def _digest(secret: str | None) -> str | None:
    """What is kept of a secret; it is long and random, so that a plain digest cannot be guessed back."""
    return None if secret is None else sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
