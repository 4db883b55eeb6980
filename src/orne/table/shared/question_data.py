"""What is asked of a seat, as plain records: questions with their options, and when a seat wants to be asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from orne.table.shared.data import Card, Chance, Handle

Form: TypeAlias = Literal["window", "pay", "number", "target", "list", "several", "order", "plan", "assign"]
Pick: TypeAlias = Literal["one", "each", "set"]
"""How options are picked: one of them; as many as wished, each on its own; one that stands for a whole set of cards."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is known of an option before it is chosen."""

    chance: Chance | None = None
    cost: str = ""
    pays: int | None = None
    """What the domain gives."""
    overpays: int | None = None
    gains: str = ""
    """What overpaying adds, in words."""
    adds: str = ""
    """What the option leads to, in a few words."""
    damage: int | None = None
    warn: str = ""
    """What it brings about besides, which is easily overlooked."""
    rulings: tuple[str, ...] = ()
    """The rulings that bring about what is warned of."""
    passes: tuple[str, ...] | None = None
    """Of a card for a skill test: the tokens on which the test would pass with it."""
    icons: int | None = None
    """Of a card for a skill test: how many of its icons count."""
    once: bool = False
    """Of a card for a skill test: whether no second copy may be committed to it."""
    slots: tuple[str, ...] = ()
    """The kinds of slots that would be too full."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be answered."""

    i: int
    key: str
    label: str
    short: str
    """What tells it from the others of its group."""
    verb: str
    cards: tuple[Handle, ...] = ()
    note: str = ""
    group: str = ""
    """Options of one group do the same with the same card and differ in where, or in what pays."""
    usual: bool = False
    """Whether it is the one of its group that is meant where an answer names the group alone."""
    hint: Hint | None = None
    harmless: bool = False
    reaches: tuple[Handle, ...] = ()
    """Of a number: the cards that it reaches, those to be chosen among or those that are struck."""


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
    """Whether a pass was given for it in advance and dropped, so that it is asked after all."""
    because: tuple[Handle, ...]
    """Of a window that could pass by: the cards because of which it is asked, one of each."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What a seat may answer in one with the question to another seat of its screen, in a game played together."""

    q: int
    """The question that it is answered with."""
    options: tuple[Option, ...]
    max: int
    """How many of its cards may be picked."""


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
    exact_pay: bool
    """Whether the one domain that pays exactly is taken without asking."""
