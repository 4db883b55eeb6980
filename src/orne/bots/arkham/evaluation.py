"""What a position of Arkham Horror is worth to the group, in points; an action is worth about four."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.state import NOWHERE

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

WIN, LOSS = 2_000.0, -500.0
WON = frozenset(("R1", "R2"))
ACT, CLUE, DOOM = 60.0, 9.0, 4.0
CARD, RESOURCE = 2.5, 1.5
GONE = 250.0
NEAR_DEATH = (200.0, 30.0, 14.0, 7.0, 3.0)
"""What it costs to have so little health or sanity left, besides the points themselves."""


def evaluate(g: ArkhamTable) -> float:
    """Points of the whole group."""
    state = g.state
    if state.over:
        return WIN if state.resolution in WON else LOSS
    points = ACT * (3 - len(state.act_deck)) - DOOM * values.doom_in_play(g) - 30.0 * (3 - len(state.agenda_deck))
    held = sum(state.cards[uid].clues for uid in state.investigators)
    needed = g.per_investigator(g.kind(state.act).facts.clues or 0) if state.act != NOWHERE else 0
    points += CLUE * min(held, needed) + 2.0 * max(0, held - needed)
    for seat in range(state.seats):
        points += _investigator(g, seat)
    for uid in values.enemies(g):
        points -= _enemy(g, uid)
    return points


def _investigator(g: ArkhamTable, seat: int) -> float:
    state = g.state
    if state.gone[seat]:
        return -GONE
    uid = state.investigators[seat]
    health, sanity = values.remaining_health(g, uid), values.remaining_sanity(g, uid)
    points = 2.0 * health + 3.0 * sanity - near_death(health) - near_death(sanity)
    points += CARD * min(len(state.hand[seat]), 8) + RESOURCE * min(state.resources[seat], 6)
    points += 0.3 * max(0, state.resources[seat] - 6) + 4.0 * state.actions[seat]
    for asset in values.assets(g, seat):
        facts = g.kind(asset).facts
        points += 5.0 + 1.5 * (facts.cost or 0) - 0.5 * (state.cards[asset].damage + state.cards[asset].horror)
        if facts.uses:
            points += 2.0 * state.cards[asset].tokens - (8.0 if not state.cards[asset].tokens else 0.0)
    for card in state.play:
        if state.cards[card].threat == seat and not values.is_enemy(g, card):
            points -= 6.0
    return points


def near_death(left: int) -> float:
    """What it costs to be so near defeat."""
    return NEAR_DEATH[max(0, left)] if left < len(NEAR_DEATH) else 0.0


def _enemy(g: ArkhamTable, uid: int) -> float:
    """What an enemy costs the group by being there."""
    card = g.state.cards[uid]
    facts = g.kind(uid).facts
    points = 4.0 + 2.0 * facts.damage + 3.0 * facts.horror + 2.5 * values.remaining_health(g, uid)
    if card.exhausted:
        points *= 0.6
    return points if card.threat >= 0 else 0.8 * points
