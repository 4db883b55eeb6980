"""Locations, and moving between them."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free
from orne.arkham.events import ENTERS_LOCATION, LEAVES_LOCATION
from orne.arkham.language import Discard, Do, after, when
from orne.arkham.rules.travel import move_investigator
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import CRYPT, FIEND, HALL, LOFT, TOWER, lab_card, scholar, told, uid_of
from orne.rulings.showing.arkham import Foe, Show, shows
from orne.rulings.showing.arkham_probes import actions, location, place, said, threat


def _note(g: ArkhamTable, use: Use) -> None:
    """Say what happened, and where the investigator is."""
    assert use.event is not None
    known = g.state.catalogue.ids
    there = known[g.state.cards[use.event.location].kind]
    here = known[g.state.cards[g.state.place[use.seat]].kind]
    g.note("said", NOWHERE, after=f"{use.event.kind} {there}, at {here}")


def _hold(g: ArkhamTable, use: Use) -> None:
    """Cancel the move."""
    assert use.event is not None
    use.event.cancelled = True


TRAIL = lab_card(
    "trail-of-crumbs",
    *(forced(after(kind, lambda g, use, e: True, kind), Do(_note)) for kind in (ENTERS_LOCATION, LEAVES_LOCATION)),
)
BOUND_FEET = lab_card("bound-feet", forced(when(LEAVES_LOCATION, lambda g, use, e: True, "you leave"), Do(_hold)))
WINGS = lab_card(
    "wings",
    free(told("move to the Tower", lambda g, use: move_investigator(g, use.seat, uid_of(g, TOWER))), Discard()),
)


@shows("ahlcg/location-cards/a", "ahlcg/move/a", "ahlcg/move-action/a", "ahlcg/move/b")
def moving_leaves_one_place_for_another(show: Show) -> None:
    """For an action the investigator goes from the Hall to the Crypt, which has other connections."""
    show.lab(scholar(), enemies=[Foe(FIEND, at=TOWER, exhausted=True)])
    show.sees(place(0), HALL)
    show.offers_of("move", "move lab/loft", "move lab/crypt")
    show.answer("move lab/crypt")
    show.sees(place(0), CRYPT)
    show.sees(location("lab/scholar"), CRYPT)
    show.sees(actions(0), 2)
    show.offers_of("move", "move lab/hall", "move lab/tower")
    show.answer("end turn")
    show.sees(place(0), CRYPT)


@shows("ahlcg/move/b", "ahlcg/move/i")
def only_connected_locations_are_destinations(show: Show) -> None:
    """From the Hall the Loft is offered, not the Tower behind it nor the Hall itself; alone the Hall offers nothing."""
    show.lab(scholar(), locations=[HALL, LOFT, TOWER])
    show.offers("investigate lab/hall", "move lab/loft", "draw", "resource", "end turn")
    show.lab(scholar(), locations=[HALL])
    show.offers("investigate lab/hall", "draw", "resource", "end turn")
    show.lab(scholar(), locations=[HALL, TOWER])
    show.offers("investigate lab/hall", "draw", "resource", "end turn")


@shows("ahlcg/move/d")
def leaving_and_entering_are_one_moment(show: Show) -> None:
    """When either is answered the investigator is in the Loft; a move that is cancelled does neither."""
    show.lab(scholar(play=[TRAIL]))
    show.answer("move lab/loft")
    show.sees(
        said(),
        [f"{LEAVES_LOCATION} lab/hall, at lab/loft", f"{ENTERS_LOCATION} lab/loft, at lab/loft"],
    )
    show.lab(scholar(play=[TRAIL, BOUND_FEET]), enemies=[Foe(FIEND, at=LOFT)])
    show.answer("move lab/loft")
    show.sees(said(), [])
    show.sees(place(0), HALL)
    show.sees(threat(FIEND), None)
    show.sees(actions(0), 2)


@shows("ahlcg/move/e")
def moving_to_a_named_place_passes_no_other(show: Show) -> None:
    """From the Hall to the Tower nothing in between is entered, not even what has a ready enemy."""
    foes = [Foe(FIEND, at=LOFT), Foe(FIEND, at=CRYPT)]
    show.lab(scholar(play=[WINGS, TRAIL]), enemies=foes)
    show.answer("use lab/wings")
    show.sees(place(0), TOWER)
    show.sees(
        said(),
        [f"{LEAVES_LOCATION} lab/hall, at lab/tower", f"{ENTERS_LOCATION} lab/tower, at lab/tower"],
    )
    show.sees(threat(FIEND), None)
    show.sees(threat(FIEND, 2), None)
