"""All costs of one ability are looked at together before it is used (coc/rule/2.13-paying-costs/c)."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Cannot, Choose, action
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    SELF,
    All,
    Draw,
    DriveInsane,
    ExhaustOne,
    ExhaustThis,
    Pay,
    SacrificeOne,
    SacrificeThis,
    Wound,
    subtype,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import IDLE, PAUSE, in_all_editions, lab_card
from tests.coc.look import Coc, card, keys, zone
from tests.look import happened

CRIMINAL = CHARACTER & subtype("Criminal")


def engine(name: str, *costs: object, **facts: Any) -> str:
    return lab_card(name, action(Draw(), cost=All(*costs)), **{"type": "support", "cost": 0, **facts})  # type: ignore[arg-type]


def drawn(game: Coc) -> int:
    return happened(game).count("drawn")


@in_all_editions
def test_one_card_is_not_exhausted_twice(edition: str) -> None:
    pair = engine("pair-of-hands", ExhaustOne(CHARACTER), ExhaustOne(CHARACTER))
    game = build(Side(play=[pair, "bag-man", PAUSE]), Side(play=["mad-artist"]), edition=edition)
    assert keys(game) == IDLE
    game = build(Side(play=[pair, "bag-man", "mad-artist", PAUSE]), edition=edition)
    game.play(f"use {pair}", "exhaust core/bag-man")
    assert [card(game, name).state for name in ("bag-man", "mad-artist")] == [1, 1]
    assert (drawn(game), keys(game)) == (1, IDLE)


def test_the_first_card_exhausted_must_leave_one_for_the_second() -> None:
    pair = engine("man-and-criminal", ExhaustOne(CHARACTER), ExhaustOne(CRIMINAL))
    game = build(Side(play=[pair, "bag-man", "mad-artist", PAUSE]))
    game.choose(f"use {pair}")
    assert [card(game, name).state for name in ("bag-man", "mad-artist")] == [1, 1], "no choice but one"
    assert (drawn(game), keys(game)) == (1, IDLE)
    assert keys(build(Side(play=[pair, "mad-artist", "mad-artist", PAUSE]))) == IDLE
    three = build(Side(play=[pair, "bag-man", "hired-muscle", "mad-artist", PAUSE]))
    three.choose(f"use {pair}")
    assert keys(three) == ["exhaust core/bag-man", "exhaust core/hired-muscle", "exhaust core/mad-artist"]


@pytest.mark.parametrize("order", [1, -1])
def test_this_card_pays_once(order: int) -> None:
    costs = (ExhaustThis(), ExhaustOne(CHARACTER))[::order]
    foreman = engine(f"foreman-{order}", *costs, type="character")
    assert keys(build(Side(play=[foreman, PAUSE]))) == IDLE
    game = build(Side(play=[foreman, "bag-man", PAUSE]))
    game.choose(f"use {foreman}")
    assert [card(game, name).state for name in (foreman, "bag-man")] == [1, 1]
    assert (drawn(game), keys(game)) == (1, IDLE)


def test_a_card_that_is_sacrificed_is_not_there_to_be_exhausted() -> None:
    altar = engine("altar-and-rest", SacrificeOne(CHARACTER), ExhaustOne(CHARACTER))
    assert keys(build(Side(play=[altar, "bag-man", PAUSE]))) == IDLE
    game = build(Side(play=[altar, "bag-man", At("mad-artist", exhausted=True), PAUSE]))
    game.choose(f"use {altar}")
    assert (zone(game, "mad-artist"), card(game, "bag-man").state) == ("discard", 1)
    assert (drawn(game), keys(game)) == (1, IDLE)


def test_a_card_may_be_exhausted_and_sacrificed_where_the_text_says_both_of_it() -> None:
    heap = engine("heap", ExhaustThis(), SacrificeThis())
    game = build(Side(play=[heap, PAUSE]))
    game.choose(f"use {heap}")
    assert (zone(game, heap), drawn(game), keys(game)) == ("discard", 1, IDLE)
    assert keys(build(Side(play=[At(heap, exhausted=True), PAUSE]))) == IDLE


def test_two_sacrifices_take_two_cards() -> None:
    double = engine("double-altar", SacrificeOne(CHARACTER), SacrificeOne(CHARACTER))
    assert keys(build(Side(play=[double, "bag-man", PAUSE]))) == IDLE
    game = build(Side(play=[double, "bag-man", "mad-artist", PAUSE]))
    game.play(f"use {double}", "sacrifice core/mad-artist")
    assert (zone(game, "bag-man"), zone(game, "mad-artist"), drawn(game), keys(game)) == ("discard", "discard", 1, IDLE)


def test_an_insane_card_cannot_be_exhausted_as_well() -> None:
    fever = engine("fever", DriveInsane(CHARACTER), ExhaustOne(CHARACTER))
    assert keys(build(Side(play=[fever, "bag-man", PAUSE]))) == IDLE
    game = build(Side(play=[fever, "bag-man", "triggerman", PAUSE]))
    game.choose(f"use {fever}")
    assert [card(game, name).state for name in ("bag-man", "triggerman")] == [2, 1], "only one can go insane"
    assert (drawn(game), keys(game)) == (1, IDLE)


def test_a_wounded_character_would_die_instead_of_going_insane() -> None:
    """coc/rule/2.13-paying-costs/c: the change that the cost asks for is not made."""
    fever = engine("lone-fever", DriveInsane(CHARACTER))
    tough = lab_card("tough-mind", keywords=(("toughness", 1),))
    assert keys(build(Side(play=[fever, At(tough, wounds=1), PAUSE]))) == IDLE


def test_x_and_a_number_are_paid_together() -> None:
    more = lab_card(
        "one-more",
        action(Wound(), Choose(CHARACTER), cost=All(Pay(1), Pay("X"))),
        type="support",
        cost=0,
    )
    game = build(Side(play=[more, PAUSE], domains=["agency:2"]), Side(play=["bag-man"]))
    game.choose(f"use {more} domain 1")
    assert keys(game) == ["x 0", "x 1"]


def test_what_cannot_be_sacrificed_or_exhausted_is_not_a_payment() -> None:
    """coc/rule/2.2-cannot/a"""
    fixed = lab_card("fixed", Cannot("be sacrificed", SELF), Cannot("be exhausted", SELF))
    for cost in (SacrificeOne(CHARACTER), ExhaustOne(CHARACTER)):
        wheel = engine(f"wheel-{type(cost).__name__}".lower(), cost)
        assert keys(build(Side(play=[wheel, fixed, PAUSE]))) == IDLE
        assert f"use {wheel}" in keys(build(Side(play=[wheel, fixed, "bag-man", PAUSE])))
    stuck = engine("stuck", SacrificeThis())
    binds = lab_card("binds", Cannot("be sacrificed", ~SELF), type="support", cost=0)
    assert keys(build(Side(play=[stuck, binds, PAUSE]))) == IDLE


def test_the_reason_names_the_whole_cost() -> None:
    pair = engine("pair-of-hands", ExhaustOne(CHARACTER), ExhaustOne(CHARACTER))
    game = build(Side(play=[pair, "bag-man", PAUSE]))
    assert [reason.ruling for reason in game.why_not(f"use {pair}")] == ["coc/rule/2.13-paying-costs/c"]


def test_a_text_may_set_the_lowest_x() -> None:
    still = lab_card("least-x", action(Draw(), cost=All(ExhaustThis(), Pay("X", least=2))), type="support", cost=0)
    game = build(Side(play=[still, PAUSE], domains=["agency:3"]))
    game.choose(f"use {still} domain 1")
    assert keys(game) == ["x 2", "x 3"]
    game.choose("x 2")
    assert (drawn(game), keys(game)) == (1, IDLE)
    assert keys(build(Side(play=[still, PAUSE], domains=["agency:1"]))) == IDLE
    assert text(still) == "Action: Exhaust this card and pay X (at least 2) to draw a card."
