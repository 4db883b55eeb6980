"""Effects that last: made here, ended at the end of a test, phase, turn or round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham.immunity import open_to
from orne.arkham.rules import priority
from orne.arkham.state import Lasting

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def last(
    g: ArkhamTable, kind: str, value: Any, until: str, use: Use, uids: tuple[int, ...] = (), seat: int | None = None
) -> None:
    """Let something hold for some cards or for an investigator, until the end of a test, phase, turn or round."""
    targets = tuple((uid, g.state.cards[uid].obj) for uid in open_to(g, uids, use.holder))
    if uids and not targets:  # what was immune then stays free of it for good (ahlcg/immune/c)
        return
    who = use.seat if seat is None else seat
    g.state.lasting = (*g.state.lasting, Lasting(kind, targets, value, until, use.holder, who))
    g.state.changed()
    if kind == "base":
        priority.settle(g)


def expire(g: ArkhamTable, period: str) -> None:
    """End what lasts until the end of a period."""
    state = g.state
    if state.lasting and any(each.until == period for each in state.lasting):
        state.lasting = tuple(each for each in state.lasting if each.until != period)
        state.changed()
