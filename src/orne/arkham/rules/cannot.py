"""What a text says cannot be done is not done (ahlcg/cannot/a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.immunity import immune
from orne.arkham.state import NOWHERE
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def forbidder(g: ArkhamTable, verb: str, uid: int) -> int:
    """The card that forbids something to a card, or NOWHERE."""
    index = g.index
    for ban, use in index.cannot.get(verb, ()):
        if ban.what(g, use, uid) and (ban.while_ is None or ban.while_.test(g, use)):
            if index.immunity and immune(g, uid, use.holder):
                continue
            return use.holder
    lasting = index.lasting and index.lasting.get((uid, f"cannot {verb}"))
    return int(lasting[-1]) if lasting else NOWHERE


def refusal(g: ArkhamTable, verb: str, uid: int, words: str, *cards: int) -> Refusal | None:
    """Why something cannot be done, or None; the words name the card that forbids it, then any others."""
    index = g.index
    if verb not in index.cannot and not index.lasting:
        return None
    holder = forbidder(g, verb, uid)
    return None if holder == NOWHERE else Refusal("ahlcg/cannot/a", words, *map(g.name, (holder, *cards)))
