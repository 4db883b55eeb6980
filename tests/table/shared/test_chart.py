"""The chart of a turn or round: every step that a game can be in, with a ruling that there is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.look import people

from orne.arkham.position import build as scenario
from orne.arkham.rules.chart import CHART as ROUND
from orne.coc.position import build as duel
from orne.coc.rules.chart import CHART as TURN
from orne.kernel.game import Game
from orne.rulings import catalogue


@pytest.mark.parametrize(("game", "steps"), [(duel(), TURN), (scenario(), ROUND)], ids=["coc", "arkham"])
def test_the_chart_has_every_step_and_says_where_it_is_ruled(
    game: Game[Any], steps: tuple[tuple[str, str], ...]
) -> None:
    room = people(game)
    chart, strip = room.hello(0).chart, room.page(0).strip
    assert [(step.name, step.phase) for step in chart] == [step for step in steps if step[1] != "set-up"]
    assert (strip.step, strip.phase) in [(step.name, step.phase) for step in chart]
    for step in chart:
        if step.ruling:
            assert catalogue.claim(step.ruling).id == step.ruling
    assert sum(bool(step.ruling) for step in chart) > len(chart) / 2
