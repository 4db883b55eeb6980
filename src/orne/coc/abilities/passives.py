"""Text without a trigger word that changes no card: what it adds to stories, lends, forbids or keeps off."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from orne.coc.abilities.ability import Ability, sentence, while_true
from orne.coc.abilities.everybody import of_any
from orne.coc.abilities.numbers import Number
from orne.coc.abilities.use import Amount, Condition, Use
from orne.coc.facts import STRUGGLE_NAMES

if TYPE_CHECKING:
    from orne.coc.catalogue import Kind
    from orne.coc.index import Index
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable


@dataclass(frozen=True, slots=True)
class GivesStruggle(Ability):
    """A passive that adds (or takes away) a struggle at a story: a certain one, one worked out, or one that was named.

    One worked out may be none, which is -1.
    """

    to: Sel
    struggle: int | Amount | None
    amount: int
    words: str = ""

    @property
    def text(self) -> str:
        """Which story has which struggle more or less."""
        if self.words:
            return sentence(self.words)
        verb = "gains" if self.amount > 0 else "loses"
        which = STRUGGLE_NAMES[self.struggle] if isinstance(self.struggle, int) else "such"
        return sentence(f"{self.to.noun} {verb} {abs(self.amount)} {which} struggle")

    def which(self, g: CocTable, use: Use, story: int) -> int:
        """The struggle meant at a story, or -1."""
        if self.struggle is None:
            return int(use.memory)
        return self.struggle if isinstance(self.struggle, int) else self.struggle(g, use, story)

    def for_any_player(self) -> Ability:
        """Those stories that any of the players as "you" would make it mean."""
        return replace(self, to=of_any(self.to))

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what changes the struggles of stories."""
        index.struggles = (*index.struggles, (self, use))


@dataclass(frozen=True, slots=True)
class GivesControl(Ability):
    """A passive of an attachment: its controller controls what it is on (coc/rule/1.13-gaining-control/j)."""

    what: Sel
    attached: bool = False
    """It works while an effect has attached the card to another (coc/rule/1.15-attaching-through-card-effects/f)."""

    @property
    def while_attached(self) -> bool:
        """As its text says."""
        return self.attached

    @property
    def text(self) -> str:
        """What you control."""
        return sentence(f"you control the {self.what.noun}")

    @property
    def reaches_others(self) -> bool:
        """It is about another card in any case."""
        return True

    def sort_into(self, kind: Kind) -> None:
        """It works in play; the rules watch for it where there is one."""
        kind.gives_control = True
        kind.passive.append(self)

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among those that give control."""
        index.gives_control = (*index.gives_control, (self, use))


@dataclass(frozen=True, slots=True)
class Lends(Ability):
    """A passive under which you may use the triggered abilities of another player's card as its controller may.

    A Forced Response is used by nobody (coc/rule/1.11-forced-responses/b).
    """

    what: Sel

    @property
    def text(self) -> str:
        """Whose abilities you may use."""
        return sentence(f"you may use the triggered abilities of {self.what.phrase()} as though you controlled it")

    @property
    def reaches_others(self) -> bool:
        """It is about another card in any case."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among those that lend abilities."""
        index.lends = (*index.lends, (self, use))


AT_A_STORY = "commit to"
"""Under which the index has what forbids committing to some stories only."""


@dataclass(frozen=True, slots=True)
class Cannot(Ability):
    """A passive that forbids something: ``commit``, ``be restored``, … (coc/rule/2.2-cannot/a)."""

    verb: str
    what: Sel
    while_: Condition | None = None
    words: str = ""
    to: Sel | None = None
    """Committing: to which stories only."""

    @property
    def text(self) -> str:
        """Who cannot do what."""
        where = f" to {self.to.plural() if not self.to.definite else self.to.phrase()}" if self.to is not None else ""
        return sentence(self.words or f"{while_true(self.while_)}{self.what.plural()} cannot {self.verb}{where}")

    @property
    def reaches_others(self) -> bool:
        """Whether it forbids something about another card."""
        return not self.what.definite

    def shields(self, words: frozenset[str]) -> bool:
        """Whether it forbids one of some things to be done to others."""
        return self.verb in words and self.reaches_others

    def for_any_player(self) -> Ability:
        """Those that any of the players as "you" would make it mean."""
        return replace(self, what=of_any(self.what, self.while_), while_=None)

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under what it forbids."""
        index.cannot.setdefault(self.verb if self.to is None else AT_A_STORY, []).append((self, use))


@dataclass(frozen=True, slots=True)
class ImmuneTo(Ability):
    """A passive under which some cards can neither be targeted nor affected by a class of cards.

    ``sources`` is tested on the card that an effect comes from; ``triggered_only`` leaves passives aside
    (coc/rule/2.36-immune/a).
    """

    who: Sel
    sources: Sel
    triggered_only: bool = False
    words: str = ""
    targets_only: bool = False
    """They can be affected, and only not be chosen."""
    while_: Condition | None = None
    targeted_below: Number | None = None
    """They only cannot be chosen, by triggered effects that cost as much or less."""

    @property
    def text(self) -> str:
        """Who is immune to what."""
        if self.targeted_below is not None:
            cost = f"triggered effects with a cost of at most {self.targeted_below.words}"
            return sentence(f"{self.who.plural()} cannot be chosen as the target of {cost}")
        words = self.words or f"{'triggered effects of ' * self.triggered_only}{self.sources.plural()}"
        if self.targets_only:
            return sentence(f"{while_true(self.while_)}{self.who.plural()} cannot be chosen as the target of {words}")
        verb = "is" if self.who.definite else "are"
        return sentence(f"{while_true(self.while_)}{self.who.plural()} {verb} immune to {words}")

    @property
    def reaches_others(self) -> bool:
        """Whoever is immune, others feel it."""
        return True

    def for_any_player(self) -> Ability:
        """Those that any of the players as "you" would make it mean."""
        return replace(self, who=of_any(self.who, self.while_), sources=of_any(self.sources), while_=None)

    @property
    def changes_cards(self) -> bool:
        """It changes what they say."""
        return True

    def sort_into(self, kind: Kind) -> None:
        """It is entered before all other passives, which it may keep off."""
        kind.immunities.append(self)

    def enter(self, index: Index, use: Use) -> None:
        """Enter one that lasts for a time among the others."""
        index.immune.append((self, use))
