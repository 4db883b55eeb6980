"""The victory display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.rules.copies import kept_out
from orne.arkham.rules.leaving import discard, has_left, leave_play, stays_in_play
from orne.arkham.rules.moving import move
from orne.arkham.rules.stages import check_objective
from orne.arkham.state import NOBODY, PLAY, VICTORY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def to_victory(g: ArkhamTable, uid: int) -> None:
    """Add a card to the victory display, which may be what the act waits for."""
    into_victory_display(g, uid)
    check_objective(g)


def into_victory_display(g: ArkhamTable, uid: int) -> None:
    """Move a card to the victory display, or discard it where a limit keeps it out."""
    if kept_out(g, uid, NOBODY, VICTORY):
        discard(g, uid)
        return
    before = g.state.cards[uid]
    if before.zone == PLAY:
        if stays_in_play(g, uid):
            return
        leaving = leave_play(g, uid)
    g.note("victory display", uid)
    move(g, uid, VICTORY)
    if before.zone == PLAY:
        has_left(g, before, leaving)
