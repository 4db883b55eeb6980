"""Rulings on how a scenario ends: victory, resolutions, what goes on in the campaign."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, Inv, build
from tests.arkham.look import keys
from tests.look import asked


@pytest.mark.parametrize(("choice", "resolution"), [("burn", "R1"), ("refuse", "R2")])
def test_the_last_act_ends_the_scenario_as_the_lead_decides(choice: str, resolution: str) -> None:
    """ahlcg/winning-and-losing/a: R1 or R2."""
    game = build(
        Inv(),
        locations=["hallway"],
        act="what-have-you-done",
        enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
    )
    game.choose("fight core/ghoul-priest")
    assert (asked(game)[0], keys(game)) == (0, ["burn", "refuse"])
    game.choose(choice)
    assert game.state.resolution == resolution
