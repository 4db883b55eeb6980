"""What a card can do, declared: kind, trigger, place, restriction, cost, targets, limit, effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from orne.coc import state as zones
from orne.coc.events import Event
from orne.kernel.language import condition, joining
from orne.kernel.limits import Limit
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.selector import Sel
    from orne.coc.state import Card
    from orne.coc.table import CocTable

ACTION, RESPONSE, FORCED, DISRUPT = "Action", "Response", "Forced Response", "Disrupt"
PART = "Part"
"""Not a trigger word: a later part of an effect that is being executed, which chooses a target of its own."""
PASSIVE, INSTEAD = "passive", "instead"
"""Not trigger words: how passives that answer or replace an event are listed beside the triggered kinds."""

Amount = Callable[["CocTable", "Use", int], int]
"""A number worked out from the board: the table, the use, and the card it is about."""


class Grant(NamedTuple):
    """Where an ability comes from that a card has beside those printed on it."""

    word: str
    """``gained`` from a passive, or ``copied``."""
    kind: int
    place: int
    """The kind of card whose text has it, and its place there."""
    giver: int
    """The card that gives it; -1 for a copy, which needs its origin no longer."""
    number: int
    """The giver's object, or which of several copies of the same text it is."""


class Use:
    """An ability in use: who uses it, on which card it stands, what was chosen and paid."""

    __slots__ = (
        "ability", "card", "domain", "event", "grant", "holder", "home", "leaving", "locked", "memory", "overpaid",
        "paid", "played", "seat", "targets", "x",
    )  # fmt: skip

    def __init__(
        self,
        ability: Any,
        holder: int,
        card: Card,
        seat: int,
        home: int,
        event: Event | None = None,
        grant: Grant | None = None,
    ) -> None:
        self.ability = ability
        self.holder = holder
        """The card the ability is on, also when it was gained."""
        self.card = card
        """That card's record when the use began: last-known information."""
        self.seat = seat
        self.home = home
        """The kind of card the text is printed on; a name in copied text keeps meaning that card."""
        self.event = event
        """What it answers."""
        self.grant = grant
        """Where the card has the ability from, unless it is printed on it."""
        self.targets: list[list[tuple[int, int]]] = []
        self.domain = -1
        self.x = 0
        self.paid = 0
        self.overpaid = 0
        self.played = False
        """True for an event card played, and for a card being played."""
        self.leaving = False
        """True where the card answers its own leaving, as though it were still there."""
        self.locked = False
        """True once targets are designated: they are then checked again, not chosen."""
        self.memory: Any = None

    def again(self) -> Use:
        """The same use with nothing chosen yet: an option may be taken more than once, from copies of a game."""
        new = Use(self.ability, self.holder, self.card, self.seat, self.home, self.event, self.grant)
        new.domain = self.domain
        return new

    @property
    def me(self) -> int:
        """The card its own name means: itself, unless the text was copied (coc/faq/copied-text-keeps-names)."""
        return self.holder if self.card.kind == self.home else -1


class Claim(NamedTuple):
    """A card that a cost asks for: what is done to it, and which cards it may be.

    A card that must be left as a target has the number of its choice as its way.
    """

    way: str | int
    cards: list[int]


