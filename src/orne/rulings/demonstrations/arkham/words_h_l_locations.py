"""Location cards."""

from __future__ import annotations

from orne.arkham.abilities import free
from orne.arkham.language import Discard
from orne.arkham.rules.locations import flip
from orne.arkham.rules.travel import move_investigator
from orne.rulings.laboratory.arkham import HALL, LOFT, lab_card, scholar, told, uid_of
from orne.rulings.showing.arkham import Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, location, locations, log, place, shroud, view

FAR_SIDE = lab_card("far-side", type="location", connects=("hall",), symbol="loft", clues=2, shroud=4)
NEAR_SIDE = lab_card(
    "near-side", type="location", connects=("hall",), symbol="loft", clues=2, shroud=1, back="lab/far-side"
)
LEVER = lab_card(
    "flip-lever", free(told("flip your location", lambda g, use: flip(g, g.state.place[use.seat])), Discard())
)
RICH_LEVER = lab_card(
    "rich-lever",
    free(
        told("flip your location, with new clues", lambda g, use: flip(g, g.state.place[use.seat], clues=True)),
        Discard(),
    ),
)
STRAY = lab_card(
    "stray-path",
    free(told("move to the Attic", lambda g, use: move_investigator(g, use.seat, uid_of(g, "core/attic")))),
)


@shows("ahlcg/location-cards/b")
def cards_of_an_investigator_are_at_their_location(show: Show) -> None:
    """Beat Cop and what lies in Roland's threat area are in the Attic as he is, and go with him."""
    show.lay(Inv(play=["beat-cop"], threat=["frozen-in-fear"], at=1))
    show.sees(location("beat-cop"), "attic")
    show.sees(location("frozen-in-fear"), "attic")
    show.answer("move hallway")
    show.sees(location("beat-cop"), "hallway")
    show.sees(location("frozen-in-fear"), "hallway")


@shows("ahlcg/location-cards/e")
def a_revealed_location_shows_its_values(show: Show) -> None:
    """The Hallway shows its shroud; the Attic shows neither shroud nor clues until it is revealed, with 2 clues."""
    show.lay(Inv(), locations=["hallway", Place("attic", revealed=False)])
    show.sees(view(0, "locations", 0, "revealed"), True)
    show.sees(view(0, "locations", 0, "shroud"), 1)
    show.sees(view(0, "locations", 1, "revealed"), False)
    show.sees(view(0, "locations", 1, "shroud"), None)
    show.sees(view(0, "locations", 1, "clues"), 0)
    show.answer("move attic")
    show.sees(view(0, "locations", 1, "revealed"), True)
    show.sees(view(0, "locations", 1, "shroud"), 1)
    show.sees(view(0, "locations", 1, "clues"), 2)


@shows("ahlcg/location-cards/f")
def everybody_is_always_somewhere(show: Show) -> None:
    """A move to a place out of play is ignored; when the Study goes, Roland is put into the Hallway."""
    show.lay(
        Inv(clues=2, play=[STRAY]),
        locations=["study"],
        act="trapped",
        later_acts=["the-barrier"],
        set_aside=["hallway", "attic", "cellar", "parlor"],
    )
    show.answer("use lab/stray-path")
    show.sees(place(0), "study")
    show.answer("advance trapped")
    show.sees(place(0), "hallway")
    show.sees(locations(), ["hallway", "attic", "cellar", "parlor"])
    show.sees(log("placed"), ["placed roland-banks"])


@shows("ahlcg/location-cards/h")
def a_location_that_flips_gets_no_new_clues_unless_told_so(show: Show) -> None:
    """The far side has another shroud and the 1 clue that lay there, or 2 more if it is said; a single side stays."""
    for card, number in ((LEVER, 1), (RICH_LEVER, 3)):
        show.lab(scholar(play=[card]), locations=[Place(NEAR_SIDE, clues=1), HALL])
        show.sees(shroud(NEAR_SIDE), 1)
        show.answer(f"use {card}")
        show.sees(shroud(FAR_SIDE), 4)
        show.sees(clues(FAR_SIDE), number)
        show.sees(place(0), FAR_SIDE)
    show.lab(scholar(play=[RICH_LEVER]), locations=[Place(HALL, clues=1), LOFT])
    show.answer("use lab/rich-lever")
    show.sees(clues(HALL), 1)
    show.sees(place(0), HALL)
