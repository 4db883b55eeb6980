"""Day and Night, which cards in play make (coc/mechanic/day-and-night)."""

from __future__ import annotations

from orne.coc.abilities import Choose, Gives, action
from orne.coc.language import CHARACTER, gain
from orne.coc.position import Side, build
from tests.coc.laboratory import BELL, PAWN, lab_card

DUSK = lab_card("dusk", keywords=(("night", 1),), type="support")


NOON = lab_card("noon", keywords=(("day", 1),), type="support")


def test_it_can_be_day_and_night_at_once() -> None:
    """coc/mechanic/day-and-night/c"""
    view = build(Side(play=[NOON]), Side(play=[DUSK, BELL])).view(None)
    assert (view["day"], view["night"]) == (True, True)


def test_a_card_may_make_night_that_has_it_from_a_text() -> None:
    shade = lab_card("dn-shade", Gives(CHARACTER, "night", 1), type="support")
    assert not build(Side(play=[shade])).view(None)["night"]
    assert build(Side(play=[shade, PAWN])).view(None)["night"]


def test_a_card_may_make_day_that_has_it_for_a_time() -> None:
    lamp = lab_card("dn-lamp", action(gain(keyword="day"), Choose(CHARACTER)), type="support")
    game = build(Side(play=[lamp, PAWN]))
    assert not game.view(None)["day"]
    game.choose(f"use {lamp}")
    assert game.view(None)["day"]
