"""Constant texts: what works by lying in play, or for a while by an effect; each says what it is to the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from orne.arkham.abilities import AsIf, Condition, Text, Use
from orne.arkham.facts import SKILLS
from orne.arkham.numbers import Number
from orne.arkham.selector import Sel, Test
from orne.arkham.sentences import listed, sentence
from orne.kernel.limits import Limit

if TYPE_CHECKING:
    from orne.arkham.catalogue import Kind
    from orne.arkham.index import Index
    from orne.arkham.table import ArkhamTable

ALL_SKILLS: Final = (0, 1, 2, 3)
STRENGTH: Final = frozenset(("health", "sanity"))


class Passive(Text):
    """A text that works by lying in play; of an unrevealed location only what says so."""

    __slots__ = ()

    @property
    def while_unrevealed(self) -> bool:
        """Whether it works on an unrevealed location as well."""
        return False

    @property
    def told(self) -> str:
        """What the log says of each card for which it begins to hold for a while."""
        return ""

    @property
    def change(self) -> str:
        """What such a card gets, for the log."""
        return ""

    @property
    def values(self) -> tuple[int | str, ...]:
        """The values that it changes: skills by number, others by name."""
        return ()

    @property
    def varies(self) -> bool:
        """Whether it may come to hold, no longer hold, or give another number while it lies in play."""
        return False

    def join(self, kind: Kind) -> None:
        """It is one of the constant texts."""
        kind.constant = (*kind.constant, self)

    def enter(self, index: Index, use: Use) -> None:
        """List it by what it is about."""


def changes_strength(passives: Iterable[Passive]) -> bool:
    """Whether one of some passives is about health or sanity."""
    return any(not STRENGTH.isdisjoint(passive.values) for passive in passives)


def strength_varies(passives: Iterable[Passive]) -> bool:
    """Whether a text about health or sanity may come to hold, no longer hold, or give another number meanwhile."""
    return any(passive.varies and not STRENGTH.isdisjoint(passive.values) for passive in passives)


def changes_engagement(passives: Iterable[Passive]) -> bool:
    """Whether one of some passives is about whom enemies engage: it blanks cards, or makes them aloof or massive."""
    return any(
        isinstance(each, Blank) or (isinstance(each, GivesKeyword) and each.keyword in ("aloof", "massive"))
        for each in passives
    )


def _named(attribute: int | str) -> str:
    return SKILLS[attribute] if isinstance(attribute, int) else attribute


def _subject(to: Sel, one: str, several: str) -> str:
    """Whom a text is about, with the verb: you get, this enemy gets, enemies get."""
    return f"{to.plural()} {one if to.definite and to.noun != 'you' else several}"


def _while(condition: Condition | None) -> str:
    return f"{condition.text}, " if condition is not None else ""


@dataclass(frozen=True, slots=True)
class _About(Passive):
    """A constant text about some cards, while a condition holds."""

    to: Sel
    test: Test = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Have the test at hand: it is made for every value that is looked up."""
        object.__setattr__(self, "test", self.to.test)

    @property
    def varies(self) -> bool:
        """It does where cards come to be meant or no longer are."""
        return not self.to.same


@dataclass(frozen=True, slots=True)
class Gives(_About):
    """A change of values: skills by number, ``fight``, ``evade``, ``shroud``, ``health``, ``sanity``, ``cost``."""

    attribute: int | str | tuple[int | str, ...]
    amount: int | Number
    while_: Condition | None = None
    during: str = ""
    """The kind of test in which alone it counts: fight, evade, investigate."""

    @property
    def told(self) -> str:
        """That it gets something."""
        return "gets"

    @property
    def change(self) -> str:
        """By how much which values change."""
        names = self.values
        name = "each skill" if names == ALL_SKILLS else listed([_named(each) for each in names])
        if isinstance(self.amount, int):
            return f"{self.amount:+d} {'to ' if names == ALL_SKILLS else ''}{name}"
        return f"+{self.amount.words or 1} {name} for each {self.amount.each}"

    @property
    def values(self) -> tuple[int | str, ...]:
        """Those it gives more or less of."""
        return self.attribute if isinstance(self.attribute, tuple) else (self.attribute,)

    @property
    def varies(self) -> bool:
        """It does under a condition, too, and where it counts something."""
        return not self.to.same or self.while_ is not None or isinstance(self.amount, Number)

    @property
    def text(self) -> str:
        """It in words."""
        during = f" while you {self.during}" if self.during else ""
        return sentence(f"{_while(self.while_)}{_subject(self.to, 'gets', 'get')} {self.change}{during}")

    def enter(self, index: Index, use: Use) -> None:
        """By each value it changes."""
        for each in self.values:
            key = f"{each} {self.during}" if self.during else each
            index.gives.setdefault(key, []).append((self, use))


