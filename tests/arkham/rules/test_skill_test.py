"""Skill tests, ST.1 to ST.8 (arkham/basics/1.8, section 6.15 to 6.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham.abilities import FIGHT, action, forced, free, reaction, revelation
from orne.arkham.events import INVESTIGATED, TEST_ENDS, TOKEN_REVEALED
from orne.arkham.facts import COMBAT, INTELLECT, WILLPOWER
from orne.arkham.language import (
    CHOSEN,
    YOU,
    YOUR_LOCATION,
    Committed,
    Do,
    Draw,
    Gain,
    Gives,
    Until,
    after,
    in_test_of,
    pay_for,
    when,
)
from orne.arkham.position import Foe, Place
from orne.arkham.rules.clues import discover
from orne.arkham.rules.damage import deal
from orne.arkham.rules.encounter_draw import draw_encounter
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.skill_test import Result, SkillTest
from orne.kernel.limits import Limit
from tests.arkham.laboratory import DREAMER, DUST, FIEND, HALL, LOFT, PILOT, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import keys, record, table, uid
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

MIND = lab_card("mind", type="skill", icons=(0, 1, 0, 0, 0))
WILD = lab_card("wild", type="skill", icons=(0, 0, 0, 0, 1))
FIST = lab_card("fist", type="skill", icons=(0, 0, 1, 0, 0))


def a_test(slug: str, skill: int = WILLPOWER, difficulty: int = 3, **results: Any) -> str:
    """A card with an action: a plain test with results."""

    def do(g: ArkhamTable, use: Use) -> None:
        """Test."""

        def prepare(test: SkillTest) -> None:
            for name, lists in (("success", test.on_success), ("fail", test.on_fail)):
                if name in results:
                    lists.append(Result(name, results[name]))
            if "prepare" in results:
                results["prepare"](g, test)

        plain_test(g, use.seat, skill, difficulty, use, prepare)

    return lab_card(slug, action(Do(do), word="parley"))


def test_the_tester_commits_any_number_the_others_there_one_each() -> None:
    """ahlcg/skill-test/st-2-own-commit, st-2-others-commit, st-2-appropriate-icon, st-2-bonus, st-8."""
    game = lab(
        scholar(hand=[MIND, WILD, FIST]),
        scholar(DREAMER, hand=[MIND, WILD]),
        scholar(PILOT, at=1, hand=[MIND]),
        locations=[Place(HALL, clues=1), LOFT],
        bag=("-4",),
    )
    game.choose("investigate lab/hall")
    assert keys(game) == ["commit lab/mind", "commit lab/wild", "done"]
    game.choose("commit lab/mind")
    assert keys(game) == ["commit lab/wild", "done"]
    game.choose("commit lab/wild")
    assert (asked(game), keys(game)) == ((1, "commit"), ["commit lab/mind", "commit lab/wild", "done"])
    game.choose("commit lab/wild")
    assert asked(game) == (0, "turn")
    assert record(game, SCHOLAR).clues == 1
    assert [len(game.state.hand[seat]) for seat in range(3)] == [1, 1, 1]
    assert [len(game.state.discard[seat]) for seat in range(3)] == [2, 1, 0]


def test_committing_goes_round_until_everybody_is_done_in_a_row() -> None:
    """ahlcg/skill-test/st-2-own-commit: the tester may go on after the others; those who gave a card may not."""
    game = lab(
        scholar(hand=[MIND, WILD]),
        scholar(DREAMER, hand=[MIND, WILD]),
        scholar(PILOT, hand=[MIND]),
        locations=[Place(HALL, clues=1), LOFT],
    )
    game.choose("investigate lab/hall")
    for seat, options, choice in (
        (0, ["commit lab/mind", "commit lab/wild", "done"], "done"),
        (1, ["commit lab/mind", "commit lab/wild", "done"], "commit lab/mind"),
        (2, ["commit lab/mind", "done"], "done"),
        (0, ["commit lab/mind", "commit lab/wild", "done"], "commit lab/wild"),
        (0, ["commit lab/mind", "done"], "done"),
        (2, ["commit lab/mind", "done"], "done"),
    ):
        assert (asked(game), keys(game)) == ((seat, "commit"), options)
        game.choose(choice)
    assert asked(game) == (0, "turn")
    assert [len(game.state.hand[seat]) for seat in range(3)] == [1, 1, 1]


def test_max_one_committed_counts_titles_over_all_players() -> None:
    """basics 1.8, ahlcg/limits-and-maximums: the second copy may not be committed, by nobody."""
    guts = lab_card("guts", Committed(Draw(1), max_one=True), type="skill", icons=(0, 1, 0, 0, 0))
    game = lab(scholar(hand=[guts, guts]), scholar(DREAMER, hand=[guts]), locations=[Place(HALL, clues=1)])
    game.choose("investigate lab/hall")
    game.choose("commit lab/guts")
    assert asked(game) == (0, "order")
    assert keys(game) == ["apply clue", "apply lab/guts"]
    game.choose("apply lab/guts")
    assert len(game.state.hand[0]) == 2
    assert record(game, SCHOLAR).clues == 1


def test_a_committed_card_rewards_its_owner() -> None:
    """basics 78: committed to another's test, it is its owner who draws."""
    guts = lab_card("guts", Committed(Draw(1), max_one=True), type="skill", icons=(0, 1, 0, 0, 0))
    game = lab(scholar(), scholar(DREAMER, hand=[guts]), locations=[Place(HALL, clues=0)])
    game.play("investigate lab/hall", "commit lab/guts", "apply lab/guts")
    assert [len(game.state.hand[seat]) for seat in range(2)] == [0, 1]


