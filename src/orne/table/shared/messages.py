"""What a table sends, as plain records: the log, pages, and answers to what a player asks besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from orne.set_up.shared.seated import HowEnded
from orne.table.shared.data import (
    ArkhamView,
    Card,
    ChartStep,
    CocView,
    Face,
    Forecast,
    Handle,
    Planned,
    Sides,
    Strip,
    Test,
    Zone,
)
from orne.table.shared.question_data import Asking, Beside, Question
from orne.table.shared.server_messages import AskingNow, Chat, Error, Moved, Notice, Pong, Presence

VERSION = 1
"""Of the shape of what is sent; a change that an older front end cannot read raises it."""

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
    subject: Handle | None = None
    source: Handle | None = None
    cause: int | None = None
    before: int | str | None = None
    after: int | str | None = None
    sides: Sides | None = None
    """The numbers of a struggle that was fought."""
    struck: bool = False
    """Whether it was taken back: it is kept for one turn, and nothing else points at it."""


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
    band: str
    """One line about whoever is awaited."""
    premove: bool
    """Whether the viewer has passed the next window in advance."""


OfferKind: TypeAlias = Literal["takeback", "time", "draw", "rematch"]
May: TypeAlias = Literal["undo", "redo", "back", "premove", "claim", "rematch"]


@dataclass(frozen=True, slots=True)
class Offer:
    """Something one player asks of the others."""

    id: int
    kind: OfferKind
    from_: int
    words: str
    refused: bool = False
    """Whether somebody did not agree: whoever made it reads that until the game goes on."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How it ended."""

    how: HowEnded
    """By the rules somebody has ``won`` or everybody has ``lost``; or the players ended it by their word."""
    winners: tuple[int, ...]
    """The seats that have won."""
    sentence: str
    """It in a sentence, in which everybody has a name."""
    said: str
    """The same as it is said to the viewer, who is "you"."""
    seat: int | None = None
    """The seat that gave up, has no time left or stayed away."""
    experience: tuple[int, ...] = ()
    """What a scenario is worth to each investigator."""
    notes: tuple[str, ...] = ()
    """What the log of its campaign says afterwards, where it was played alone."""


@dataclass(frozen=True, slots=True)
class Page:
    """Everything a viewer has to know to draw the table."""

    type: Literal["page"]
    version: int
    n: int
    last: int
    """The latest position that the viewer may look at; a page of an earlier one is a look back."""
    seat: int | None
    view: CocView | ArkhamView
    cards: tuple[Card, ...]
    faces: dict[str, Face]
    """What is printed on the cards here, by id, without those that whoever asks for the page has already."""
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
    may: tuple[May, ...]
    """What the viewer may do now besides answering."""
    ended: Ended | None
    trouble: str
    """Why the last answers are not kept yet, so that they do not count; empty where they are."""
    asking: Asking | None = None
    """When the seat wants to be asked, on the page of a seat as it is now."""
    beside: Beside | None = None
    """What the seat may answer in one with the question to another seat of its screen."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not offered; the ruling may be looked up."""

    sentence: str
    ruling: str
    """The ruling's id; empty where no single ruling says so."""
    claim: str
    """What the ruling says, in one sentence; empty where there is none."""
    demo: str | None
    """The demonstration that shows it, once there is one."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer to "why not?": what is offered after all, or the reasons against it; never neither."""

    type: Literal["whynot"]
    n: int
    offered: tuple[int, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option that a bot has played on from in its mind."""

    i: int
    key: str
    label: str
    wins: int
    """About how many of a hundred games are won with it."""
    tried: int
    """How many games it played on to say so."""
    margin: int
    """By how much of a hundred that may well be wrong."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What a bot would answer, knowing what the seat knows."""

    type: Literal["hint"]
    n: int
    i: int
    key: str
    label: str
    bot: str
    words: str = ""
    """What the best options are worth, in a sentence; empty where the bot has weighed nothing."""
    weighed: tuple[Weighed, ...] = ()
    """The best options with what they are worth, the suggested one first; at most three."""
    clear: bool = False
    """Whether the suggested one is worth more than the others by more than the figures may be wrong."""


@dataclass(frozen=True, slots=True)
class Hello:
    """What a table is: its seats, and what was settled for it."""

    type: Literal["hello"]
    version: int
    n: int
    table: str
    """What the host calls this table; empty where nobody has named it."""
    game: str
    seat: int | None
    role: Literal["player", "spectator"]
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    undo: Literal["same", "new", "visible"]
    undo_words: str
    """What that means, in one sentence."""
    clock: tuple[float, float] | None
    """The time each seat begins with and what an answer adds, in seconds."""
    hidden: bool
    """Whether it is hidden who could have answered."""
    asking: Asking | None
    advisers: tuple[str, ...]
    """The bots that may be asked for a hint, by their names."""
    notes: tuple[str, ...]
    """What the log of a scenario's campaign says at the beginning."""
    chart: tuple[ChartStep, ...] = ()
    """Every step of a turn or round, in order."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What would come of a plan that somebody asked about."""

    type: Literal["forecast"]
    n: int
    plan: tuple[Planned, ...]
    forecast: Forecast


@dataclass(frozen=True, slots=True)
class Mark:
    """One position of a game on the track of a replay: who answered there, and in which turn and phase."""

    n: int
    seat: int | None
    turn: int
    phase: str


@dataclass(frozen=True, slots=True)
class Track:
    """Every position of a game that the viewer may look at, in order."""

    type: Literal["track"]
    n: int
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Ok:
    """Something was done that was asked for."""

    type: Literal["ok"]
    n: int


@dataclass(frozen=True, slots=True)
class Refused:
    """One sentence that says why something was not done; nothing has changed."""

    type: Literal["refused"]
    n: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks, between pages."""

    type: Literal["clock"]
    n: int
    now: float
    """On the table's clock, which deadlines and ``since`` are counted on."""
    left: tuple[float, ...]
    running: int | None
    """The seat whose time goes by; null in a hidden wait, and where nobody is asked."""


Message: TypeAlias = (
    Page | Hello | WhyNot | Suggestion | Foreseen | Track | Ok | Refused | Clock
    | Chat | Presence | Moved | AskingNow | Pong | Notice | Error
)  # fmt: skip
"""Everything the table and its server send."""
