"""Where to go: the location at which an investigator's next actions bring most."""

from __future__ import annotations

from collections.abc import Mapping

from orne.arkham import values
from orne.arkham.abilities import INVESTIGATE
from orne.arkham.rules import cannot, locations, travel
from orne.arkham.state import NOWHERE
from orne.bots.arkham import aims
from orne.bots.arkham.outlook import Outlook

MEETING_PLACES = {"core/the-barrier": "core/hallway"}
"""Acts that advance where the investigators meet with enough clues."""
ENTRANCE, ALLY = 60.0, 30.0
"""What a location that the act waits for, and somebody to win over, are worth."""


def goal(look: Outlook) -> int:
    """The location to go to, or NOWHERE where this one will do."""
    g = look.g
    act = g.state.act
    far = locations.distances(g, look.here)
    if act != NOWHERE and g.kind(act).slug in MEETING_PLACES and not look.clues_missing:
        held_up = _somebody_held_up(look, far)
        return _meeting_place(look, MEETING_PLACES[g.kind(act).slug]) if held_up == NOWHERE else held_up
    best, most = NOWHERE, 0.0
    awaited = aims.places_to_enter(g, look.seat)
    for place in g.state.locations:
        if place in far and (place == look.here or travel.can_enter(g, look.seat, place)):
            rate = _rate(look, place, far[place], place in awaited)
            if rate > most:
                best, most = place, rate
    return NOWHERE if best == look.here else best


def _meeting_place(look: Outlook, wanted: str) -> int:
    for uid in look.g.state.locations:
        if look.g.kind(uid).slug == wanted and uid != look.here:
            return uid
    return NOWHERE


def _somebody_held_up(look: Outlook, far: Mapping[int, int]) -> int:
    """Where somebody is held up by an enemy that this investigator deals with better; the nearest such location."""
    places = {
        look.g.location_of(uid) for uid in values.enemies(look.g) if look.rescue(uid) and look.g.location_of(uid) in far
    }
    return min(places - {look.here}, key=lambda place: (far[place], place), default=NOWHERE)


def _rate(look: Outlook, place: int, steps: int, awaited: bool) -> float:
    """What going to a location and doing the best there brings for each action it takes.

    ``awaited`` says whether the act waits for somebody to enter it.
    """
    g = look.g
    rate = _of_clues(look, place, steps)
    if awaited and place != look.here:
        rate = max(rate, ENTRANCE / steps)
    for uid in values.enemies_at(g, place):
        gain = look.gain(uid)
        if gain:
            rate = max(rate, gain / (steps + look.to_defeat(uid)))
    chance = aims.ally_to_win(g, look.seat, place)
    if chance:
        rate = max(rate, ALLY / (steps + 1.0 / chance))
    return rate - 0.1 * sum(look.risk(uid, steps) for uid in look.waiting_at(place)) if steps else rate


def _of_clues(look: Outlook, place: int, steps: int) -> float:
    """What the clues at a location bring for each action; a bar must be removed first."""
    g = look.g
    found = min(look.clues_missing, aims.clues_at(g, place) - _others_at(look, place))
    if found <= 0:
        return 0.0
    effort = found / aims.chance_of_a_clue(g, look.seat, place)
    barrier = cannot.forbidder(g, INVESTIGATE, place)
    if barrier >= 0:
        opened = aims.chance_to_open(g, look.seat, barrier)
        if not opened:
            return 0.0
        effort += 1.0 / opened
    return look.clue * found / (steps + effort)


def _others_at(look: Outlook, place: int) -> int:
    """The other investigators at a location, who will look around there themselves."""
    return sum(1 for seat in look.g.investigators_at(place) if seat != look.seat)