@pytest.mark.parametrize(("token", "margin"), [("auto-fail", 3), ("0", 1), ("-8", 3)])
def test_a_test_fails_by_no_more_than_its_difficulty(token: str, margin: int) -> None:
    """ahlcg/automatic-failure-success/b, skill-test/st-6-succeed-by; basics 6.16: never more than the difficulty."""
    seen: list[int] = []
    probe = a_test("margin", difficulty=3, fail=lambda g, test: seen.append(test.margin))
    weak = lab_card("weakling", type="investigator", skills=(2, 2, 2, 2))
    game = lab(scholar(weak, play=[probe]), bag=(token,))
    game.choose("use lab/margin")
    assert seen[-1] == margin


def test_modifiers_are_summed_before_the_floor_of_zero() -> None:
    """ahlcg/modifiers: -8 on skill 3 with +2 is 0, not 2."""
    seen: list[int] = []
    probe = a_test("floor", COMBAT, 1, fail=lambda g, test: seen.append(test.value))
    charm = lab_card("charm", Gives(YOU, COMBAT, 2))
    game = lab(scholar(play=[probe, charm]), bag=("-8",))
    game.choose("use lab/floor")
    assert seen[-1] == 0
    seen.clear()
    game = lab(scholar(play=[probe, charm]), bag=("-4",), symbols={})
    game.choose("use lab/floor")
    assert seen == []


def test_reactions_to_success_come_before_its_results() -> None:
    """basics 6.22 [FAQ]: "after you succeed" at ST.6, the clue only at ST.7."""
    milan = lab_card(
        "milan",
        reaction(after(INVESTIGATED, lambda g, use, e: e.seat == use.seat, "you successfully investigate"), Gain(1)),
    )
    game = lab(scholar(play=[milan]), locations=[Place(HALL, clues=1)])
    game.choose("investigate lab/hall")
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/milan", "pass"])
    assert record(game, SCHOLAR).clues == 0
    game.choose("react lab/milan")
    assert (record(game, SCHOLAR).clues, game.state.resources) == (1, [6])


def test_token_text_acts_before_the_value_is_known_and_the_value_is_computed_again() -> None:
    """basics 6.17: the tablet's damage kills the ally whose bonus was counted on."""

    def tablet(g: ArkhamTable, test: SkillTest) -> tuple[int, bool]:
        deal(g, test.seat, 1, 0)
        return 0, False

    ally = lab_card("ally", Gives(YOU, INTELLECT, 1), health=1, slots=("ally",))
    game = lab(
        scholar(play=[ally]),
        locations=[Place(lab_card("dim", type="location", shroud=4), clues=1)],
        bag=("tablet",),
        symbols={"tablet": tablet},
    )
    game.choose("investigate lab/dim")
    assert keys(game) == ["damage lab/scholar", "damage lab/ally"]
    game.choose("damage lab/ally")
    assert record(game, SCHOLAR).clues == 0
    assert record(game, ally).zone != 2


