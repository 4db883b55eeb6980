"""Looking back: positions, records, and games that branch off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Body, Path, Query, Request

from orne.kernel.errors import UserError
from orne.server import making
from orne.server.answers import NotAllowed
from orne.server.hosts import Hosts
from orne.server.replies.lookback import Position, Record, Track, Tree
from orne.server.replies.shared import answer
from orne.server.replies.tables import MadeTable
from orne.server.requests import Branch, Note
from orne.server.routes.shared import Secrets, TableId, TheHosts, TheServices, held, table_of
from orne.server.routes.tables import count_new
from orne.server.services import Services
from orne.server.tables import KeptTable
from orne.server.tree import Looker
from orne.set_up.shared.seeds import fresh_seed
from orne.store import games, notes
from orne.table.branching import branch as branch_off
from orne.table.branching import choose
from orne.table.past import checked
from orne.table.room import Room
from orne.table.shared.plain import plain

router = APIRouter(prefix="/api", tags=["looking back"])
Seat = Annotated[int | None, Query(ge=0, le=3)]
Place = Annotated[int, Path(ge=0, le=100_000)]
T = TypeVar("T")


@router.get("/tables/{table}/positions/{n}", **answer(Position))
async def position(
    table: TableId,
    n: Place,
    services: TheServices,
    hosts: TheHosts,
    secrets: Secrets,
    seat: Seat = None,
    open: bool = False,
    asked: bool = False,
) -> dict[str, Any]:
    """What a seat, or a spectator, saw after n decisions; once the game is over, anybody may look, at all hands.

    What was asked there is told too, if that is wanted, with the number of the option that was chosen.
    """
    kept = await services.apart(table_of, services.store, table)
    own = await services.apart(held, services.store, kept, secrets)

    def look(room: Room) -> dict[str, Any]:
        _refuse_stranger(room, kept, own, seat)
        page = room.page_at(seat, n, open_hands=open, asked=asked)
        chosen = None if page.question is None else room.chosen_at(n)
        return {"n": n, "last": page.last, "page": plain(page), "chosen": chosen}

    return await _looked(services, hosts, kept, look)


@router.get("/tables/{table}/track", **answer(Track))
async def track(
    table: TableId, services: TheServices, hosts: TheHosts, secrets: Secrets, seat: Seat = None
) -> dict[str, Any]:
    """Every position that may be looked at: who was asked there, in which turn and phase; and the players' names."""
    kept = await services.apart(table_of, services.store, table)
    own = await services.apart(held, services.store, kept, secrets)

    def look(room: Room) -> dict[str, Any]:
        _refuse_stranger(room, kept, own, seat)
        found: dict[str, Any] = plain(room.track(seat))
        return {**found, "names": list(room.names)}

    return await _looked(services, hosts, kept, look)


@router.get("/tables/{table}/record", **answer(Record))
async def record(table: TableId, services: TheServices, secrets: Secrets) -> dict[str, Any]:
    """The record of a game that is over, or whose people's seats one holds: set-up, seed and decisions."""

    def look() -> dict[str, Any]:
        kept = table_of(services.store, table)
        if kept.number is None:
            raise UserError("The game has not begun: somebody has still to come.")
        is_over = bool(games.about(services.store, kept.number).ended)
        if not is_over and not held(services.store, kept, secrets) >= set(kept.people):
            raise NotAllowed("A record tells everything: it is given out once the game is over.")
        return games.record(services.store, kept.number)

    return await services.apart(look)


@router.post("/records", **answer(MadeTable, 201))
async def import_record(
    request: Request, services: TheServices, hosts: TheHosts, data: Annotated[dict[str, Any], Body()]
) -> dict[str, Any]:
    """A table for a game from its record, all people at this screen."""
    count_new(request, hosts)
    made = await services.apart(making.of_record, services.store, data)
    return made.told()


@router.post("/tables/{table}/branch", **answer(MadeTable, 201))
async def branch(
    request: Request, table: TableId, wished: Branch, services: TheServices, hosts: TheHosts, secrets: Secrets
) -> dict[str, Any]:
    """A new game that goes on from a position, perhaps with another answer than was given there.

    While this one goes on, what one could not know is dealt.
    """
    count_new(request, hosts)
    kept = await services.apart(table_of, services.store, table)
    own = await services.apart(held, services.store, kept, secrets)
    seat = wished.seat if wished.seat in own else min(own, default=None)

    def look(room: Room) -> making.Left:
        if seat is None and room.ended is None:
            raise NotAllowed("Whoever watches may go on from a position once the game is over.")
        _refuse_stranger(room, kept, own, wished.seat)
        said, whose = None, kept.people[0] if seat is None else seat
        if wished.answer is not None:
            said = room.answered_at(wished.seat, wished.n, wished.answer, open_hands=wished.open)
            whose = said.decision.seat
        game = branch_off(room, seat, wished.n, fresh_seed())
        if wished.deal == "anew" and room.ended is not None:
            game = game.resample(whose, fresh_seed())
        begins = len(game.decisions())
        return making.Left(game, begins, "" if said is None else choose(room.table, game, said))

    left = await _looked(services, hosts, kept, look)
    shared = bool(own) or services.settings.local

    def make() -> dict[str, Any]:
        return making.branch(services.store, left, kept, wished, shared=shared).told()

    return await services.apart(make)


@router.get("/tables/{table}/tree", **answer(Tree))
async def tree(table: TableId, services: TheServices, secrets: Secrets) -> dict[str, Any]:
    """The game that a table's game came from, with all branches that one may know of, and the notes on each."""

    def look() -> dict[str, Any]:
        return Looker(services.store, secrets, services.settings.local).tree(table_of(services.store, table))

    return await services.apart(look)


@router.put("/tables/{table}/notes/{n}", **answer(Tree))
async def write_note(
    table: TableId, n: Place, wished: Note, services: TheServices, hosts: TheHosts, secrets: Secrets
) -> dict[str, Any]:
    """Write about a position, from a seat that one holds; once the game is over also as owner of the machine."""
    looker = Looker(services.store, secrets, services.settings.local)
    kept = await services.apart(table_of, services.store, table)
    seat = await services.apart(looker.writes, kept)
    if seat is None:
        raise NotAllowed("Only whoever plays here may write about this game; branch off, and write about that.")
    await _looked(services, hosts, kept, lambda room: checked(n, room.n))

    def write() -> dict[str, Any]:
        notes.write(services.store, table, notes.Note(n, seat, wished.glyph, wished.words.strip()))
        return looker.tree(kept)

    return await services.apart(write)


def _refuse_stranger(room: Room, table: KeptTable, own: set[int], seat: int | None) -> None:
    """Refuse whoever looks from a seat that they do not hold, before the game is over."""
    if seat is not None and seat >= len(table.seats):
        raise UserError(f"This table has no seat {seat}.")
    if seat is not None and seat not in own and room.ended is None:
        raise NotAllowed("Only whoever holds that seat may look from it before the game is over.")


async def _looked(services: Services, hosts: Hosts, table: KeptTable, look: Callable[[Room], T]) -> T:
    """Look at the game of a table, where it is played or as the store has it."""
    if table.number is None:
        raise UserError("The game has not begun: somebody has still to come.")
    host = hosts.found(table.id)
    if host is not None and host.room is not None:
        return await host.looked(look)
    return await services.apart(services.replays.look, services.store, table, look)
