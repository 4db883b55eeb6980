"""Rulings on skill tests that come up inside another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import Condition, action, event
from orne.arkham.acting import fight, gain_resources, plain_test
from orne.arkham.effects import effect
from orne.arkham.facts import INTELLECT
from orne.arkham.position import Foe, Place
from tests.arkham.laboratory import FIEND, HALL, SCHOLAR, asked, happened, keys, lab, lab_card, record, scholar

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def wonder(g: ArkhamTable, use: Use) -> None:
    """Test intellect (1)."""
    plain_test(g, use.seat, INTELLECT, 1, use)


IN_A_TEST = Condition("during a test", lambda g, use: g.test is not None)
RIDDLE = lab_card("inner-riddle", event(effect(wonder), during=IN_A_TEST), type="event", keywords=("fast",))


def test_it_begins_when_the_test_and_its_action_are_over() -> None:
    """ahlcg/nested-skill-tests/a: the rest of the action comes first, though it stands after the test."""

    def strike(g: ArkhamTable, use: Use) -> None:
        """Fight, then gain 2 resources."""
        fight(g, use.seat, g.board.enemies[0], source=use)
        gain_resources(g, use.seat, 2)

    whip = lab_card("whip", action(effect(strike), word="fight"))
    game = lab(scholar(play=[whip], hand=[RIDDLE, RIDDLE]), enemies=[Foe(FIEND, engaged=0)], bag=("0",))
    game.choose("use whip")
    assert keys(game) == ["play inner-riddle", "pass"]
    game.play("play inner-riddle", "play inner-riddle")
    order = ["test", "test succeeds", "damaged", "resources", "test", "test succeeds", "test", "test succeeds"]
    assert happened(game, "test", "test succeeds", "damaged", "resources") == order
    assert asked(game) == (0, "turn")


def test_retaliation_belongs_to_the_action_and_comes_before_it() -> None:
    """ahlcg/nested-skill-tests/a: the failed attack is answered, then the waiting test begins."""
    hornet = lab_card("hornet", type="enemy", keywords=("retaliate",), fight=9)
    game = lab(scholar(hand=[RIDDLE]), enemies=[Foe(hornet, engaged=0)], bag=("0",))
    game.play("fight hornet", "play inner-riddle")
    order = ["test", "test fails", "attacks", "test", "test succeeds"]
    assert happened(game, "test", "test succeeds", "test fails", "attacks") == order
    assert asked(game) == (0, "turn")


def test_it_does_not_begin_for_somebody_who_is_gone() -> None:
    """ahlcg/nested-skill-tests/a: the retaliation defeats the tester."""
    hornet = lab_card("giant-hornet", type="enemy", keywords=("retaliate",), fight=9, damage=7)
    game = lab(scholar(hand=[RIDDLE]), scholar("lab/dreamer"), enemies=[Foe(hornet, engaged=0)], bag=("0",))
    game.play("fight giant-hornet", "play inner-riddle")
    assert happened(game, "test", "test fails") == ["test", "test fails"]
    assert game.state.gone[0] == "damage"
    assert asked(game) == (1, "turn")


def test_the_clue_is_there_before_the_second_test() -> None:
    """ahlcg/nested-skill-tests/a: an investigation with a test played into its second window."""
    game = lab(scholar(hand=[RIDDLE]), locations=[Place(HALL, clues=1)], bag=("0",))
    game.play("investigate hall", "pass", "play inner-riddle")
    order = ["test", "test succeeds", "discovered", "test", "test succeeds"]
    assert happened(game, "test", "test succeeds", "discovered") == order
    assert (record(game, SCHOLAR).clues, asked(game)) == (1, (0, "turn"))
