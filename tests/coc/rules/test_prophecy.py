"""Prophecies, which lie face up on a deck (coc/mechanic/prophecy)."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import Use, action, response
from orne.coc.language import DiscardThisProphecy, Do, Draw, Prophesy
from orne.coc.position import Side, build
from orne.coc.rules.hands import look_at_top, put_back_in_order
from orne.coc.rules.moving import move
from orne.coc.state import DECK, DISCARD, HAND
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, GUN, PAWN, Say, lab_card, on, shuffle
from tests.coc.look import card, hand, keys, said, step
from tests.look import asked

# ---- Prophecy


PROPHECY = lab_card(
    "prophecy",
    action(Prophesy()),
    response(on(events.LEAVES_PLAY), Say("it is come"), cost=DiscardThisProphecy(), zone=DECK),
    type="event",
    cost=0,
    keywords=(("prophecy", 1),),
)


def _cover(g: CocTable, use: Use) -> bool:
    """Put this card on top of its owner's deck."""
    move(g, use.holder, DECK)
    return True


def _look_at_two(g: CocTable, use: Use) -> bool:
    """Look at the top two cards of your deck and put them back in any order."""
    put_back_in_order(g, use.seat, use.seat, look_at_top(g, use.seat, use.seat, 2), use)
    return True


def _mill(g: CocTable, use: Use) -> bool:
    """Discard the top card of your deck."""
    from orne.coc.rules.leaving import discard_from_deck

    return discard_from_deck(g, use.seat, 1, use) == 1


@pytest.mark.parametrize(
    ("how", "effect", "then"),
    [
        ("draw", Draw(), HAND),
        ("cover", Do(_cover), DECK),
        ("shuffle", Do(shuffle), DECK),
        ("look", Do(_look_at_two), DECK),
        ("mill", Do(_mill), DISCARD),
    ],
)
def test_a_prophecy_that_is_moved_or_covered_is_turned_down_first(how: str, effect: Any, then: int) -> None:
    """coc/mechanic/prophecy/c"""
    spell = lab_card(f"unsettle-by-{how}", action(effect), type="event", cost=0)
    game = build(Side(hand=[PROPHECY, spell], play=[BELL, PAWN]), Side(play=[GUN]))
    game.play(f"play {PROPHECY}", "pass", f"play {spell}")
    while asked(game)[1] == "top":
        game.choose(keys(game)[-1])
    assert card(game, PROPHECY).zone == then
    assert card(game, PROPHECY).face_down == (then == DECK)
    game.play(f"use {GUN}")
    assert asked(game) == (0, "action")
    assert said(game) == []


def test_the_draw_of_the_draw_phase_takes_a_prophecy_into_the_hand() -> None:
    """coc/mechanic/prophecy/c: the opponent has seen it."""
    game = build(Side(hand=[PROPHECY], play=[BELL, GUN, BELL]), Side(play=[BELL, PAWN]), active=1, step="end of turn")
    assert (game.state.active, step(game)) == (0, "refresh actions")
    game.choose(f"play {PROPHECY}")
    game.play("pass", "pass")
    assert step(game) == "draw actions"
    assert hand(game, 0) == ["laboratory-assistant", PROPHECY]
    assert game.view(1)["players"][0]["hand"] == [PROPHECY, None]
    game.play(f"use {GUN}")
    assert asked(game)[1] == "action"
