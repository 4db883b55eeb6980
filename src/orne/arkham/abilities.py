"""What a card can do, declared: kind, trigger, restriction, cost, choices, limit, effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from orne.arkham.events import Event
from orne.arkham.selector import Sel, meant_refusal, open_candidates
from orne.arkham.sentences import sentence
from orne.kernel.compiling import mypyc_attr
from orne.kernel.language import condition, joining
from orne.kernel.limits import Limit
from orne.kernel.questions import which
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.catalogue import Kind
    from orne.arkham.index import Index
    from orne.arkham.state import Card
    from orne.arkham.table import ArkhamTable

WOULD: Final = "would"
WHEN: Final = "when"
AFTER: Final = "after"
ACTION: Final = "action"
FREE: Final = "free"
REACTION: Final = "reaction"
FORCED: Final = "forced"
REVELATION: Final = "revelation"
EVENT: Final = "event"
FIGHT: Final = "fight"
EVADE: Final = "evade"
INVESTIGATE: Final = "investigate"
PARLEY: Final = "parley"
RESIGN: Final = "resign"
MOVE: Final = "move"
_WORDS: Final = {
    ACTION: "Action", FREE: "Free", REACTION: "Reaction", FORCED: "Forced", REVELATION: "Revelation", EVENT: "",
}  # fmt: skip

Targets = tuple[tuple[int, int], ...]
"""Cards that were chosen, each with the object it was then."""


@mypyc_attr(free_list_len=1)
class Use:
    """An ability in use: whose, on which card, answering what, with what chosen."""

    __slots__ = ("ability", "card", "event", "holder", "memory", "seat", "targets", "x")

    def __init__(self, ability: Any, holder: int, card: Card, seat: int, event: Event | None = None) -> None:
        self.ability = ability
        self.holder = holder
        self.card = card
        """The card's record when the use began."""
        self.seat = seat
        """The investigator using it."""
        self.event = event
        self.memory: Any = None
        self.targets: tuple[Targets, ...] = ()
        """What was chosen, choice by choice."""
        self.x = 0
        """What X was set to, for a card that costs X."""

    @property
    def is_played(self) -> bool:
        """Whether a card is played, and not an ability on it used; an asset has no text that says so."""
        return self.ability is None or self.ability.kind == EVENT

    @property
    def word(self) -> str:
        """The bold word that says which kind of action it is."""
        return self.ability.word if self.ability is not None else ""

    def choosing(self, targets: Targets) -> Use:
        """The same use with something more chosen: an option may be taken again, from a copy of the game."""
        new = Use(self.ability, self.holder, self.card, self.seat, self.event)
        new.memory, new.x, new.targets = self.memory, self.x, (*self.targets, targets)
        return new


class Effect(joining.Effect["ArkhamTable", Use], Protocol):
    """What an ability does, and what the rules ask it besides; `Doing` answers for most."""

    @property
    def name(self) -> str: ...

    @property
    def verb(self) -> str: ...

    @property
    def word(self) -> str: ...

    @property
    def needs(self) -> str: ...

    @property
    def needs_nobody(self) -> bool: ...

    @property
    def adjusts(self) -> bool: ...

    @property
    def is_test(self) -> bool: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing:
    """What most effects answer."""

    __slots__ = ()

    @property
    def name(self) -> str:
        """What it is called where it is one of several; empty where its own words will do."""
        return ""

    @property
    def verb(self) -> str:
        """What is done to a card that is chosen for it."""
        return "choose"

    @property
    def word(self) -> str:
        """The bold word that says which kind of action it is."""
        return ""

    @property
    def needs(self) -> str:
        """What must be so for it to change anything, in words; empty where nothing in particular."""
        return ""

    @property
    def needs_nobody(self) -> bool:
        """Whether it happens though the investigator it speaks to is gone (ahlcg/effects/c)."""
        return False

    @property
    def adjusts(self) -> bool:
        """Whether it changes the size of a test's own result instead of being a result of its own."""
        return False

    @property
    def is_test(self) -> bool:
        """Whether it is a skill test, with whatever comes of that."""
        return False


Condition = condition.Condition["ArkhamTable", Use]


