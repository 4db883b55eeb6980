"""Rulings on enemies, fighting, evading, investigating, hunting and massive enemies."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.language import ENEMY, UNENGAGED, Discard, MoveEnemies, Readies, everything, free, titled
from orne.arkham.position import Foe, Inv, build
from tests.arkham.laboratory import (
    FIEND,
    GIANT,
    HALL,
    LOFT,
    MINION,
    SCHOLAR,
    SHY,
    lab,
    lab_card,
    scholar,
)
from tests.arkham.look import offers, record, uid
from tests.look import happened

# ---- spawning and engaging


def test_an_enemy_readied_by_a_text_engages_at_once() -> None:
    """ahlcg/enemy-engagement/f"""
    alarm = lab_card("alarm", free(Readies(everything(ENEMY)), Discard()))
    asleep = [
        Foe(FIEND, at=HALL, exhausted=True),
        Foe(SHY, at=HALL, exhausted=True),
        Foe(MINION, at=LOFT, exhausted=True),
    ]
    game = lab(scholar(play=[alarm]), enemies=asleep)
    game.choose(f"use {alarm}")
    assert [record(game, card).threat for card in (FIEND, SHY, MINION)] == [0, -1, -1]
    assert not any(record(game, card).exhausted for card in (FIEND, SHY, MINION))


def test_a_massive_enemy_is_unengaged_only_while_nobody_is_with_it_or_it_is_exhausted() -> None:
    """ahlcg/massive/a, ahlcg/massive/b"""
    lure = lab_card("lure", free(MoveEnemies(ENEMY & UNENGAGED, titled("Tower")), Discard()))
    for place, exhausted, goes in ((HALL, False, False), (HALL, True, True), (LOFT, False, True)):
        game = lab(scholar(play=[lure]), enemies=[Foe(GIANT, at=place, exhausted=exhausted)])
        assert offers(game, "use") == ([f"use {lure}"] if goes else [])


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
