"""Drawing up to a hand size, entering from the hand, entering as a copy, and what an opponent did this turn."""

from __future__ import annotations

from orne.coc.abilities import CostChange, EntersAsCopy, action, response
from orne.coc.language import (
    CHARACTER,
    IN_HAND,
    OPPONENT_PUT_A_CHARACTER_INTO_PLAY,
    SELF,
    THIS_ENTERS_FROM_HAND,
    UNIQUE,
    Draw,
    ExhaustThis,
    hand_up_to,
    pick,
    put_into_play,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card, tool
from tests.coc.look import hand, in_play, keys, skill

IDLE = ["pass", f"use {PAUSE}"]
FILL = tool("hm-fill", action(Draw(hand_up_to(3)), cost=ExhaustThis()))
HERALD = lab_card("hm-herald", response(THIS_ENTERS_FROM_HAND, Draw()))
CALL = tool("hm-call", action(put_into_play(pick(CHARACTER & IN_HAND)), cost=ExhaustThis()))
GIANT = lab_card("hm-giant", skill=5, cost=2)
MIMIC = lab_card("hm-mimic", EntersAsCopy(CHARACTER & ~UNIQUE), cost=0, cost_is_x=True)
ENVY = lab_card("hm-envy", CostChange(SELF, -2, own=True, while_=OPPONENT_PUT_A_CHARACTER_INTO_PLAY), cost=2)


def test_a_hand_is_filled_up_to_a_number() -> None:
    game = build(Side(play=[FILL, PAUSE], hand=[PAWN], deck=[PAWN] * 6))
    game.choose(f"use {FILL}")
    assert (len(hand(game, 0)), keys(game)) == (3, IDLE)


def test_entering_from_the_hand_is_answered_when_played_from_there() -> None:
    game = build(Side(play=[PAUSE], hand=[HERALD], domains=["agency:1"], deck=[PAWN] * 4))
    game.choose(f"play {HERALD} domain 1")
    assert keys(game) == ["pass", f"use {HERALD}"]
    game.choose(f"use {HERALD}")
    assert (hand(game, 0), keys(game)) == ([PAWN], IDLE)


def test_a_card_enters_as_a_copy_of_a_character_and_is_not_played_without_one() -> None:
    game = build(Side(play=[PAUSE], hand=[MIMIC], domains=["agency:2"]), Side(play=[GIANT]))
    game.choose(f"play {MIMIC} domain 1")
    assert in_play(game, 0)[-1].startswith(GIANT)
    assert skill(game, GIANT, 2) == 5
    alone = build(Side(play=[PAUSE], hand=[MIMIC], domains=["agency:2"]))
    assert keys(alone) == IDLE
    assert "no character that Hm Mimic could copy" in str(alone.why_not(MIMIC, 0))


def test_a_cost_falls_once_an_opponent_has_put_a_character_into_play() -> None:
    before = build(Side(play=[PAUSE], hand=[ENVY], domains=["agency:1"]), Side(play=[CALL], hand=[PAWN]))
    assert keys(before) == IDLE
    before.choose(f"use {PAUSE}")
    before.choose(f"use {CALL}")
    assert f"play {ENVY}" in keys(before)
