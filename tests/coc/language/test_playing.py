"""Event cards that an effect has one play without paying their cost."""

from __future__ import annotations

from typing import Any

from orne.coc.cards import text
from orne.coc.language import (
    ALL_AFFECTED,
    CAN_BE_PLAYED_FREE,
    CAN_BE_WOUNDED,
    CHARACTER,
    COST_AT_MOST_X,
    EVENT,
    IN_DISCARD,
    OPPONENT,
    THEM,
    TRIGGERED_EFFECT_USED,
    YOUR_OPERATIONS,
    AttachThis,
    CancelIt,
    CancelWound,
    Choose,
    Draw,
    ExhaustThis,
    Lasting,
    MayPlay,
    Pay,
    PlayFree,
    SacrificeOne,
    Wound,
    action,
    disrupt,
    pick,
    plays,
    put_into_play,
    response,
    subtype,
    wound_to,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import GUN, PAUSE, PAWN, event, lab_card, tool
from tests.coc.look import Coc, deck, discard, drained, hand, idle, in_play, keys, pass_to_phase

SPELL = {"subtypes": ("Spell",), "cost": 3, "faction": "yog-sothoth", "resources": ("yog-sothoth",)}
GATE = tool(
    "pl-gate",
    action(PlayFree(), Choose(EVENT & subtype("Spell") & IN_DISCARD & CAN_BE_PLAYED_FREE), cost=ExhaustThis()),
)
BOLT = event("pl-bolt", Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), facts=SPELL)
RAISE = event(
    "pl-raise",
    put_into_play(),
    Choose(CHARACTER & IN_DISCARD & COST_AT_MOST_X),
    facts={**SPELL, "cost": 0, "cost_is_x": True},
)
IDLE = ["pass", f"use {PAUSE}"]


def test_an_event_is_played_from_the_discard_pile_and_goes_under_the_deck() -> None:
    late = event("pl-late", Draw(), during=YOUR_OPERATIONS, facts=SPELL)
    ear = tool("pl-ear", response(plays(EVENT, OPPONENT), Draw()))
    game = build(
        Side(play=[GATE, PAUSE], discard=[BOLT, late, PAWN], domains=["agency:1"]), Side(play=[PAWN, PAWN, ear])
    )
    game.choose(f"use {GATE}")
    assert keys(game) == [f"choose {BOLT}", f"choose {late}"]
    game.choose(f"choose {BOLT}")
    assert keys(game) == [f"choose {PAWN}", f"choose {PAWN}#2"]
    game.choose(f"choose {PAWN}")
    assert (discard(game, 1), discard(game, 0), deck(game, 0)[-1]) == ([PAWN], [late, PAWN], BOLT)
    assert (drained(game), keys(game)) == ([False], ["pass", f"use {ear}"])
    game.choose("pass")
    assert (keys(game), idle(game)) == (IDLE, True)
    assert text(GATE) == (
        "Action: Exhaust this card to choose a Spell event card in your discard pile and play it without paying its "
        "cost. Then, put it under its owner's deck."
    )


def test_x_is_nothing() -> None:
    free = lab_card("pl-free", cost=0)
    assert keys(build(Side(play=[GATE, PAUSE], discard=[RAISE, PAWN]))) == IDLE
    game = build(Side(play=[GATE, PAUSE], discard=[RAISE, PAWN, free]))
    game.choose(f"use {GATE}")
    assert (in_play(game, 0), discard(game, 0), deck(game, 0)[-1]) == ([GATE, PAUSE, free], [PAWN], RAISE)
    assert keys(game) == IDLE


def test_what_its_text_costs_is_paid() -> None:
    rite = event("pl-rite", Draw(2), cost=SacrificeOne(CHARACTER), facts=SPELL)
    toll = event("pl-toll", Draw(2), cost=Pay(1), facts=SPELL)
    assert keys(build(Side(play=[GATE, PAUSE], discard=[rite, toll]))) == IDLE
    game = build(Side(play=[GATE, PAWN, PAUSE], discard=[rite]))
    game.choose(f"use {GATE}")
    assert (len(hand(game, 0)), discard(game, 0), keys(game)) == (2, [PAWN], IDLE)
    game = build(Side(play=[GATE, PAUSE], discard=[toll], domains=["agency:1"]))
    game.choose(f"use {GATE}")
    assert (len(hand(game, 0)), drained(game), keys(game)) == (2, [True], IDLE)


def test_only_what_could_be_played_now_may_be_chosen() -> None:
    steady = event("pl-steady", Draw(), facts={**SPELL, "steadfast": (("yog-sothoth", 2),)})
    ward = lab_card("pl-ward", disrupt(wound_to(CHARACTER), CancelWound()), **{**SPELL, "type": "event"})
    late = event("pl-late-2", Draw(), during=YOUR_OPERATIONS, facts=SPELL)
    game = build(Side(play=[GATE, PAUSE], discard=[BOLT, steady, ward, late]), step="draw actions")
    assert keys(game) == IDLE


