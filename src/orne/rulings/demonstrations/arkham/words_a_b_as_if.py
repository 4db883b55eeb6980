"""The words "as if": what counts changes for an action, and nothing moves."""

from __future__ import annotations

from orne.arkham.abilities import INVESTIGATE, AsIf, Condition, Use, action, free
from orne.arkham.language import Discard, Do, ExtraCost, Resources, connected_places
from orne.arkham.rules.investigate import can_investigate, investigate
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import CRYPT, DREAMER, HALL, LOFT, TOWER, lab_card, scholar
from orne.rulings.showing.arkham import Place, Show, shows
from orne.rulings.showing.arkham_probes import actions, clues, log, place

NEXT_DOOR = AsIf(connected_places, "at a connecting location")
PLACES: list[str | Place] = [HALL, Place(LOFT, clues=2), CRYPT, Place(TOWER, revealed=False)]


def _peer(g: ArkhamTable, use: Use) -> None:
    """Investigate."""
    investigate(g, use.seat, source=use)


SPYGLASS = lab_card(
    "long-spyglass",
    action(
        Do(_peer),
        Resources(1),
        word=INVESTIGATE,
        possible=Condition(lambda g, use: can_investigate(g, use.seat), "it can be investigated"),
        as_if=NEXT_DOOR,
    ),
)
"""An asset for investigating as if at a connecting location, which costs a resource."""


def _loft_only(g: ArkhamTable, use: Use, seat: int, kind: str) -> int:
    return int(kind == INVESTIGATE and g.state.place[seat] == use.holder)


PIGEON = lab_card(
    "far-pigeon",
    free(
        Do(_peer),
        Discard(),
        possible=Condition(lambda g, use: can_investigate(g, use.seat), "it can be investigated"),
        as_if=NEXT_DOOR,
    ),
)
"""An asset for investigating as if at a connecting location without an action, which is discarded."""
STEEP = lab_card("steep", ExtraCost(_loft_only), type="location", symbol="loft", connects=("hall",), clues=1)


@shows("ahlcg/as-if/b")
def those_at_the_pretended_place_can_help(show: Show) -> None:
    """Somebody in the Loft may commit a card, somebody in the Hall may not."""
    aid = "core/perception"
    people = (scholar(play=[SPYGLASS]), scholar(DREAMER, hand=[aid]))
    show.lab(*people, locations=PLACES)
    show.answer("use lab/long-spyglass lab/loft")
    show.asked(0, "turn")
    show.lab(people[0], scholar(DREAMER, hand=[aid], at=1), locations=PLACES)
    show.answer("use lab/long-spyglass lab/loft")
    show.asked(1, "commit")
    show.offers("commit core/perception", "done")
    show.answer("done")
    show.asked(0, "turn")


@shows("ahlcg/as-if/b")
def costs_are_those_of_the_pretended_place(show: Show) -> None:
    """Additional actions that investigating the Loft costs are paid, and must be there."""
    places: list[str | Place] = [HALL, Place(STEEP, clues=1)]
    show.lab(scholar(play=[SPYGLASS]), locations=places)
    show.offers(
        "investigate lab/hall", "move lab/steep", "draw", "resource", "use lab/long-spyglass lab/steep", "end turn"
    )
    show.answer("use lab/long-spyglass lab/steep")
    show.sees(actions(0), 1)
    show.sees(clues(STEEP), 0)
    show.asked(0, "turn")
    show.lab(scholar(play=[SPYGLASS], actions=1), locations=places)
    show.offers("investigate lab/hall", "move lab/steep", "draw", "resource", "end turn")


@shows("ahlcg/as-if/a")
def in_a_player_window_something_is_done_as_if_elsewhere_too(show: Show) -> None:
    """A free ability finds a clue in the Loft in the window before the turn, and nobody has moved."""
    show.lab(scholar(play=[PIGEON]), locations=PLACES, step="2.1 investigation phase begins", active=None)
    show.asked(0, "window")
    show.answer("use lab/far-pigeon lab/loft")
    show.sees(clues(LOFT), 1)
    show.sees(place(0), HALL)
    show.sees(log("as if"), ["as if lab/loft"])
