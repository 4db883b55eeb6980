"""Games in the store: a row each for what was settled at the beginning, and a journal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args
from uuid import uuid4

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from orne.games import BEING_SET_UP, load_laboratory, load_rulebooks
from orne.games import GAMES as KNOWN
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.kernel.reading import look_through
from orne.kernel.records import FORMAT
from orne.kernel.versions import versions
from orne.set_up.shared.seated import HUMAN, Ending, HowEnded, Seated
from orne.store import lease, news
from orne.store.database import Store
from orne.store.journal import Entry, Told, difference, told
from orne.store.lease import Holder, InUse, Lease
from orne.store.models import CAMPAIGNS, GAMES, JOURNAL
from orne.store.rows import Damaged, data_of, moment, names, numbers, words

# Made once: it is executed with every answer.
_NOTE = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("of"))
    .values(
        rules=bindparam("its_rules"),
        cards=bindparam("its_cards"),
        played=bindparam("now"),
        turn=bindparam("its_turn"),
        ended=bindparam("its_end"),
        how=bindparam("its_how"),
        winners=bindparam("its_winners"),
    )
)
_ADD = insert(JOURNAL)


_NO_TURN = frozenset(("turn 0", "round 0"))
"""What older versions wrote of a game that was being set up."""


class NoGame(UserError):
    """No game has the number that was given."""


@dataclass(frozen=True)
class About:
    """What a list of games says about one."""

    number: int
    game: str
    """Which game it is; empty where its row is damaged."""
    players: tuple[str, ...]
    decks: tuple[str, ...]
    turn: str
    ended: str
    """How it ended, in a sentence; empty while it goes on."""
    how: HowEnded | Literal[""]
    """In which way; empty while it goes on, and where an older version has not said so."""
    winners: tuple[int, ...]
    """The seats that have won it."""
    created: float
    played: float
    """When the last answer was given, in seconds since 1970."""


def listed(store: Store) -> list[About]:
    """Every game, the one played last first."""
    with store.reading() as connection:
        return [
            _about_any(row) for row in connection.execute(select(GAMES).order_by(GAMES.c.played.desc(), GAMES.c.id))
        ]


def about(store: Store, number: int) -> About:
    """One game."""
    with store.reading() as connection:
        return _about(_row(connection, number))


def unfinished(store: Store, game: str = "") -> About | None:
    """The game played last that has not ended and that a person plays."""
    going_on = (each for each in listed(store) if not each.ended and HUMAN in each.players)
    return next((each for each in going_on if game in ("", each.game)), None)


def is_played(store: Store, number: int) -> bool:
    """Whether some process goes on with a game now."""
    with store.reading() as connection:
        return lease.is_held(store, connection, number)


def record(store: Store, number: int) -> dict[str, Any]:
    """A game as a record, with its players."""
    return _record(store, number)[0]


def _record(store: Store, number: int) -> tuple[dict[str, Any], About, Ending | None]:
    """A game as a record, what a list says about it, and how its players ended it, if they did."""
    with store.reading() as connection:
        row = _row(connection, number)
        said = told(rows(connection, number))
    about = _about(row)
    record = {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "cards": row.cards,
        "start": data_of(row.start, dict, f"Game {number}"),
        "decisions": [*said.decisions],
        "players": [*about.players],
    }
    if said.ended is not None:
        record["ended"] = {**said.ended.data(), "seat": said.ended.seat}
    return record, about, said.ended


def read(store: Store, number: int) -> Seated:
    """A game, played through from its record; see its ``read_only`` before going on with it."""
    load_rulebooks()
    kept, about, ended = _record(store, number)
    load_laboratory(json.dumps(kept["start"]), (about.game,))
    try:
        game = Game.from_record(kept)
        look_through(game)
    except UserError as error:
        raise UserError(f"Game {number} of {store.name}: {str(error)[:1].lower()}{str(error)[1:]}") from None
    return Seated(game, about.players, about.decks, ended)


def add(store: Store, seated: Seated) -> int:
    """Write a game and all that has been decided in it: the whole or nothing."""
    with store.writing() as connection:
        return add_to(store, connection, seated, uuid4().hex)


def add_to(store: Store, connection: Connection, seated: Seated, token: str) -> int:
    """Write a game with all its decisions; a token that is there already means the game that was written with it."""
    game = seated.game
    if game.read_only:
        raise UserError(game.read_only)
    found = connection.execute(select(GAMES.c.id).where(GAMES.c.token == token)).scalar()
    if found is not None:
        return int(found)
    here = versions(game.rules)
    now = store.now(connection)
    new = connection.execute(
        insert(GAMES).values(
            token=token,
            game=game.rules.name,
            rules=here.rules,
            cards=here.cards,
            start=json.dumps(game.start, ensure_ascii=False, separators=(",", ":")),
            players=json.dumps(seated.players, ensure_ascii=False),
            decks=json.dumps(seated.decks, ensure_ascii=False),
            created=now,
            played=now,
            turn=KNOWN[game.rules.name].turn(game.state),
            ended=seated.result,
            how=seated.how or "",
            winners=json.dumps(seated.winners),
        )
    )
    assert new.inserted_primary_key is not None
    number = int(new.inserted_primary_key[0])
    everything = difference(Told(), Told(tuple(game.decisions()), seated.ended), game.answered())
    _insert(connection, number, 1, [entry for change in everything for entry in change], now)
    return number


def append(
    store: Store, connection: Connection, held: Lease, number: int, change: Sequence[Entry], seated: Seated
) -> None:
    """Write the next rows of a game's journal, from a number on, if this process still has the game."""
    now = store.now(connection)
    lease.renew(connection, held, now)
    _insert(connection, held.game, number, change, now)
    game = seated.game
    here = versions(game.rules)
    # A game that was played through with newer rules and goes on is a game of those.
    connection.execute(
        _NOTE,
        {
            "of": held.game,
            "its_rules": here.rules,
            "its_cards": here.cards,
            "now": now,
            "its_turn": KNOWN[game.rules.name].turn(game.state),
            "its_end": seated.result,
            "its_how": seated.how or "",
            "its_winners": json.dumps(seated.winners),
        },
    )
    news.tell(connection, held.game, number + len(change) - 1)


