"""Additional costs."""

from __future__ import annotations

from orne.arkham.abilities import INVESTIGATE, Use, action
from orne.arkham.language import Do, ExtraCost
from orne.arkham.rules import locations, travel
from orne.arkham.rules.investigate import investigate
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, HALL, SCHOLAR, lab_card, scholar
from orne.rulings.showing.arkham import Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import actions, clues, entries, place, round_number


def _investigating_here(g: ArkhamTable, use: Use, seat: int, kind: str) -> int:
    return int(kind == INVESTIGATE and g.state.place[seat] == use.holder)


STEEP_STAIRS = lab_card(
    "steep-stairs", ExtraCost(_investigating_here, always=True), type="location", symbol="loft", connects=("hall",)
)
"""A location that costs an additional action to investigate."""


def _dash(g: ArkhamTable, use: Use) -> None:
    """Move to the Steep Stairs, then investigate."""
    travel.move_investigator(g, use.seat, locations.by_title(g, "lab/steep-stairs"), use)
    investigate(g, use.seat, source=use)


BOOTS = lab_card("boots", action(Do(_dash)))


def stairs(show: Show, actions: int, at: int = 0) -> None:
    """An investigator with a card to dash up the stairs."""
    person = scholar(play=[BOOTS], actions=actions, at=at)
    show.lab(person, scholar(DREAMER, actions=0), locations=[HALL, Place(STEEP_STAIRS, clues=2)])


@shows("ahlcg/additional-costs/a")
def an_additional_cost_holds_for_the_first_only(show: Show) -> None:
    """Frozen in Fear makes the first move, fight or evade of a round take two actions."""
    frozen = "core/frozen-in-fear"
    show.lay(Inv(threat=[frozen]), locations=["hallway", "attic"])
    show.answer("move core/attic")
    show.sees(actions(0), 1)
    show.answer("move core/hallway")
    show.sees(round_number(), 3)
    show.lay(Inv(threat=[frozen], actions=1), locations=["hallway", "attic"])
    show.lacks("move core/attic")


@shows("ahlcg/additional-costs/b")
def an_additional_cost_is_paid_once_or_that_part_does_not_happen(show: Show) -> None:
    """Without an action left for it the investigation does not follow; the basic action pays two beforehand."""
    stairs(show, 1)
    show.answer("use lab/boots")
    show.sees(place(), "lab/steep-stairs")
    show.sees(clues(SCHOLAR), 0)
    stairs(show, 3, at=1)
    show.offers("investigate lab/steep-stairs", "move lab/hall", "draw", "resource", "use lab/boots", "end turn")
    show.answer("investigate lab/steep-stairs")
    show.sees(actions(0), 1)
    show.sees(clues(SCHOLAR), 1)
    show.offers("move lab/hall", "draw", "resource", "use lab/boots", "end turn")
    show.sees(entries("additional action"), [("lab/steep-stairs", 0, None, 1)])
