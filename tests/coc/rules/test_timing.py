"""The timing chart: steps of an action, windows, precedence."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import (
    Choose,
    Condition,
    CostChange,
    Gives,
    Replaces,
    Whenever,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.language import (
    CHARACTER,
    EVENT_CARD,
    ITSELF,
    OPPONENT_TRIGGERS,
    OPPONENTS,
    YOURS,
    CancelIt,
    CancelWound,
    Draw,
    ExhaustThis,
    Pay,
    Wound,
    destroy,
    everything,
    gain,
    go_insane,
    ready,
    wound_to,
)
from orne.coc.position import At, Side, build
from orne.coc.rules.chart import PHASES
from orne.coc.selector import Sel
from orne.coc.state import DISCARD, HAND
from tests.coc.laboratory import lab_card
from tests.coc.rules.desk import (
    BELL,
    BORE,
    DRAWS,
    GUN,
    OAF,
    PAWN,
    USE,
    WOUND,
    Say,
    asked,
    card,
    idle,
    in_all_editions,
    keys,
    log,
    mine,
    on,
    pass_to,
    said,
    side,
    skill,
    step,
)

PUMP = lab_card("pump", action(Draw(), cost=ExhaustThis()), type="support")
"""Draws a card as an action."""
CRY = lab_card("cry", disrupt(on(DRAWS), Say("disrupt")), type="support")
HUM = lab_card("hum", Whenever(on(DRAWS), Say("passive")), type="support")
ECHO = lab_card("echo", forced(on(DRAWS), Say("forced")), type="support")
REPLY = lab_card("reply", response(on(DRAWS), Say("response")), type="support")


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
    assert side(game, 0, "hand") == [PAWN]


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
        if game.decision.kind == "action":
            first.setdefault(step(game), game.decision.seat)
        offered = keys(game)
        idle_ways = () if game.decision.kind == "commit" else ("pass", "none")
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

    coc/timing/response-opportunities/b: who passed may still use his Response after the other has used one.
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
    assert side(game, 1, "discard") == [PAWN]
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
    assert side(game, 0, "discard") == [PAWN]
    assert asked(game)[1] == (
        "response" if edition in allowed else "commit" if step(game) == "active player commits" else "action"
    )


# ---- passives


def test_a_passive_holds_as_soon_as_its_condition_does() -> None:
    """coc/timing/passive-always-on: no question is asked."""
    banner = lab_card("banner", Gives(CHARACTER & YOURS, "skill", 2), type="support")
    game = build(Side(hand=[banner], play=[PAWN, BELL], domains=["miskatonic:1"]))
    assert skill(game, PAWN) == 1
    game.choose(f"play {banner} domain 1")
    assert skill(game, PAWN) == 3
    assert asked(game) == (0, "action")


def test_a_passive_changes_an_action_before_disrupts_meet_it() -> None:
    """coc/timing/passive-alters-action: wounds become insanity, and only Disrupts to that are offered."""
    fog = lab_card("fog", Replaces(on(WOUND), go_insane(EVENT_CARD)), type="support")
    shield = lab_card("shield", disrupt(on(WOUND), CancelWound()), type="support")
    calm = lab_card("calm", disrupt(on(events.GO_INSANE), CancelIt()), type="support")
    game = build(Side(play=[GUN, BELL]), Side(play=[OAF, PAWN, fog, shield, calm]))
    game.play(f"use {GUN}", f"choose {OAF}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {calm}"])
    game.choose("pass")
    assert log(game, "replaced", "insane", "wounded") == ["replaced oaf", "insane oaf"]
    assert asked(game) == (0, "action")


def test_a_passive_that_alters_a_number_leaves_the_altered_event_to_disrupts() -> None:
    """coc/timing/passive-alters-action"""

    class Double:
        text = "double the wounds"
        possible = None

        def do(self, g, use):
            use.event.amount *= 2
            return True

    spite = lab_card("spite", Replaces(on(WOUND), Double(), alters=True), type="support")
    shield = lab_card("small-shield", disrupt(on(WOUND, lambda g, u, e: e.amount == 2), CancelWound()), type="support")
    game = build(Side(play=[GUN, BELL]), Side(play=[OAF, spite, shield]))
    game.play(f"use {GUN}", f"use {shield}")
    assert card(game, OAF).wounds == 1


def test_passives_are_looked_at_when_an_effect_initiates_and_when_it_has_executed() -> None:
    """coc/timing/passive-checked-each-effect: a Disrupt's doing is met before the disrupted effect executes."""
    hasty = lab_card("hasty", disrupt(on(USE, lambda g, u, e: e.subject != u.holder), Draw()), type="support")
    game = build(Side(play=[BELL, BELL]), Side(play=[hasty, HUM]))
    game.play(f"use {BELL}", f"use {hasty}")
    assert log(game, "said", "drawn") == ["drawn laboratory-assistant", "passive", "ding"]
    tired = Condition(lambda g, use: g.state.cards[use.holder].state == 1, "this card is exhausted")
    woke = lab_card("woke", Whenever(tired, ready(ITSELF)), action(Say("done"), cost=ExhaustThis()))
    game = build(Side(play=[woke, BELL]))
    game.choose(f"use {woke}")
    assert log(game, "exhausted", "readied", "said") == ["exhausted woke", "readied woke", "done"]


