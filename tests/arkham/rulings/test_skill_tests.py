"""Rulings on skill tests, step by step (ST.1 to ST.8), and on the cards committed to them."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, Inv, Place, build
from tests.arkham.laboratory import AGNES, DAISY, SKIDS, drawing
from tests.arkham.look import keys, me, place, results
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


@pytest.mark.parametrize(("token", "damage"), [("0", 2), ("-1", 1)])
def test_the_margin_of_success_counts(token: str, damage: int) -> None:
    """ahlcg/skill-test/st-6-succeed-by: Switchblade's second damage needs a margin of 2."""
    game = build(Inv(play=["switchblade"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=(token,))
    game.choose("use core/switchblade")
    assert game.log is not None
    dealt = [entry.after for entry in game.log if entry.kind == "damaged"]
    assert dealt == [damage]
