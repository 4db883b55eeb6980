"""What the rules ask an effect besides doing it, as most effects answer; each word says what is different about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orne.coc.abilities import Effect, Use
    from orne.coc.language.references import Ref
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable


class Doing:
    """What most effects answer."""

    __slots__ = ()

    @property
    def parts(self) -> tuple[Effect, ...]:
        """The effects it is made of."""
        return ()

    @property
    def who(self) -> Ref | None:
        """The cards that something is done to, where it says so of some."""
        return None

    @property
    def designates(self) -> Sel | None:
        """What the choice of its card is limited to; None where nothing limits it."""
        return None

    @property
    def of_event(self) -> bool:
        """Whether it, or a part of it, refers to what is answered."""
        return (self.who is not None and self.who.of_event) or any(part.of_event for part in self.parts)

    @property
    def by_payment(self) -> bool:
        """Whether the domain that pays decides if it could change anything."""
        return False

    @property
    def makes_copies(self) -> bool:
        """Whether it lets a card be in play as another."""
        return False

    @property
    def alternatives(self) -> tuple[str, ...]:
        """Each of the effects among which it lets somebody choose, in words; empty where it is one."""
        return ()

    @property
    def overpaying(self) -> tuple[str, ...]:
        """What it, or a part of it, does only where somebody overpaid, in words."""
        return tuple(words for part in self.parts for words in part.overpaying)

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """What it, or its parts, are about to do to which cards; what is chosen only later is not known yet."""
        return [each for part in self.parts for each in part.about(g, use)]

    def is_barren(self, g: CocTable, use: Use, leaving: bool) -> bool:
        """Whether paying for it could give it no card, with or without cards that leave play."""
        return False

    def counts_nothing(self, g: CocTable, use: Use) -> bool:
        """Whether it is for each of what there is none of: it is done then, not impossible."""
        return False

    def finds_nobody(self, g: CocTable, use: Use) -> bool:
        """Whether it is for whoever is able, and nobody is: it may be tried, but there is nothing to tell of it."""
        return False


class OfOne(Doing):
    """What is made of one effect."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        """That effect."""
        return (self.effect,)


class OfSeveral(Doing):
    """What is made of several effects."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    @property
    def parts(self) -> tuple[Effect, ...]:
        """All of them."""
        return self.effects