def test_passives_chain_before_any_forced_response() -> None:
    """coc/timing/passive-substeps, coc/timing/passive-removal-immediate"""
    first = lab_card("first-domino", Whenever(on(DRAWS), destroy(everything(CHARACTER))), type="support")
    second = lab_card("second-domino", Whenever(on(events.LEAVES_PLAY), Say("second")), type="support")
    game = build(Side(play=[PUMP, ECHO, first, second, BELL, PAWN]))
    game.choose(f"use {PUMP}")
    assert log(game, "passive", "destroyed", "said") == [
        "passive first-domino", "destroyed pawn", "passive second-domino", "second", "forced",
    ]  # fmt: skip


def test_a_passives_doing_can_be_disrupted_and_the_passive_itself_cannot() -> None:
    """coc/timing/passive-substeps, coc/rule/1.6-passive-effects/d"""
    sting = lab_card("sting", Whenever(on(DRAWS), Wound(everything(CHARACTER))), type="support")
    shield = lab_card("buckler", disrupt(on(WOUND), CancelWound()), type="support")
    no = lab_card("no", disrupt(on(USE, lambda g, u, e: e.seat != u.seat), CancelIt()), type="support")
    game = build(Side(play=[PUMP, sting, BELL]), Side(play=[PAWN, shield, no]))
    game.choose(f"use {PUMP}")
    assert keys(game) == ["pass", f"use {no}"]
    game.choose("pass")
    assert keys(game) == ["pass", f"use {shield}"]
    game.choose(f"use {shield}")
    assert card(game, PAWN).zone == 2
    assert asked(game) == (0, "action")


def test_the_active_player_orders_passives() -> None:
    """coc/timing/passive-order"""
    hoot = lab_card("hoot", Whenever(on(DRAWS), Say("hoot")), type="support")
    game = build(Side(play=[BELL, BELL]), Side(play=[hoot, HUM, PUMP]))
    game.play("pass", f"use {PUMP}")
    assert (asked(game), keys(game)) == ((0, "order"), [f"resolve {hoot}", f"resolve {HUM}"])
    game.choose(f"resolve {HUM}")
    assert said(game) == ["passive", "hoot"]


# ---- Forced Responses


@in_all_editions
def test_forced_responses_come_at_once_and_before_responses(edition: str) -> None:
    """coc/timing/forced-response-immediate"""
    game = build(Side(play=[PUMP, REPLY, ECHO, BELL]), edition=edition)
    game.choose(f"use {PUMP}")
    assert (said(game), keys(game)) == (["forced"], ["pass", f"use {REPLY}"])
    game.choose("pass")


def test_forced_responses_after_all_passives_in_the_active_players_order() -> None:
    """coc/timing/forced-response-order"""
    game = build(Side(play=[PUMP, ECHO, BELL]), Side(play=[ECHO, HUM]))
    game.choose(f"use {PUMP}")
    assert said(game) == ["passive"]
    assert (asked(game), keys(game)) == ((0, "order"), [f"resolve {ECHO}", f"resolve {ECHO}#2"])
    game.choose(f"resolve {ECHO}#2")
    assert said(game) == ["passive", "forced", "forced"]
    assert [entry.seat for entry in game.log if entry.kind == "said"] == [1, 1, 0]


def test_what_a_forced_response_brings_about_passives_first() -> None:
    """coc/timing/forced-response-substeps"""
    wail = lab_card("wail", forced(on(DRAWS), destroy(everything(CHARACTER))), type="support")
    grief = lab_card("grief", Whenever(on(events.LEAVES_PLAY), Say("grief")), type="support")
    rage = lab_card("rage", forced(on(events.LEAVES_PLAY), Say("rage")), type="support")
    game = build(Side(play=[PUMP, wail, grief, rage, ECHO, BELL, PAWN]))
    game.choose(f"use {PUMP}")
    assert keys(game) == [f"resolve {ECHO}", f"resolve {wail}"]
    game.choose(f"resolve {wail}")
    assert said(game) == ["grief", "rage", "forced"]
    assert asked(game) == (0, "action")


