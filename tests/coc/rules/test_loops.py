"""Endless loops: shown once, declared, cancelled against each other, never used to stall."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import Condition, Whenever, action, disrupt, forced
from orne.coc.language import ITSELF, Also, ExhaustThis, Gain, PlaceSuccess, Ref, Wound, everything, exhaust, ready
from orne.coc.position import At, Side, Story, build
from orne.coc.selector import Sel
from orne.kernel import rng
from orne.kernel.game import Game
from orne.kernel.loops import repeat
from orne.kernel.window import DEEPEST, MOST_ROUNDS
from tests.coc.laboratory import BELL, Say, lab_card, on, tool
from tests.coc.look import card, discard, keys, log, said, skill, uid
from tests.look import asked, kind_asked


def _named(slug: str) -> Ref:
    return everything(Sel(lambda g, use, uid: g.kind(uid).slug == f"lab/{slug}", slug))


FIRST_STORY = Ref(lambda g, use: [g.state.row[0]], "the first story")
WHEEL = lab_card("wheel", action(Also(ready(_named("crank")), Gain((("skill", 1),), ITSELF)), cost=ExhaustThis()))
CRANK = tool("crank", action(ready(_named("wheel")), cost=ExhaustThis()))
IDLE_CRANK = tool("idle-crank", action(ready(_named("idle-wheel")), cost=ExhaustThis()))
IDLE_WHEEL = tool("idle-wheel", action(ready(_named("idle-crank")), cost=ExhaustThis()))


def test_a_declared_loop_is_part_of_the_record_and_can_be_undone() -> None:
    """coc/rule/1.16-infinite-loops/b"""
    game = build(Side(play=[WHEEL, At(CRANK, exhausted=True), BELL]))
    game.play(f"use {WHEEL}", f"use {CRANK}")
    game.repeat(1000)
    game.choose(f"use {BELL}")
    for other in (Game.from_record(game.record()), Game.load(game.save())):
        assert other.fingerprint() == game.fingerprint()
        assert len(other.log) == len(game.log)
    game.undo()
    assert skill(game, WHEEL) == 1002
    game.undo()
    assert skill(game, WHEEL) == 2


def test_a_loop_that_does_more_than_count_is_played_as_often_as_it_was_declared() -> None:
    """coc/rule/1.16-infinite-loops/b: wounds may end it, so no cycle is left out."""
    giant = lab_card("loop-giant", keywords=(("toughness", 30),))
    mill = lab_card(
        "loop-mill", action(Also(ready(_named("loop-sail")), Wound(_named("loop-giant"))), cost=ExhaustThis())
    )
    sail = tool("loop-sail", action(ready(_named("loop-mill")), cost=ExhaustThis()))
    for times, wounds in ((20, 21), (40, 0)):
        game = build(Side(play=[mill, At(sail, exhausted=True), giant, BELL]))
        game.play(f"use {mill}", f"use {sail}")
        game.repeat(times)
        assert (card(game, giant).wounds, card(game, mill).state) == (wounds, 0)
        assert discard(game, 0) == ([] if wounds else [giant])


def test_a_loop_that_wins_ends_the_game() -> None:
    """coc/rule/1.16-infinite-loops/b"""
    engine = lab_card("engine", action(Also(ready(_named("belt")), PlaceSuccess(FIRST_STORY)), cost=ExhaustThis()))
    belt = lab_card("belt", action(ready(_named("engine")), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[engine, At(belt, exhausted=True)], won=["opening-night", "rotting-away"]),
        stories=[Story("dreamwalkers", (0, 3))],
    )
    game.play(f"use {engine}", f"use {belt}")
    assert repeat(game, 1_000_000) == 4
    assert game.over
    assert game.result == "Player 1 has won three stories."


def test_a_loop_that_changes_nothing_is_not_offered_for_ever() -> None:
    """coc/rule/1.16-infinite-loops/e"""
    game = build(Side(play=[IDLE_WHEEL, At(IDLE_CRANK, exhausted=True), BELL]))
    cycles = 0
    while f"use {IDLE_WHEEL}" in keys(game) and cycles < 20:
        game.play(f"use {IDLE_WHEEL}", f"use {IDLE_CRANK}")
        cycles += 1
    assert 0 < cycles < 10
    assert keys(game) == ["pass", f"use {BELL}"]
    game.choose("pass")
    assert f"use {IDLE_WHEEL}" in keys(game)


def test_a_loop_that_only_counts_up_must_be_declared_in_the_end() -> None:
    """coc/rule/1.16-infinite-loops/e"""
    game = build(Side(play=[WHEEL, At(CRANK, exhausted=True), BELL]))
    cycles = 0
    while f"use {WHEEL}" in keys(game) and cycles < 200:
        game.play(f"use {WHEEL}", f"use {CRANK}")
        cycles += 1
    assert cycles < 60
    assert repeat(game, 1000) == 1000
    assert skill(game, WHEEL) == 1 + cycles + 1000


def test_a_forced_response_that_brings_itself_about_comes_to_an_end() -> None:
    """coc/rule/1.16-infinite-loops/e: and play goes on."""
    yes = lab_card("yes-man", forced(_said("no-man"), Say("yes")), type="support")
    no = lab_card("no-man", forced(_said("yes-man"), Say("no")), type="support")
    spark = lab_card("no-man-spark", action(Say("go"), cost=ExhaustThis()), type="support")
    game = build(Side(play=[yes, no, spark, BELL]))
    game.choose(f"use {spark}")
    assert MOST_ROUNDS <= len(log(game, "said")) <= MOST_ROUNDS + 1
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {BELL}"])
    game.choose(f"use {BELL}")
    assert log(game, "said")[-1] == "ding"


def _said(slug: str) -> Any:
    return on(events.USE, lambda g, use, event: g.kind(event.subject).slug.startswith(f"lab/{slug}"))


def test_a_passive_that_never_rests_comes_to_an_end() -> None:
    """coc/rule/1.16-infinite-loops/e"""
    always = Condition(lambda g, use: True, "always")
    restless = lab_card("restless", Whenever(always, Say("again")), type="support")
    game = build(Side(play=[restless, BELL, BELL]))
    game.choose(f"use {BELL}")
    assert keys(game) == ["pass", f"use {BELL}#2"]
    assert card(game, BELL).state == 1
    assert discard(game, 0) == []
    assert uid(game, restless) in game.state.play


def _random_play(game: Game[Any], seed: int, most: int) -> int:
    """Answer at random, passing only where nothing else is offered; how many answers the window takes."""
    chance, here, number = rng.Chance(seed), game.view(None)["step"], 0
    while game.view(None)["step"] == here and number < most:
        options = [option for option in game.options if option.key != "pass"] or list(game.options)
        game.choose(options[rng.below(chance, len(options))])
        number += 1
    return number


@pytest.mark.parametrize("seed", range(6))
def test_two_players_who_each_have_an_endless_pair_come_to_an_end(seed: int) -> None:
    """Neither declares anything, and nobody gains by going on, whatever is chosen."""
    left = lab_card(
        "left-wheel", action(Also(ready(_named("left-crank")), Gain((("skill", 1),), ITSELF)), cost=ExhaustThis())
    )
    crank = lab_card("left-crank", action(ready(_named("left-wheel")), cost=ExhaustThis()), type="support")
    game = build(Side(play=[WHEEL, At(CRANK, exhausted=True), BELL]), Side(play=[left, At(crank, exhausted=True)]))
    assert _random_play(game, seed, 400) < 100
    assert Game.from_record(game.record()).fingerprint() == game.fingerprint()


@pytest.mark.parametrize("pairs", [2, 3])
def test_many_endless_pairs_come_to_an_end(pairs: int) -> None:
    """Whatever is chosen among several pairs, the window ends."""
    idle: list[str | At] = [IDLE_WHEEL, At(IDLE_CRANK, exhausted=True)] * pairs
    game = build(Side(play=idle), Side(play=[WHEEL, At(CRANK, exhausted=True), *idle]))
    assert _random_play(game, 1, 1000) < 320


def test_a_disrupt_that_may_disrupt_its_own_use_comes_to_an_end() -> None:
    """coc/rule/1.16-infinite-loops/e: windows open only so deep inside one another."""
    heckler = lab_card("heckler", disrupt(on(events.USE), Say("boo")), type="support")
    game = build(Side(play=[BELL, BELL]), Side(play=[heckler]))
    game.choose(f"use {BELL}")
    answers = 0
    while game.decision is not None and kind_asked(game) == "disrupt":
        game.choose(f"use {heckler}")
        answers += 1
    assert answers == DEEPEST
    assert said(game) == ["boo"] * DEEPEST + ["ding"]
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {BELL}#2"])


def test_two_forced_responses_that_each_bring_both_about_come_to_an_end() -> None:
    """coc/rule/1.16-infinite-loops/e: the answers of one action are bounded, however they branch."""
    gossip = [lab_card(f"gossip-{name}", forced(_said("gossip"), Say(name)), type="support") for name in ("one", "two")]
    spark = lab_card("gossip-spark", action(Say("go"), cost=ExhaustThis()), type="support")
    game = build(Side(play=[*gossip, spark, BELL]))
    game.choose(f"use {spark}")
    for _ in range(3 * MOST_ROUNDS):
        if asked(game)[1] == "action":
            break
        game.choose(0)
    assert keys(game) == ["pass", f"use {BELL}"]
    assert len(said(game)) <= MOST_ROUNDS + 1


def test_a_passive_that_renews_its_own_event_is_stopped_for_good() -> None:
    """coc/rule/1.16-infinite-loops/e: the next action does not take the chain up again."""
    spiral = lab_card(
        "spiral", Whenever(on(events.READIED), Also(exhaust(_named("spinning-top")), ready(_named("spinning-top"))))
    )
    top = lab_card("spinning-top", action(ready(ITSELF)))
    game = build(Side(play=[At(top, exhausted=True), spiral, BELL]), Side(play=[BELL]))
    game.choose(f"use {top}")
    turned = len(log(game, "readied"))
    assert turned > MOST_ROUNDS / 2
    game.choose(f"use {BELL}#2")
    assert len(log(game, "readied")) == turned
