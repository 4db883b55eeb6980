"""Why a card is not one of those meant: what it is comes before where it is."""

from __future__ import annotations

from orne.arkham.language import ASSET, CARD
from orne.arkham.position import Inv, build
from orne.arkham.selector import meant_refusal
from tests.arkham.look import table, uid


def test_a_location_in_play_is_never_said_to_be_out_of_play() -> None:
    game = build(Inv(play=("flashlight",)), locations=["hallway"])
    g = table(game)
    use, hallway = g.use_of(uid(game, "core/flashlight"), 0), uid(game, "core/hallway")
    told = [str(meant_refusal(g, use, what, hallway)).partition(":")[0] for what in (ASSET, CARD)]
    assert told == ["Hallway is not an asset", "Hallway is the location Hallway"]
