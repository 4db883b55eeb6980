"""Text boxes that are blank, and those that cannot be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.everybody import of_any
from orne.coc.abilities.use import Condition, Use

if TYPE_CHECKING:
    from orne.coc.catalogue import Kind
    from orne.coc.index import Index
    from orne.coc.selector import Sel


@dataclass(frozen=True, slots=True)
class Blanks(Ability):
    """A passive under which some cards have no text box, or only none of what is printed there.

    coc/rule/2.25-text-box/a
    """

    what: Sel
    printed: bool = False
    """What the card gains stays."""
    while_: Condition | None = None

    @property
    def text(self) -> str:
        """Who has no text."""
        verb = "has" if self.what.definite else "have"
        while_ = f"{self.while_.text}, " if self.while_ is not None else ""
        return sentence(f"{while_}{self.what.plural()} {verb} no {'printed ' * self.printed}text")

    @property
    def reaches_others(self) -> bool:
        """Whether it blanks another card."""
        return not self.what.definite

    @property
    def changes_cards(self) -> bool:
        """It changes what they are worth or say."""
        return True

    @property
    def steady(self) -> bool:
        """Whether it blanks the same cards until one comes, goes, commits or works differently."""
        return self.what.steady and (self.while_ is None or self.while_.steady)

    def for_any_player(self) -> Ability:
        """Those that any of the players as "you" would make it mean."""
        return replace(self, what=of_any(self.what, self.while_), while_=None)

    def hush(self, held: Iterable[int], blank: set[int], printed: set[int]) -> None:
        """Lasting, it is certain whom it blanks."""
        (printed if self.printed else blank).update(held)

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among those that blank cards."""
        if use.grant is None:
            index.blanks = (*index.blanks, (self, use))


@dataclass(frozen=True, slots=True)
class NeverBlank(Ability):
    """A passive under which its own card cannot be blanked, nor treated as though it were."""

    text: str = "The text of this card cannot be blanked."

    def sort_into(self, kind: Kind) -> None:
        """The rules ask the card."""
        kind.never_blank = True
