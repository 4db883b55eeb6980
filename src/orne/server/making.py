"""Making tables: from what somebody wishes, from a game of the store, from a record or a position of another game."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from orne.games import GAMES, load_laboratory
from orne.kernel.errors import UserError, echo
from orne.kernel.game import Game
from orne.kernel.log_words import plural
from orne.kernel.reading import look_through
from orne.learn.lesson import Lesson
from orne.server import tables
from orne.server.decks import Shelf, deck_of
from orne.server.games import SERVED, refuse_no_bot
from orne.server.requests import Branch, Claim, NewSeat, NewTable
from orne.server.tables import BOT, HERE, LINK, KeptTable, TableSettings
from orne.set_up.shared.seated import HUMAN, Ending, Seated
from orne.set_up.shared.seeds import fresh_seed
from orne.store import games, rooms
from orne.store.database import Store
from orne.store.rooms import KeptSeat, Kind, Opened

KINDS: dict[str, Kind] = {"here": "screen", "bot": "bot", "link": "link"}


@dataclass(frozen=True)
class Made:
    """A new table with its secrets, which are told this once."""

    table: KeptTable
    secrets: tuple[str | None, ...]

    def told(self) -> dict[str, Any]:
        """What whoever made it is told: their own seats' secrets, and invitations for the others."""
        seats = []
        for seat, (each, secret) in enumerate(zip(self.table.seats, self.secrets, strict=True)):
            row: dict[str, Any] = {"seat": seat, "kind": "here" if each.kind == HERE else each.kind, "name": each.name}
            if secret is not None:
                row["secret" if self.table.is_taken(seat) else "invitation"] = secret
            seats.append(row)
        state = "waiting" if self.table.number is None else "playing"
        return {"id": self.table.id, "number": self.table.number, "state": state, "seats": seats}


def make(store: Store, shelf: Shelf, wished: NewTable) -> Made:
    """Make a table as somebody wishes it, and begin its game if everything is there."""
    game = GAMES[wished.game]
    seats = list(wished.seats)
    if wished.random_seats:
        random.SystemRandom().shuffle(seats)
    least, most = SERVED[wished.game].setup()["seats"]
    if not least <= len(seats) <= most:
        wanted = f"{least} to {most}" if least < most else str(most)
        raise UserError(f"{game.title} is for {wanted} players, not {len(seats)}.")
    if all(seat.kind == "bot" for seat in seats):
        raise UserError("Somebody must play; leave at least one seat to a person.")
    if wished.hidden and not wished.ask_always:
        raise UserError("Who could have answered is hidden only in a game that asks about everything.")
    settings = TableSettings(
        edition=wished.edition or game.editions[0],
        scenario=wished.scenario,
        difficulty=wished.difficulty,
        seed=wished.seed,
        first=wished.first,
        undo=wished.undo,
        ask_always=wished.ask_always,
        hidden=wished.hidden,
        real_bag=wished.real_bag,
        clock=None if wished.clock is None else (wished.clock.bank, wished.clock.increment),
        open=wished.open,
    )
    if settings.edition not in game.editions:
        raise UserError(f"{game.title} has no edition {echo(settings.edition)}; it has {', '.join(game.editions)}.")
    SERVED[wished.game].refuse_settings(settings)
    kept = [_seat(shelf, wished.game, seat, settings.edition) for seat in seats]
    # What cannot be played is refused before anything is written.
    if all(each.deck is not None for each in kept):
        _begun(wished.game, kept, settings)
    opened = rooms.add(store, wished.game, settings.data(), kept)
    table = tables.of_room(opened.room)
    if table.is_ready:
        table = begin(store, table)
    return Made(table, opened.secrets)


def begin(store: Store, table: KeptTable) -> KeptTable:
    """Begin the game of a table that is ready."""
    if table.number is None:
        rooms.begin(store, table.id, _begun(table.game, table.seats, table.settings))
    return tables.read(store, table.id)


