"""Passives about committing and struggles: who must commit, who stays, who picks the loser's character."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.everybody import of_any
from orne.coc.abilities.use import Use
from orne.coc.facts import STRUGGLE_NAMES
from orne.kernel.language.selector import article

if TYPE_CHECKING:
    from orne.coc.index import Index
    from orne.coc.selector import Sel


@dataclass(frozen=True, slots=True)
class MustCommit(Ability):
    """A passive under which some cards must commit, if able: anywhere, or where this card commits.

    coc/rule/2.10-ready-exhausted-committed/j
    """

    who: Sel
    with_this: bool = False

    @property
    def text(self) -> str:
        """Who must commit where."""
        where = "to the story this card commits to" if self.with_this else "to a story"
        return sentence(f"{self.who.plural()} must commit {where}, if able")

    @property
    def reaches_others(self) -> bool:
        """Whether it binds another card."""
        return not self.who.definite

    def for_any_player(self) -> Ability:
        """Those that any of the players as "you" would make it mean."""
        return replace(self, who=of_any(self.who))

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what binds characters."""
        index.must_commit = (*index.must_commit, (self, use))


@dataclass(frozen=True, slots=True)
class WinnerPicks(Ability):
    """A passive under which the winner of a struggle picks the character that suffers its result."""

    struggle: int

    @property
    def text(self) -> str:
        """Who picks."""
        name = STRUGGLE_NAMES[self.struggle]
        return sentence(f"the winner of {article(name)} {name} struggle picks the character that suffers its result")

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under its struggle."""
        index.winner_picks |= {self.struggle}


@dataclass(frozen=True, slots=True)
class StaysCommitted(Ability):
    """A passive under which some cards do not uncommit as the rules have it; an effect may still remove them.

    coc/faq/obsessive-inmate-uncommit
    """

    who: Sel

    @property
    def text(self) -> str:
        """Who stays where."""
        stay, it = ("stays", "it") if self.who.definite else ("stay", "them")
        return sentence(f"{self.who.plural()} {stay} committed until the story is won or a card effect removes {it}")

    @property
    def reaches_others(self) -> bool:
        """Whether it holds another card."""
        return not self.who.definite

    def for_any_player(self) -> Ability:
        """Those that any of the players as "you" would make it mean."""
        return replace(self, who=of_any(self.who))

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what keeps characters at their stories."""
        index.stays = (*index.stays, (self, use))
