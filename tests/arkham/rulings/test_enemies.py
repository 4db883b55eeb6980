"""Rulings on enemies, fighting, evading, investigating, hunting and massive enemies."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.abilities import Use
from orne.arkham.language import ENEMY, UNENGAGED, Discard, Do, MoveEnemies, Readies, everything, free, titled
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules import engagement
from orne.arkham.table import ArkhamTable
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
from tests.arkham.look import foe as enemy
from tests.arkham.look import hurt as hurt_now
from tests.arkham.look import in_turn, keys, offers, record, uid
from tests.look import asked, happened

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


def test_all_enemies_where_somebody_comes_engage_before_one_of_them_takes_effect() -> None:
    """ahlcg/enemy-engagement/c: the second is not left unengaged while the first frightens Agnes."""
    there = [Foe("young-deep-one", at="hallway"), Foe("swarm-of-rats", at="hallway")]
    game = build(Inv("agnes-baker", at=1), locations=[Place("hallway"), "attic"], enemies=there)
    game.choose("move core/hallway")
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react core/agnes-baker", "pass"])
    assert [record(game, f"core/{name}").threat for name in ("young-deep-one", "swarm-of-rats")] == [0, 0]
    game.choose("pass")
    assert (hurt_now(game), in_turn(game)) == ((0, 1), True)


def test_whom_readied_enemies_engage_does_not_hang_on_what_another_does_as_it_engages() -> None:
    """ahlcg/enemy-engagement/c: the Byakhee goes for Daisy, though a fright would make Agnes its equal prey."""
    asleep = [Foe("young-deep-one", exhausted=True), Foe("screeching-byakhee", exhausted=True)]
    game = build(
        Inv("agnes-baker", horror=2),
        Inv("daisy-walker", horror=4),
        enemies=asleep,
        active=None,
        step="4.3 ready",
    )
    game.choose("engage core/agnes-baker")
    assert enemy(game, "screeching-byakhee")["engaged"] == 1


def test_no_enemy_engages_an_investigator_who_falls_together_with_its_last_one() -> None:
    """ahlcg/enemy-engagement/c: Goat Spawn frightens Roland and Daisy to madness, and the Deep One turns to Agnes."""
    game = build(
        Inv(horror=4),
        Inv("daisy-walker", horror=8),
        Inv("agnes-baker"),
        enemies=[Foe("goat-spawn", engaged=0, damage=2), Foe("young-deep-one", engaged=0)],
    )
    game.choose("fight core/goat-spawn")
    assert (asked(game), keys(game)) == ((2, "reaction"), ["react core/agnes-baker", "pass"])
    assert [entry.seat for entry in game.log if entry.kind == "engaged"] == [2]
    assert hurt_now(game, 2) == (0, 2)


def test_an_enemy_that_turns_to_another_has_engaged_both() -> None:
    """ahlcg/forced-abilities/e: "you" is whom it engaged, wherever it is when one effect is over."""

    def passed_on(g: ArkhamTable, use: Use) -> None:
        """Each investigator in turn engages an enemy."""
        for seat in g.players():
            engagement.engage(g, uid(g, "core/young-deep-one"), seat)

    hot = lab_card("hot-potato", free(Do(passed_on), Discard()))
    game = build(Inv(play=[hot]), Inv("daisy-walker"), enemies=[Foe("young-deep-one", exhausted=True)])
    game.choose(f"use {hot}")
    assert (hurt_now(game), hurt_now(game, 1), in_turn(game)) == ((0, 1), (0, 1), True)


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