class Cost(Protocol):
    """What stands before "to" in an ability."""

    @property
    def resources(self) -> int:
        """The resources it asks for, X being 0."""

    @property
    def asks_x(self) -> bool:
        """Whether it asks for X resources."""

    @property
    def text(self) -> str: ...

    def refusal(self, g: CocTable, use: Use) -> Refusal | None: ...

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """The cards it asks for, in the order in which they are paid."""

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Pay it so that what is claimed later can still be paid."""


Possible = Callable[["CocTable", "Use"], bool]
"""Whether an effect could change anything now, looked at before its targets are designated."""

Effect = joining.Effect["CocTable", "Use"]
Condition = condition.Condition["CocTable", "Use"]
RESTRICTION = "coc/timing/initiation-substeps/b"
"""The ruling by which a condition restricts, where it names none of its own."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """The event an ability answers, and what must be true of it."""

    kind: str
    test: Callable[[CocTable, Use, Event], bool]
    text: str
    own_leaving: bool = False
    """It answers its own card's leaving play, so it works from where the card has gone."""
    places: tuple[int, ...] = (zones.PLAY,)
    """Where its own card may come from, as the text says: the hand, a domain (coc/rule/1.12-card-states/c)."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Targets to designate as the ability is initiated (coc/rule/1.9-choosing-targets/a)."""

    what: Sel
    count: int = 1
    up_to: bool = False
    opponent_chooses: bool = False
    worded_chosen: bool = False
    """The text has another form of the word than "choose"."""
    may_lack: Condition | None = None
    """While this holds, the choice is left out where there is nothing to choose."""
    chooser: Callable[[CocTable, Use], int] | None = None
    """Who chooses, where that depends on what happened."""
    targets: bool = True
    """False where the text has a card picked this early without the word "choose"."""
    words: str = ""
    """The choice in words, where the usual ones do not fit."""

    @property
    def text(self) -> str:
        """The choice in words."""
        if self.words:
            return self.words
        number = f"up to {self.count} " if self.up_to else "" if self.count == 1 else f"{self.count} "
        phrase = self.what.phrase() if not number else number + self.what.plural()
        return f"{'an opponent chooses' if self.opponent_chooses else 'choose'} {phrase}"

    @property
    def prompt(self) -> str:
        """The choice as a question is put, names keeping their capitals."""
        return self.text[:1].upper() + self.text[1:]


@dataclass(frozen=True, slots=True, kw_only=True)
class Triggered:
    """An ability behind one of the four trigger words."""

    kind: str
    effect: Effect
    cost: Cost | None = None
    choose: tuple[Choose, ...] = ()
    trigger: Trigger | None = None
    during: Condition | None = None
    zone: int = zones.PLAY
    limit: Limit | None = None
    plays: bool = False
    """From the discard pile, the event card itself is played and paid for (coc/rule/2.32-playing-events/b)."""
    price: int = field(init=False, default=0)
    """The resources its own cost asks for, X being 0."""
    asks_x: bool = field(init=False, default=False)
    """Whether its own cost has the player set X."""
    possible: Possible | None = field(init=False, default=None)
    """What must hold for it to change anything; a Forced Response does what it can (coc/rule/1.11-forced-responses)."""
    by_payment: bool = field(init=False, default=False)
    """Whether it could change anything depends on the domain that pays."""

    def __post_init__(self) -> None:
        """Read the price off the cost once, and off the effect when it is worth triggering."""
        object.__setattr__(self, "price", self.cost.resources if self.cost is not None else 0)
        object.__setattr__(self, "asks_x", self.cost is not None and self.cost.asks_x)
        object.__setattr__(self, "possible", None if self.kind == FORCED else getattr(self.effect, "possible", None))
        object.__setattr__(self, "by_payment", getattr(self.effect, "by_payment", False))


def action(effect: Effect, *choose: Choose, **rest: Any) -> Triggered:
    """Declare an Action."""
    return Triggered(kind=ACTION, effect=effect, choose=choose, **rest)


def response(trigger: Trigger, effect: Effect, *choose: Choose, **rest: Any) -> Triggered:
    """Declare a Response."""
    return Triggered(kind=RESPONSE, trigger=trigger, effect=effect, choose=choose, **rest)


def forced(trigger: Trigger, effect: Effect, *choose: Choose, **rest: Any) -> Triggered:
    """Declare a Forced Response."""
    return Triggered(kind=FORCED, trigger=trigger, effect=effect, choose=choose, **rest)


def disrupt(trigger: Trigger, effect: Effect, *choose: Choose, **rest: Any) -> Triggered:
    """Declare a Disrupt."""
    return Triggered(kind=DISRUPT, trigger=trigger, effect=effect, choose=choose, **rest)


@dataclass(frozen=True, slots=True)
class Gives:
    """A passive that adds to or takes from a value of some cards, while a condition holds.

    ``attribute`` is ``skill``, an icon (0 to 3), ``toughness`` or another keyword; a keyword is held while its sum is
    above 0, so taking it away for certain means ``LOSE_ALL``.
    """

    to: Sel
    attribute: int | str
    amount: int | Amount
    while_: Condition | None = None
    amount_text: str = ""
    attached: bool = False
    """It works while an effect has attached the card to another (coc/rule/1.15-attaching-through-card-effects/f)."""


LOSE_ALL = -1000


