"""Abilities of other cards that an effect has one use, as though one controlled them, without paying for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.references import IT, Ref
from orne.coc.rules import unpaid
from orne.coc.selector import Sel
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["CAN_BE_USED_UNPAID", "UseUnpaid"]


def _able(g: CocTable, use: Use, uid: int) -> list[Use]:
    """The Actions of a card that a player could use now without paying."""
    return [way for way in unpaid.actions_of(g, uid, use.seat) if unpaid.refusal(g, way) is None]


def _refusal(g: CocTable, use: Use, uid: int) -> Refusal | None:
    for way in unpaid.actions_of(g, uid, use.seat):
        return unpaid.refusal(g, way)
    return Refusal("coc/rule/2.2-cannot/b", "{} has no Action to be used", g.title(uid))


CAN_BE_USED_UNPAID = Sel(lambda g, use, uid: bool(_able(g, use, uid)), no=_refusal)
"""A card with an Action that you could use now, if you controlled it and had nothing to pay."""


@dataclass(frozen=True, slots=True)
class UseUnpaid(Doing):
    """Use an Action of a card in play as though you controlled it, without paying anything, X being 0."""

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"use an Action of {self.who.text} as though you controlled it, without paying for it"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them has one that could be used."""
        return any(_able(g, use, uid) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which, where there are several, and use it."""
        for uid in self.who.cards(g, use):
            ways = _able(g, use, uid)
            if not ways:
                return False
            way = ways[0]
            if len(ways) > 1:
                options = [g.option("use", uid, note=unpaid.remark(g, each), value=each) for each in ways]
                way = g.decide(use.seat, "use", "Use which of its Actions?", options, use.holder)
            unpaid.trigger(g, way)
            return True
        return False
