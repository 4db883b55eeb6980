"""The timing chart: steps of an action, windows, precedence."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import (
    Choose,
    CostChange,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.events import DRAWS, USE
from orne.coc.language import (
    CHARACTER,
    OPPONENTS,
    CancelIt,
    Draw,
    ExhaustThis,
    Pay,
    Wound,
    destroy,
    everything,
    wound_to,
)
from orne.coc.position import Side, build
from orne.coc.state import DISCARD, HAND
from tests.coc.laboratory import BELL, ECHO, GUN, HUM, OAF, PAWN, PUMP, REPLY, Say, in_all_editions, lab_card, mine, on
from tests.coc.look import discard, hand, idle, keys, log, said, step
from tests.look import asked, kind_asked, seat_asked

CRY = lab_card("cry", disrupt(on(DRAWS), Say("disrupt")), type="support")


# ---- precedence and the seven steps


def test_one_action_meets_disrupt_passive_forced_response_and_response_in_this_order() -> None:
    """coc/timing/precedence, coc/timing/action-window-sequence, coc/timing/execution"""
    game = build(Side(play=[PUMP, REPLY, ECHO, HUM, CRY, BELL]))
    game.choose(f"use {PUMP}")
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"use {CRY}"])
    game.choose(f"use {CRY}")
    assert asked(game) == (0, "response")
    assert keys(game) == ["pass", f"use {REPLY}"]
    game.choose(f"use {REPLY}")
    assert log(game, "used", "said", "drawn", "passive") == [
        "used pump", "used cry", "disrupt", "drawn laboratory-assistant", "passive hum", "passive", "used echo",
        "forced", "used reply", "response",
    ]  # fmt: skip
    assert asked(game) == (0, "action")
    assert idle(game)


def test_the_draw_of_the_draw_phase_runs_through_the_same_steps() -> None:
    """coc/timing/framework-actions/a, coc/timing/framework-actions/b"""
    tree = lab_card("phase-tree", disrupt(on(events.DRAW_PHASE_DRAW), Say("disrupt")), type="support")
    game = build(Side(play=[REPLY, ECHO, HUM, tree, BELL]), step="draw")
    assert asked(game) == (0, "disrupt")
    game.choose(f"use {tree}")
    assert keys(game) == ["pass", f"use {REPLY}"]
    game.play(f"use {REPLY}", f"use {REPLY}")
    assert log(game, "said", "drawn") == [
        "disrupt", "drawn laboratory-assistant", "drawn laboratory-assistant", "passive", "passive", "forced", "forced",
        "response", "response",
    ]  # fmt: skip
    assert (step(game), idle(game)) == ("draw actions", True)


def test_a_disrupt_to_drawing_meets_the_rules_draw_and_a_cards_draw_alike() -> None:
    """coc/timing/disrupt-and-response-origin"""
    game = build(Side(play=[PUMP, BELL]), Side(play=[CRY]), step="draw")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {CRY}"])
    game.play("pass", "pass")
    assert step(game) == "draw actions"
    game.choose(f"use {PUMP}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {CRY}"])
    game.choose("pass")
    assert len(log(game, "drawn")) == 3


def test_a_disrupt_is_finished_before_what_it_answers() -> None:
    """coc/timing/disrupt-immediate, coc/timing/disrupts-interrupt-any"""
    guard = lab_card("hasty-guard", disrupt(wound_to(CHARACTER), Say("watch out")))
    game = build(Side(play=[GUN]), Side(play=[guard, OAF]))
    game.play(f"use {GUN}", f"choose {OAF}", f"use {guard}")
    assert log(game, "said", "wounded") == ["watch out", "wounded oaf"]


def test_a_response_that_is_disrupted_and_cancelled_does_nothing() -> None:
    """coc/timing/disrupts-interrupt-any, coc/timing/response-disrupt-scope: only R can be disrupted inside R."""
    hush = lab_card("hush", disrupt(on(USE, lambda g, use, event: event.seat != use.seat), CancelIt()), type="support")
    game = build(Side(play=[PUMP, REPLY, BELL]), Side(play=[hush, CRY]))
    game.play(f"use {PUMP}", "pass")
    assert keys(game) == ["pass", f"use {CRY}"]
    game.play("pass", f"use {REPLY}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {hush}"])
    game.choose(f"use {hush}")
    assert said(game) == []
    assert log(game, "cancelled") == ["cancelled reply"]
    assert asked(game) == (0, "action")


def test_nobody_disrupts_what_both_have_let_pass() -> None:
    """coc/timing/disrupts-step/a: execution follows, and it is safe."""
    game = build(Side(play=[PUMP, CRY, BELL]), Side(play=[CRY]))
    game.choose(f"use {PUMP}")
    assert asked(game) == (1, "disrupt")
    game.choose("pass")
    assert asked(game) == (0, "disrupt")
    game.choose("pass")
    assert asked(game) == (0, "action")
    assert (said(game), len(log(game, "drawn"))) == ([], 1)


@in_all_editions
def test_who_disrupts_first(edition: str) -> None:
    """coc/timing/disrupts-step/a and c: the player after the initiator; one document names no first player."""
    game = build(Side(play=[PUMP, CRY]), Side(play=[CRY]), edition=edition)
    game.choose(f"use {PUMP}")
    assert asked(game) == (0 if edition == "lcg-3.0" else 1, "disrupt")
    game.play("pass", "pass")


def test_the_active_player_disrupts_a_game_effect_first() -> None:
    """coc/timing/disrupts-step/a and c"""
    game = build(Side(play=[CRY, BELL]), Side(play=[CRY]), step="draw")
    assert asked(game) == (0, "disrupt")


def test_a_disrupt_about_paying_is_used_while_the_cost_is_paid() -> None:
    """coc/timing/disrupts-step/b"""
    toll = lab_card("toll", disrupt(on(events.DRAINED), Say("toll")), type="support")
    doubt = lab_card(
        "doubt", disrupt(on(USE, lambda g, u, e: g.title(e.subject) == "Fee"), Say("doubt")), type="support"
    )
    fee = lab_card("fee", action(Say("done"), cost=Pay(1)), type="support")
    game = build(Side(play=[fee, BELL], domains=["miskatonic:1"]), Side(play=[toll, doubt]))
    game.choose(f"use {fee} domain 1")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {toll}"])
    game.choose(f"use {toll}")
    assert keys(game) == ["pass", f"use {doubt}"]
    game.choose(f"use {doubt}")
    assert log(game, "said", "drained") == ["toll", "drained", "doubt", "done"]


def test_a_cost_that_is_not_paid_after_all_stops_the_ability() -> None:
    """coc/timing/disrupts-step/b: the draining is cancelled."""
    bar = lab_card("bar", disrupt(on(events.DRAINED), CancelIt()), type="support")
    fee = lab_card("small-fee", action(Say("done"), cost=Pay(1)), type="support")
    game = build(Side(play=[fee, BELL], domains=["miskatonic:1"], hand=[PAWN]), Side(play=[bar]))
    game.play(f"use {fee} domain 1", f"use {bar}")
    assert said(game) == []
    assert not game.view(0)["players"][0]["domains"][0]["drained"]
    game.play(f"play {PAWN} domain 1", f"use {bar}")
    assert hand(game, 0) == [PAWN]


# ---- initiation


def test_initiation_announces_fixes_targets_and_pays_last() -> None:
    """coc/timing/initiation-substeps/a, coc/timing/initiation-substeps/b"""
    fee = lab_card("sniper", action(Wound(), Choose(CHARACTER & OPPONENTS), cost=Pay(2)), type="support")
    game = build(Side(play=[fee, BELL], domains=["miskatonic:2"]), Side(play=[PAWN, OAF]))
    game.choose(f"use {fee} domain 1")
    assert keys(game) == [f"choose {OAF}", f"choose {PAWN}"]
    assert not game.view(0)["players"][0]["domains"][0]["drained"]
    game.choose(f"choose {OAF}")
    assert log(game, "drained", "used", "wounded") == ["drained", "used sniper", "wounded oaf"]


def test_penalties_are_changed_then_added_then_reduced() -> None:
    """coc/timing/initiation-substeps/b, coc/timing/initiation-substeps/c"""
    dear = lab_card("dear", CostChange(CHARACTER, 2, yours=False), type="support")
    mild = lab_card("mild", CostChange(CHARACTER, -1, of_penalties=True), type="support")
    cheap = lab_card("cheap", CostChange(CHARACTER, -1), type="support")
    for play, cost in (([], 1), ([dear], 3), ([dear, mild], 2), ([dear, cheap], 2), ([dear, mild, cheap], 1)):
        game = build(Side(hand=[PAWN], play=play, domains=["miskatonic:1", "miskatonic:2", "miskatonic:3"]))
        offered = [key for key in keys(game) if key.startswith(f"play {PAWN}")]
        assert offered == [f"play {PAWN} domain {n}" for n in range(cost, 4)]
        game.choose(offered[0])
        assert next(e.after for e in game.log if e.kind == "announced") == cost


# ---- action windows


@in_all_editions
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_has_the_first_action_of_every_window(edition: str, active: int) -> None:
    """coc/timing/action-windows/c"""
    game = build(Side(play=[BELL, PAWN]), Side(play=[BELL, PAWN]), active=active, step="refresh", edition=edition)
    first: dict[str, int] = {}
    while game.state.active == active:
        if kind_asked(game) == "action":
            first.setdefault(step(game), seat_asked(game))
        offered = keys(game)
        idle_ways = () if kind_asked(game) == "commit" else ("pass", "none")
        game.choose(next((way for way in idle_ways if way in offered), offered[0]))
    assert first == dict.fromkeys(
        [
            "refresh actions", "draw actions", "resource actions", "operations", "story actions",
            "actions after attackers commit", "actions after defenders commit", "last story actions",
        ],
        active,
    )  # fmt: skip


@in_all_editions
def test_an_action_may_be_on_a_card_wherever_it_is(edition: str) -> None:
    """coc/timing/action-windows/d: where the text says that it works there."""
    from_hand = lab_card("acts-from-hand", action(Say("hand"), zone=HAND), cost=9)
    from_pile = lab_card("acts-from-pile", action(Say("pile"), zone=DISCARD), cost=9)
    game = build(Side(hand=[from_hand], discard=[from_pile], play=[BELL]), edition=edition)
    assert keys(game) == sorted(["pass", f"use {BELL}", f"use {from_hand}", f"use {from_pile}"])


def test_players_take_turns_until_both_pass() -> None:
    """coc/timing/action-windows/a: the active player begins."""
    game = build(Side(play=[BELL, BELL]), Side(play=[BELL, BELL]), active=0)
    assert asked(game) == (0, "action")
    game.choose(f"use {BELL}")
    assert asked(game) == (1, "action")
    game.choose(f"use {BELL}#3")
    assert asked(game) == (0, "action")
    game.choose("pass")
    assert asked(game) == (1, "action")
    game.choose(f"use {BELL}#4")
    assert asked(game) == (0, "action")
    game.choose("pass")
    assert step(game) == "story actions"
    assert said(game) == ["ding", "ding", "ding"]


@in_all_editions
def test_an_action_is_playing_a_card_or_triggering_an_effect(edition: str) -> None:
    """coc/timing/action-windows/b, coc/timing/responses-not-actions"""
    cave = lab_card("cave", action(Say("out"), zone=3), type="support")
    sides = Side(hand=[PAWN, CRY], play=[BELL, REPLY, ECHO, HUM], discard=[cave, BELL], domains=["miskatonic:2"])
    game = build(sides, edition=edition)
    assert keys(game) == sorted(["pass", f"play {CRY} domain 1", f"play {PAWN} domain 1", f"use {BELL}", f"use {cave}"])
    game.choose("pass")


def test_no_second_action_begins_before_the_first_is_over() -> None:
    """coc/timing/action-fully-resolved, coc/timing/response-window/a"""
    game = build(Side(play=[PUMP, REPLY, BELL]), Side(play=[GUN, OAF]))
    game.choose(f"use {PUMP}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {REPLY}"])
    assert [str(reason) for reason in game.why_not(f"use {BELL}")] == [
        "Bell is an Action; an action is being resolved: coc/timing/action-fully-resolved"
    ]
    game.choose("pass")
    assert asked(game) == (1, "action")


# ---- responses


def test_responses_go_round_until_all_pass_in_succession() -> None:
    """coc/timing/response-window/b, coc/timing/responses-step-order, coc/timing/responses-step-end

    coc/timing/response-opportunities/b: a player who passed may still use a Response after the other has used one.
    """
    game = build(Side(play=[PUMP, REPLY, BELL]), Side(play=[REPLY, REPLY]))
    game.choose(f"use {PUMP}")
    assert asked(game) == (1, "response")
    game.choose("pass")
    assert asked(game) == (0, "response")
    game.choose(f"use {REPLY}")
    assert asked(game) == (1, "response")
    game.choose(f"use {REPLY}#2")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {REPLY}#3"])
    game.choose("pass")
    assert asked(game) == (0, "action")


def test_a_response_that_was_not_used_is_lost() -> None:
    """coc/timing/response-opportunities/c"""
    game = build(Side(play=[PUMP, PUMP, REPLY, BELL]))
    game.play(f"use {PUMP}", "pass")
    assert f"use {REPLY}" not in keys(game)
    game.choose(f"use {BELL}")
    assert asked(game) == (0, "action")
    game.choose(f"use {PUMP}#2")
    assert keys(game) == ["pass", f"use {REPLY}"]
    game.choose(f"use {REPLY}")
    assert said(game) == ["ding", "response"]


def test_a_response_to_what_a_forced_response_did() -> None:
    """coc/timing/response-opportunities/a"""
    spark = lab_card(
        "spark", forced(on(USE, lambda g, use, event: event.subject != use.holder), Draw()), type="support"
    )
    game = build(Side(play=[BELL, BELL, spark, REPLY]))
    game.choose(f"use {BELL}")
    assert keys(game) == ["pass", f"use {REPLY}"]
    game.choose(f"use {REPLY}")
    assert said(game) == ["ding", "response"]


def test_a_response_to_what_a_disrupt_did() -> None:
    """coc/timing/responses-step-scope"""
    rung = on(USE, lambda g, use, event: g.kind(event.subject).slug == BELL)
    gift = lab_card("gift", disrupt(rung, Draw()), type="support")
    game = build(Side(play=[BELL, REPLY, BELL]), Side(play=[gift]))
    game.play(f"use {BELL}", f"use {gift}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {REPLY}"])
    game.choose(f"use {REPLY}")
    assert said(game) == ["ding", "response"]


def test_a_response_to_a_response_in_the_same_step() -> None:
    """coc/timing/response-substeps/b"""
    more = lab_card("more", response(on(DRAWS), Draw()), type="support")
    game = build(Side(play=[PUMP, more, REPLY, BELL]))
    game.choose(f"use {PUMP}")
    assert keys(game) == ["pass", f"use {more}", f"use {REPLY}"]
    game.play(f"use {REPLY}", f"use {more}")
    assert keys(game) == ["pass", f"use {more}", f"use {REPLY}"]
    game.choose(f"use {REPLY}")
    assert keys(game) == ["pass", f"use {more}"]
    game.choose("pass")
    assert asked(game) == (0, "action")


def test_passives_and_forced_responses_follow_a_response_before_the_next_one() -> None:
    """coc/timing/response-substeps/a"""
    lamp = lab_card("lamp", response(mine(events.EXHAUSTED), Draw()), action(Say("lit"), cost=ExhaustThis()))
    game = build(Side(play=[lamp, ECHO, HUM, REPLY, BELL]))
    game.choose(f"use {lamp}")
    assert keys(game) == ["pass", f"use {lamp}"]
    game.choose(f"use {lamp}")
    assert said(game) == ["lit", "passive", "forced"]
    assert keys(game) == ["pass", f"use {REPLY}"]
    game.choose(f"use {REPLY}")
    assert said(game) == ["lit", "passive", "forced", "response"]


def test_a_card_that_a_response_destroys_is_gone_before_the_next_question() -> None:
    """coc/timing/response-removal-immediate"""
    curse = lab_card("curse", response(on(DRAWS), destroy(), Choose(CHARACTER)), type="support")
    game = build(Side(play=[PUMP, curse, REPLY, BELL]), Side(play=[PAWN]))
    game.play(f"use {PUMP}", f"use {curse}")
    assert asked(game) == (0, "response")
    assert discard(game, 1) == [PAWN]
    game.choose("pass")


@in_all_editions
@pytest.mark.parametrize("end", ["phase", "turn"])
def test_nothing_responds_to_the_end_of_a_phase_or_turn(edition: str, end: str) -> None:
    """coc/timing/no-response-to-end-of-phase, coc/timing/no-response-to-end-of-turn"""
    kind = events.PHASE_ENDS if end == "phase" else events.TURN_ENDS
    test = (lambda g, use, event: event.phase == "operations") if end == "phase" else (lambda g, use, event: True)
    doom = lab_card(f"doom-{end}", forced(on(kind, test), destroy(everything(CHARACTER))), type="support")
    mourner = lab_card("mourner", response(on(events.LEAVES_PLAY), Say("alas")), type="support")
    begin = "operations" if end == "phase" else "last story actions"
    game = build(Side(play=[doom, mourner, PAWN, BELL]), Side(play=[BELL]), edition=edition, step=begin)
    game.play("pass", "pass")
    allowed = {"phase": (), "turn": ("lcg-3.0",)}[end]
    assert discard(game, 0) == [PAWN]
    assert asked(game)[1] == (
        "response" if edition in allowed else "commit" if step(game) == "active player commits" else "action"
    )