def _redraw(g: ArkhamTable, use: Use) -> None:
    """Cancel the token and reveal another."""
    assert use.event is not None
    use.event.cancelled = True


def test_a_cancelled_token_was_never_revealed_and_a_limit_per_test_ends_with_the_test() -> None:
    """basics 6.19, 6.20; ahlcg/limits-and-maximums: once per test, again in the next."""
    girl = lab_card(
        "girl",
        reaction(
            when(TOKEN_REVEALED, lambda g, use, e: e.seat == use.seat, "you reveal a token"),
            Do(_redraw),
            limit=Limit(1, "test", False),
        ),
        type="investigator",
        skills=(3, 3, 3, 3),
    )
    game = lab(scholar(girl), locations=[Place(HALL, clues=5)], bag=("0",))
    game.choose("investigate lab/hall")
    assert keys(game) == ["react lab/girl", "pass"]
    game.choose("react lab/girl")
    assert asked(game) == (0, "turn")
    game.choose("investigate lab/hall")
    assert keys(game) == ["react lab/girl", "pass"]


def test_the_tester_orders_the_results() -> None:
    """ahlcg/skill-test/st-7-order."""

    def cultist(g: ArkhamTable, test: SkillTest) -> tuple[int, bool]:
        test.on_fail.append(Result("cultist", lambda g, test: deal(g, test.seat, 0, 1)))
        return -9, False

    probe = a_test("fright", fail=lambda g, test: deal(g, test.seat, 1, 0))
    game = lab(scholar(play=[probe]), bag=("cultist",), symbols={"cultist": cultist})
    game.choose("use lab/fright")
    assert keys(game) == ["apply fail", "apply cultist"]
    game.choose("apply cultist")
    me = record(game, SCHOLAR)
    assert (me.damage, me.horror) == (1, 1)


def test_a_test_inside_another_waits_until_that_one_is_over() -> None:
    """ahlcg/nested-skill-tests/a [FAQ]: drawn in the first test's results, the second begins after ST.8."""
    order: list[str] = []

    def horror(g: ArkhamTable, use: Use) -> None:
        """Test willpower (3); on a failure take 1 horror."""
        plain_test(
            g,
            use.seat,
            WILLPOWER,
            3,
            use,
            lambda test: test.on_fail.append(Result("horror", lambda g, test: order.append("second"))),
        )

    rot = lab_card("rot", revelation(Do(horror)), type="treachery")

    def curse(g: ArkhamTable, test: SkillTest) -> None:
        draw_encounter(g, test.seat)
        order.append("first")

    probe = a_test("outer", difficulty=3, fail=curse)
    game = lab(scholar(play=[probe], hand=[FIST]), bag=("-1",), encounter_deck=[rot, DUST])
    game.choose("use lab/outer")
    assert order[-2:] == ["first", "second"]
    tests = [e.kind for e in game.log if e.kind in ("test", "test fails")]
    assert tests == ["test", "test fails", "test", "test fails"]
    assert table(game).test is None


def test_retaliate_answers_a_failed_attack_of_a_ready_enemy_only() -> None:
    """ahlcg/retaliate; basics 6.35: after all results, without exhausting, engaged or not; never for a failed evade."""
    guard = lab_card("guard", type="enemy", keywords=("retaliate",))
    game = lab(scholar(), enemies=[Foe(guard, engaged=0)], bag=("-1",))
    game.choose("evade lab/guard")
    assert record(game, SCHOLAR).damage == 0
    game.choose("fight lab/guard")
    assert record(game, SCHOLAR).damage == 1
    assert not record(game, guard).exhausted
    game = lab(scholar(), enemies=[Foe(guard, exhausted=True)], bag=("-1",))
    game.choose("fight lab/guard")
    assert record(game, SCHOLAR).damage == 0


def test_the_difficulty_is_read_at_the_comparison() -> None:
    """basics 6.91: a shroud changed in the second window counts."""
    dim = Until("test", Gives(CHOSEN, "shroud", 3), who=YOUR_LOCATION)
    lamp = lab_card("lamp", free(dim, limit=Limit(1, "test", False), during=in_test_of(INTELLECT)))
    game = lab(scholar(play=[lamp]), locations=[Place(HALL, clues=1)])
    game.play("investigate lab/hall", "use lab/lamp")
    assert record(game, SCHOLAR).clues == 0
    assert game.state.lasting == ()


