"""What is on a page, as plain records: cards, places, numbers of each game, tests and forecasts.

Every record becomes JSON by ``plain.py`` and nothing else; the JSON Schema is made from these classes and those of
``messages.py``. A field that has a default is left out of the JSON where it has that value.
"""

from __future__ import annotations

from dataclasses import dataclass, field
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
    why: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card as a viewer sees it; one that lies hidden has a handle and nothing that tells what it is."""

    h: Handle
    zone: str
    card: str | None = None
    """Its id; what is printed on it is the face of this id."""
    title: str = ""
    numbered: str = ""
    """What options call it, where that is not its title: it is numbered, having a double in play."""
    type: str | None = None
    owner: int | None = None
    controller: int | None = None
    until: str = ""
    """How long whoever controls it keeps it, where that is not for good: ``until the phase ends``."""
    host: Handle | None = None
    """What it is attached to, or lies at."""
    story: Handle | None = None
    """The story it is committed to."""
    at: Handle | None = None
    """The location it is at."""
    engaged: int | None = None
    """The seat whose threat area it lies in."""
    state: str = ""
    values: dict[str, Value] = field(default_factory=dict)
    """What it has now, in play; elsewhere its face says what is printed."""
    icons: tuple[int, ...] = ()
    """The icons it has now, in play; the struggles at a story."""
    keywords: tuple[str, ...] = ()
    """The keywords it has now, in play."""
    tokens: dict[str, int] = field(default_factory=dict)
    links: tuple[Handle, ...] = ()
    """The locations it is connected to."""
    symbol: str = ""
    """The symbol of a location, on the side that shows."""
    can: tuple[int, ...] = ()
    """The options of the question that are about it."""

    @property
    def name(self) -> str:
        """What options call it."""
        return self.numbered or self.title


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card, and what it says in our own words: it never changes while a game goes on."""

    id: str
    title: str
    subtitle: str
    type: str
    faction: str
    """The faction or class; empty where there is none."""
    unique: bool
    cost: str | None
    """A number or X; null where there is no cost."""
    numbers: dict[str, str]
    """Skill, health, shroud and the like by name, as printed."""
    icons: tuple[int, ...]
    """Struggle icons, or struggles, in their order; or skill icons: willpower, intellect, combat, agility, wild."""
    resources: tuple[str, ...]
    """Resource icons of a card that can be attached to a domain."""
    subtypes: tuple[str, ...]
    keywords: tuple[str, ...]
    slots: tuple[str, ...]
    text: str | None
    """Null where the card does not work yet."""
    set: str
    weakness: bool
    """Whether it is a weakness, which there are in Arkham Horror."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where cards lie: how many, and those of them that the viewer can tell apart."""

    name: str
    seat: int | None
    count: int
    cards: tuple[Handle, ...] = ()
    places: tuple[int, ...] = ()
    """Of known cards in a deck: their places from the top, counted from 1; empty elsewhere."""
    state: str = ""
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
class Slot:
    """A kind of slot: how many are taken, and how many there are."""

    name: str
    used: int
    most: int


@dataclass(frozen=True, slots=True)
class Investigator:
    """An investigator's numbers that are not on a card."""

    h: Handle
    name: str
    resources: int
    actions: int
    """Actions left."""
    most_actions: int
    """Actions that a turn begins with."""
    extra_actions: tuple[str, ...]
    """What additional actions are for; empty text for anything."""
    turn_over: bool
    """Whether this round's turn has been taken."""
    slots: tuple[Slot, ...]
    gone: str
    """How they were eliminated; empty while they play."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The current act or agenda: what it needs, and what there is of it."""

    h: Handle
    kind: Literal["act", "agenda"]
    number: int | None
    """Which of its deck it is, counted from 1."""
    needed: int | None
    now: int
    here: int
    """How much of it lies on the card itself; the rest is elsewhere in play."""
    words: str
    """What comes next, where that is certain: that it advances."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a location lies on the map, in columns and rows counted from 0."""

    h: Handle
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Hunt:
    """Where a hunter would go if hunters moved now; several where the lead may pick one."""

    h: Handle
    to: tuple[Handle, ...]


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
    map: tuple[Place, ...]
    """Every location in play; those connected to it are in the links of its card."""
    hunts: tuple[Hunt, ...]
    stages: tuple[Stage, ...]
    investigators: tuple[Investigator, ...]
    victory: int
    resolution: str
    own_deck: str = ""
    """What lies in a deck of the scenario's own, in one word."""


# ---- where the game is


@dataclass(frozen=True, slots=True)
class Action:
    """One of the actions that lie inside one another: its card or test, and whose it is."""

    title: str
    step: int
    """Of the seven steps of an action, or the eight of a test; 0 where there are none."""
    side: int | None


@dataclass(frozen=True, slots=True)
class ChartStep:
    """A step of the chart of a turn or round, and the ruling that says what happens in it."""

    name: str
    phase: str
    ruling: str
    """Empty where no single one does."""


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
    """One struggle at a story: as it stands, or as it was fought."""

    kind: str
    them: int
    you: int
    winner: Literal["them", "you"] | None
    when: Literal["ahead", "now", "over"] = "ahead"
    strikes: tuple[Handle, ...] = ()
    """Those of the losing side of whom one would go insane or be wounded; a single one is certain, and not counted
    in what comes after, if that takes it away."""


@dataclass(frozen=True, slots=True)
class StoryForecast:
    """What would come of a story if nobody did anything more and no text answered."""

    h: Handle
    struggles: tuple[Struggle, ...]
    skill: Sides
    tokens: Sides
    """Success tokens that each side would still gain, at least."""
    wins: Literal["them", "you"] | None
    resolved: bool = False
    """Whether it has resolved already in this phase."""
    most: Sides | None = None
    """What each side would gain at most, where that hangs on who is picked to go insane or be wounded."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What would come of every story."""

    stories: tuple[StoryForecast, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A token in the bag: how often, what it is worth now, and whether the test would pass on it."""

    token: str
    copies: int
    worth: int | None
    """Null for the token that fails by itself."""
    passes: bool
    before: bool
    """Whether the test would pass on it without the cards that are committed."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a test came out."""

    success: bool
    by: int
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ahead:
    """What more icons would make of a test: its chance, and the tokens on which it would pass."""

    chance: Chance
    passes: tuple[str, ...]


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
    source: Handle | None
    """What is fought, evaded or investigated, else the card that asks for the test."""
    success: str
    """What success does, in a few words."""
    result: Result | None
    by: Handle | None = None
    """The card whose text the test is part of: a weapon, a spell."""
    success_parts: tuple[Part, ...] = ()
    """Where more damage or clues than usual come from; the usual one first, without a source."""
    ahead: tuple[Ahead, ...] = ()
    """While cards are committed: what one icon more would make of it, and two more, as far as that changes anything."""
    last: bool = False
    """Whether, for all they can know, a token is revealed as soon as who is asked commits nothing more, or passes."""
    alone: bool = False
    """Whether it is even after more was committed."""
    then: str = ""
    """While cards are committed: what comes, for all they can know, when who is asked commits nothing more."""
    failure: str = ""
    """What a failure brings upon anybody, in a few words."""
    adds: tuple[Part, ...] = ()
    """While cards are committed: what cards in the hand of who is asked would add to the damage or clues."""
    success_ahead: tuple[str, ...] = ()
    """What success would do with one more of that, and two more, as far as those cards reach."""
