"""Tables: making, claiming, listing, deleting them."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from orne.games import GAMES
from orne.kernel.errors import UserError
from orne.server import making
from orne.server.answers import NotAllowed, NotThere
from orne.server.guard import address_of
from orne.server.hosts import Hosts
from orne.server.limits import TooMuch
from orne.server.pages import seat_rows
from orne.server.replies.shared import answer
from orne.server.replies.tables import ClaimedSeat, Games, MadeTable, TableRow, Tables
from orne.server.requests import Claim, NewTable
from orne.server.routes.shared import Secrets, TableId, TheHosts, TheServices, held, refuse_unless_local, table_of
from orne.server.tables import LINK, KeptTable, of_room
from orne.server.tree import Looker, ending
from orne.set_up.shared.endings import by_name, called
from orne.store import games, rooms
from orne.store.database import Store
from orne.store.rooms import KeptRoom

router = APIRouter(prefix="/api", tags=["tables"])
LISTED = 50


@router.post("/tables", **answer(MadeTable, 201))
async def new_table(request: Request, wished: NewTable, services: TheServices, hosts: TheHosts) -> dict[str, Any]:
    """Make a table; its secrets are told this once."""
    count_new(request, hosts)
    made = await services.apart(making.make, services.store, services.shelf, wished)
    hosts.forget_open_tables()
    return made.told()


@router.get("/tables", **answer(Tables))
async def list_tables(services: TheServices, hosts: TheHosts, secrets: Secrets) -> dict[str, Any]:
    """The tables one has seats at, those that are open, and the last that ended."""
    return await services.apart(_listed, services.store, hosts, secrets)


@router.get("/tables/{table}", **answer(TableRow))
async def one_table(table: TableId, services: TheServices, hosts: TheHosts, secrets: Secrets) -> dict[str, Any]:
    """One table."""

    def look() -> dict[str, Any]:
        kept = table_of(services.store, table)
        return _row(Looker(services.store, secrets), hosts, kept)

    return await services.apart(look)


@router.post("/tables/{table}/claim", **answer(ClaimedSeat, 201))
async def claim(table: TableId, wished: Claim, services: TheServices, hosts: TheHosts) -> dict[str, Any]:
    """Take a seat behind a link, or at an open table; its secret is told this once."""
    kept = await services.apart(table_of, services.store, table)
    async with hosts.claiming(table):
        kept = await services.apart(table_of, services.store, table)
        kept, seat, secret = await services.apart(making.claim, services.store, services.shelf, kept, wished)
    await hosts.changed(kept)
    state = "waiting" if kept.number is None else "playing"
    return {"id": kept.id, "seat": seat, "secret": secret, "state": state}


@router.post("/tables/{table}/rematch", **answer(MadeTable, 201))
async def rematch(
    request: Request, table: TableId, services: TheServices, hosts: TheHosts, secrets: Secrets
) -> dict[str, Any]:
    """The same table once more, where one holds every person's seat; between people it is offered on the socket."""
    count_new(request, hosts)

    def again() -> dict[str, Any]:
        kept = table_of(services.store, table)
        _refuse_unless_all(kept, held(services.store, kept, secrets))
        if kept.number is None or not games.about(services.store, kept.number).ended:
            raise UserError("The game is not over yet.")
        return making.rematch(services.store, kept).told()

    return await services.apart(again)


@router.delete("/tables/{table}", status_code=204)
async def delete_table(table: TableId, services: TheServices, hosts: TheHosts, secrets: Secrets) -> None:
    """Delete a table and its game, where one holds every person's seat."""

    def look() -> KeptTable:
        kept = table_of(services.store, table)
        _refuse_unless_all(kept, held(services.store, kept, secrets))
        return kept

    kept = await services.apart(look)
    await hosts.close(table, "This table was deleted.")
    if kept.number is None:
        await services.apart(rooms.remove, services.store, table)
    else:
        await services.apart(games.remove, services.store, kept.number)


@router.get("/games", **answer(Games))
async def list_games(services: TheServices) -> dict[str, Any]:
    """Every game of the store, those of the terminal too (own machine only)."""
    refuse_unless_local(services, "The games of the store are listed")

    def look() -> dict[str, Any]:
        store = services.store
        at = {room.number: room for room in rooms.listed(store)}
        return {"games": [_game_row(store, each, at.get(each.number)) for each in games.listed(store)[:LISTED]]}

    return await services.apart(look)