def claim(store: Store, shelf: Shelf, table: KeptTable, wished: Claim) -> tuple[KeptTable, int, str]:
    """Somebody takes a seat: the table, the seat, and the secret that holds it from now on."""
    seat = tables.claim(store, table, wished.invitation, wished.seat)
    deck = table.seats[seat].deck
    if deck is None:
        deck = _deck_data(shelf, table.game, wished.deck, wished.list, table.settings.edition)
        if deck is None:
            raise UserError("Bring a deck: whoever takes this seat chooses it.")
        others = [each.deck for each in table.seats]
        if all(each is not None or number == seat for number, each in enumerate(others)):
            trial = [replace(each, deck=deck) if number == seat else each for number, each in enumerate(table.seats)]
            _begun(table.game, trial, table.settings)
    taken = {"taken": (*table.settings.taken, seat)}
    tables.change(store, table, **taken)
    secret = rooms.new_secret(store, table.id, seat)
    rooms.set_seat(store, table.id, seat, replace(table.seats[seat], name=wished.name.strip(), deck=deck))
    table = tables.read(store, table.id)
    return begin(store, table) if table.is_ready else table, seat, secret


def rematch(store: Store, table: KeptTable) -> Made:
    """The same table once more: same seats, decks or scenario, another course of chance."""
    if table.settings.campaign:
        raise UserError("A campaign goes on with its next scenario, not with the same one again.")
    if table.number is None or table.settings.moved:
        raise UserError("There is nothing to be played again, or it is being played already.")
    seated = games.read(store, table.number)
    start = seated.game.start
    if "seed" not in start:
        raise UserError("This game began in the middle: it cannot be played from its beginning.")
    # A first game is played once more as it was, without the coach.
    seed = start["seed"] if table.settings.lesson else fresh_seed()
    start = {**start, "seed": seed}
    if isinstance(start.get("first"), int) and not table.settings.lesson:
        start["first"] = 1 - start["first"]
    again = Seated(Game(seated.game.rules, start), seated.players, seated.decks)
    links = tuple(seat for seat, each in enumerate(table.seats) if each.kind == LINK)
    settings = replace(
        table.settings, seed=None, taken=links, moved="", lesson="", branched=None, begins=0, shared=False
    )
    opened = rooms.add(store, table.game, settings.data(), table.seats)
    number = rooms.begin(store, opened.room.name, again)
    try:
        tables.change(store, table, moved=opened.room.name)
    except UserError:
        # Somebody else was quicker, and theirs is the game that is played again.
        games.remove(store, number)
        raise
    return Made(tables.read(store, opened.room.name), opened.secrets)


def of_game(store: Store, number: int, campaign: str = "") -> Made:
    """A table for a game of the store, all people at this screen; one that it has goes on, with new secrets."""
    about = games.about(store, number)
    room = rooms.of_game(store, number)
    if room is not None:
        given: list[str | None] = [None] * len(room.seats)
        for seat, each in enumerate(room.seats):
            if each.kind != BOT:
                given[seat] = rooms.new_secret(store, room.name, seat)
        table = tables.of_room(room)
        links = tuple(seat for seat, each in enumerate(room.seats) if each.kind == LINK)
        return Made(tables.change(store, table, taken=links), tuple(given))
    return _of_seated(store, games.read(store, number), about.game, number, campaign)


def learn(store: Store, lesson: Lesson) -> Made:
    """A table for a first game, with a coach."""
    return _of_seated(store, lesson.begin(), lesson.game, more={"lesson": lesson.game})


def of_record(store: Store, record: Any) -> Made:
    """A table for a game from a record."""
    if not isinstance(record, dict):
        raise UserError("This is not a record of a game.")
    load_laboratory(json.dumps(record.get("start")))
    game = Game.from_record({name: value for name, value in record.items() if name != "players"})
    look_through(game)
    if game.read_only:
        raise UserError(game.read_only)
    said = record.get("players")
    bots = GAMES[game.rules.name].bots()
    players = said if isinstance(said, list) and len(said) == game.state.seats else [HUMAN] * game.state.seats
    who = tuple(each if isinstance(each, str) and each in bots else HUMAN for each in players)
    if HUMAN not in who:
        who = (HUMAN, *who[1:])
    ended = record.get("ended")
    seated = Seated(game, who, ended=None if ended is None else Ending.of(ended, game.state.seats))
    return _of_seated(store, seated, game.rules.name)


def shown(store: Store, game: Game[Any], ruling: str) -> Made:
    """A table for a game that stands as in a demonstration, every seat at this screen."""
    if game.over:
        raise UserError("The game is over at this step: there is nothing left to play.")
    return _of_seated(store, Seated(game, (HUMAN,) * game.state.seats, ()), game.rules.name, more={"ruling": ruling})


@dataclass(frozen=True)
class Left:
    """A game that goes on from a position of another."""

    game: Game[Any]
    begins: int
    """How many of its decisions were made before it left the other."""
    words: str
    """What was answered there instead; empty where nothing was."""