@dataclass(frozen=True, slots=True)
class CostChange(_About):
    """A change of what cards cost their player, while a condition of that player holds."""

    amount: int
    while_: Condition | None = None

    @property
    def text(self) -> str:
        """It in words."""
        more = "less" if self.amount < 0 else "more"
        return sentence(f"{_while(self.while_)}{self.to.plural()} you play cost {abs(self.amount)} {more}")

    def enter(self, index: Index, use: Use) -> None:
        """With the other prices."""
        index.prices = (*index.prices, (self, use))


@dataclass(frozen=True, slots=True)
class Base(_About):
    """A base value in place of the printed one; where several set it, the lead says which applies last."""

    attribute: int | str
    number: int
    while_: Condition | None = None

    @property
    def values(self) -> tuple[int | str, ...]:
        """The one it sets."""
        return (self.attribute,)

    @property
    def varies(self) -> bool:
        """It does under a condition, too."""
        return not self.to.same or self.while_ is not None

    @property
    def text(self) -> str:
        """It in words."""
        whose = "your" if self.to.noun == "you" else f"for {self.to.plural()}, the"
        return sentence(f"{_while(self.while_)}{whose} base {_named(self.attribute)} is {self.number}")

    def join(self, kind: Kind) -> None:
        """It may clash with another."""
        Passive.join(self, kind)
        kind.sets_base = True

    def enter(self, index: Index, use: Use) -> None:
        """By the value it sets."""
        index.bases.setdefault(self.attribute, []).append((self, use))


@dataclass(frozen=True, slots=True)
class Times(_About):
    """A multiple of a value, taken after everything is added, and rounded up (ahlcg/modifiers/d)."""

    attribute: int | str
    factor: Fraction
    while_: Condition | None = None

    @property
    def values(self) -> tuple[int | str, ...]:
        """The one it multiplies."""
        return (self.attribute,)

    @property
    def varies(self) -> bool:
        """It does under a condition, too."""
        return not self.to.same or self.while_ is not None

    @property
    def text(self) -> str:
        """It in words."""
        whose = "your" if self.to.noun == "you" else f"for {self.to.plural()}, the"
        return sentence(f"{_while(self.while_)}{whose} {_named(self.attribute)} counts {self.factor} times, rounded up")

    def enter(self, index: Index, use: Use) -> None:
        """By the value it multiplies."""
        index.times.setdefault(self.attribute, []).append((self, use))


@dataclass(frozen=True, slots=True)
class GivesKeyword(_About):
    """A keyword some cards gain, which blanking them does not take away (ahlcg/blank/b)."""

    keyword: str
    while_: Condition | None = None

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"{_while(self.while_)}{_subject(self.to, 'has', 'have')} {self.keyword.capitalize()}")

    def enter(self, index: Index, use: Use) -> None:
        """By the keyword."""
        index.keywords.setdefault(self.keyword, []).append((self, use))


@dataclass(frozen=True, slots=True)
class Cannot(Passive):
    """A ban: ``attack``, ``investigate``, ``discover`` and the like; what is banned is looked at with ``what``."""

    verb: str
    what: Sel
    while_: Condition | None = None
    test: Test = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Have the test at hand."""
        object.__setattr__(self, "test", self.what.test)

    @property
    def text(self) -> str:
        """It in words."""
        verb = BANS.get(self.verb, self.verb)
        return sentence(f"{_while(self.while_)}{self.what.plural()} cannot {verb}")

    def enter(self, index: Index, use: Use) -> None:
        """By what it forbids."""
        index.cannot.setdefault(self.verb, []).append((self, use))


ENTER_HOST: Final = "enter the attached location"
ATTACK_YOU: Final = "attack you"
BANS: Final = {
    "discover": "discover clues",
    "spend": "spend clues",
    "investigate": "be investigated",
    "play": "play assets or events",
}
"""What is forbidden, in words, where the rules call it otherwise."""


@dataclass(frozen=True, slots=True)
class ClosedWhileUnrevealed(Passive):
    """Investigators cannot move into the location before it is revealed."""

    @property
    def while_unrevealed(self) -> bool:
        """It says so."""
        return True

    @property
    def text(self) -> str:
        """It in words."""
        return "While unrevealed, investigators cannot move in here."

    def enter(self, index: Index, use: Use) -> None:
        """With the locations that are closed."""
        index.closed |= {use.holder}


@dataclass(frozen=True, slots=True)
class Blank(_About):
    """Some cards have no printed text but their traits (ahlcg/blank/a)."""

    @property
    def told(self) -> str:
        """That its text is blank."""
        return "blank"

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"{_subject(self.to, 'has', 'have')} no text but traits")

    def join(self, kind: Kind) -> None:
        """It is looked for before anything else that is at work."""
        Passive.join(self, kind)
        kind.blanks = (*kind.blanks, self)


@dataclass(frozen=True, slots=True)
class Immune(_About):
    """An immunity of some cards; ``against`` is a kind of effects that ``immunity.py`` names."""

    against: str
    while_: Condition | None = None

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"{_while(self.while_)}{_subject(self.to, 'is', 'are')} immune to {self.against}")

    def enter(self, index: Index, use: Use) -> None:
        """With the others."""
        index.immune.append((self, use))
        index.immunity = True


@dataclass(frozen=True, slots=True)
class PlaysAsIf(Passive):
    """Leave to play some cards, though not as reactions, as if one were elsewhere."""

    what: Sel
    as_if: AsIf
    limit: Limit | None = None

    @property
    def text(self) -> str:
        """It in words."""
        limit = f" {self.limit.text}" if self.limit else ""
        return f"You may play {self.what.plural()} as if you were {self.as_if.text}.{limit}"

    def enter(self, index: Index, use: Use) -> None:
        """With the others."""
        index.plays_as_if = (*index.plays_as_if, (self, use))


@dataclass(frozen=True, slots=True)
class MayPlayFromDiscard(Passive):
    """Leave to play the topmost card of a type of one's discard pile as if it were in hand."""

    type: str

    @property
    def text(self) -> str:
        """It in words."""
        return f"You may play the topmost {self.type} of your discard pile as if from your hand."

    def join(self, kind: Kind) -> None:
        """It is a matter of the player who controls the card."""
        kind.plays_from_discard = self.type