@router.post("/games/{number}/open", **answer(MadeTable, 201))
async def open_game(
    number: Annotated[int, Path(ge=1, lt=2**31)], services: TheServices, hosts: TheHosts
) -> dict[str, Any]:
    """Go on with a game of the store at this screen (own machine only)."""
    refuse_unless_local(services, "Games of the store are opened")
    made = await services.apart(making.of_game, services.store, number)
    return made.told()


def count_new(request: Request, hosts: Hosts) -> None:
    """Count a new table of an address."""
    if not hosts.making.take(address_of(request.scope)):
        raise TooMuch("That is too many new tables from one address; come back later.")


def _refuse_unless_all(table: KeptTable, seats: set[int]) -> None:
    """Refuse whoever does not hold every person's seat."""
    if not seats or seats < set(table.people):
        raise NotAllowed("Only whoever holds every person's seat may do that.")


def _listed(store: Store, hosts: Hosts, secrets: dict[str, list[str]]) -> dict[str, Any]:
    """The tables of a lobby."""
    mine: list[dict[str, Any]] = []
    last: list[dict[str, Any]] = []
    free: list[dict[str, Any]] = []
    watch: list[dict[str, Any]] = []
    looker = Looker(store, secrets)
    for kept in _known(store, secrets):
        if looker.held(kept):
            row = _row(looker, hosts, kept)
            (last if row["state"] == "ended" else mine).append(row)
    known = {row["id"] for row in (*mine, *last)}
    for kept in hosts.open_tables():
        if kept.id in known:
            continue
        row = _row(looker, hosts, kept)
        if any(each.kind == LINK and not kept.is_taken(seat) for seat, each in enumerate(kept.seats)):
            free.append(row)
        elif row["state"] == "playing":
            watch.append(row)
    return {"mine": mine[:LISTED], "open": free[:LISTED], "watch": watch[:LISTED], "last": last[:LISTED]}


def _known(store: Store, secrets: dict[str, list[str]]) -> list[KeptTable]:
    """The tables that somebody has secrets of, the one changed last first."""
    found: list[KeptTable] = []
    for name in secrets:
        with suppress(NotThere):
            found.append(table_of(store, name))
    return sorted(found, key=lambda kept: -kept.changed)


def _game_row(store: Store, about: games.About, room: KeptRoom | None) -> dict[str, Any]:
    """What a list says about a game of the store; its players have the names that were seen at its table."""
    names = [each.name for each in room.seats] if room is not None else [""] * len(about.players)
    usual = called(about.players)
    return {
        "number": about.number,
        "game": about.game,
        "players": list(about.players),
        "names": names,
        "decks": list(about.decks),
        "scenario": "" if room is None else of_room(room).settings.scenario,
        "turn": about.turn,
        "ended": by_name(about.ended, [name or other for name, other in zip(names, usual, strict=False)]),
        "how": about.how,
        "winners": list(about.winners),
        "created": about.created,
        "played": about.played,
        "table": None if room is None else room.name,
        "busy": games.is_played(store, about.number),
    }


def _row(looker: Looker, hosts: Hosts, table: KeptTable) -> dict[str, Any]:
    """What a list says about a table."""
    host = hosts.found(table.id)
    store = looker.store
    about = None if table.number is None else games.about(store, table.number)
    ended = ending(store, table)
    return {
        "id": table.id,
        "game": table.game,
        "title": GAMES[table.game].title,
        "edition": table.settings.edition,
        "scenario": table.settings.scenario,
        "difficulty": table.settings.difficulty,
        "campaign": table.settings.campaign,
        "state": "waiting" if about is None else "ended" if ended else "playing",
        "turn": "" if about is None else about.turn,
        "ended": ended,
        "how": "" if about is None else about.how,
        "winners": [] if about is None else list(about.winners),
        "created": table.created,
        "played": table.changed if about is None else about.played,
        "open": table.settings.open,
        "held": sorted(looker.held(table)),
        "moved": table.settings.moved,
        "branched": looker.origin(table),
        "seats": seat_rows(table, host.attendance.is_here if host else lambda seat: False),
    }
