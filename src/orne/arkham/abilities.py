"""What a card can do, declared: kind, trigger, restriction, cost, limit, effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from orne.arkham.events import Event
from orne.kernel.language import condition
from orne.kernel.limits import Limit
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.state import Card
    from orne.arkham.table import ArkhamTable

WOULD, WHEN, AFTER = "would", "when", "after"
ACTION, FREE, REACTION, FORCED, REVELATION, EVENT = "action", "free", "reaction", "forced", "revelation", "event"
FIGHT, EVADE, INVESTIGATE, PARLEY, RESIGN, MOVE = "fight", "evade", "investigate", "parley", "resign", "move"

Amount = Callable[["ArkhamTable", "Use", int], int]


class Use:
    """An ability in use: whose, on which card, answering what, with what chosen."""

    __slots__ = ("ability", "card", "event", "holder", "memory", "seat", "x")

    x: int
    """What X was set to; there only for a card that costs X."""

    def __init__(self, ability: Any, holder: int, card: Card, seat: int, event: Event | None = None) -> None:
        self.ability = ability
        self.holder = holder
        self.card = card
        """The card's record when the use began."""
        self.seat = seat
        """The investigator using it."""
        self.event = event
        self.memory: Any = None


class Effect(NamedTuple):
    """What an ability does, and the words for it."""

    text: str
    do: Callable[[ArkhamTable, Use], Any]


Condition = condition.Condition["ArkhamTable", Use]


class Trigger(NamedTuple):
    """When or after an event, and what must be true of it."""

    timing: str
    kind: str
    test: Callable[[ArkhamTable, Use, Event], bool]
    text: str


@dataclass(frozen=True, slots=True)
class AsIf:
    """Locations an investigator may pretend to be at, perhaps as if engaged with every enemy there too."""

    places: Callable[[ArkhamTable, Use], list[int]]
    words: str
    engaged: bool = False


