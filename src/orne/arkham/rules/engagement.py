"""Engagement: which enemies lie in whose threat area, and how that begins and ends (arkham/basics/1.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER
from orne.arkham.events import ENGAGES, Event
from orne.arkham.immunity import unaffected
from orne.arkham.index import places_matter
from orne.arkham.rules.prey import best_prey, prey_among
from orne.arkham.state import NOBODY, NOWHERE
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def engage_refusal(g: ArkhamTable, seat: int, uid: int) -> Refusal | None:
    """Why an investigator may not engage an enemy at all, or None."""
    found = enemy_refusal(g, seat, uid, "ahlcg/engage-action/a")
    if found is not None:
        return found
    if uid in values.engaged_with(g, seat):
        return Refusal("ahlcg/engage-action/d", "{} is engaged with you already", g.name(uid))
    if values.has_keyword(g, uid, "massive"):
        return Refusal("ahlcg/massive/c", "{} is massive and lies in nobody's threat area", g.name(uid))
    return None


def enemy_refusal(g: ArkhamTable, seat: int, uid: int, ruling: str) -> Refusal | None:
    """Why a card is not an enemy at an investigator's location, by the ruling on what is to be done to it, or None."""
    if uid not in values.enemies(g):
        return Refusal(ruling, "{} is not an enemy in play", g.name(uid))
    if g.location_of(uid) != g.state.place[seat]:
        return Refusal(ruling, "{} is not at your location", g.name(uid))
    return None


def engage(g: ArkhamTable, uid: int, seat: int) -> None:
    """Engage an enemy with an investigator: it lies in the threat area."""
    if values.has_keyword(g, uid, "massive"):
        return
    _into_threat_area(g, uid, seat)
    g.announce(AFTER, ENGAGES, uid, seat)


def _into_threat_area(g: ArkhamTable, uid: int, seat: int) -> None:
    """Lay an enemy into a threat area; whoever does so lets it be answered."""
    card = g.state.edit(uid)
    card.threat = seat
    card.at = NOWHERE
    _speaks_to_another(g, uid)
    g.note("engaged", uid, seat=seat)


def disengage(g: ArkhamTable, uid: int) -> None:
    """Break an engagement: the enemy stays at the location, as it is."""
    threat = g.state.cards[uid].threat
    if threat != NOBODY:
        _out_of_threat_area(g, uid)
        g.note("disengaged", uid, seat=threat)


def _out_of_threat_area(g: ArkhamTable, uid: int) -> None:
    """Lay an enemy beside the location it is at."""
    here = g.location_of(uid)
    card = g.state.edit(uid)
    card.threat = NOBODY
    card.at = here
    _speaks_to_another(g, uid)


def _speaks_to_another(g: ArkhamTable, uid: int) -> None:
    """An enemy's constant texts speak to those it is engaged with; one without any changes nothing for the index."""
    if g.kind(uid).constant or places_matter(g):
        g.state.changed()


def disengage_all(g: ArkhamTable, seat: int, but: int = NOWHERE) -> None:
    """Break an investigator's engagements; where they then stay, the caller lets ready enemies engage again."""
    for uid in values.engaged_with(g, seat):
        if uid != but and not unaffected(g, uid):
            disengage(g, uid)


def engage_ready(g: ArkhamTable) -> None:
    """Ready, unengaged, non-aloof enemies engage investigators at their location at once.

    All of them do before anything answers, for none waits where an investigator is (ahlcg/enemy-engagement/c).
    """
    engaged: list[tuple[int, int]] = []
    for uid in values.enemies(g):
        card = g.state.cards[uid]
        if card.threat != NOBODY and values.has_keyword(g, uid, "massive"):
            _out_of_threat_area(g, uid)  # it has become massive (ahlcg/massive/c)
            continue
        if card.exhausted or card.threat != NOBODY or card.at == NOWHERE:
            continue
        if values.has_keyword(g, uid, "aloof") or values.has_keyword(g, uid, "massive"):
            continue
        if card.damage and card.damage >= (values.health(g, uid) or 0):  # it falls at this very moment
            continue
        # Nor does it engage an investigator who does (ahlcg/enemy-engagement/c): they are about to be eliminated.
        people = [seat for seat in g.standing_at(card.at) if not values.has_enough(g, g.state.investigators[seat])]
        here = prey_among(g, uid, people)
        if here:
            seat = best_prey(g, uid, here)
            _into_threat_area(g, uid, seat)
            engaged.append((uid, seat))
    if len(engaged) == 1:
        g.announce(AFTER, ENGAGES, *engaged[0])
    elif engaged:
        g.answer_together(AFTER, [Event(ENGAGES, uid, seat) for uid, seat in engaged])