def _insert(connection: Connection, game: int, number: int, entries: Sequence[Entry], now: float) -> None:
    """Write rows of a journal, from a number on."""
    if entries:
        connection.execute(
            _ADD,
            [
                {"game_id": game, "number": place, "seat": each.seat, "made": each.text, "at": now}
                for place, each in enumerate(entries, number)
            ],
        )


def since(store: Store, number: int, row: int = 0) -> list[Entry]:
    """What is new in a game since some row of its journal; ``journal.told`` says what it comes to."""
    with store.reading() as connection:
        _row(connection, number)
        return rows(connection, number, row)


def note_stops(store: Store, connection: Connection, held: Lease, stops: str) -> None:
    """Write when the players of a game want to be asked, if this process still has the game."""
    lease.renew(connection, held, store.now(connection))
    connection.execute(update(GAMES).where(GAMES.c.id == held.game).values(stops=stops))


def stops(connection: Connection, number: int) -> str:
    """When the players of a game want to be asked, as their table has written it."""
    return str(_row(connection, number).stops)


def holder(store: Store, number: int) -> Holder | None:
    """The process that goes on with a game now, if one does."""
    with store.reading() as connection:
        return lease.holder(store, connection, number)


def token(connection: Connection, number: int) -> str:
    """What tells a game from all others, in whatever store it is."""
    return str(_row(connection, number).token)


def rows(connection: Connection, number: int, after: int = 0) -> list[Entry]:
    """What a game's journal says from a place on."""
    found = connection.execute(
        select(JOURNAL.c.number, JOURNAL.c.made, JOURNAL.c.seat)
        .where(JOURNAL.c.game_id == number, JOURNAL.c.number > after)
        .order_by(JOURNAL.c.number)
    ).all()
    if [row.number for row in found] != list(range(after + 1, after + 1 + len(found))):
        raise UserError(f"The journal of game {number} is damaged: rows of it are missing.")
    return [Entry(row.made, row.seat) for row in found]


def remove(store: Store, number: int) -> None:
    """Delete a game that nobody plays and no campaign needs."""
    with store.writing() as connection:
        _row(connection, number)
        if lease.is_held(store, connection, number):
            raise InUse(f"Game {number} is being played; leave it first.")
        name = connection.execute(select(CAMPAIGNS.c.name).where(CAMPAIGNS.c.game_id == number)).scalar()
        if name is not None:
            raise UserError(f"Game {number} is the scenario under way in the campaign {name}, and stays with it.")
        connection.execute(delete(GAMES).where(GAMES.c.id == number))


def _row(connection: Connection, number: int) -> Row[Any]:
    """The row of a game."""
    found = connection.execute(select(GAMES).where(GAMES.c.id == number)).one_or_none()
    if found is None:
        raise NoGame(f"There is no game {number}; orne games lists those there are.")
    return found


def _about(row: Row[Any]) -> About:
    """What a row says."""
    what = f"Game {row.id}"
    if row.game not in KNOWN:
        raise Damaged(what)
    return About(
        number=row.id,
        game=row.game,
        players=names(row.players, what),
        decks=names(row.decks, what),
        turn=BEING_SET_UP if row.turn in _NO_TURN else words(row.turn, what),
        ended=words(row.ended, what),
        how=_how(row.how, what),
        winners=numbers(row.winners, what),
        created=moment(row.created, what),
        played=moment(row.played, what),
    )


def _how(how: object, what: str) -> HowEnded | Literal[""]:
    """In which way a game of a row ended; empty while it goes on."""
    known: HowEnded | None = next((each for each in get_args(HowEnded) if each == how), None)
    if known is None and how != "":
        raise Damaged(what)
    return known or ""


def _about_any(row: Row[Any]) -> About:
    """What a row says, or that it cannot be read: one damaged game does not hide the others."""
    try:
        return _about(row)
    except Damaged as error:
        return About(row.id, "", (), (), "", str(error), "", (), 0.0, 0.0)
