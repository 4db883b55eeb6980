"""Rulings on enemies, fighting, evading, investigating, hunting and massive enemies."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.position import Foe, Inv, build
from tests.arkham.laboratory import (
    FIEND,
    HALL,
    SCHOLAR,
    lab,
    scholar,
)
from tests.arkham.look import record, uid
from tests.look import happened

# ---- spawning and engaging


# ---- evading


def test_an_evasion_exhausts_and_disengages_only_if_it_succeeds() -> None:
    """ahlcg/evade/b, ahlcg/evade/c, ahlcg/evade/e: exhausted, unengaged and here; or as it was, without an attack."""
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0)], bag=("0",))
    game.choose("evade lab/fiend")
    foe = record(game, FIEND)
    assert (foe.exhausted, foe.threat, foe.at) == (True, -1, uid(game, HALL))
    kinds = happened(game, "test", "exhausted", "evaded")
    assert kinds == ["test", "exhausted", "evaded"]
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0)], bag=("-1",))
    game.choose("evade lab/fiend")
    foe = record(game, FIEND)
    assert (foe.exhausted, foe.threat, record(game, SCHOLAR).damage) == (False, 0, 0)


# ---- fighting and investigating


@pytest.mark.parametrize(("foe", "hurt"), [({"engaged": 1}, 2), ({"engaged": 0}, 0), ({"exhausted": True}, 0)])
def test_a_miss_hurts_the_one_other_investigator_engaged(foe: dict[str, Any], hurt: int) -> None:
    """ahlcg/fight-action/d."""
    game = build(Inv(play=["45-automatic"]), Inv("daisy-walker"), enemies=[Foe("ghoul-minion", **foe)], bag=("-8",))
    game.choose("use core/45-automatic")
    assert [game.state.cards[each].damage for each in game.state.investigators] == [0, hurt]
