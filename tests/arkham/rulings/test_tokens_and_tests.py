"""Rulings on skill tests, chaos tokens, difficulty and delayed effects."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.abilities import Use, action, forced
from orne.arkham.events import EVADED
from orne.arkham.language import Do, Gain, after
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules import chaos
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.skill_test import Result, SkillTest
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import FIEND, lab, lab_card, scholar
from tests.arkham.look import in_turn, keys, record
from tests.look import happened

MIND = lab_card("clear-mind", type="skill", icons=(0, 1, 0, 0, 0))
ROLAND_BANKS = "core/roland-banks"


def difficulty(game: Game[Any]) -> tuple[str, int]:
    """The skill and difficulty of the last test."""
    last = [entry for entry in game.log if entry.kind == "test"][-1]
    return last.before, last.after


# ---- automatic results


@pytest.mark.parametrize("result", [True, False])
def test_with_a_result_known_before_no_token_is_revealed(result: bool) -> None:
    """Cards may still be committed, the value is still computed.

    Rulings: ahlcg/automatic-failure-success/d.
    """

    def do(g: ArkhamTable, use: Use) -> None:
        """Test with a known result."""

        def prepare(test: SkillTest) -> None:
            test.automatic = result
            test.on_success.append(Result("gain", lambda g, test: Gain(2).do(g, use)))

        plain_test(g, use.seat, 1, 9, use, prepare)

    oracle = lab_card(f"oracle-{result}".lower(), action(Do(do)))
    game = lab(scholar(play=[oracle], hand=[MIND]))
    game.choose(f"use lab/oracle-{result}".lower())
    assert keys(game) == ["commit lab/clear-mind", "done"]
    game.choose("commit lab/clear-mind")
    assert happened(game, "token") == []
    assert game.state.resources == [7 if result else 5]


def test_shrivelling_hurts_once_for_two_symbols() -> None:
    """Two symbols in one test on the hard side, 1 horror from the spell.

    Rulings: ahlcg/chaos-tokens/g, ahlcg/chaos-tokens/f.
    """
    game = build(
        Inv("core/agnes-baker", play=["core/shrivelling"]),
        enemies=[Foe("core/swarm-of-rats", engaged=0)],
        bag=(chaos.CULTIST, chaos.CULTIST),
        difficulty="hard",
    )
    game.choose("use core/shrivelling")
    while game.decision is not None and keys(game)[-1] == "pass":
        game.choose("pass")
    assert happened(game, "token") == ["token", "token"]
    assert record(game, "core/agnes-baker").horror == 1


def test_after_an_evasion_the_enemy_is_already_exhausted() -> None:
    """What follows sees it exhausted and disengaged (ahlcg/after/a)."""
    seen: list[tuple[bool, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """Look."""
        assert use.event is not None
        card = g.state.cards[use.event.subject]
        seen.append((card.exhausted, card.threat))

    eye = lab_card("eye", forced(after(EVADED, lambda g, use, e: True, "an enemy is evaded"), Do(look)))
    game = lab(scholar(play=[eye]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("evade lab/fiend")
    assert seen == [(True, -1)]


# ---- tokens


def test_all_resolved_tokens_count() -> None:
    """On the hard side the cultist asks for another: its clause and the other's number both hold.

    Rulings: ahlcg/chaos-tokens/f.
    """
    orders = set()
    for seed in range(12):
        game = build(
            Inv(), locations=[Place("core/attic", clues=1)], bag=(chaos.CULTIST, "-3"), difficulty="hard", seed=seed
        )
        game.choose("investigate core/attic")
        tokens = tuple(entry.after for entry in game.log if entry.kind == "token")
        orders.add(tokens)
        assert [entry.before for entry in game.log if entry.kind == "test fails"] == [0]
        assert record(game, ROLAND_BANKS).horror == (2 if chaos.CULTIST in tokens else 0)
    assert orders == {(chaos.CULTIST, "-3"), ("-3",)}


def test_a_token_put_back_has_no_effect() -> None:
    """Wendy puts the automatic failure back and reveals a 0: she succeeds (ahlcg/chaos-tokens/h)."""
    orders = set()
    for seed in range(12):
        game = build(
            Inv("core/wendy-adams", hand=["core/knife"]),
            locations=[Place("core/attic", clues=1)],
            bag=("0", chaos.AUTO_FAIL),
            seed=seed,
        )
        game.choose("investigate core/attic")
        tokens = [entry.after for entry in game.log if entry.kind == "token"]
        if tokens == [chaos.AUTO_FAIL]:
            game.choose("react core/wendy-adams")
            tokens = [entry.after for entry in game.log if entry.kind == "token"]
        elif keys(game)[-1] == "pass":
            game.choose("pass")
        if tokens[-1] == "0":
            orders.add(tuple(tokens))
            assert record(game, "core/wendy-adams").clues == 1
    assert (chaos.AUTO_FAIL, "0") in orders


def test_the_token_the_statue_ignores_has_no_effect() -> None:
    """Of a cultist and a 0 the 0 is resolved: no failure clause, no -1 (ahlcg/chaos-tokens/h)."""
    game = build(
        Inv("core/agnes-baker", play=["core/grotesque-statue-4"]),
        locations=[Place("core/attic", clues=1)],
        bag=("-1", chaos.CULTIST),
    )
    game.choose("investigate core/attic")
    while keys(game)[-1] == "pass":
        game.choose(keys(game)[0])
    game.choose("token -1")
    assert [entry.before for entry in game.log if entry.kind.startswith("test ")][-1] == 1
    assert record(game, "core/agnes-baker").horror == 0


def test_the_statue_may_wait_for_the_token_that_another_asks_for() -> None:
    """It answers each token that would be revealed, once in a test (basics 6.81, ahlcg/triggered-abilities/g)."""
    seen = set()
    for seed in range(12):
        game = build(
            Inv("core/agnes-baker", play=["core/grotesque-statue-4"]),
            locations=[Place("core/attic", clues=1)],
            bag=(chaos.CULTIST, "-1", "-4"),
            difficulty="hard",
            seed=seed,
        )
        game.choose("investigate core/attic")
        assert keys(game) == ["react core/grotesque-statue-4", "pass"]
        game.choose("pass")
        if keys(game) == ["react core/grotesque-statue-4", "pass"]:
            game.choose("react core/grotesque-statue-4")
            seen.add(tuple(sorted(keys(game))))
            game.choose("token -1")
            assert [entry.after for entry in game.log if entry.kind == "token"] == [chaos.CULTIST, "-1"]
            assert record(game, "core/agnes-baker").clues == 1
    assert seen == {("token -1", "token -4")}


def test_the_statue_does_not_work_twice_in_one_test() -> None:
    """The cultist chosen of two tokens asks for another, and that one is revealed alone (basics 6.81)."""
    game = build(
        Inv("core/agnes-baker", play=["core/grotesque-statue-4"]),
        locations=[Place("core/attic", clues=1)],
        bag=(chaos.CULTIST, chaos.CULTIST),
        difficulty="hard",
    )
    game.play("investigate core/attic", "react core/grotesque-statue-4")
    assert [entry.after for entry in game.log if entry.kind == "token"] == [chaos.CULTIST, chaos.CULTIST]
    assert keys(game)[0] == "investigate core/attic"


def test_the_statue_is_not_asked_once_the_bag_is_empty() -> None:
    """ahlcg/initiation/check-restrictions: with no token left to reveal it would change nothing."""
    game = build(
        Inv("daisy-walker", play=["grotesque-statue-4"], actions=1),
        locations=["cellar", "attic"],
        bag=("cultist",),
        difficulty="hard",
    )
    game.choose("investigate core/cellar")
    assert keys(game) == ["react core/grotesque-statue-4", "pass"]
    game.choose("pass")
    assert happened(game, "token") == ["token"]
    assert in_turn(game)


def test_nobody_reveals_another_token_who_falls_to_the_first() -> None:
    """ahlcg/elimination/b: Shrivelling's horror comes as the symbol is revealed, before the token it asks for."""
    game = build(
        Inv("agnes-baker", horror=7, play=["shrivelling"]),
        Inv(),
        locations=["attic"],
        enemies=[Foe("ghoul-minion", engaged=0)],
        bag=("cultist", "cultist", "cultist"),
        difficulty="hard",
    )
    game.choose("use core/shrivelling")
    assert (game.state.gone, happened(game, "token")) == (["horror", ""], ["token"])
    assert in_turn(game, 1)