class Cost(Protocol):
    """Something paid for an ability; all costs are paid together."""

    @property
    def text(self) -> str: ...

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None: ...

    def pay(self, g: ArkhamTable, use: Use) -> None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A triggered ability, a revelation, or what an event does."""

    kind: str
    effect: Effect
    costs: tuple[Cost, ...] = ()
    trigger: Trigger | None = None
    during: Condition | None = None
    possible: Condition | None = None
    """What must be so for the effect to change anything."""
    word: str = ""
    """The bold word that says which kind of action it is: fight, evade, investigate, parley, resign, move."""
    actions: int = 1
    limit: Limit | None = None
    zone: str = "play"
    """Where it works from: ``play`` or ``hand``."""
    provokes: bool = True
    as_if: AsIf | None = None
    """Where the investigator counts as being from the first cost to the end; for actions and free abilities."""


def action(effect: Effect, *costs: Cost, **rest: Any) -> Ability:
    """An ability that costs an action."""
    return Ability(kind=ACTION, effect=effect, costs=costs, **rest)


def free(effect: Effect, *costs: Cost, **rest: Any) -> Ability:
    """An ability for any player window."""
    return Ability(kind=FREE, effect=effect, costs=costs, **rest)


def reaction(trigger: Trigger, effect: Effect, *costs: Cost, **rest: Any) -> Ability:
    """An optional answer to an event."""
    return Ability(kind=REACTION, trigger=trigger, effect=effect, costs=costs, **rest)


def forced(trigger: Trigger, effect: Effect, **rest: Any) -> Ability:
    """A compulsory answer to an event."""
    return Ability(kind=FORCED, trigger=trigger, effect=effect, **rest)


def revelation(effect: Effect) -> Ability:
    """What happens when an encounter card or weakness is drawn."""
    return Ability(kind=REVELATION, effect=effect)


def event(effect: Effect, *costs: Cost, **rest: Any) -> Ability:
    """What an event card does; with a trigger it is a fast answer to it."""
    return Ability(kind=EVENT, effect=effect, costs=costs, **rest)


@dataclass(frozen=True, slots=True)
class Gives:
    """A constant change of a value: a skill by number, ``fight``, ``evade``, ``shroud``, ``health``, ``sanity``."""

    to: Any
    attribute: int | str
    amount: int | Amount
    while_: Condition | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Base:
    """A constant base value in place of the printed one; where several set it, the lead says which applies last."""

    to: Any
    attribute: int | str
    number: int
    while_: Condition | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Times:
    """A constant multiple of a value, taken after everything is added, and rounded up (ahlcg/modifiers/d)."""

    to: Any
    attribute: int | str
    factor: Fraction
    while_: Condition | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class GivesKeyword:
    """A keyword some cards gain, which blanking them does not take away (ahlcg/blank/b)."""

    to: Any
    keyword: str
    while_: Condition | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Cannot:
    """A constant ban: ``move into``, ``play``, ``attack``, ``investigate``, ``discover`` and the like."""

    verb: str
    what: Any
    while_: Condition | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Immune:
    """A constant immunity of some cards; ``against`` is a kind of effects that ``immunity.py`` names."""

    to: Any
    against: str
    while_: Condition | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class PlaysAsIf:
    """A constant leave to play some cards, though not as reactions, as if one were elsewhere."""

    what: Callable[[ArkhamTable, Use, int], bool]
    as_if: AsIf
    words: str
    """Which cards, in words."""
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class ExtraAction:
    """An additional action in each of your turns; ``only`` names the trait of cards it may be used on."""

    only: str = ""


@dataclass(frozen=True, slots=True)
class ExtraCost:
    """Additional actions that some action costs."""

    test: Callable[[ArkhamTable, Use, int, str], int]
    words: str
    always: bool = False
    """Whether it falls due wherever the thing is done, in the middle of an effect too, and not for an action alone."""


@dataclass(frozen=True, slots=True)
class Objective:
    """What else an agenda needs to advance; ``instead`` of doom, or beside it."""

    met: Condition
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Copies:
    """How many copies of the title a player may have in an area that ``copies.py`` names."""

    number: int
    area: str


@dataclass(frozen=True, slots=True)
class CostX:
    """The card costs X, which is set before anything changes the price: the effect finds it in ``use.x``."""

    least: int = 0


@dataclass(frozen=True, slots=True)
class ExtraSlots:
    """Additional slots, perhaps only for cards of a trait."""

    slot: str
    number: int
    only: str = ""


@dataclass(frozen=True, slots=True)
class Spawn:
    """Where an enemy spawns: the legal locations."""

    places: Callable[[ArkhamTable, int, int], list[int]]
    words: str
    engaged_with_prey: bool = False


@dataclass(frozen=True, slots=True)
class Prey:
    """Whom an enemy prefers: the highest score; ``only`` leaves nobody else."""

    score: Callable[[ArkhamTable, int, int], int]
    words: str
    only: bool = False


@dataclass(frozen=True, slots=True)
class ElderSign:
    """An investigator's elder sign: modifier, and what follows on success."""

    modifier: Callable[[ArkhamTable, int], int]
    words: str
    on_success: Effect | None = None
    succeeds: Callable[[ArkhamTable, int], bool] | None = None


@dataclass(frozen=True, slots=True)
class Committed:
    """What a committed card does: on success, or with its own condition; and how it may be committed."""

    effect: Effect | None = None
    max_one: bool = False
    own_test_only: bool = False
    when: Callable[[ArkhamTable, Any], bool] | None = None
    returns: Condition | None = None
    """When it goes back to the hand after the test instead of being discarded."""
    adjusts: bool = False
    """Whether it changes the size of the test's own result instead of being a result of its own."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A constant text that the rules ask by name, such as connections or another skill for investigating."""

    name: str
    value: Any
    words: str


Constant = Gives | Base | Times | GivesKeyword | Cannot | Immune | PlaysAsIf | ExtraAction | ExtraCost
"""What works by lying in play."""
Text = Ability | Constant | ExtraSlots | Spawn | Prey | ElderSign | Committed | Objective | Copies | CostX | Rule
