"""What a text says cannot be done is not done (ahlcg/cannot/a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.immunity import resists
from orne.arkham.index import index_of
from orne.arkham.state import NOWHERE
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def forbidder(g: ArkhamTable, verb: str, uid: int) -> int:
    """The card that forbids something to a card, or NOWHERE."""
    index = g.index
    bans = index.cannot.get(verb)
    if bans is None:
        return NOWHERE
    for ban, use in bans:
        if ban.test(g, use, uid) and (ban.while_ is None or ban.while_.test(g, use)):
            if index.immunity and resists(g, uid, use):
                continue
            return use.holder
    return NOWHERE


def refusal(g: ArkhamTable, verb: str, uid: int, words: str, *cards: int) -> Refusal | None:
    """Why something cannot be done, or None; the words name the card that forbids it, then any others."""
    if verb not in (g.state.index or index_of(g)).cannot:
        return None
    holder = forbidder(g, verb, uid)
    return None if holder == NOWHERE else Refusal("ahlcg/cannot/a", words, *map(g.name, (holder, *cards)))