def test_a_card_that_a_forced_response_destroyed_answers_no_more() -> None:
    """coc/timing/forced-response-removal-immediate"""
    axe = lab_card("axe", forced(on(DRAWS), destroy(everything(CHARACTER))), type="support")
    victim = lab_card("victim", forced(on(DRAWS), Say("victim")))
    game = build(Side(play=[PUMP, axe, victim, BELL]))
    game.choose(f"use {PUMP}")
    assert keys(game) == [f"resolve {axe}", f"resolve {victim}"]
    game.choose(f"resolve {axe}")
    assert said(game) == []
    assert (side(game, 0, "discard"), asked(game)) == ([victim], (0, "action"))


@in_all_editions
def test_whether_a_forced_response_counts_as_triggered_by_a_player(edition: str) -> None:
    """coc/timing/forced-response-cancellable, coc/rule/1.11-forced-responses/b"""
    veto = lab_card("veto", disrupt(OPPONENT_TRIGGERS, CancelIt()), type="support")
    game = build(Side(play=[ECHO, HUM, BELL]), Side(play=[veto]), step="draw", edition=edition)
    if edition in ("ccg-2.0", "lcg-1.4"):
        assert said(game) == ["passive", "passive"]
        assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {veto}"])
        game.choose(f"use {veto}")
        assert log(game, "cancelled") == ["cancelled echo"]
    else:
        assert asked(game) == (0, "action")
        assert said(game) == ["passive", "passive", "forced", "forced"]


# ---- leaving play


def test_a_card_answers_its_own_leaving_but_takes_no_last_action() -> None:
    """coc/timing/responses-on-leaving-play/a, coc/timing/responses-on-leaving-play/b"""
    ghost = lab_card(
        "ghost",
        response(mine(events.LEAVES_PLAY, own_leaving=True), Say("boo")),
        action(Say("last action"), cost=ExhaustThis()),
        disrupt(mine(events.DESTROY), Say("before")),
    )
    game = build(Side(play=[ghost, BELL]), Side(play=[GUN]))
    game.play("pass", f"use {GUN}", f"use {ghost}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {ghost}"])
    game.choose(f"use {ghost}")
    assert said(game) == ["before", "boo"]
    assert (keys(game), side(game, 0, "discard")) == (["pass", f"use {BELL}"], [ghost])


@in_all_editions
def test_whether_the_answer_must_be_about_the_card_itself(edition: str) -> None:
    """coc/timing/responses-on-leaving-play/a and c: older documents ask for no self-reference."""
    widow = lab_card("widow", response(on(events.LEAVES_PLAY), Say("woe")))
    sister = lab_card("sister", forced(on(events.LEAVES_PLAY), Say("sob")))
    game = build(Side(play=[widow, sister, BELL]), Side(play=[GUN, GUN]), edition=edition)
    game.play("pass", f"use {GUN}", f"choose {widow}")
    assert said(game) == ["sob"]
    old = edition in ("ccg-2.0", "lcg-1.4")
    assert asked(game)[1] == ("response" if old else "action")
    if old:
        game.choose(f"use {widow}")
        assert said(game) == ["sob", "woe"]
    game.play("pass", f"use {GUN}#2")
    assert said(game) == (["sob", "woe", "sob"] if old else ["sob"])


# ---- the story phase


@in_all_editions
def test_the_story_phase_ends_at_once_when_nobody_commits(edition: str) -> None:
    """coc/timing/end-of-story-phase/a"""
    game = build(Side(play=[PAWN, BELL]), Side(play=[BORE, BELL]), edition=edition)
    game.play("pass", "pass")
    assert (step(game), asked(game)) == ("story actions", (0, "action")), "actions come first"
    game.play("pass", "pass")
    assert (step(game), asked(game)) == ("active player commits", (0, "commit"))
    game.choose("done")
    assert game.state.active == 1
    assert step(game) == "refresh actions"


def test_the_end_of_turn_is_a_phase_without_actions() -> None:
    """coc/timing/end-of-story-phase/b"""
    assert PHASES[-2:] == ("story", "end")
    game = build(Side(play=[PAWN, BELL]), Side(play=[BELL]), step="last story actions")
    game.play("pass", "pass")
    assert [e.after for e in game.log if e.kind == "phase"][:2] == ["end", "beginning"]
    assert step(game) == "refresh actions"


