"""Abilities behind a trigger word: Action, Response, Forced Response, Disrupt."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from orne.coc import state as zones
from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.numbers import Number
from orne.coc.abilities.use import Condition, Cost, Effect, Possible, Use
from orne.coc.events import Event
from orne.kernel.limits import Limit
from orne.kernel.questions import which

if TYPE_CHECKING:
    from orne.coc.catalogue import Kind
    from orne.coc.index import Index
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable

ACTION: Final = "Action"
RESPONSE: Final = "Response"
FORCED: Final = "Forced Response"
DISRUPT: Final = "Disrupt"
PART: Final = "Part"
"""Not a trigger word: a later part of an effect that is being executed, which chooses a target of its own."""


ANY_PLAYER: Final = "any player"
"""Who may use an ability: every player."""


class Trigger:
    """The event an ability answers, of one kind or several, and what must be true of it."""

    __slots__ = ("at_once", "kinds", "own_leaving", "places", "test", "text")

    def __init__(
        self,
        kind: str | tuple[str, ...],
        test: Callable[[CocTable, Use, Event], bool],
        text: str,
        own_leaving: bool = False,
        places: tuple[int, ...] = (zones.PLAY,),
        at_once: bool = False,
    ) -> None:
        self.kinds = (kind,) if isinstance(kind, str) else kind
        self.test = test
        self.text = text
        self.own_leaving = own_leaving
        """It answers its own card's leaving play, so it works from where the card has gone."""
        self.places = places
        """Where its own card may come from, as the text says: the hand, a domain (coc/rule/1.12-card-states/c)."""
        self.at_once = at_once
        """It answers "one or more": what happens at once is answered once."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Targets to designate as the ability is initiated (coc/rule/1.9-choosing-targets/a)."""

    what: Sel
    count: int | Number = 1
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
        if isinstance(self.count, Number) and self.count.is_each:
            number = f"{'up to ' * self.up_to}{self.count.times} {self.what.bare()} {self.count.words}"
            return f"{'an opponent chooses' if self.opponent_chooses else 'choose'} {number}"
        count = self.count.words if isinstance(self.count, Number) else self.count
        number = f"up to {count} " if self.up_to else "" if count == 1 else f"{count} "
        phrase = self.what.phrase() if not number else number + self.what.plural()
        return f"{'an opponent chooses' if self.opponent_chooses else 'choose'} {phrase}"

    def number(self, g: CocTable, use: Use) -> int:
        """How many to choose."""
        return self.count(g, use) if isinstance(self.count, Number) else self.count

    @property
    def prompt(self) -> str:
        """The choice as a question, put to whoever chooses; names keep their capitals."""
        words = _SOMEBODY_CHOOSES.sub("choose", self.text, count=1)
        return which(words if words == self.text else words.replace("they control", "you control"))


