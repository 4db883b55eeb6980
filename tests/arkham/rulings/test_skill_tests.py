"""Rulings on skill tests, step by step (ST.1 to ST.8), and on the cards committed to them."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import Condition, Use, action, free
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import Discard, Do, Gain
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.hands import draw
from orne.arkham.rules.skill_test import perform, plain_test
from orne.arkham.skill_test import SkillTest
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from tests.arkham.laboratory import AGNES, DAISY, FIEND, PAPER, SKIDS, WENDY, drawing, lab, lab_card, scholar
from tests.arkham.look import foe, hurt, keys, me, place, record, results, uid
from tests.look import asked, happened


def test_a_window_follows_the_type_of_the_test() -> None:
    """ahlcg/skill-test/st-1: Rotting Remains tests willpower, and then Physical Training may be used."""
    game = drawing("rotting-remains", Inv(play=["physical-training"]))
    assert [(entry.before, entry.after) for entry in game.log if entry.kind == "test"] == [("willpower", 3)]
    assert (asked(game), keys(game)) == ((0, "window"), ["use core/physical-training ability 1", "pass"])


def test_each_companion_here_commits_one_card() -> None:
    """ahlcg/skill-test/st-2-others-commit: one card from Roland here, none from Roland elsewhere."""
    for at in (0, 1):
        game = build(
            Inv(DAISY),
            Inv(at=at, hand=["perception", "unexpected-courage"]),
            locations=[Place("hallway", clues=1), "attic"],
        )
        game.choose("investigate core/hallway")
        if at:
            assert asked(game) == (0, "turn")
            continue
        assert (asked(game), keys(game)) == (
            (1, "commit"),
            ["commit core/perception", "commit core/unexpected-courage", "done"],
        )
        game.choose("commit core/unexpected-courage")
        assert "test succeeds" in happened(game)
        assert me(game, 1)["hand"] == ["core/perception"]


def test_only_cards_with_the_skills_icon_or_wild_are_committed() -> None:
    """ahlcg/skill-test/st-2-appropriate-icon: the tested skill or wild."""
    game = build(Inv(hand=["perception", "unexpected-courage", "overpower"]))
    game.choose("investigate core/hallway")
    assert keys(game) == ["commit core/perception", "commit core/unexpected-courage", "done"]


def test_each_matching_icon_gives_a_bonus() -> None:
    """ahlcg/skill-test/st-2-bonus: a badge's willpower and wild icons +2, Manual Dexterity +2 agility."""
    game = drawing("rotting-remains", Inv(hand=["police-badge-2"]))
    game.choose("commit core/police-badge-2")
    assert results(game) == [("test succeeds", 5, 2)]
    game = build(Inv(hand=["manual-dexterity"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.play("evade core/ghoul-minion", "commit core/manual-dexterity")
    assert results(game) == [("test succeeds", 4, 2)]


def test_committing_is_free() -> None:
    """ahlcg/skill-test/st-2-no-cost: a Shotgun without any resources."""
    game = build(Inv(hand=["shotgun-4"], resources=0), enemies=[Foe("ghoul-minion", engaged=0)])
    game.play("fight core/ghoul-minion", "commit core/shotgun-4")
    assert results(game) == [("test succeeds", 6, 4)]
    assert (me(game)["resources"], me(game)["discard"]) == (0, ["core/shotgun-4"])


def test_events_are_committed_not_played() -> None:
    """ahlcg/skill-test/st-2-non-skill-cards: Evidence! gives its two icons and no clue."""
    game = build(Inv(hand=["evidence"]), locations=[Place("hallway", clues=3)])
    game.play("investigate core/hallway", "commit core/evidence")
    assert results(game) == [("test succeeds", 5, 4)]
    assert (me(game)["clues"], place(game, "hallway")["clues"]) == (1, 2)
    assert me(game)["discard"] == ["core/evidence"]


def test_one_token_is_revealed_at_random() -> None:
    """ahlcg/skill-test/st-3: one token, each of the bag sometimes."""
    seen = set()
    for seed in range(40):
        game = build(Inv(), bag=("0", "-1", "-2", "-3"), seed=seed)
        game.choose("investigate core/hallway")
        (token,) = [entry.after for entry in game.log if entry.kind == "token"]
        seen.add(token)
    assert seen == {"0", "-1", "-2", "-3"}


def test_a_symbol_does_what_the_scenario_says() -> None:
    """ahlcg/skill-test/st-4-symbols: a tablet in The Midnight Masks is -3 and takes a clue on failure."""
    game = build(
        Inv(clues=2),
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
        locations=[Place("rivertown", clues=1)],
        bag=("tablet",),
    )
    game.choose("investigate core/rivertown")
    assert results(game) == [("test fails", 0, 1)]
    assert (me(game)["clues"], place(game, "rivertown")["clues"]) == (1, 2)


def test_the_elder_sign_does_what_the_investigator_says() -> None:
    """ahlcg/skill-test/st-4-elder-sign: Agnes +1 for each horror; Skids +2, and 2 resources on success."""
    game = build(Inv(AGNES, horror=3), bag=("elder sign",))
    game.choose("investigate core/hallway")
    assert results(game)[0][1] == 2 + 3
    game = build(Inv(SKIDS, resources=0), locations=[Place("hallway")], bag=("elder sign",))
    game.choose("investigate core/hallway")
    while asked(game)[1] == "order":
        game.choose(keys(game)[0])
    assert results(game)[0][1] == 3 + 2
    assert me(game)["resources"] == 2


@pytest.mark.parametrize("token", ["elder thing", "0"])
def test_a_token_without_a_text_changes_nothing(token: str) -> None:
    """ahlcg/skill-test/st-4-none: nothing happens and the modifier is 0."""
    game = build(Inv(), bag=(token,), enemies=[Foe("ghoul-minion", at="attic")])
    game.choose("investigate core/hallway")
    assert results(game) == [("test succeeds", 3, 2)]
    assert (hurt(game), happened(game, "token")) == ((0, 0), ["token"])


def test_skill_icons_assets_and_token_are_summed() -> None:
    """ahlcg/skill-test/st-5: combat 4, Beat Cop 1, Machete 1, Overpower 2, token -3."""
    game = build(
        Inv(play=["beat-cop", "machete"], hand=["overpower"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=("-3",)
    )
    game.play("use core/machete", "pass", "commit core/overpower", "pass")
    assert results(game) == [("test succeeds", 5, 3)]


def test_automatic_failures_fail_by_the_difficulty_and_successes_succeed_by_the_value() -> None:
    """ahlcg/skill-test/st-6-auto: fails by the difficulty; succeeds by the value."""
    game = build(Inv(), enemies=[Foe("ghoul-priest", engaged=0)], bag=("auto-fail",))
    game.choose("fight core/ghoul-priest")
    assert results(game) == [("test fails", 0, 4)]

    def do(g: ArkhamTable, use: Use) -> None:
        """Test willpower (5) and succeed automatically."""
        plain_test(g, use.seat, WILLPOWER, 5, use, lambda test: setattr(test, "automatic", True))

    sure = lab_card("sure", action(Do(do), word="parley"))
    game = lab(scholar(play=[sure]), bag=("-4",))
    game.choose("use lab/sure")
    assert results(game) == [("test succeeds", 3, 3)]
    assert happened(game, "token") == []


@pytest.mark.parametrize(("token", "damage"), [("0", 2), ("-1", 1)])
def test_the_margin_of_success_counts(token: str, damage: int) -> None:
    """ahlcg/skill-test/st-6-succeed-by: Switchblade's second damage needs a margin of 2."""
    game = build(Inv(play=["switchblade"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=(token,))
    game.choose("use core/switchblade")
    assert game.log is not None
    dealt = [entry.after for entry in game.log if entry.kind == "damaged"]
    assert dealt == [damage]


def test_failing_by_is_one_instance() -> None:
    """ahlcg/skill-test/st-6-succeed-by: Rotting Remains failed by 2 is 2 horror."""
    game = drawing("rotting-remains", Inv(), bag=("-2",))
    assert hurt(game) == (0, 2)


def test_the_results_of_an_attack_are_dealt_together() -> None:
    """ahlcg/skill-test/st-7-results: Vicious Blow adds to the attack's own damage."""
    game = build(Inv(hand=["vicious-blow"]), enemies=[Foe("ghoul-priest", engaged=0)])
    game.play("fight core/ghoul-priest", "commit core/vicious-blow")
    assert [entry.after for entry in game.log if entry.kind == "damaged"] == [2]
    assert foe(game, "ghoul-priest")["damage"] == 2


def test_the_bag_stays_as_it_is() -> None:
    """ahlcg/skill-test/chaos-bag-restored: a hundred tests change nothing in it."""
    game = lab(scholar(actions=100), bag=("0", "0", "-1", "skull", "auto-fail"))
    for _ in range(100):
        game.choose("investigate lab/hall")
    assert len(results(game)) == 100
    assert sorted(game.state.bag) == ["-1", "0", "0", "auto-fail", "skull"]


# ---- committed cards and results


def test_skill_cards_are_committed_where_they_match() -> None:
    """ahlcg/skill-cards/a, ahlcg/wild-skill-icons/a: Vicious Blow in a fight, not in an investigation."""
    game = build(Inv(hand=["vicious-blow"]), enemies=[Foe("ghoul-priest", engaged=0)])
    game.choose("fight core/ghoul-priest")
    assert keys(game) == ["commit core/vicious-blow", "done"]
    game.choose("commit core/vicious-blow")
    assert record(game, "core/ghoul-priest").damage == 2
    game = build(Inv(hand=["vicious-blow", "unexpected-courage"]), locations=[Place("hallway", clues=1)], bag=("-4",))
    game.choose("investigate core/hallway")
    assert keys(game) == ["commit core/unexpected-courage", "done"]
    game.choose("commit core/unexpected-courage")
    assert record(game, "core/roland-banks").clues == 1


@pytest.mark.parametrize("skill", range(4))
@pytest.mark.parametrize(("difficulty", "won"), [(3, True), (4, False)])
def test_a_value_equal_to_the_difficulty_succeeds(skill: int, difficulty: int, won: bool) -> None:
    """ahlcg/skill-tests/a."""

    def try_it(g: ArkhamTable, use: Use) -> None:
        """Test the skill."""
        plain_test(g, use.seat, skill, difficulty, use)

    trial = lab_card(f"trial-{skill}-{difficulty}", free(Do(try_it), Discard()))
    game = lab(scholar(play=[trial]), bag=("0",))
    game.choose(f"use lab/trial-{skill}-{difficulty}")
    assert happened(game, "test succeeds", "test fails") == ["test succeeds" if won else "test fails"]


def test_a_test_is_named_after_its_skill() -> None:
    """ahlcg/skill-tests/b: a text about agility tests means evading and not fighting."""
    agile = Condition(lambda g, use: g.test is not None and g.test.skill == 3, "during your agility test")
    shoes = lab_card("soft-shoes", free(Gain(1), during=agile, limit=Limit(1, "test", False)))
    game = lab(scholar(play=[shoes]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("fight lab/fiend")
    assert asked(game) == (0, "turn")
    game.choose("evade lab/fiend")
    assert keys(game) == ["use lab/soft-shoes", "pass"]


def test_results_come_one_by_one_in_the_testers_order() -> None:
    """ahlcg/skill-tests/c: the clue and Perception's card."""
    game = build(Inv(DAISY, hand=["perception"]), locations=[Place("hallway", clues=2)])
    game.play("investigate core/hallway", "commit core/perception")
    assert asked(game) == (0, "order")
    assert keys(game) == ["apply clue", "apply core/perception"]
    game.choose("apply core/perception")
    assert happened(game, "drawn", "discovered")[0] == "drawn"
    assert record(game, "core/daisy-walker").clues == 1


def test_answers_to_success_and_failure_come_before_the_results() -> None:
    """ahlcg/skill-tests/d, ahlcg/triggered-abilities/g: Dr. Milan before the clue; Rabbit's Foot after a failure."""
    game = build(
        Inv(DAISY, play=["dr-milan-christopher"]),
        locations=[Place("study", clues=2, attached=["obscuring-fog"])],
        bag=("+1",),
    )
    for clues in (0, 1):
        game.choose("investigate core/study")
        assert (keys(game), record(game, "core/daisy-walker").clues) == (
            ["react core/dr-milan-christopher", "pass"],
            clues,
        )
        assert uid(game, "core/obscuring-fog") in game.state.encounter_discard
        game.choose("react core/dr-milan-christopher")
        assert asked(game) == (0, "turn")
    assert game.state.resources == [7]
    game = build(Inv(WENDY, play=["rabbits-foot"]), enemies=[Foe("ghoul-priest", engaged=0)], bag=("-4",))
    game.choose("fight core/ghoul-priest")
    assert (keys(game), happened(game, "attacks")) == (["react core/rabbits-foot", "pass"], [])


def test_a_difficulty_may_change_until_it_is_compared() -> None:
    """ahlcg/skill-tests/e: the cards in hand; a committed card lowers it, what is lost at ST.7 does not matter."""

    def try_it(g: ArkhamTable, use: Use) -> None:
        """Test combat against the cards in your hand."""
        test = SkillTest(use.seat, 2, lambda g: len(g.state.hand[use.seat]), "", -1, use)
        test.on_success.append(("draw", lambda g, test: draw(g, use.seat, 5)))
        perform(g, test)

    hit = lab_card("hit", type="skill", icons=(0, 0, 1, 0, 0))
    trial = lab_card("hand-trial", free(Do(try_it), Discard()))
    game = lab(scholar(hand=[hit, PAPER, PAPER, PAPER], play=[trial]), bag=("-1",))
    game.play("use lab/hand-trial", "commit lab/hit")
    assert happened(game, "test succeeds", "test fails") == ["test succeeds"]
    assert len(game.state.hand[0]) == 8
    game = lab(scholar(hand=[hit, PAPER, PAPER, PAPER], play=[trial]), bag=("-1",))
    game.play("use lab/hand-trial", "done")
    assert happened(game, "test succeeds", "test fails") == ["test fails"]