@in_all_editions
def test_the_steps_of_the_story_phase(edition: str) -> None:
    """coc/timing/story-phase-chart-ccg: four action boxes, the first before anybody commits."""
    foe = lab_card("chart-foe", icons=(1, 1, 1, 1), skill=3)
    cheer = lab_card("cheer", response(on(events.STRUGGLE_WON), Say("hurrah")), type="support")
    game = build(
        Side(play=[foe, foe, cheer, BELL]), Side(play=[BELL, PAWN]), step="story phase begins", edition=edition
    )
    steps: list[tuple[str, str]] = []
    stories = [game.table.ref(uid) for uid in game.state.row]
    plan = iter([f"commit {foe} {stories[0]}", f"commit {foe}#2 {stories[1]}"])
    while game.state.active == 0:
        here = (step(game), game.decision.kind)
        if here not in steps:
            steps.append(here)
        offered = keys(game)
        if here == ("active player commits", "commit"):
            game.choose(next(plan, "done"))
        else:
            game.choose(next((key for key in ("pass", "done", "none") if key in offered), offered[0]))
    assert steps == [
        ("story actions", "action"),
        ("active player commits", "commit"),
        ("actions after attackers commit", "action"),
        ("defender commits", "commit"),
        ("actions after defenders commit", "action"),
        ("stories resolve", "resolve"),
        ("stories resolve", "arcane"),
        ("stories resolve", "investigation"),
        ("stories resolve", "response"),
        ("last story actions", "action"),
    ]
    trace = [e.kind for e in game.log if e.kind in ("story resolves", "struggle", "skill compared", "uncommitted")]
    one_story = ["story resolves", *["struggle"] * (len(trace) // 2 - 3), "skill compared"]
    assert trace[: len(one_story)] == one_story
    assert trace[-1] == "uncommitted"
    assert trace.count("uncommitted") == 2


CLOCK = lab_card(
    "clock",
    disrupt(on(events.STRUGGLE_BEFORE, lambda g, u, e: e.struggle == 1), Say("before")),
    disrupt(on(events.STRUGGLE_BEGINS, lambda g, u, e: e.struggle == 1), Say("begins")),
    disrupt(on(events.STRUGGLE_WOULD, lambda g, u, e: e.struggle == 1), Say("would")),
    disrupt(on(events.STRUGGLE_WON, lambda g, u, e: e.struggle == 1), Say("after")),
    type="support",
)
COMBAT_STORY = lab_card("brawl-story", type="story", struggles=(0, 1, 0, 1))
FIGHTER = lab_card("fighter", icons=(0, 2, 0, 0), skill=2)


def test_disrupts_find_their_moment_around_a_struggle() -> None:
    """coc/timing/disrupt-struggle-before, coc/timing/disrupt-struggle-when-resolves

    coc/timing/disrupt-struggle-would-win-lose, coc/timing/disrupt-struggle-after
    """
    game = build(
        Side(play=[At(FIGHTER, story=0, exhausted=True), CLOCK, BELL]),
        Side(play=[At(OAF, story=0, exhausted=True)]),
        stories=[COMBAT_STORY],
        step="stories resolve",
    )
    for number in range(1, 5):
        assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"use {CLOCK} ability {number}"])
        game.choose(f"use {CLOCK} ability {number}")
    assert log(game, "said", "struggle", "wounded")[:6] == [
        "before", "begins", "struggle brawl-story", "would", "wounded oaf", "after",
    ]  # fmt: skip


def _boost(moment: str) -> str:
    slug = f"boost-{moment.replace(' ', '-')}"
    trigger = on(moment, lambda g, u, e: e.struggle == 1)
    effect = gain(everything(CHARACTER & OPPONENTS & ~_FIGHTERS), icons=(0, 3, 0, 0))
    return lab_card(slug, disrupt(trigger, effect), type="support")


_FIGHTERS = Sel(lambda g, use, uid: g.kind(uid).slug == FIGHTER, "fighter")


@pytest.mark.parametrize(
    ("moment", "wounded"),
    [
        (events.STRUGGLE_BEFORE, FIGHTER),
        (events.STRUGGLE_BEGINS, FIGHTER),
        (events.STRUGGLE_WOULD, OAF),
        (events.STRUGGLE_WON, OAF),
    ],
)
def test_icons_count_until_the_totals_are_taken(moment: str, wounded: str) -> None:
    """coc/timing/disrupt-struggle-when-resolves, coc/timing/disrupt-struggle-would-win-lose"""
    trick = _boost(moment)
    game = build(
        Side(play=[At(FIGHTER, story=0, exhausted=True), trick, BELL]),
        Side(play=[At(OAF, story=0, exhausted=True)]),
        stories=[COMBAT_STORY],
        step="stories resolve",
    )
    game.choose(f"use {trick}")
    assert log(game, "wounded") == [f"wounded {wounded.partition('/')[2]}"]


def test_each_box_of_the_chart_comes_in_its_order() -> None:
    """coc/timing/framework-actions/b"""
    game = build(Side(play=[PAWN, BELL]), Side(play=[BELL]))
    pass_to(game, "refresh actions")
    phases = [entry.after for entry in game.log if entry.kind == "phase"]
    assert phases == ["story", "end", "beginning", "refresh"]
