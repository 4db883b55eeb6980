"""Assets and attachments."""

from __future__ import annotations

from orne.arkham.rules.readiness import exhaust
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import FIEND, lab_card, once, scholar, uid_of
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import controller, exhausted, host, round_number, zone

TOOL = lab_card("lasting-tool")
TAG = lab_card("tag", type="treachery")


def _cling(g: ArkhamTable, seat: int) -> None:
    g.state.edit(uid_of(g, TAG)).host = uid_of(g, FIEND)
    g.state.edit(uid_of(g, TAG)).threat = -1
    g.state.changed()
    exhaust(g, uid_of(g, TAG))


CLING = once("cling", _cling)


@shows("ahlcg/asset-cards/a")
def an_asset_stays_in_play_from_round_to_round(show: Show) -> None:
    """A played asset is still in its player's play area three rounds later."""
    show.lab(scholar(hand=[TOOL]))
    show.answer("play lab/lasting-tool")
    for number in (3, 4, 5):
        show.answer("end turn")
        show.sees(round_number(), number)
        show.sees(zone(TOOL), "play")
        show.sees(controller(TOOL), 0)


@shows("ahlcg/attach-to/a", "ahlcg/attach-to/h")
def an_attachment_is_attached_from_the_start_and_stays_its_players(show: Show) -> None:
    """Barricade on the hallway is Daisy's; the hallway is nobody's."""
    show.lay(Inv("core/daisy-walker", hand=["core/barricade"]))
    show.answer("play core/barricade")
    show.sees(host("core/barricade"), "hallway")
    show.sees(controller("core/barricade"), 0)
    show.sees(controller("core/hallway"), None)


@shows("ahlcg/attach-to/e")
def attachment_and_host_exhaust_apart(show: Show) -> None:
    """The attachment is exhausted, and the enemy it is attached to stays ready."""
    show.lab(scholar(threat=[TAG], play=[CLING]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/cling")
    show.sees(exhausted(TAG), True)
    show.sees(exhausted(FIEND), False)