@dataclass(frozen=True, slots=True)
class GoesUnderDeck(Passive):
    """Cards of a type that one plays, or discards from play, go under one's deck and not onto the discard pile."""

    type: str

    @property
    def text(self) -> str:
        """It in words."""
        what = f"{'an' if self.type[0] in 'aeiou' else 'a'} {self.type}"
        return f"{what.capitalize()} you play, or discard from play, goes under your deck, not onto your discard pile."

    def join(self, kind: Kind) -> None:
        """It is a matter of the player who controls the card."""
        kind.under_deck = self.type


@dataclass(frozen=True, slots=True)
class ExtraAction(Passive):
    """An additional action in each of your turns; ``only`` names the trait of cards it may be used on."""

    only: str = ""

    @property
    def text(self) -> str:
        """It in words."""
        only = f", only for {self.only} abilities" if self.only else ""
        return f"You have an additional action in your turn{only}."

    def enter(self, index: Index, use: Use) -> None:
        """With the others."""
        index.extra_actions = (*index.extra_actions, (self, use))


@dataclass(frozen=True, slots=True)
class ExtraCost(Passive):
    """Additional actions that some action costs."""

    test: Callable[[ArkhamTable, Use, int, str], int]
    always: bool = False
    """Whether it falls due wherever the thing is done, in the middle of an effect too, and not for an action alone."""

    @property
    def text(self) -> str:
        """The sentence of its function."""
        return sentence(" ".join((self.test.__doc__ or "").split()))

    def enter(self, index: Index, use: Use) -> None:
        """With the others."""
        index.extra_costs = (*index.extra_costs, (self, use))


@dataclass(frozen=True, slots=True)
class SkillInstead(Passive):
    """You may use a skill in place of others."""

    skill: int
    others: tuple[int, ...]

    @property
    def text(self) -> str:
        """It in words."""
        others = listed([SKILLS[each] for each in self.others])
        return sentence(f"you may use {SKILLS[self.skill]} in place of {others}")

    def enter(self, index: Index, use: Use) -> None:
        """With the others."""
        index.skills_instead = (*index.skills_instead, (self, use))


@dataclass(frozen=True, slots=True)
class NoTokens(Passive):
    """You reveal no chaos tokens in your tests."""

    @property
    def text(self) -> str:
        """It in words."""
        return "You reveal no chaos tokens in your tests."

    def enter(self, index: Index, use: Use) -> None:
        """By the investigator."""
        index.no_tokens |= {use.seat}


@dataclass(frozen=True, slots=True)
class TokenCountsAs(Passive):
    """A chaos token that you reveal counts as another."""

    token: str
    other: str

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"each {self.token} you reveal counts as {self.other}")

    def enter(self, index: Index, use: Use) -> None:
        """By the investigator and the token."""
        index.token_counts_as[use.seat, self.token] = (self.other, use.holder)


@dataclass(frozen=True, slots=True)
class TokensTimes(Passive):
    """Negative modifiers of tokens count several times in tests of a kind against the card itself."""

    factor: int
    test: str

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"negative modifiers of tokens count {self.factor} times in tests to {self.test} it")

    def enter(self, index: Index, use: Use) -> None:
        """By the card that is fought, evaded or investigated."""
        index.tokens_times[use.holder, self.test] = self.factor
