"""What a position of Arkham Horror is worth to the group, in points; an action is worth about four."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.rules import locations
from orne.arkham.rules.actions import actions_left
from orne.arkham.rules.stages import doom_threshold
from orne.arkham.scenario import scenario_of
from orne.arkham.state import ENCOUNTER, NOWHERE
from orne.bots.arkham import aims

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

WIN, SURVIVAL, LOSS = 2_000.0, -2_000.0, -2_500.0
ACT, CLUE, DOOM, VICTORY = 60.0, 9.0, 7.0, 25.0
WORST = 400.0
"""What it costs that the last agenda has run out and the game goes on."""
IN_THE_WAY = 5.0
"""What a treachery attached to a location costs."""
CARD, RESOURCE = 2.5, 1.5
GONE = 250.0
NEAR_DEATH = (200.0, 30.0, 14.0, 7.0, 3.0)
"""What it costs to have this little health or sanity left, besides the points themselves."""


def evaluate(g: ArkhamTable) -> float:
    """Points of the whole group."""
    state = g.state
    if state.over:
        return _ending(g)
    points = ACT * (3 - len(state.act_deck)) - DOOM * values.doom_in_play(g) - 30.0 * (3 - len(state.agenda_deck))
    if state.agenda != NOWHERE and doom_threshold(g) is None:
        points -= WORST
    held, wanted = aims.clues_held(g), aims.clues_wanted(g)
    points += CLUE * min(held, wanted) + 2.0 * max(0, held - wanted)
    if state.act != NOWHERE:
        points += 2.5 * CLUE * state.cards[state.act].clues
    points += VICTORY * sum(g.kind(uid).facts.victory for uid in state.victory)
    points -= IN_THE_WAY * sum(
        1
        for each in state.locations
        for uid in g.index.attachments.get(each, ())
        if state.cards[uid].owner == ENCOUNTER
    )
    for seat in range(state.seats):
        points += _investigator(g, seat)
    for uid in values.enemies(g):
        points -= _enemy(g, uid)
    return points


def _ending(g: ArkhamTable) -> float:
    """Points of a game that is over: won, survived or lost."""
    played = scenario_of(g)
    if played.won(g.state):
        return WIN
    outcome = played.outcome(g)
    return LOSS if len(outcome.killed) == g.state.seats else SURVIVAL + VICTORY * sum(outcome.experience)


def _investigator(g: ArkhamTable, seat: int) -> float:
    state = g.state
    if state.gone[seat]:
        return -GONE
    uid = state.investigators[seat]
    health, sanity = values.remaining_health(g, uid), values.remaining_sanity(g, uid)
    points = 2.0 * health + 3.0 * sanity - near_death(health) - near_death(sanity)
    points += CARD * min(len(state.hand[seat]), 8) + RESOURCE * min(state.resources[seat], 6)
    points += 0.3 * max(0, state.resources[seat] - 6) + 4.0 * actions_left(g, seat)
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
    """What it costs to be this near defeat."""
    return NEAR_DEATH[max(0, left)] if left < len(NEAR_DEATH) else 0.0


def _enemy(g: ArkhamTable, uid: int) -> float:
    """What an enemy costs the group by being there."""
    card = g.state.cards[uid]
    facts = g.kind(uid).facts
    points = 4.0 + 2.0 * facts.damage + 3.0 * facts.horror + 2.5 * values.remaining_health(g, uid)
    doom = aims.gathers_doom(g, uid)
    if doom:
        away = [locations.distance(g, g.state.place[seat], g.location_of(uid)) for seat in g.players()]
        points += doom + 1.5 * min(away, default=0)
    if card.exhausted:
        points *= 0.6
    return points if card.threat >= 0 else 0.8 * points