@dataclass(frozen=True, slots=True)
class GivesAbility:
    """A passive that gives some cards a triggered ability."""

    to: Sel
    ability: Triggered
    while_: Condition | None = None


@dataclass(frozen=True, slots=True)
class GivesStruggle:
    """A passive that adds (or takes away) a struggle at a story; one that was chosen is looked up, -1 being none."""

    to: Sel
    struggle: int | Amount
    amount: int
    words: str = ""


@dataclass(frozen=True, slots=True)
class Blanks:
    """A passive under which some cards have no text box (coc/rule/2.25-text-box/a)."""

    what: Sel


@dataclass(frozen=True, slots=True)
class GivesControl:
    """A passive of an attachment: its controller controls what it is on (coc/rule/1.13-gaining-control/j)."""

    what: Sel


@dataclass(frozen=True, slots=True)
class Cannot:
    """A passive that forbids something: ``commit``, ``restore``, … (coc/rule/2.2-cannot/a)."""

    verb: str
    what: Sel
    while_: Condition | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class CostChange:
    """A passive that changes what cards cost to play; one that lowers may stop at a minimum."""

    what: Sel
    amount: int | Amount
    minimum: int = 0
    own: bool = False
    """It is about the card itself while it is being played (coc/rule/1.2-working-effects/e)."""
    abilities: bool = False
    """It is about using the triggered abilities of these cards, not about playing them."""
    additional: bool = False
    """What it adds is an additional cost (coc/rule/2.13-paying-costs/d)."""
    yours: bool = True
    amount_text: str = ""
    of_penalties: bool = False
    """It changes each penalty, before that joins the cost (coc/timing/initiation-substeps/c)."""


@dataclass(frozen=True, slots=True)
class ResourceMatch:
    """A passive under which you need no resource match for some cards.

    It grants the match, which serves Loyal cards as well, or it only lifts the need for one; Steadfast stands either
    way (coc/rule/2.15-resource-match/a and b, coc/faq/archmages-attache-loyal-steadfast).
    """

    what: Sel
    only_lifted: bool = False


@dataclass(frozen=True, slots=True)
class ImmuneTo:
    """A passive under which some cards can neither be targeted nor affected by a class of cards.

    ``sources`` is tested on the card that an effect comes from; ``triggered_only`` leaves passives aside
    (coc/rule/2.36-immune/a).
    """

    who: Sel
    sources: Sel
    triggered_only: bool = False
    words: str = ""


@dataclass(frozen=True, slots=True)
class StoryNeeds:
    """A story or conspiracy that is won with another number of success tokens than five."""

    tokens: int


@dataclass(frozen=True, slots=True)
class AttachTo:
    """What a support card is attached to when it enters play (coc/rule/2.33-attachments/a)."""

    host: Sel


@dataclass(frozen=True, slots=True)
class EntersExhausted:
    """A passive: the card enters play exhausted while a condition holds."""

    while_: Condition


@dataclass(frozen=True, slots=True)
class Whenever:
    """A passive that does something as soon as a condition holds, or each time an event happens.

    It is not triggered and cannot be cancelled (coc/rule/1.6-passive-effects/c and d).
    """

    condition: Condition | Trigger
    effect: Effect


@dataclass(frozen=True, slots=True)
class Replaces:
    """A passive "instead": as an event seeks to initiate, the effect takes its place.

    coc/rule/1.8-replacement-effects. One that ``alters`` only changes the event, which then goes on
    (coc/timing/passive-alters-action).
    """

    trigger: Trigger
    effect: Effect
    may: bool = False
    alters: bool = False


@dataclass(frozen=True, slots=True)
class ValueIs:
    """A passive definition of a printed X: "X is at all times …"."""

    attribute: str
    amount: Amount
    text: str


@dataclass(frozen=True, slots=True)
class WhenWon:
    """What the winner of a story or conspiracy may execute."""

    effect: Effect
    choose: tuple[Choose, ...] = ()
    possible: Condition | None = None


Ability = (
    Triggered
    | Gives
    | GivesAbility
    | GivesStruggle
    | GivesControl
    | Blanks
    | Cannot
    | CostChange
    | ResourceMatch
    | ImmuneTo
    | StoryNeeds
    | AttachTo
    | EntersExhausted
    | Whenever
    | Replaces
    | ValueIs
    | WhenWon
)