def test_a_boost_is_offered_only_in_a_test_of_its_skill_any_number_of_times() -> None:
    """basics 6.92, 72."""

    physique = lab_card("physique", pay_for(COMBAT))
    game = lab(scholar(play=[physique], resources=2), enemies=[Foe(FIEND, exhausted=True)], bag=("-2",))
    assert "use lab/physique" not in keys(game)
    game.choose("investigate lab/hall")
    assert asked(game) == (0, "turn")
    game.play("fight lab/fiend", "use lab/physique", "use lab/physique")
    assert record(game, FIEND).damage == 1


def test_a_defeated_testers_test_is_over() -> None:
    """basics 6.51: nothing more resolves for a defeated investigator, committed cards leave the game."""

    def tablet(g: ArkhamTable, test: SkillTest) -> tuple[int, bool]:
        deal(g, test.seat, 1, 0)
        return 0, False

    watcher = lab_card("watcher", forced(after(TEST_ENDS, lambda g, use, e: True, "a test"), Gain(1)))
    game = lab(
        scholar(damage=6, hand=[MIND]),
        scholar(DREAMER, play=[watcher]),
        locations=[Place(HALL, clues=1)],
        bag=("tablet",),
        symbols={"tablet": tablet},
    )
    game.play("investigate lab/hall", "commit lab/mind")
    assert game.state.gone == ["damage", ""]
    assert game.state.resources[1] == 5
    assert record(game, HALL).clues == 1
    assert uid(game, MIND) in game.state.removed


def test_damage_and_clue_numbers_are_clamped_to_what_is_there() -> None:
    """basics 6.56: fewer clues than an effect would discover."""

    def seize(g: ArkhamTable, use: Use) -> None:
        """Discover 3 clues."""
        discover(g, use.seat, 3, source=use)

    grab = lab_card("grab", action(Do(seize)))
    game = lab(scholar(play=[grab]), locations=[Place(HALL, clues=2)])
    game.choose("use lab/grab")
    assert (record(game, SCHOLAR).clues, record(game, HALL).clues) == (2, 0)


def test_no_token_is_revealed_for_a_tester_eliminated_in_the_last_window() -> None:
    """ahlcg/elimination/b: the test is over, and its token's text no longer places doom."""

    def gamble(g: ArkhamTable, use: Use) -> None:
        """Take 1 damage."""
        deal(g, use.seat, 1, 0, source=use)

    dice = lab_card("dice", free(Do(gamble)))
    game = lab(scholar(play=[dice], damage=6), scholar(DREAMER), bag=("skull",))
    game.play("investigate lab/hall", "pass")
    assert keys(game) == ["use lab/dice", "pass"]
    game.choose("use lab/dice")
    assert game.state.gone == ["damage", ""]
    assert [entry.kind for entry in game.log if entry.kind in ("token", "test", "test fails", "test succeeds")] == [
        "test"
    ]
    assert asked(game) == (1, "turn")


def test_a_test_once_more_is_the_same_in_everything_and_shares_no_list() -> None:
    """Both builds: a compiled object is not copied by the standard library, so that this is written out."""
    test = SkillTest(1, COMBAT, lambda _: 3, FIGHT, 7, None)
    test.step, test.bonus, test.varying, test.damage, test.clues = 3, 2, lambda _: 1, 4, 5
    test.adjust, test.effects, test.token_text = [lambda g, it: None], [lambda g, it: None], [lambda g, it, token: None]
    test.committed, test.tokens, test.turned, test.automatic = [(0, 9)], ["skull"], {0}, True
    test.on_success, test.on_fail = [Result("", lambda g, it: None)], [Result("", lambda g, it: None)]
    test.value, test.margin, test.success, test.committing, test.facing = 6, 3, True, [1, 0], "-1"
    again = test.again()
    names = {name for own in ("__slots__", "__mypyc_attrs__") for name in getattr(SkillTest, own, ())} - {"__dict__"}
    assert len(names) == 25
    for name in names:
        ours, theirs = getattr(test, name), getattr(again, name)
        assert ours == theirs
        assert not isinstance(ours, list | set | dict) or ours is not theirs
