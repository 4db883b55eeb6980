"""A story has no controller: "you" in the text of a conspiracy means every player.

coc/faq/conspiracy-has-no-controller
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.abilities.use import Amount, Condition, Use
from orne.coc.selector import Sel

if TYPE_CHECKING:
    from orne.coc.table import CocTable


def _as(use: Use, seat: int) -> Use:
    """The same point of view with a player as "you"; where it is theirs already, it need not be taken again."""
    if use.seat == seat and use.grant is None:
        return use
    return Use(use.ability, use.holder, use.card, seat, use.home, use.event)


def of_any(what: Sel, while_: Condition | None = None) -> Sel:
    """What a selector means with any of the players as "you", while a condition holds for the same player."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        for seat in (0, 1):
            you = _as(use, seat)
            if what.test(g, you, uid) and (while_ is None or while_.test(g, you)):
                return True
        return False

    return Sel(test, what.noun, what.before, what.after, what.place)


def as_the_one_meant(amount: Amount, what: Sel, while_: Condition | None) -> Amount:
    """An amount worked out for the player as whom the card is meant."""

    def worked_out(g: CocTable, use: Use, uid: int) -> int:
        for seat in (0, 1):
            you = _as(use, seat)
            if what.test(g, you, uid) and (while_ is None or while_.test(g, you)):
                return amount(g, you, uid)
        return 0

    return worked_out
