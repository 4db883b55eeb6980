"""Skill tests that come up inside another."""

from __future__ import annotations

from orne.arkham.abilities import Condition, Use, action, event, revelation
from orne.arkham.facts import INTELLECT
from orne.arkham.language import Do
from orne.arkham.rules.fight import fight
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DUST, FIEND, HALL, SCHOLAR, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, gone, happened


def wonder(g: ArkhamTable, use: Use) -> None:
    """Test intellect (1)."""
    plain_test(g, use.seat, INTELLECT, 1, use)


IN_A_TEST = Condition(lambda g, use: g.test is not None, "during a test")
RIDDLE = lab_card("inner-riddle", event(Do(wonder), during=IN_A_TEST), type="event", keywords=("fast",))


def _strike(g: ArkhamTable, use: Use) -> None:
    """Fight, then gain 2 resources."""
    fight(g, use.seat, g.index.enemies[0], source=use)
    gain_resources(g, use.seat, 2)


WHIP = lab_card("whip", action(Do(_strike), word="fight"))
HORNET = lab_card("hornet", type="enemy", keywords=("retaliate",), fight=9)
GIANT_HORNET = lab_card("giant-hornet", type="enemy", keywords=("retaliate",), fight=9, damage=7)
FRIGHT = lab_card("fright", revelation(Do(wonder)), type="treachery")


@shows("ahlcg/nested-skill-tests/a")
def it_begins_when_the_test_and_its_action_are_over(show: Show) -> None:
    """The rest of the action comes first, though it stands after the test."""
    show.lab(scholar(play=[WHIP], hand=[RIDDLE, RIDDLE]), enemies=[Foe(FIEND, engaged=0)], bag=("0",))
    show.answer("use lab/whip")
    show.offers("play lab/inner-riddle", "pass")
    show.answer("play lab/inner-riddle", "play lab/inner-riddle")
    order = ["test", "test succeeds", "damaged", "resources", "test", "test succeeds", "test", "test succeeds"]
    show.sees(happened("test", "test succeeds", "damaged", "resources"), order)
    show.asked(0, "turn")


@shows("ahlcg/nested-skill-tests/a")
def retaliation_belongs_to_the_action_and_comes_before_it(show: Show) -> None:
    """The failed attack is answered, then the waiting test begins."""
    show.lab(scholar(hand=[RIDDLE]), enemies=[Foe(HORNET, engaged=0)], bag=("0",))
    show.answer("fight lab/hornet", "play lab/inner-riddle")
    order = ["test", "test fails", "attacks", "test", "test succeeds"]
    show.sees(happened("test", "test succeeds", "test fails", "attacks"), order)
    show.asked(0, "turn")


@shows("ahlcg/nested-skill-tests/a")
def it_does_not_begin_for_somebody_who_is_gone(show: Show) -> None:
    """The retaliation defeats the tester, and the waiting test is not made."""
    show.lab(scholar(hand=[RIDDLE]), scholar("lab/dreamer"), enemies=[Foe(GIANT_HORNET, engaged=0)], bag=("0",))
    show.answer("fight lab/giant-hornet", "play lab/inner-riddle")
    show.sees(happened("test", "test fails"), ["test", "test fails"])
    show.sees(gone(0), "damage")
    show.asked(1, "turn")


@shows("ahlcg/nested-skill-tests/a")
def the_clue_is_there_before_the_second_test(show: Show) -> None:
    """A test played into an investigation begins after the clue has been discovered."""
    show.lab(scholar(hand=[RIDDLE]), locations=[Place(HALL, clues=1)], bag=("0",))
    show.answer("investigate lab/hall", "pass", "play lab/inner-riddle")
    order = ["test", "test succeeds", "discovered", "test", "test succeeds"]
    show.sees(happened("test", "test succeeds", "discovered"), order)
    show.sees(clues(SCHOLAR), 1)
    show.asked(0, "turn")


@shows("ahlcg/nested-skill-tests/a")
def outside_an_action_it_begins_right_after_the_other_test(show: Show) -> None:
    """In the mythos phase the second test follows a treachery's test before the turn begins."""
    show.lab(scholar(hand=[RIDDLE]), encounter_deck=(FRIGHT, DUST), bag=("0",), step="1.4 encounter cards", active=None)
    show.offers("play lab/inner-riddle", "pass")
    show.answer("play lab/inner-riddle")
    show.sees(happened("test", "test succeeds", "turn"), [*["test", "test succeeds"] * 2, "turn"])
    show.asked(0, "turn")
