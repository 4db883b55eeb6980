"""Effects that put something in place of something else."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Replaces
from orne.coc.events import WOUND
from orne.coc.language import ITSELF, Wound
from orne.coc.position import Side, build
from tests.coc.laboratory import BELL, GUN, OAF, lab_card, on
from tests.coc.look import card, keys
from tests.look import asked


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_replacement_that_may_be_declined(answer: str) -> None:
    """coc/rule/1.8-replacement-effects"""
    saver = lab_card("saver", Replaces(on(WOUND), Wound(ITSELF), may=True), keywords=(("toughness", 1),))
    game = build(Side(play=[GUN, BELL]), Side(play=[saver, OAF]))
    game.play(f"use {GUN}", f"choose {OAF}")
    assert (asked(game), keys(game)) == ((1, "yes or no"), ["no", "yes"])
    game.choose(answer)
    assert (card(game, saver).wounds, card(game, OAF).wounds) == ((1, 0) if answer == "yes" else (0, 1))
