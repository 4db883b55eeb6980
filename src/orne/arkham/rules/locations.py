"""The map: connections and distances between locations, revealing and turning them over (arkham/basics/1.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.rules.moving import move as move_card
from orne.arkham.state import LOCATION, NOWHERE

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def connections(g: ArkhamTable, location: int) -> list[int]:
    """The locations connected to one: symbols listed on the side showing, borne by the sides showing (1.15)."""
    state = g.state
    paths = g.index.paths
    key = (location, "connections")
    known: list[int] | None = paths.get(key)
    if known is not None:
        return known
    listed = side_of(g, location)[1]
    blank = g.index.blank
    also = g.kind(location).connected_to if location not in blank else None
    found = [
        other
        for other in state.locations
        if other != location
        and (side_of(g, other)[0] in listed or (also is not None and also.reaches(g, location, other)))
    ]
    for other in state.locations:
        text = g.kind(other).connected_to if other not in blank else None
        if text is not None and other != location and other not in found and text.reaches(g, other, location):
            found.append(other)
    paths[key] = found
    return found


def side_of(g: ArkhamTable, location: int) -> tuple[str, tuple[str, ...]]:
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
    """The nearest to a location of some cards in play; those without a path count as farthest (1.2)."""
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
