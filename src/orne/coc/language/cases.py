"""Effects that depend on how the card is that they come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.coc.abilities import Effect
from orne.coc.language.doing import OfSeveral
from orne.coc.language.references import IT, Ref
from orne.coc.selector import Sel
from orne.kernel.language.joining import may_change

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["ByCase", "by_case", "those", "where"]

Made = Callable[[Ref], Effect]
"""An effect for the cards it will be about, such as ``exhaust``."""


class ByCase(OfSeveral):
    """The first of several effects that fits how the card is as it comes to it.

    It is one moment: what the effect makes of the card does not make it fit the next.
    """

    __slots__ = ("cases", "who")

    who: Ref

    def __init__(self, who: Ref, cases: tuple[tuple[Sel, Made], ...]) -> None:
        self.who = who
        self.cases = tuple(case for case, _ in cases)
        super().__init__(*(effect(those(who, case)) for case, effect in cases))

    @property
    def text(self) -> str:
        """The effects in words, each with its case."""
        parts = zip(self.effects, self.cases, strict=True)
        return ", or ".join(f"{effect.text} if {self.who.text} is {_is(case)}" for effect, case in parts)

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them could change anything."""
        return any(may_change(g, use, effect) for effect in self.effects)

    def do(self, g: CocTable, use: Use) -> bool:
        """Do what fits."""
        for effect, case in zip(self.effects, self.cases, strict=True):
            if those(self.who, case).cards(g, use):
                return effect.do(g, use)
        return False


def by_case(*cases: tuple[Sel, Made], who: Ref = IT) -> ByCase:
    """The first of several effects that fits how the card is."""
    return ByCase(who, cases)


def those(who: Ref, what: Sel) -> Ref:
    """Those of some cards that are of a kind."""
    test = what.test
    return Ref(
        lambda g, use: [uid for uid in who.cards(g, use) if test(g, use, uid)],
        who.text,
        could=lambda g, use: (uid for uid in who.could(g, use) if test(g, use, uid)),
        everything=who.everything,
        of_event=who.of_event,
    )


def where(case: Sel, needed: Sel) -> Sel:
    """Cards that, where they are of one kind, are of another too; a reader of the effect knows it unsaid."""
    one, two = case.test, needed.test
    return Sel(lambda g, use, uid: not one(g, use, uid) or two(g, use, uid), no=needed.why_not)


def _is(case: Sel) -> str:
    """What a card of a kind is, after "is"."""
    return case.phrase() if case.noun or case.after else " ".join(case.before)
