"""What a table sends, as plain records: questions, the log, pages, and answers to what a player asks besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from orne.table.shared.data import (
    ArkhamView,
    Card,
    Chance,
    CocView,
    Forecast,
    Handle,
    Planned,
    Strip,
    Test,
    Zone,
)

VERSION = 1
"""Of the shape of what is sent; a change that an older front end cannot read raises it."""

Form: TypeAlias = Literal["window", "pay", "number", "target", "list", "several", "order", "plan", "assign"]
Pick: TypeAlias = Literal["one", "each", "set"]
"""How options are picked: one of them; as many as wished, each on its own; one that stands for a whole set of cards."""


# ---- questions


@dataclass(frozen=True, slots=True)
class Hint:
    """What is known of an option before it is chosen."""

    chance: Chance | None = None
    cost: str = ""
    pays: int | None = None
    """What the domain gives."""
    overpays: int | None = None
    adds: str = ""
    """What the option leads to, in a few words."""
    damage: int | None = None
    warn: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be answered."""

    i: int
    key: str
    label: str
    short: str
    """What tells it from the others of its group."""
    verb: str
    cards: tuple[Handle, ...]
    note: str
    group: str
    """Options of one group do the same with the same card and differ in where, or in what pays."""
    hint: Hint | None
    harmless: bool


@dataclass(frozen=True, slots=True)
class Share:
    """A card that can take damage or horror: how much of each, what it has been given, and is to begin with."""

    h: Handle
    damage: int
    horror: int
    given: tuple[int, int]
    start: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Assigning:
    """Damage and horror still to be assigned, and to whom."""

    damage: int
    horror: int
    to: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as data for the seat that is asked."""

    id: int
    n: int
    seat: int
    kind: str
    form: Form
    pick: Pick
    prompt: str
    source: Handle | None
    """The card that asks."""
    text: str | None
    """What that card says."""
    options: tuple[Option, ...]
    primary: int | None
    """The option that the one large button takes."""
    trail: tuple[str, ...]
    """What was chosen on the way here, for the same card."""
    min: int
    max: int
    """How many may be picked, or the least and the greatest number that may be named."""
    chosen: tuple[Handle, ...]
    """What has been picked already for the same thing: marked for the mulligan, committed."""
    assign: Assigning | None
    cards: tuple[Card, ...]
    """Cards that are shown for this question alone, as in a search."""
    deadline: float | None
    """When the seat's time is up, on the table's clock."""
    premove: bool


# ---- the log


@dataclass(frozen=True, slots=True)
class Named:
    """A card's title within a sentence; its handle where the viewer can point at it."""

    h: Handle | None
    title: str


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened, as a viewer is told it."""

    at: int
    n: int
    """The position it led to: how many decisions had been made."""
    kind: str
    step: str
    side: int | None
    heading: Literal[0, 1, 2]
    """2 for a turn or round, 1 for a phase, 0 for anything else."""
    words: tuple[str | Named, ...]
    subject: Handle | None
    source: Handle | None
    cause: int | None
    before: int | str | None
    after: int | str | None


@dataclass(frozen=True, slots=True)
class Log:
    """What is new; entries from ``since`` on take the place of those that were there."""

    since: int
    entries: tuple[LogEntry, ...]


# ---- pages and messages


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who is awaited: the same whether that seat was asked or the table only keeps the pace."""

    seat: int
    since: float
    """On the table's clock."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something one player asks of the others."""

    id: int
    kind: Literal["takeback", "time", "draw"]
    from_: int
    words: str


@dataclass(frozen=True, slots=True)
class Ended:
    """How it ended."""

    winners: tuple[int, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class Page:
    """Everything a viewer has to know to draw the table."""

    type: Literal["page"]
    version: int
    n: int
    seat: int | None
    view: CocView | ArkhamView
    cards: tuple[Card, ...]
    zones: tuple[Zone, ...]
    plan: tuple[Planned, ...]
    test: Test | None
    forecast: Forecast | None
    strip: Strip
    question: Question | None
    waiting: Waiting | None
    log: Log
    offers: tuple[Offer, ...]
    clocks: tuple[float, ...]
    """What each seat has left, in seconds; empty where there are no clocks."""
    ended: Ended | None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not offered; the ruling may be looked up."""

    sentence: str
    ruling: str


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer to "why not?": what is offered after all, or the reasons against it; never neither."""

    type: Literal["whynot"]
    offered: tuple[int, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What a bot would answer, knowing what the seat knows."""

    type: Literal["hint"]
    i: int
    key: str
    label: str
    bot: str


@dataclass(frozen=True, slots=True)
class Asking:
    """When a seat wants to be asked."""

    mode: Literal["always", "can act", "pass"]
    phases: tuple[str, ...]
    """Phases in which it is asked even while it passes."""
    not_now: tuple[str, ...]
    """Cards, by id, that are not reason enough to ask."""
    always_for: tuple[str, ...]
    """Cards, by id, that are always reason enough."""
    skipping: bool


@dataclass(frozen=True, slots=True)
class Hello:
    """What a table is: its seats, and what was settled for it."""

    type: Literal["hello"]
    version: int
    game: str
    seat: int | None
    role: Literal["player", "spectator"]
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    undo: str
    clock: tuple[float, float] | None
    """The time each seat begins with and what an answer adds, in seconds."""
    hidden: bool
    """Whether it is hidden who could have answered."""
    asking: Asking | None


@dataclass(frozen=True, slots=True)
class Refused:
    """One sentence that says why something was not done; nothing has changed."""

    type: Literal["refused"]
    sentence: str


Message: TypeAlias = Page | Hello | WhyNot | Suggestion | Refused
"""Everything the table sends."""