def branch(store: Store, left: Left, table: KeptTable, wished: Branch, *, shared: bool) -> Made:
    """A table for a game that goes on from a position of another; one that is shared is in the other's tree for all."""
    seats = wished.seats or []
    if seats and len(seats) != len(table.seats):
        were = "was" if len(seats) == 1 else "were"
        raise UserError(f"This game has {plural(len(table.seats), 'seat')}, and {len(seats)} {were} given.")
    players = list(table.players)
    for number, each in enumerate(seats):
        if each.kind == "bot":
            refuse_no_bot(table.game, each.bot)
        players[number] = each.bot if each.kind == "bot" else HUMAN
    if HUMAN not in players:
        raise UserError("Somebody must play; leave at least one seat to a person.")
    titles = tuple((each.deck or {}).get("title", "") for each in table.seats)
    names = tuple("" if each.kind == BOT else each.name for each in table.seats)
    seated = Seated(left.game, tuple(players), titles)
    branched = {"branched": (table.id, wished.n, left.words), "begins": left.begins, "shared": shared}
    return _of_seated(store, seated, table.game, names=names, parent=table.id, more=branched)


def _of_seated(
    store: Store,
    seated: Seated,
    game: str,
    number: int | None = None,
    campaign: str = "",
    names: Sequence[str] = (),
    parent: str | None = None,
    more: Mapping[str, Any] = MappingProxyType({}),
) -> Made:
    """A table for a game that is there already, all people at this screen; ``more`` is settled for it besides."""
    start = seated.game.start
    position = start.get("position") or {}
    edition = start.get("edition") or position.get("edition") or GAMES[game].editions[0]
    settings = TableSettings(
        edition=str(edition),
        scenario=str(start.get("scenario") or position.get("scenario") or ""),
        difficulty=str(start.get("difficulty") or position.get("difficulty") or ""),
        undo=str(start.get("undo") or ""),
        ask_always=bool(start.get("ask_always")),
        campaign=campaign,
        **more,
    )
    titles = seated.decks or ("",) * len(seated.players)
    seats = [
        KeptSeat("screen", name, "", {"title": title})
        if player == HUMAN
        else KeptSeat("bot", _bot_name(game, player), player, {"title": title})
        for player, name, title in zip(seated.players, names or ("",) * len(titles), titles, strict=True)
    ]
    opened: Opened = rooms.add(store, game, settings.data(), seats, parent)
    if number is None:
        rooms.begin(store, opened.room.name, seated)
    else:
        rooms.attach(store, opened.room.name, number)
    return Made(tables.read(store, opened.room.name), opened.secrets)


def _seat(shelf: Shelf, game: str, wished: NewSeat, edition: str) -> KeptSeat:
    """A seat as somebody wishes it."""
    if wished.kind == "bot":
        refuse_no_bot(game, wished.bot)
    elif wished.bot:
        raise UserError("Only a bot's seat names a bot.")
    deck = _deck_data(shelf, game, wished.deck, wished.list, edition)
    if deck is None and wished.kind != "link":
        raise UserError("Every seat needs a deck; only whoever comes by a link may bring their own.")
    name = wished.name.strip() or (_bot_name(game, wished.bot) if wished.kind == "bot" else "")
    return KeptSeat(KINDS[wished.kind], name, wished.bot, deck)


def _bot_name(game: str, bot: str) -> str:
    """What a bot's seat is called; in a game played together it has its investigator's name."""
    return bot.capitalize() if SERVED[game].setup()["competitive"] else ""


def _deck_data(shelf: Shelf, game: str, name: str | None, text: str | None, edition: str) -> dict[str, str] | None:
    """A deck as a seat keeps it: by its id, or its whole text."""
    if name is None and text is None:
        return None
    if name is not None and text is not None:
        raise UserError("A seat has one deck: by its name, or as a list.")
    if name is not None:
        # A saved deck may change or go; the game keeps it as it is now.
        text = shelf.text(game, name)
    data = {"id": name or "", "list": text or ""}
    deck = deck_of(game, data, edition)
    return {**data, "title": SERVED[game].data(deck).title}


def _begun(game: str, seats: Sequence[KeptSeat], settings: TableSettings) -> Seated:
    """The game of some seats."""
    decks = [deck_of(game, seat.deck, settings.edition) for seat in seats]
    players = tuple(seat.bot if seat.kind == BOT else HUMAN for seat in seats)
    return SERVED[game].begin(decks, players, settings)
