"""Spawning: where an enemy comes into play (arkham/basics/1.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER, WHEN
from orne.arkham.events import ENTERS_PLAY, SPAWNS, Event
from orne.arkham.rules.engagement import engage, engage_ready
from orne.arkham.rules.entering import into_play
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.prey import best_prey
from orne.arkham.state import PLAY

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def spawn(g: ArkhamTable, uid: int, seat: int, place: int | None = None) -> None:
    """Spawn an enemy: where an effect says, else by its own text, else engaged with the drawer; no place: discarded."""
    kind = g.kind(uid)
    place = _claimed_place(g, uid, place)
    prey = None
    if place is None and kind.spawn is not None and kind.spawn.where is None:
        prey = best_prey(g, uid, g.players())
    elif place is None and kind.spawn is not None:
        places = kind.spawn.places(g, uid, seat)
        if not places:
            _has_no_place(g, uid)
            return
        asked = g.state.lead if g.state.gone[seat] else seat
        place = g.choose_card(asked, f"Spawn {g.title(uid)} at which location?", places, "spawn", uid)
    elif place is None and g.state.gone[seat]:  # nobody is left to engage
        _has_no_place(g, uid)
        return
    if not _appears(g, uid, seat, g.state.place[seat if prey is None else prey] if place is None else place):
        return
    if place is not None:
        engage_ready(g)
    elif prey is not None:
        engage(g, uid, prey)
    elif not values.has_keyword(g, uid, "aloof"):
        engage(g, uid, seat)
    g.texts_changed(kind)
    g.announce(AFTER, ENTERS_PLAY, uid, seat)


def _has_no_place(g: ArkhamTable, uid: int) -> None:
    """An enemy that can spawn nowhere is discarded (ahlcg/spawn/c)."""
    g.note("nowhere to spawn", uid)
    discard(g, uid)


def _appears(g: ArkhamTable, uid: int, seat: int, place: int) -> bool:
    """Put a spawning enemy at its location; False if an answer to the spawning took it away before it engaged."""
    into_play(g, uid, at=place)
    g.note("spawned", uid, seat=seat, after=place)
    g.answer(WHEN, Event(SPAWNS, uid, seat, location=place))
    return g.state.cards[uid].zone == PLAY


def _claimed_place(g: ArkhamTable, uid: int, place: int | None) -> int | None:
    """A location whose text makes this enemy spawn there instead, else the place meant; the lead settles conflicts."""
    claims = [
        location
        for location in g.state.locations
        if (claim := g.kind(location).spawns_here) is not None
        and g.state.cards[location].revealed
        and location not in g.index.blank
        and claim.who.test(g, g.use_of(location), uid)
    ]
    if not claims:
        return place
    return g.choose_card(g.state.lead, f"Spawn {g.title(uid)} at which location?", claims, "spawn", uid)
