"""The end of a scenario: victory locations, weaknesses' last words, the resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.rules.elimination import game_ends_for
from orne.arkham.rules.moving import move
from orne.arkham.state import VICTORY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def scenario_ends(g: ArkhamTable, resolution: str, reason: str) -> None:
    """End the scenario: revealed victory locations without clues count, then weaknesses speak (arkham/basics/1.25)."""
    state = g.state
    for uid in list(state.locations):
        card = state.cards[uid]
        if g.kind(uid).facts.victory and card.revealed and not card.clues:
            move(g, uid, VICTORY)
    for seat in g.players():
        game_ends_for(g, seat, for_all=True)
    state.resolution = resolution
    state.over_reason = reason
