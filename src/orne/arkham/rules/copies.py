"""Limits on the copies of a title in an area, for each player (ahlcg/limits-and-maximums/j)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.arkham.state import VICTORY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

IN_PLAY: Final = "in play"
IN_VICTORY_DISPLAY: Final = "in the victory display"


def kept_out(g: ArkhamTable, uid: int, seat: int, zone: int) -> bool:
    """Whether a card cannot come to a zone because this player has as many of its title there as its text allows."""
    limit = g.kind(uid).copies
    if limit is None or (limit.area == IN_VICTORY_DISPLAY) != (zone == VICTORY):
        return False
    state = g.state
    title = g.title(uid)
    if zone == VICTORY:
        owner = state.cards[uid].owner
        there = [each for each in state.victory if state.cards[each].owner == owner]
    else:
        there = [each for each in state.play if seat in (state.cards[each].controller, state.cards[each].threat)]
    return sum(each != uid and g.title(each) == title for each in there) >= limit.number
