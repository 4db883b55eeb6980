"""Day and Night, which cards in play make (coc/mechanic/day-and-night)."""

from __future__ import annotations

from orne.coc.position import Side, build
from tests.coc.laboratory import BELL, lab_card

DUSK = lab_card("dusk", keywords=(("night", 1),), type="support")


NOON = lab_card("noon", keywords=(("day", 1),), type="support")


def test_it_can_be_day_and_night_at_once() -> None:
    """coc/mechanic/day-and-night/c"""
    view = build(Side(play=[NOON]), Side(play=[DUSK, BELL])).view(None)
    assert (view["day"], view["night"]) == (True, True)