@dataclass(frozen=True, slots=True)
class Trigger:
    """When or after an event, and what must be true of it."""

    timing: str
    kind: str
    test: Callable[[ArkhamTable, Use, Event], bool]
    text: str
    answers: Any = field(init=False, compare=False, repr=False)
    """Timing and kind, under which the index lists it; compiled, a typed pair would be made anew for every card."""

    def __post_init__(self) -> None:
        """Have the pair at hand: an index is made often."""
        object.__setattr__(self, "answers", (self.timing, self.kind))


@dataclass(frozen=True, slots=True)
class AsIf:
    """Locations an investigator may pretend to be at, perhaps as if engaged with every enemy there too."""

    places: Callable[[ArkhamTable, Use], list[int]]
    words: str
    engaged: bool = False

    @property
    def text(self) -> str:
        """Where one pretends to be."""
        return self.words + (" and engaged with each enemy there" if self.engaged else "")


class Cost(Protocol):
    """Something paid for an ability; all costs are paid together."""

    @property
    def text(self) -> str: ...

    @property
    def name(self) -> str: ...

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None: ...

    def pay(self, g: ArkhamTable, use: Use) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Paying:
    """What most costs answer."""

    __slots__ = ()

    @property
    def name(self) -> str:
        """What it is called where it is one of several; empty where its own words will do."""
        return ""


@dataclass(frozen=True, slots=True)
class Choose:
    """Cards, investigators among them, that are chosen as the effect begins (ahlcg/target/a)."""

    what: Sel
    count: int = 1
    up_to: bool = False
    any_number: bool = False
    verb: str = ""
    """How the option is called, where the effect's own verb does not fit."""
    by_lead: bool = False
    """Whether the lead investigator chooses."""

    @property
    def text(self) -> str:
        """The choice in words."""
        return self._order.replace("choose", "the lead investigator chooses", 1) if self.by_lead else self._order

    @property
    def _order(self) -> str:
        """The choice in words, for whoever makes it."""
        number = "any number of " if self.any_number else f"up to {self.count} " if self.up_to else ""
        if not number and self.count > 1:
            number = f"{self.count} "
        return f"choose {number + self.what.plural() if number else self.what.phrase()}"

    def pick(self, g: ArkhamTable, use: Use, verb: str) -> Targets | None:
        """Let them be chosen; None where there is nothing to choose from."""
        cards = open_candidates(g, use, self.what)
        if not cards:
            return None
        seat = g.state.lead if self.by_lead else use.seat
        prompt = f"Which {self.what.plural()}? (any number)" if self.any_number else which(self._order)
        no = partial(meant_refusal, g, use, self.what)
        verb = self.verb or verb
        if self.any_number:
            picked = g.choose_cards(seat, prompt, cards, len(cards), verb, use.holder, least=0, no=no)
        elif self.count > 1 or self.up_to:
            least = 0 if self.up_to else None
            picked = g.choose_cards(seat, prompt, cards, self.count, verb, use.holder, least=least, no=no)
        else:
            picked = [g.choose_card(seat, prompt, cards, verb, use.holder, no)]
        return tuple((uid, g.state.cards[uid].obj) for uid in picked)


