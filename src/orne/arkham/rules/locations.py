"""Locations: connections, distances, moving, entering and revealing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER
from orne.arkham.events import ENTERS_LOCATION, LEAVES_LOCATION, Event
from orne.arkham.index import places_matter
from orne.arkham.rules.moving import move as move_card
from orne.arkham.rules.timing import answer, resolve
from orne.arkham.state import LOCATION, NOWHERE
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def connections(g: ArkhamTable, location: int) -> list[int]:
    """The locations connected to one: symbols listed on the side showing, borne by the sides showing (1.15)."""
    state = g.state
    paths = g.index.paths
    key = (location, "connections")
    known: list[int] | None = paths.get(key)
    if known is not None:
        return known
    listed = _side(g, location)[1]
    also = g.kind(location).connected_to
    found = [
        other
        for other in state.locations
        if other != location
        and (_side(g, other)[0] in listed or (also is not None and also.reaches(g, location, other)))
    ]
    for other in state.locations:
        text = g.kind(other).connected_to
        if text is not None and other != location and other not in found and text.reaches(g, other, location):
            found.append(other)
    paths[key] = found
    return found


def _side(g: ArkhamTable, location: int) -> tuple[str, tuple[str, ...]]:
    """The symbol and the connections of the side showing."""
    symbols = g.kind(location).symbols
    if symbols is None:
        return "", ()
    side = symbols.revealed if g.state.cards[location].revealed else symbols.unrevealed
    return side.symbol, side.connections


def distances(g: ArkhamTable, start: int) -> dict[int, int]:
    """How many connections lead from a location to each other one; blocked ones count too."""
    key = (start, "distances")
    paths = g.index.paths
    known: dict[int, int] | None = paths.get(key)
    if known is not None:
        return known
    found = {start: 0}
    border = [start]
    while border:
        further: list[int] = []
        for location in border:
            for other in connections(g, location):
                if other not in found:
                    found[other] = found[location] + 1
                    further.append(other)
        border = further
    paths[key] = found
    return found


def distance(g: ArkhamTable, start: int, end: int) -> int:
    """The distance between two locations; without a path it is larger than any."""
    return distances(g, start).get(end, 99)


def nearest(g: ArkhamTable, start: int, cards: list[int]) -> list[int]:
    """Of some cards in play those nearest to a location; without a path they count as farthest (1.2)."""
    away = {uid: distance(g, start, g.location_of(uid)) for uid in cards}
    return [uid for uid in cards if away[uid] == min(away.values())]


def by_title(g: ArkhamTable, slug: str) -> int:
    """A location in play by its id, or NOWHERE."""
    for uid in g.state.locations:
        if g.kind(uid).slug == slug:
            return uid
    return NOWHERE


def put_into_play(g: ArkhamTable, uid: int) -> None:
    """Put a location into play, unrevealed."""
    move_card(g, uid, LOCATION)
    g.note("location", uid)


def reveal(g: ArkhamTable, uid: int) -> None:
    """Reveal a location: its clues are added to tokens already there."""
    if g.state.cards[uid].revealed:
        return
    card = g.state.edit(uid)
    card.revealed = True
    card.clues += g.per_investigator(g.kind(uid).facts.clues or 0)
    g.state.changed()
    g.note("revealed", uid, after=card.clues)


def flip(g: ArkhamTable, uid: int, *, clues: bool = False) -> None:
    """Turn a location with two revealed sides over: its tokens stay, new clues come only if said (location-cards/h)."""
    state = g.state
    other = g.kind(uid).facts.back
    if other is None:
        return
    card = state.edit(uid)
    card.kind = state.catalogue.number[other]
    if clues:
        card.clues += g.per_investigator(g.kind(uid).facts.clues or 0)
    state.changed()
    g.note("flipped", uid)


def all_clues_discovered(g: ArkhamTable, location: int) -> bool:
    """Whether a location is searched through: one that was never revealed is not (ahlcg/unless-all-clues/a)."""
    return location != NOWHERE and g.state.cards[location].revealed and not g.state.cards[location].clues


def can_enter(g: ArkhamTable, seat: int, location: int) -> bool:
    """Whether an investigator may move into a location."""
    return g.state.cards[location].revealed or location not in g.index.closed


def move_refusal(g: ArkhamTable, seat: int, location: int) -> Refusal | None:
    """Why an investigator may not move to a location, or None."""
    here = g.state.place[seat]
    if location == here:
        return Refusal("ahlcg/move/i", "you are at {} already", g.name(location))
    if location not in connections(g, here):
        return Refusal("ahlcg/move-action/a", "{} is not connected to {}", g.name(location), g.name(here))
    if not can_enter(g, seat, location):
        return Refusal("ahlcg/cannot/a", "{} cannot be entered before it is revealed", g.name(location))
    return None


def destinations(g: ArkhamTable, seat: int) -> list[int]:
    """Where an investigator may move to."""
    return [location for location in connections(g, g.state.place[seat]) if can_enter(g, seat, location)]


def move_investigator(g: ArkhamTable, seat: int, location: int, source: Use | None = None) -> bool:
    """Move an investigator: leave, enter, reveal, enemies come along or engage, then "after you enter" (1.15)."""
    from orne.arkham.rules import enemies

    state = g.state
    start = state.stands(seat)
    leaving = Event(LEAVES_LOCATION, state.investigators[seat], seat, source, other=start, value=location)

    def go() -> None:
        for uid in list(values.engaged_with(g, seat)):
            if not values.has_keyword(g, uid, "massive") and enemies.cannot_enter(g, uid, location):
                enemies.disengage(g, uid)
        state.put(seat, location)
        state.values = {}
        if places_matter(g):
            state.changed()
        g.note("moved", state.investigators[seat], source.holder if source else -1, seat, start, location)
        reveal(g, location)
        enemies.engage_ready(g)

    def move() -> bool:
        if state.gone[seat] or state.stands(seat) != start or location in (NOWHERE, start):
            return False
        if location not in state.locations or not can_enter(g, seat, location):
            return False
        if not resolve(g, leaving, go) or state.gone[seat]:
            return False
        if state.stands(seat) == location:
            answer(g, AFTER, Event(ENTERS_LOCATION, state.investigators[seat], seat, source, other=location))
        return True

    leaving.resume = move
    return move()


def place_investigator(g: ArkhamTable, seat: int, location: int) -> None:
    """Put an investigator at a location, which is entering it though no move."""
    from orne.arkham.rules import enemies

    g.state.put(seat, location)
    g.state.values = {}
    if places_matter(g):
        g.state.changed()
    g.note("placed", g.state.investigators[seat], seat=seat, after=location)
    reveal(g, location)
    enemies.engage_ready(g)
    answer(g, AFTER, Event(ENTERS_LOCATION, g.state.investigators[seat], seat, other=location))
