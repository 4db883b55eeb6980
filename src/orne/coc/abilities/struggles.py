"""Passives about how struggles are fought: by what they are decided, where a character counts, which are left out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.everybody import of_any
from orne.coc.abilities.use import Use
from orne.coc.facts import STRUGGLE_NAMES

if TYPE_CHECKING:
    from orne.coc.index import Index
    from orne.coc.selector import Sel

BY_SKILL: Final = -1
"""In place of an icon: struggles are decided by skill."""


@dataclass(frozen=True, slots=True)
class DecidedBy(Ability):
    """A passive under which struggles at some stories are decided by another icon, or by skill.

    Of two of them skill counts (coc/faq/chess-prodigy-parallel-universe).
    """

    to: Sel
    counted: int
    """An icon, or ``BY_SKILL``."""
    named: bool = False
    """Only the struggle that was named, not every one."""
    attached: bool = False
    """It works while an effect has attached the card to another (coc/rule/1.15-attaching-through-card-effects/f)."""

    @property
    def while_attached(self) -> bool:
        """As its text says."""
        return self.attached

    @property
    def text(self) -> str:
        """Which struggles are decided by what."""
        which = "the named struggle" if self.named else "every struggle"
        by = "skill" if self.counted == BY_SKILL else f"{STRUGGLE_NAMES[self.counted]} icons"
        return sentence(f"{which} at {self.to.phrase()} is decided by {by}")

    def for_any_player(self) -> Ability:
        """Those stories that any of the players as "you" would make it mean."""
        return replace(self, to=of_any(self.to))

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what decides struggles."""
        index.decided_by = (*index.decided_by, (self, use))


@dataclass(frozen=True, slots=True)
class CountsElsewhere(Ability):
    """A passive under which the only committed character of a player counts at every other story as well.

    It is committed to one story all the same, and suffers there alone (coc/errata/summons-of-the-deep/f6-trent-dixon).
    """

    text: str = (
        "While this is the only committed character you control, its skill and icons count at every other story too."
    )

    def enter(self, index: Index, use: Use) -> None:
        """Enter its card among those that may count elsewhere."""
        index.counts_elsewhere = (*index.counts_elsewhere, use.holder)


@dataclass(frozen=True, slots=True)
class CountsAt(Ability):
    """A passive under which the skill and icons of some characters count at some stories, committed there or not.

    They count once there in any case, and nobody is committed (coc/faq/the-captain-double-count, coc/faq/beings-of-ib).
    """

    who: Sel
    where: Sel

    @property
    def text(self) -> str:
        """Whose values count where."""
        return sentence(f"the skill and icons of {self.who.phrase()} count at {self.where.phrase()}")

    def for_any_player(self) -> Ability:
        """Those that any of the players as "you" would make it mean."""
        return replace(self, who=of_any(self.who), where=of_any(self.where))

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what lets characters count where they are not."""
        index.counts_at = (*index.counts_at, (self, use))


@dataclass(frozen=True, slots=True)
class NoStruggle(Ability):
    """A passive under which no struggle of a kind is resolved at some stories: a certain one, or one that was named."""

    to: Sel
    struggle: int | None = None

    @property
    def text(self) -> str:
        """Which struggle is left out where."""
        which = "such" if self.struggle is None else STRUGGLE_NAMES[self.struggle]
        return sentence(f"no {which} struggle is resolved at {self.to.phrase()}")

    def which(self, use: Use) -> int:
        """The struggle meant."""
        return int(use.memory) if self.struggle is None else self.struggle

    def for_any_player(self) -> Ability:
        """Those stories that any of the players as "you" would make it mean."""
        return replace(self, to=of_any(self.to))

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what leaves struggles out."""
        index.no_struggle = (*index.no_struggle, (self, use))
