"""Rulings on skill tests that come up inside another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import Condition, action, event, revelation
from orne.arkham.facts import INTELLECT
from orne.arkham.immunity import PLAYER_CARDS
from orne.arkham.language import SELF, Do, Immune
from orne.arkham.position import Foe, Place
from orne.arkham.rules.fight import fight
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.state import ENCOUNTER_DISCARD, PLAY
from tests.arkham.laboratory import DUST, FIEND, HALL, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import keys, record
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable


def wonder(g: ArkhamTable, use: Use) -> None:
    """Test intellect (1)."""
    plain_test(g, use.seat, INTELLECT, 1, use)


IN_A_TEST = Condition(lambda g, use: g.test is not None, "during a test")
RIDDLE = lab_card("inner-riddle", event(Do(wonder), during=IN_A_TEST), type="event", keywords=("fast",))


def test_it_begins_when_the_test_and_its_action_are_over() -> None:
    """ahlcg/nested-skill-tests/a: the rest of the action comes first, though it stands after the test."""

    def strike(g: ArkhamTable, use: Use) -> None:
        """Fight, then gain 2 resources."""
        fight(g, use.seat, g.index.enemies[0], source=use)
        gain_resources(g, use.seat, 2)

    whip = lab_card("whip", action(Do(strike), word="fight"))
    game = lab(scholar(play=[whip], hand=[RIDDLE, RIDDLE]), enemies=[Foe(FIEND, engaged=0)], bag=("0",))
    game.choose("use lab/whip")
    assert keys(game) == ["play lab/inner-riddle", "pass"]
    game.play("play lab/inner-riddle", "play lab/inner-riddle")
    order = ["test", "test succeeds", "damaged", "resources", "test", "test succeeds", "test", "test succeeds"]
    assert happened(game, "test", "test succeeds", "damaged", "resources") == order
    assert asked(game) == (0, "turn")


def test_retaliation_belongs_to_the_action_and_comes_before_it() -> None:
    """ahlcg/nested-skill-tests/a: the failed attack is answered, then the waiting test begins."""
    hornet = lab_card("hornet", type="enemy", keywords=("retaliate",), fight=9)
    game = lab(scholar(hand=[RIDDLE]), enemies=[Foe(hornet, engaged=0)], bag=("0",))
    game.play("fight lab/hornet", "play lab/inner-riddle")
    order = ["test", "test fails", "attacks", "test", "test succeeds"]
    assert happened(game, "test", "test succeeds", "test fails", "attacks") == order
    assert asked(game) == (0, "turn")


def test_it_does_not_begin_for_somebody_who_is_gone() -> None:
    """ahlcg/nested-skill-tests/a: the retaliation defeats the tester."""
    hornet = lab_card("giant-hornet", type="enemy", keywords=("retaliate",), fight=9, damage=7)
    game = lab(scholar(hand=[RIDDLE]), scholar("lab/dreamer"), enemies=[Foe(hornet, engaged=0)], bag=("0",))
    game.play("fight lab/giant-hornet", "play lab/inner-riddle")
    assert happened(game, "test", "test fails") == ["test", "test fails"]
    assert game.state.gone[0] == "damage"
    assert asked(game) == (1, "turn")


def test_the_clue_is_there_before_the_second_test() -> None:
    """ahlcg/nested-skill-tests/a: an investigation with a test played into its second window."""
    game = lab(scholar(hand=[RIDDLE]), locations=[Place(HALL, clues=1)], bag=("0",))
    game.play("investigate lab/hall", "pass", "play lab/inner-riddle")
    order = ["test", "test succeeds", "discovered", "test", "test succeeds"]
    assert happened(game, "test", "test succeeds", "discovered") == order
    assert (record(game, SCHOLAR).clues, asked(game)) == (1, (0, "turn"))


def test_outside_an_action_it_begins_right_after_the_other_test() -> None:
    """ahlcg/nested-skill-tests/a: a treachery's test in the mythos phase."""
    fright = lab_card("fright", revelation(Do(wonder)), type="treachery")
    game = lab(
        scholar(hand=[RIDDLE]), encounter_deck=(fright, DUST), bag=("0",), step="1.4 encounter cards", active=None
    )  # fmt: skip
    assert keys(game) == ["play lab/inner-riddle", "pass"]
    game.choose("play lab/inner-riddle")
    assert happened(game, "test", "test succeeds", "turn") == [*["test", "test succeeds"] * 2, "turn"]
    assert asked(game) == (0, "turn")


def test_its_results_are_effects_of_the_card_that_asked_for_it() -> None:
    """ahlcg/immune/a: an enemy immune to player cards is not discarded by the waiting test of an event."""
    idol = lab_card("unmoved-idol", Immune(SELF, PLAYER_CARDS), type="enemy")

    def banish(g: ArkhamTable, use: Use) -> None:
        """Test intellect (1); on a success, discard every enemy."""

        def sweep(g: ArkhamTable, test: SkillTest) -> None:
            for each in list(g.index.enemies):
                discard(g, each)

        plain_test(g, use.seat, INTELLECT, 1, use, lambda test: test.on_success.append(("sweep", sweep)))

    rite = lab_card("inner-rite", event(Do(banish), during=IN_A_TEST), type="event", keywords=("fast",))
    game = lab(scholar(hand=[rite]), enemies=[Foe(idol, engaged=0), Foe(FIEND, engaged=0)], bag=("0",))
    game.play("evade lab/fiend", "play lab/inner-rite")
    assert [record(game, each).zone for each in (idol, FIEND)] == [PLAY, ENCOUNTER_DISCARD]
    assert asked(game) == (0, "turn")