class Chosen(Doing):
    """An effect with what it chooses first: nothing is done without a card that may be chosen."""

    __slots__ = ("choose", "effect")

    def __init__(self, effect: Effect, *choose: Choose) -> None:
        self.effect = effect
        self.choose = choose

    @property
    def needs(self) -> str:
        """That there is what it chooses."""
        return " and ".join(f"there is {each.what.phrase()}" for each in self.choose)

    @property
    def verb(self) -> str:
        """As its effect says."""
        return self.effect.verb

    @property
    def word(self) -> str:
        """As its effect says."""
        return self.effect.word

    @property
    def is_test(self) -> bool:
        """As its effect says."""
        return self.effect.is_test

    @property
    def text(self) -> str:
        """The choices and the effect in words."""
        joined = "; " if any(each.by_lead for each in self.choose) else " and "  # what the lead chooses, you carry out
        return f"{'; '.join(each.text for each in self.choose)}{joined}{self.effect.text}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is something to choose that could be changed."""
        possible = self.effect.possible
        for each in self.choose:
            cards = open_candidates(g, use, each.what)
            if not cards:
                return False
            if possible is not None and len(self.choose) == 1:
                cards_now = g.state.cards
                return any(possible(g, use.choosing(((uid, cards_now[uid].obj),))) for uid in cards)
        return True

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Choose, then carry it out."""
        for each in self.choose:
            targets = each.pick(g, use, self.verb)
            if targets is None:
                g.note("no effect", use.holder, seat=use.seat)
                return False
            if not targets:  # with none chosen nothing has resolved (ahlcg/target/d)
                return False
            use = use.choosing(targets)
        return self.effect.do(g, use)


class Text:
    """One text of a card: its words, and what it is to the rules."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """It in words."""
        return ""

    def join(self, kind: Kind) -> None:
        """Enter it among the texts of its kind of card, where the rules look for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability(Text):
    """A triggered ability, a revelation, or what an event does."""

    kind: str
    effect: Effect
    costs: tuple[Cost, ...] = ()
    choose: tuple[Choose, ...] = ()
    """What the effect has chosen first."""
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

    @property
    def text(self) -> str:
        """Word, trigger, restriction, costs, choices, effect, limit."""
        when = [self.trigger.text] if self.trigger else []
        when += [self.during.text] if self.during else []
        costs = " and ".join(cost.text for cost in self.costs)
        body = f"{costs}: {self.effect.text}" if costs else self.effect.text
        if self.as_if is not None:
            body = f"{body}, as if you were {self.as_if.text}"
        if when:
            body = f"{', '.join(when)}, {body}"
        if not self.provokes:
            body = f"{body}; this provokes no attacks of opportunity"
        word = f"{self.word.capitalize()}. " if self.word and not body.lower().startswith(self.word) else ""
        limit = f" {self.limit.text}" if self.limit else ""
        kind = f"{self.actions} actions" if self.kind == ACTION and self.actions > 1 else _WORDS[self.kind]
        return f"{kind}{': ' if kind else ''}{word}{sentence(body)}{limit}"

    def join(self, kind: Kind) -> None:
        """It is used from play, answered from the hand, played, or carried out when the card is drawn."""
        if self.trigger is not None and (self.kind == EVENT or self.zone == "hand"):
            kind.from_hand.setdefault(self.trigger.answers, []).append(self)
        if self.kind == EVENT:
            kind.played = kind.played or self
        elif self.kind == REVELATION:
            kind.revelation = kind.revelation or self
        elif self.zone == "play":
            kind.triggered = (*kind.triggered, self)

    def enter(self, index: Index, uid: int) -> None:
        """List it by what it answers, or as an action or a free ability."""
        if self.trigger is not None:
            index.answers.setdefault(self.trigger.answers, []).append((uid, self))
        elif self.as_if is not None:
            index.elsewhere = (*index.elsewhere, (uid, self))
        elif self.kind == FREE:
            index.free.append((uid, self))
        else:
            index.actions.append((uid, self))


def _ability(kind: str, effect: Effect, parts: tuple[Choose | Cost, ...], **rest: Any) -> Ability:
    """Sort choices from costs; what the effect says of itself, its bold word and when it is possible, is taken over."""
    choose = tuple(each for each in parts if isinstance(each, Choose))
    costs = tuple(each for each in parts if not isinstance(each, Choose))
    if choose:
        effect = Chosen(effect, *choose)
    rest.setdefault("word", effect.word)
    possible = effect.possible
    if possible is not None:
        needed = Condition(possible, effect.needs or "it can do something")
        rest["possible"] = rest["possible"] & needed if rest.get("possible") else needed
    return Ability(kind=kind, effect=effect, costs=costs, choose=choose, **rest)


def action(effect: Effect, *parts: Choose | Cost, **rest: Any) -> Ability:
    """An ability that costs an action."""
    return _ability(ACTION, effect, parts, **rest)


def free(effect: Effect, *parts: Choose | Cost, **rest: Any) -> Ability:
    """An ability for any player window."""
    return _ability(FREE, effect, parts, **rest)


def reaction(trigger: Trigger, effect: Effect, *parts: Choose | Cost, **rest: Any) -> Ability:
    """An optional answer to an event."""
    return _ability(REACTION, effect, parts, trigger=trigger, **rest)


def forced(trigger: Trigger, effect: Effect, *parts: Choose, **rest: Any) -> Ability:
    """A compulsory answer to an event."""
    return _ability(FORCED, effect, parts, trigger=trigger, **rest)


def revelation(effect: Effect, *parts: Choose) -> Ability:
    """What happens when an encounter card or weakness is drawn."""
    return _ability(REVELATION, effect, parts)


def event(effect: Effect, *parts: Choose | Cost, **rest: Any) -> Ability:
    """What an event card does; with a trigger it is a fast answer to it."""
    return _ability(EVENT, effect, parts, **rest)
