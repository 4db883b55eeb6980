"""The encounter deck: shuffled, made again from its discard pile, discarded from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.arkham.immunity import unaffected
from orne.arkham.rules.leaving import cannot_leave, discard, has_left, leave_play
from orne.arkham.rules.moving import move, move_all
from orne.arkham.state import ENCOUNTER_DECK, NOWHERE, PLAY
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def into_encounter_deck(g: ArkhamTable, uid: int) -> None:
    """Shuffle a card into the encounter deck; not a lone card into an empty one (ahlcg/discard-piles/h)."""
    before = g.state.cards[uid]
    if not g.state.encounter_deck or unaffected(g, uid) or (before.zone == PLAY and cannot_leave(g, uid)):
        return
    if before.zone == PLAY:
        leaving = leave_play(g, uid)
    g.note("shuffled in", uid)
    move(g, uid, ENCOUNTER_DECK)
    shuffle_encounter_deck(g, with_discard=False)
    if before.zone == PLAY:
        has_left(g, before, leaving)


def shuffle_encounter_deck(g: ArkhamTable, *, with_discard: bool = True) -> None:
    """Shuffle the encounter deck, alone or with its discard pile; not with an empty one (ahlcg/discard-piles/g)."""
    if with_discard:
        if not g.state.encounter_discard:
            return
        move_all(g, list(g.state.encounter_discard), ENCOUNTER_DECK)
    shuffle(g.state, g.state.encounter_deck)
    for uid in g.state.encounter_deck:
        if g.state.cards[uid].known:
            g.state.edit(uid).known = 0
    g.note("encounter deck shuffled", -1)


def refill_encounter_deck(g: ArkhamTable) -> None:
    """Make the encounter deck again from its discard pile as soon as it is empty (ahlcg/encounter-deck/b)."""
    if not g.state.encounter_deck:
        shuffle_encounter_deck(g)


def discard_until(g: ArkhamTable, wanted: Callable[[int], bool]) -> int:
    """Discard from the top of the encounter deck until a card is wanted, still on top then; that card, or NOWHERE."""
    while g.state.encounter_deck:
        uid = g.state.encounter_deck[-1]
        if wanted(uid):
            return uid
        discard(g, uid)
    refill_encounter_deck(g)
    return NOWHERE