def test_one_that_would_stay_goes_under_the_deck() -> None:
    curse = event("pl-curse", AttachThis(pick(CHARACTER)), facts=SPELL)
    game = build(Side(play=[GATE, PAUSE, PAWN], discard=[curse]))
    game.choose(f"use {GATE}")
    assert (in_play(game, 0), deck(game, 0)[-1], keys(game)) == ([GATE, PAUSE, PAWN], curse, IDLE)


def test_a_cancelled_one_goes_under_the_deck_too() -> None:
    wall = lab_card("pl-wall", disrupt(TRIGGERED_EFFECT_USED, CancelIt()), type="event", cost=0)
    game = build(Side(play=[GATE, PAUSE], discard=[BOLT]), Side(play=[PAWN], hand=[wall]))
    game.play(f"use {GATE}", "pass", f"play {wall}")
    assert (in_play(game, 1), deck(game, 0)[-1], keys(game), idle(game)) == ([PAWN], BOLT, IDLE, True)


# ---- as though from the hand

CHANT = event(
    "pl-chant",
    Lasting(MayPlay(ALL_AFFECTED), THEM),
    Choose((subtype("Spell") | subtype("Artifact")) & IN_DISCARD, 3, up_to=True),
)
JAR = tool("pl-jar", action(Draw(), cost=ExhaustThis()), subtypes=("Artifact",), cost=1)
QUICK = event("pl-quick", Draw(), facts={**SPELL, "cost": 1})


def chanted(*picked: str, held: tuple[str, ...] = (), **rest: Any) -> Coc:
    """The Chant has been played for some cards of the discard pile."""
    mine = Side(hand=[CHANT, *held], play=[PAUSE], discard=[QUICK, JAR, PAWN, BOLT], domains=["yog-sothoth:1"] * 2)
    game = build(mine, Side(play=[PAUSE, PAWN]), **rest)
    game.choose(f"play {CHANT}")
    for each in picked:
        game.choose(f"choose {each}")
    if "done" in keys(game):
        game.choose("done")
    game.choose("pass")
    return game


def test_chosen_cards_are_played_from_the_discard_pile() -> None:
    game = build(Side(hand=[CHANT], play=[PAUSE], discard=[QUICK, JAR, PAWN, BOLT]))
    game.choose(f"play {CHANT}")
    assert keys(game) == [f"choose {BOLT}", f"choose {JAR}", f"choose {QUICK}"]
    game = chanted(QUICK, JAR)
    quick = [f"play {QUICK} discard domain {number}" for number in (1, 2)]
    jar = [f"play {JAR} discard domain {number}" for number in (1, 2)]
    assert keys(game) == ["pass", *jar, *quick, f"use {PAUSE}"]
    game.choose(quick[0])
    assert (len(hand(game, 0)), deck(game, 0)[-1], drained(game)) == (1, QUICK, [True, False])
    game.choose("pass")
    assert keys(game) == ["pass", jar[1], f"use {PAUSE}"]
    game.choose(jar[1])
    assert (in_play(game, 0), discard(game, 0), idle(game)) == ([PAUSE, JAR], [PAWN, BOLT, CHANT], True)
    assert str(text(CHANT)).endswith(
        "you may play them as though from your hand; an event card then goes under your deck."
    )


def test_a_copy_in_hand_is_another_card() -> None:
    game = chanted(QUICK, held=(QUICK,))
    plays_ = [f"play {QUICK}{where} domain {number}" for where in ("", " discard") for number in (1, 2)]
    assert keys(game) == ["pass", *sorted(plays_), f"use {PAUSE}"]


def test_only_in_that_phase_and_at_the_usual_times() -> None:
    game = chanted(QUICK, JAR, step="resource actions")
    assert keys(game) == ["pass", *(f"play {QUICK} discard domain {number}" for number in (1, 2)), f"use {PAUSE}"]
    pass_to_phase(game, "operations")
    assert keys(game) == IDLE


def test_an_answer_is_played_from_there_too() -> None:
    ward = lab_card("pl-ward-2", disrupt(wound_to(CHARACTER), CancelWound()), **{**SPELL, "type": "event", "cost": 0})
    mine = Side(hand=[CHANT], play=[PAUSE, PAWN, GUN], discard=[ward])
    game = build(mine)
    game.play(f"play {CHANT}", f"use {GUN}")
    assert keys(game) == ["pass", f"play {ward} discard"]
    game.choose(f"play {ward} discard")
    assert (in_play(game, 0), deck(game, 0)[-1], keys(game), idle(game)) == ([PAUSE, PAWN, GUN], ward, IDLE, True)


def test_why_it_may_be_played_or_not() -> None:
    game = chanted(QUICK)
    offered = [option.key for option in game.why(f"play {QUICK}").offered]
    assert offered == [f"play {QUICK} discard domain {number}" for number in (1, 2)]
    assert not game.why(f"play {JAR}").offered
