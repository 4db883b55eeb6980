"""Drawing encounter cards: revelation, spawning, peril, surge (arkham/basics/1.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import AFTER, WHEN, Use
from orne.arkham.events import DRAWS_ENCOUNTER, REVELATION, Event
from orne.arkham.rules import spawning
from orne.arkham.rules.encounter_deck import refill_encounter_deck
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.moving import move
from orne.arkham.rules.victory_display import to_victory
from orne.arkham.state import LIMBO

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def draw_encounter(g: ArkhamTable, seat: int) -> None:
    """Draw and resolve the top encounter card, and another for surge; an empty deck is made again at once."""
    # Where every card left surges it would go on forever: it ends when the whole deck has come twice.
    for _ in range(2 * max(1, len(g.state.encounter_deck) + len(g.state.encounter_discard))):
        if g.state.gone[seat]:
            return
        refill_encounter_deck(g)
        if not g.state.encounter_deck:
            return
        if not resolve_encounter(g, g.state.encounter_deck[-1], seat):
            return


def resolve_encounter(g: ArkhamTable, uid: int, seat: int) -> bool:
    """Resolve an encounter card or weakness as just drawn; whether it surges."""
    state = g.state
    kind = g.kind(uid)
    move(g, uid, LIMBO)
    g.note("encounter", uid, seat=seat)
    refill_encounter_deck(g)  # at once: the card being resolved is not part of the new deck
    peril, g.peril = g.peril, seat if "peril" in kind.facts.keywords else g.peril
    surge = "surge" in kind.facts.keywords
    g.announce(WHEN, DRAWS_ENCOUNTER, uid, seat)
    if kind.revelation is not None and not state.gone[seat]:
        use = Use(kind.revelation, uid, state.cards[uid], seat)
        event = Event(REVELATION, uid, seat, use)
        if g.goes_ahead(event):
            cause = g.cause
            g.cause = g.note("revelation", uid, uid, seat)
            g.carry_out(kind.revelation.effect, use)
            g.cause = cause
            surge = surge or use.memory == "surge"
    if state.cards[uid].zone == LIMBO:
        if kind.facts.type == "enemy":
            spawning.spawn(g, uid, seat)
        elif kind.facts.victory:
            to_victory(g, uid)
        else:
            discard(g, uid)
    g.peril = peril
    if not state.gone[seat]:
        g.announce(AFTER, DRAWS_ENCOUNTER, uid, seat)
    return surge
