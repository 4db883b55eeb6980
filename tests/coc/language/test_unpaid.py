"""Trials of words for abilities used without paying, for what has been used, and for what changes by one."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    CAN_BE_USED_UNPAID,
    CHARACTER,
    COMBAT,
    SUPPORT,
    YOUR_OPERATIONS,
    All,
    Choose,
    DiscardCards,
    Draw,
    ExhaustThis,
    GainOrLoseIcon,
    Pay,
    UseUnpaid,
    X,
    action,
    has_used,
    once,
    response,
    subtype,
    while_tokens,
    you_control_more,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import IDLE, PAUSE, PAWN, Say, event, lab_card, tool
from tests.coc.look import drained, hand, icons, idle, keys, said, state_of
from tests.look import asked

BORROW = event("up-borrow", UseUnpaid(), Choose(SUPPORT & CAN_BE_USED_UNPAID))
DEAR = tool("up-dear", action(Draw(2), cost=All(Pay(4), ExhaustThis(), DiscardCards(3))))
TWO = tool("up-two", action(Draw(), cost=ExhaustThis()), action(Say("two"), cost=ExhaustThis()))


def test_an_opponents_ability_is_used_for_nothing() -> None:
    game = build(Side(hand=[BORROW], play=[PAUSE], domains=["agency:1"]), Side(play=[At(DEAR, exhausted=True)]))
    game.choose(f"play {BORROW}")
    game.choose(f"choose {DEAR}")
    assert (len(hand(game, 0)), drained(game), state_of(game, DEAR)) == (2, [False], "exhausted")
    assert idle(game)


def test_of_several_abilities_one_is_asked_for() -> None:
    game = build(Side(hand=[BORROW], play=[PAUSE], domains=[""] * 3), Side(play=[TWO]))
    game.choose(f"play {BORROW}")
    game.choose(f"choose {TWO}")
    assert keys(game) == [f"use {TWO} ability 1", f"use {TWO} ability 2"]
    game.choose(f"use {TWO} ability 2")
    assert said(game) == ["two"]
    assert idle(game)


def test_x_is_0_and_restrictions_and_limits_hold() -> None:
    number = tool("up-number", action(Draw(X), cost=Pay("X")))
    early = tool("up-early", action(Draw(), during=YOUR_OPERATIONS))
    often = tool("up-often", action(Draw(), cost=Pay(1), limit=once("phase")))
    game = build(Side(hand=[BORROW], play=[PAUSE, early, often], domains=["agency:1"]), step="story actions")
    game.choose(f"use {often} domain 1")
    assert keys(game)[:2] == ["pass", f"play {BORROW}"]
    game.choose(f"play {BORROW}")
    assert len(hand(game, 0)) == 1  # only the idle one was left to be used
    game = build(Side(hand=[BORROW], play=[number], domains=["agency:1"]))
    game.choose(f"play {BORROW}")
    assert (hand(game, 0), drained(game)) == ([], [False])


def test_what_a_player_has_used_is_answered_and_what_they_have_not_is_not() -> None:
    book = tool("up-book", action(Draw(), cost=ExhaustThis()), subtypes=("Tome",))
    watch = tool("up-watch", response(has_used(subtype("Tome") & SUPPORT), Say("read")))
    game = build(Side(play=[book, TWO, watch, PAUSE]))
    game.choose(f"use {TWO} ability 2")
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {book}"]
    game.choose(f"use {book}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {watch}"])
    game.choose(f"use {watch}")
    assert said(game) == ["two", "read"]
    assert idle(game)


@pytest.mark.parametrize(("way", "left"), [("gain", 2), ("lose", 0)])
def test_a_character_gains_or_loses_an_icon(way: str, left: int) -> None:
    fighter = lab_card("up-fighter", icons=(0, 1, 0, 0))
    shift = event("up-shift", GainOrLoseIcon(COMBAT), Choose(CHARACTER))
    game = build(Side(hand=[shift], play=[fighter, PAUSE], domains=[""] * 3))
    game.choose(f"play {shift}")
    assert keys(game) == ["gain Combat", "lose Combat"]
    game.choose(f"{way} Combat")
    assert (icons(game, fighter), keys(game)) == ([0, left, 0, 0], IDLE)
    assert idle(game)


def test_more_of_a_kind_than_the_opponent_and_tokens_on_the_card_itself() -> None:
    horn = tool("up-horn", action(Draw(), during=you_control_more(CHARACTER)))
    shrine = tool("up-shrine", action(Draw(), during=while_tokens(2)))
    for mine, theirs, able in ((1, 1, False), (2, 1, True)):
        game = build(Side(play=[horn, PAUSE, *[PAWN] * mine]), Side(play=[PAWN] * theirs))
        assert (f"use {horn}" in keys(game)) is able
    for tokens, able in (((1, 0), False), ((1, 1), True)):
        game = build(Side(play=[At(shrine, success=tokens), PAUSE]))
        assert (f"use {shrine}" in keys(game)) is able
