"""Day and Night, which cards in play make (coc/mechanic/day-and-night)."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, action
from orne.coc.language import SUPPORT, ExhaustThis, Wound, destroy
from orne.coc.position import Side, build
from orne.coc.values import INVESTIGATION
from tests.coc.laboratory import BELL, OAF, PAUSE, lab_card

DUSK = lab_card("dusk", keywords=(("night", 1),), type="support")
SMASH = lab_card("smash", action(destroy(), Choose(SUPPORT), cost=ExhaustThis()))


def test_it_is_night_while_a_night_card_is_in_play_and_nothing_else_changes() -> None:
    """coc/mechanic/day-and-night/a, coc/mechanic/day-and-night/b"""
    game = build(Side(hand=[DUSK], play=[SMASH, OAF], domains=["miskatonic:1"]))
    before = game.view(0)
    assert (before["day"], before["night"]) == (False, False)
    game.choose(f"play {DUSK} domain 1")
    after = game.view(0)
    assert (after["day"], after["night"]) == (False, True)
    assert (after["stories"], after["players"][1]) == (before["stories"], before["players"][1])
    assert after["players"][0]["play"][:2] == before["players"][0]["play"]
    game.choose(f"use {SMASH}")
    assert (game.view(0)["day"], game.view(0)["night"]) == (False, False)


NOON = lab_card("noon", keywords=(("day", 1),), type="support")


def test_it_can_be_day_and_night_at_once() -> None:
    """coc/mechanic/day-and-night/c"""
    view = build(Side(play=[NOON]), Side(play=[DUSK, BELL])).view(None)
    assert (view["day"], view["night"]) == (True, True)


@pytest.mark.parametrize(
    ("cards", "day", "night"),
    [(["a-day"], True, False), (["a-night"], False, True), (["a-day", "a-night"], True, True)],
)
def test_day_and_night_may_hold_together(cards: Any, day: Any, night: Any) -> None:
    """coc/rule/2.35-day-and-night, coc/mechanic/day-and-night/b and c"""
    lab_card("a-day", type="support", cost=0, keywords=(("day", 1),))
    lab_card("a-night", type="support", cost=0, keywords=(("night", 1),))
    game = build(Side(play=[*(f"lab/{name}" for name in cards), PAUSE]))
    assert (game.view(0)["day"], game.view(0)["night"]) == (day, night)
    assert INVESTIGATION == 3
    assert Wound is not None