_SOMEBODY_CHOOSES: Final = re.compile(r"\b(?:an opponent|that player) (?:chooses|picks)\b")
_SUBJECTS: Final = (
    "an opponent ",
    "each player ",
    "that player ",
    "until ",
    "from now on ",
    "while ",
    "if ",
    "all ",
    "it ",
)
"""How an effect begins that is a sentence of its own, not something that you do."""
_WHERE: Final = {
    zones.HAND: " (from your hand)",
    zones.DISCARD: " (from your discard pile)",
    zones.RESOURCE: " (from your domain)",
    zones.DECK: " (from the top of your deck)",
    zones.ATTACHED: " (while attached)",
}
"""Where an ability works from, unless that is play; an event card is played from the hand anyway."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Triggered(Ability):
    """An ability behind one of the four trigger words."""

    kind: str
    effect: Effect
    cost: Cost | None = None
    choose: tuple[Choose, ...] = ()
    trigger: Trigger | None = None
    during: Condition | None = None
    zone: int = zones.PLAY
    limit: Limit | None = None
    by: str = ""
    """``ANY_PLAYER`` where not only its controller may use it."""
    plays: bool = False
    """From the discard pile, the event card itself is played and paid for (coc/rule/2.32-playing-events/b)."""
    price: int = field(init=False, default=0)
    """The resources its own cost asks for, X being 0."""
    asks_x: bool = field(init=False, default=False)
    """Whether its own cost has the player set X."""
    sets_x: bool = field(init=False, default=False)
    """Whether X is the number of cards or other things that pay."""
    including: str = field(init=False, default="")
    """The faction of which what it costs must include a resource."""
    exhausts_this: bool = field(init=False, default=False)
    """Whether its card must be ready, because it is exhausted to pay."""
    possible: Possible | None = field(init=False, default=None)
    """What must hold for it to change anything; a Forced Response does what it can (coc/rule/1.11-forced-responses)."""
    answers: tuple[Any, ...] = field(init=False, default=())
    """Its trigger word with each kind of event it answers; compiled, a typed pair would be made anew when looked up."""
    by_payment: bool = field(init=False, default=False)
    """Whether it could change anything depends on the domain that pays."""

    def __post_init__(self) -> None:
        """Read the price off the cost once, off the effect when it is worth triggering, and what it may be used on."""
        designates = self.effect.designates
        if designates is not None and self.choose:
            first = replace(self.choose[0], what=self.choose[0].what & designates)
            object.__setattr__(self, "choose", (first, *self.choose[1:]))
        object.__setattr__(self, "answers", tuple(self.listens()))
        object.__setattr__(self, "price", self.cost.resources if self.cost is not None else 0)
        object.__setattr__(self, "asks_x", self.cost is not None and self.cost.asks_x)
        object.__setattr__(self, "sets_x", self.cost is not None and self.cost.sets_x)
        object.__setattr__(self, "including", getattr(self.cost, "including", ""))
        object.__setattr__(self, "exhausts_this", self.cost is not None and self.cost.exhausts_this)
        object.__setattr__(self, "possible", None if self.kind == FORCED else self.effect.possible)
        object.__setattr__(self, "by_payment", self.effect.by_payment)

    @property
    def text(self) -> str:
        """Word, trigger, restriction, cost, targets, effect, limit."""
        when = [self.trigger.text] if self.trigger else []
        when += [self.during.text] if self.during else []
        choices = "; ".join(choose.text for choose in self.choose)
        body = f"{choices} and {self.effect.text}" if choices else self.effect.text
        if self.cost is not None:
            body = f"{self.cost.text}{': ' if body.startswith(_SUBJECTS) else ' to '}{body}"
        if self.by == ANY_PLAYER:
            body = f"any player may {body}"
        if when:
            body = f"{', '.join(when)}, {body}"
        limit = f" {self.limit.text}" if self.limit else ""
        return f"{self.kind}{_WHERE.get(self.zone, '')}: {sentence(body)}{limit}"

    @property
    def word(self) -> str:
        """The trigger word."""
        return self.kind

    @property
    def triggered(self) -> Triggered:
        """Itself."""
        return self

    @property
    def reaches_others(self) -> bool:
        """Only a Disrupt can keep something off another card while several are gone through."""
        return self.kind == DISRUPT

    @property
    def of_players(self) -> bool:
        """Whether a player uses it; a Forced Response is used by nobody."""
        return self.kind != FORCED

    def listens(self) -> Iterable[tuple[str, str]]:
        """Its trigger word, with each kind of event it answers."""
        return [(self.kind, kind) for kind in self.trigger.kinds] if self.trigger is not None else ()

    def sort_into(self, kind: Kind) -> None:
        """It works in play, or from where its text says; what is on an event card works from the hand."""
        if self.trigger is not None and self.trigger.own_leaving:
            kind.own_leaving.append(self)
        elif self.zone == zones.HAND or (kind.is_event and self.zone == zones.PLAY):
            kind.from_hand.append(self)
        elif self.zone == zones.DISCARD:
            kind.from_discard.append(self)
        elif self.zone == zones.RESOURCE:
            kind.from_domain.append(self)
        else:
            kind.triggered.append(self)

    @property
    def while_attached(self) -> bool:
        """As its text says."""
        return self.zone == zones.ATTACHED

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under what it answers."""
        index.add_triggered((use.holder, self, use.home, use.seat, use.grant))


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
