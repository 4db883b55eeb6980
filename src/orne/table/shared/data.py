"""What is on a page, as plain records: cards, places, numbers of each game, tests and forecasts.

Every record becomes JSON by ``plain.py`` and nothing else; the JSON Schema is made from these classes and those of
``messages.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Handle: TypeAlias = str
"""A card as one viewer names it: it says nothing about the card."""
Chance: TypeAlias = tuple[int, int]
"""A chance as a fraction: numerator and denominator."""


# ---- cards


@dataclass(frozen=True, slots=True)
class Part:
    """What one card, or the rules, add to a value."""

    source: str
    h: Handle | None
    n: int


@dataclass(frozen=True, slots=True)
class Value:
    """A value now, what is printed, and where the difference comes from."""

    now: int
    printed: int | None
    why: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A card as a viewer sees it; one that lies hidden has a handle and nothing that tells what it is."""

    h: Handle
    card: str | None
    title: str
    type: str | None
    owner: int | None
    controller: int | None
    zone: str
    host: Handle | None
    """What it is attached to, or lies at."""
    story: Handle | None
    """The story it is committed to."""
    at: Handle | None
    """The location it is at."""
    engaged: int | None
    """The seat whose threat area it lies in."""
    state: str
    values: dict[str, Value]
    icons: tuple[int, ...]
    keywords: tuple[str, ...]
    tokens: dict[str, int]
    links: tuple[Handle, ...]
    """The locations it is connected to."""
    can: tuple[int, ...]
    """The options of the question that are about it."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where cards lie: how many, and those of them that the viewer can tell apart."""

    name: str
    seat: int | None
    count: int
    cards: tuple[Handle, ...]
    places: tuple[int, ...]
    """Of known cards in a deck: their places from the top, counted from 1; empty elsewhere."""
    state: str
    """``drained`` for a domain that is; else empty."""


# ---- what each game shows besides cards


@dataclass(frozen=True, slots=True)
class CocView:
    """What everybody sees of a game of Call of Cthulhu besides its cards."""

    game: Literal["coc"]
    edition: str
    turn: int
    active: int
    first: int
    day: bool
    night: bool
    won: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Investigator:
    """An investigator's numbers that are not on a card."""

    h: Handle
    name: str
    resources: int
    actions: int
    extra_actions: tuple[str, ...]
    """What additional actions are for; empty text for anything."""
    gone: str


@dataclass(frozen=True, slots=True)
class Stage:
    """The current act or agenda: what it needs, and what there is of it."""

    h: Handle
    kind: Literal["act", "agenda"]
    needed: int | None
    now: int


@dataclass(frozen=True, slots=True)
class ArkhamView:
    """What everybody sees of a scenario of Arkham Horror besides its cards."""

    game: Literal["arkham"]
    scenario: str
    title: str
    difficulty: str
    round: int
    lead: int
    active: int | None
    bag: tuple[str, ...]
    stages: tuple[Stage, ...]
    investigators: tuple[Investigator, ...]
    victory: int
    resolution: str


# ---- where the game is


@dataclass(frozen=True, slots=True)
class Action:
    """One of the actions that lie inside one another: its card, the step of the seven it is in, whose it is."""

    title: str
    step: int
    side: int | None


@dataclass(frozen=True, slots=True)
class Strip:
    """Where the game is: turn or round, phase, step, the steps of the phase, and the actions under way."""

    turn: int
    active: int | None
    phase: str
    step: str
    phases: tuple[str, ...]
    steps: tuple[str, ...]
    trail: tuple[Action, ...]


# ---- plans, tests, forecasts


@dataclass(frozen=True, slots=True)
class Planned:
    """A character that is going to be committed, and where."""

    h: Handle
    story: Handle


@dataclass(frozen=True, slots=True)
class Sides:
    """A number of each side, as the viewer sees it: a spectator's "you" is the first seat."""

    them: int
    you: int


@dataclass(frozen=True, slots=True)
class Struggle:
    """One struggle at a story as it stands."""

    kind: str
    them: int
    you: int
    winner: Literal["them", "you"] | None


@dataclass(frozen=True, slots=True)
class StoryForecast:
    """What would come of a story if nobody did anything more, and no struggle changed who is there."""

    h: Handle
    struggles: tuple[Struggle, ...]
    skill: Sides
    tokens: Sides
    """Success tokens that each side would gain."""
    wins: Literal["them", "you"] | None


@dataclass(frozen=True, slots=True)
class Forecast:
    """What would come of every story."""

    stories: tuple[StoryForecast, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A token in the bag: how often, and whether the test would pass on it."""

    token: str
    copies: int
    passes: bool


@dataclass(frozen=True, slots=True)
class Result:
    """How a test came out."""

    success: bool
    by: int
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Test:
    """The skill test under way."""

    seat: int
    skill: str
    value: int
    parts: tuple[Part, ...]
    difficulty: int
    parts2: tuple[Part, ...]
    chance: Chance
    before: Chance
    """The chance without the cards that are committed."""
    tokens: tuple[Token, ...]
    step: int
    """ST.1 to ST.8."""
    revealed: tuple[str, ...]
    committed: tuple[Handle, ...]
    success: str
    """What success does, in a few words."""
    result: Result | None
