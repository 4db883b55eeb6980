"""Choosing: targets, X, "cannot", "if able", exact numbers, lowest and highest, names of subtypes."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import (
    Choose,
    CostChange,
    Use,
    action,
    disrupt,
)
from orne.coc.events import USE
from orne.coc.language import (
    ATTACHMENT,
    CHARACTER,
    EVENT,
    IS_INSANE,
    ITSELF,
    OPPONENTS,
    THEM,
    Also,
    CancelIt,
    DiscardCards,
    Do,
    Draw,
    ExhaustThis,
    IfAble,
    Pay,
    Then,
    destroy,
    each_player,
    everything,
    extreme,
    gain,
    go_insane,
    name_subtype,
    opponent,
    pick,
    restore_and_ready,
    return_to_hand,
    subtype,
)
from orne.coc.lists import legal_subtypes
from orne.coc.position import At, Side, build
from orne.coc.rules import hands
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, OAF, PAUSE, PAWN, PISTOL, event, in_all_editions, lab_card, on
from tests.coc.look import card, discard, entries, hand, keys, pass_to, pile, skill, table, uid, zone
from tests.look import asked, happened, reasons

# ---- X (2.1)


def test_x_without_a_definition_is_0() -> None:
    """coc/rule/2.1-letter-x, coc/rule/2.26-printed/d"""
    unknown = lab_card("unknown-x", skill=0, skill_is_x=True, cost=0, cost_is_x=True)
    game = build(Side(play=[unknown]), ask_always=True)
    assert skill(game, unknown) == 0
    assert values.printed_cost(table(game), uid(game, unknown)) == 0
    assert values.printed_skill(table(game), uid(game, unknown)) == 0


GIANT, BRUTE, RUNT = (lab_card(f"x-{name}", skill=skill) for name, skill in (("giant", 4), ("brute", 3), ("runt", 1)))
THRIFT = lab_card("x-thrift", CostChange(EVENT, -1), type="support", cost=0)
BARGAIN = lab_card("x-bargain", CostChange(EVENT, -1, minimum=1), type="support", cost=0)


@pytest.mark.parametrize(
    ("helper", "domain", "offered"),
    [
        (PAUSE, "agency:3", ["x 1", "x 2", "x 3"]),
        (THRIFT, "agency:3", ["x 2", "x 3", "x 4"]),
        (BARGAIN, "agency:3", ["x 1", "x 2", "x 3", "x 4"]),
    ],
)
def test_x_may_be_more_than_is_paid_where_something_lowers_the_cost(
    helper: str, domain: str, offered: list[str]
) -> None:
    """coc/timing/initiation-substeps/b: reducers come after X; coc/rule/2.17-cost-of-0: what is free drains nothing."""
    game = build(Side(hand=["shotgun-blast"], play=[helper, PAUSE], domains=[domain]), Side(play=[GIANT, BRUTE, RUNT]))
    game.choose("play core/shotgun-blast domain 1")
    assert keys(game) == offered


def test_an_x_that_costs_nothing_after_all_needs_no_domain() -> None:
    """coc/rule/2.17-cost-of-0"""
    game = build(Side(hand=["shotgun-blast"], play=[THRIFT, PAUSE], domains=[""]), Side(play=[RUNT]))
    game.choose("play core/shotgun-blast")
    assert discard(game, 1) == [RUNT]


@pytest.mark.parametrize("domains", [["cthulhu:1 agency:2"], ["agency:3", "cthulhu:1"]])
def test_why_no_x_will_do_is_said_of_what_can_be_paid(domains: list[str]) -> None:
    """coc/rule/2.1-letter-x: Loyal allows X up to 1, and the domain that matches counts, not the fullest."""
    dear = lab_card("x-dear", cost=3)
    game = build(Side(hand=["deep-one-assault"], domains=domains), Side(play=[dear]), ask_always=True)
    assert [reason[:30] for reason in reasons(game, "play deep-one-assault")] == ["no X up to 1, all you can pay,"]


# ---- if able (2.3)


def test_then_after_if_able_needs_everybody() -> None:
    """coc/rule/2.3-if-able/d, coc/example/2.3-feral-elder-thing: hands of 3 and 1, nobody draws."""
    pair = each_player(DiscardCards(2), if_able=True)
    feral = event("feral", Then(pair, Draw()))
    game = build(Side(hand=[feral, "bag-man", "bag-man", "mad-artist"], play=[PAUSE]), Side(hand=["triggerman"]))
    game.play("play lab/feral", "discard core/bag-man", "discard core/mad-artist")
    assert [len(hand) for hand in game.state.hand] == [1, 1]
    assert "drawn" not in happened(game)
    game = build(Side(hand=[feral, "bag-man", "bag-man"], play=[PAUSE]), Side(hand=["triggerman", "triggerman"]))
    game.choose("play lab/feral")
    assert [len(hand) for hand in game.state.hand] == [1, 0], "all complied, so there is a draw"


def test_a_resolved_event_without_legal_targets_left_does_nothing() -> None:
    """coc/rule/2.3-if-able/b, coc/example/2.3-deep-one-rising, coc/example/2.3-black-goats-rage"""
    rage = event("fury", each_player(destroy(pick(CHARACTER & subtype("Deep One"))), if_able=True))
    game = build(Side(hand=[rage, PAUSE], play=["triggerman"]))
    game.choose("play lab/fury")
    assert zone(game, rage) == "discard"
    assert card(game, "triggerman").state == 0


# ---- numbers (2.6)


@pytest.mark.parametrize(("hand", "left"), [(1, 1), (2, 0), (3, 1)])
def test_an_exact_number_is_chosen_or_none(hand: Any, left: Any) -> None:
    """coc/rule/2.6-up-to/a, coc/rule/2.3-if-able/c, coc/example/2.6-byakhee-attack"""
    attack = event("attack", opponent(DiscardCards(2), if_able=True))
    cards = ["bag-man", "mad-artist", "triggerman"][:hand]
    game = build(Side(hand=[attack], play=[PAUSE]), Side(hand=cards))
    game.choose("play lab/attack")
    if hand == 3:
        assert asked(game) == (1, "discard")
        game.play("discard core/mad-artist", "discard core/bag-man")
    elif hand == 2:
        game.choose("discard core/bag-man")
    assert len(game.state.hand[1]) == left


def test_up_to_relaxes_the_number() -> None:
    """coc/rule/2.6-up-to/b, coc/example/2.6-dr-carsons-treatment"""
    cure = event("cure", restore_and_ready(), Choose(CHARACTER & IS_INSANE, 2, up_to=True))
    exactly = event("exactly", restore_and_ready(), Choose(CHARACTER & IS_INSANE, 2))
    game = build(Side(hand=[cure, exactly], play=[At("bag-man", insane=True), PAUSE]))
    assert keys(game) == ["pass", "play lab/cure", "use lab/pause"]
    game.choose("play lab/cure")
    assert card(game, "bag-man").state == 0
    two: list[str | At] = [At("bag-man", insane=True), At("mad-artist", insane=True), PAUSE]
    game = build(Side(hand=[cure], play=two))
    game.play("play lab/cure", "choose core/bag-man")
    assert keys(game) == ["choose core/mad-artist", "done"]
    game.choose("done")
    assert card(game, "mad-artist").state == 2
    game = build(Side(hand=[cure], play=two))
    game.play("play lab/cure", "choose core/bag-man", "choose core/mad-artist")
    assert card(game, "mad-artist").state == 0


def test_an_unchosen_number_does_as_much_as_possible() -> None:
    """coc/rule/2.6-up-to/c, coc/example/2.6-clover-club-executive"""

    def at_random(g: CocTable, use: Use) -> bool:
        """The opponent discards 2 cards at random."""
        return len(hands.discard_at_random(g, 1 - use.seat, 2, use)) == 2

    loss = event("random-loss", Do(at_random))
    game = build(Side(hand=[loss], play=[PAUSE]), Side(hand=["bag-man"]))
    game.choose("play lab/random-loss")
    assert game.state.hand[1] == []
    assert zone(game, "bag-man") == "discard"
    game = build(Side(hand=[loss], play=[PAUSE]), Side(hand=["bag-man", "mad-artist", "triggerman"]))
    game.choose("play lab/random-loss")
    assert len(game.state.hand[1]) == 1
    assert len(entries(game, "discarded from hand")) == 2


# ---- lowest and highest (2.29)


def test_a_face_down_card_is_neither_lowest_nor_highest() -> None:
    """coc/rule/2.26-printed/e"""
    meanest = extreme(CHARACTER, values.printed_skill, "printed skill")
    cull = event("cull-meanest", destroy(), Choose(meanest))
    game = build(Side(hand=[cull], play=[PAUSE]), Side(play=[At("laboratory-assistant", insane=True), "bag-man"]))
    game.choose("play lab/cull-meanest")
    assert zone(game, "bag-man") == "discard"


# ---- targets


def test_what_does_not_choose_does_not_target() -> None:
    """coc/rule/1.9-choosing-targets/a"""
    safe = lab_card("untouchable", disrupt(on(USE, lambda g, use, event: bool(event.source.targets)), CancelIt()))
    one = lab_card("one-shot", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    every = lab_card("volley", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[one, every, BELL]), Side(play=[safe]))
    game.choose(f"use {one}")
    assert keys(game) == ["pass", f"use {safe}"]
    game.choose(f"use {safe}")
    assert uid(game, safe) in game.state.play
    game.choose(f"use {every}")
    assert discard(game, 1) == [safe]


def test_without_enough_targets_nothing_can_be_triggered() -> None:
    """coc/rule/1.9-choosing-targets/b, coc/rule/1.9-choosing-targets/d"""
    wreck = lab_card("wreck", action(destroy(), Choose(ATTACHMENT)), type="event", cost=0)
    pair = lab_card("pair", action(destroy(THEM), Choose(CHARACTER, count=2)), type="event", cost=0)
    game = build(Side(hand=[wreck, pair], play=[BELL, PAWN]))
    assert keys(game) == ["pass", f"use {BELL}"]
    game = build(Side(hand=[wreck, pair], play=[BELL, PAWN, At(PISTOL, on=PAWN), OAF]))
    assert keys(game) == ["pass", f"play {pair}", f"play {wreck}", f"use {BELL}"]
    game.play(f"play {pair}", f"choose {PAWN}", f"first {PAWN}")
    assert sorted(discard(game, 0)) == [OAF, pair, PAWN, PISTOL]


def test_a_target_that_is_gone_is_ignored() -> None:
    """coc/rule/1.9-choosing-targets/f, coc/example/1.9-slavering-gug-brass-brady

    coc/example/1.9-forced-entry-unstoppable-hound
    """
    eel = lab_card("eel", disrupt(on(USE, lambda g, use, event: event.seat != use.seat), return_to_hand(ITSELF)))

    gug = lab_card("gugling", action(destroy(), Choose(CHARACTER & OPPONENTS), cost=Pay(4)))
    game = build(Side(play=[gug, BELL], domains=["miskatonic:4"]), Side(play=[eel, PAWN]))
    game.play(f"use {gug} domain 1", f"choose {eel}", f"use {eel}")
    assert asked(game) == (0, "action")
    assert (hand(game, 1), pile(game, 1, "play"), discard(game, 1)) == ([eel], [PAWN], [])
    assert game.view(0)["players"][0]["domains"][0]["drained"]
    assert gug in pile(game, 0, "play")


def test_parts_that_do_not_apply_to_a_target_are_skipped() -> None:
    """coc/rule/1.10-eligible-targets, coc/example/1.10-brain-transplant/a, coc/example/1.10-brain-transplant/b,
    coc/example/1.10-driven-by-madness"""
    brave = lab_card("brave", keywords=(("willpower", 1),))
    horror = lab_card("frightful", icons=(1, 0, 0, 0))
    both = lab_card(
        "both", action(Also(gain(skill=1), go_insane()), Choose(CHARACTER), cost=ExhaustThis()), type="support"
    )
    then = lab_card(
        "both-then", action(Then(IfAble(go_insane()), Draw()), Choose(CHARACTER), cost=ExhaustThis()), type="support"
    )
    for who in (brave, horror):
        game = build(Side(play=[both, then, BELL]), Side(play=[who]))
        game.play(f"use {both}", f"use {then}")
        assert (skill(game, who), card(game, who).state, hand(game, 0)) == (2, 0, [])
        assert asked(game) == (0, "action")


# ---- naming a subtype


@in_all_editions
def test_only_subtypes_of_legal_cards_are_named(edition: str) -> None:
    """coc/rule/1.14-adding-and-removing-subtypes, coc/example/1.14-direwolf, coc/example/1.14-direwolf-ccg"""
    papers = lab_card("papers", action(name_subtype(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[papers, PAWN, BELL]), edition=edition)
    game.choose(f"use {papers}")
    assert keys(game) == sorted(f"name {name}" for name in legal_subtypes(edition))
    assert "name Cultist" in keys(game)
    assert "name Direwolf" not in keys(game)
    game.choose("name Cultist")
    assert values.has_subtype(table(game), uid(game, PAWN), "Cultist")
    pass_to(game, "active player commits")
    assert not values.has_subtype(table(game), uid(game, PAWN), "Cultist")
