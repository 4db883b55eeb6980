"""Tables as they are kept: what was settled for one, who sits where, and whether its game has begun."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, TypeAlias

from orne.kernel.errors import UserError
from orne.set_up.shared.seated import HUMAN
from orne.store import rooms
from orne.store.database import Store
from orne.store.rooms import KeptRoom, KeptSeat
from orne.table.settings import Settings
from orne.table.shared.clocks import ClockRule

State: TypeAlias = Literal["waiting", "playing", "ended"]
LONGEST_SECRET = 100
"""Letters beyond which something is not a secret of ours."""
HERE, BOT, LINK = "screen", "bot", "link"
"""How the store calls the kinds of seat."""


@dataclass(frozen=True)
class TableSettings:
    """What is settled for a table besides its seats."""

    edition: str = ""
    scenario: str = ""
    difficulty: str = ""
    seed: int | None = None
    first: int | None = None
    """The seat that begins; None where that is drawn, or there is no such thing."""
    undo: str = ""
    ask_always: bool = False
    hidden: bool = False
    """Whether it is hidden who could have answered."""
    real_bag: bool = False
    clock: tuple[float, float] | None = None
    """The time each seat begins with, and what an answer adds."""
    open: bool = False
    """Whether anybody may come to it."""
    campaign: str = ""
    lesson: str = ""
    """The game that a coach teaches here."""
    ruling: str = ""
    """The ruling in whose demonstration the game began: both hands have been seen there."""
    branched: tuple[str, int, str] | None = None
    """The table whose game this one went on from, after how many decisions, and what was answered there instead."""
    begins: int = 0
    """Where it leaves that game among its own positions: they are counted again where what was hidden was dealt."""
    shared: bool = False
    """Whether whoever branched it off may write about the other game: then it is in that one's tree for everybody."""
    taken: tuple[int, ...] = ()
    """The seats behind links that somebody has claimed."""
    moved: str = ""
    """The table that took its place."""

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


_LISTS = frozenset(("taken", "clock", "branched"))
_KNOWN = frozenset(field.name for field in fields(TableSettings))


@dataclass(frozen=True)
class KeptTable:
    """A table as it is kept."""

    id: str
    game: str
    seats: tuple[KeptSeat, ...]
    settings: TableSettings
    number: int | None
    """Its game's number in the store, once that has begun."""
    clocks: tuple[float, ...]
    """What each seat had left when the last answer was given; empty where there are no clocks."""
    created: float
    changed: float

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people have."""
        return tuple(seat for seat, each in enumerate(self.seats) if each.kind != BOT)

    @property
    def one_screen(self) -> bool:
        """Whether all people share one screen."""
        return all(each.kind != LINK for each in self.seats)

    @property
    def players(self) -> tuple[str, ...]:
        """For each seat ``human`` or the name of a bot."""
        return tuple(each.bot if each.kind == BOT else HUMAN for each in self.seats)

    def is_taken(self, seat: int) -> bool:
        """Whether somebody has a seat."""
        return self.seats[seat].kind != LINK or seat in self.settings.taken

    @property
    def is_ready(self) -> bool:
        """Whether every seat is taken and has its deck."""
        return all(self.is_taken(seat) and each.deck is not None for seat, each in enumerate(self.seats))


def of_room(room: KeptRoom) -> KeptTable:
    """A table from what the store keeps of it."""
    data = {name: value for name, value in room.settings.items() if name in _KNOWN}
    data |= {name: tuple(data[name]) for name in _LISTS if data.get(name) is not None}
    return KeptTable(
        id=room.name,
        game=room.game,
        seats=room.seats,
        settings=TableSettings(**data),
        number=room.number,
        clocks=tuple(room.clocks or ()),
        created=room.created,
        changed=room.changed,
    )


def room_settings(table: KeptTable, names: tuple[str, ...], bot_seed: int) -> Settings:
    """What is settled for the room in which a table's game is played."""
    settings = table.settings
    return Settings(
        names=names,
        clock=None if settings.clock is None else ClockRule(*settings.clock),
        hidden=settings.hidden,
        # Where it is hidden who could answer, people are asked where they can, until they want more.
        asked="always" if settings.ask_always and not settings.hidden else "can act",
        one_screen=table.one_screen,
        bot_seed=bot_seed,
        table=table.id,
    )


def read(store: Store, table: str) -> KeptTable:
    """A table by its id."""
    return of_room(rooms.read(store, table))


def change(store: Store, table: KeptTable, **changes: Any) -> KeptTable:
    """Settle something else for a table, unless somebody else has done so since it was read."""
    settings = replace(table.settings, **changes)
    return of_room(rooms.set_settings(store, table.id, settings.data(), was=table.settings.data()))


def held_by(store: Store, table: KeptTable, secret: str) -> tuple[int, ...]:
    """The seats that a secret opens; a link that nobody has claimed opens none."""
    return tuple(seat for seat in rooms.seats_of(store, table.id, secret) if table.is_taken(seat))


def claim(store: Store, table: KeptTable, invitation: str | None, wanted: int | None) -> int:
    """The seat behind a link that somebody may take now, or a UserError that says why there is none."""
    free = [seat for seat, each in enumerate(table.seats) if each.kind == LINK and not table.is_taken(seat)]
    if invitation is not None:
        invited = [seat for seat in rooms.seats_of(store, table.id, invitation) if seat in free]
        if not invited:
            raise UserError("This link is not good any more: somebody has taken the seat, or it was never valid.")
        return invited[0]
    if not table.settings.open:
        raise UserError("This table is not open to everybody; ask for a link to a seat.")
    if not free or (wanted is not None and wanted not in free):
        raise UserError("That seat is not free any more.")
    return free[0] if wanted is None else wanted
