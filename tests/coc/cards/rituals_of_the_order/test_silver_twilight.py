"""The Order of the Silver Twilight's cards of Rituals of the Order."""

from __future__ import annotations

import pytest

from orne.coc.position import At, Side, build
from tests.coc.laboratory import GAG
from tests.coc.look import hand, idle, in_play, pass_to_phase, pile

BLADES = "rituals-of-the-order/master-of-blades"


@pytest.mark.parametrize("active", [0, 1])
def test_the_master_of_blades_goes_back_at_the_end_of_any_turn(active: int) -> None:
    game = build(Side(play=[BLADES, "bag-man"]), Side(play=["mad-artist"]), step="end of turn", active=active)
    assert in_play(game, 0) == ["bag-man"]
    assert BLADES in hand(game, 0)
    assert idle(game)


def test_it_returns_to_its_owner_and_stays_for_the_whole_turn() -> None:
    game = build(Side(play=[At(BLADES, owner=1)]), step="story actions", ask_always=True)
    assert (in_play(game, 0), hand(game, 1)) == ([BLADES], [])
    pass_to_phase(game, "refresh")
    assert (in_play(game, 0), hand(game, 1)) == ([], [BLADES])
    assert idle(game)


def test_without_its_text_or_insane_it_stays() -> None:
    game = build(Side(play=[BLADES, At(GAG, on=BLADES)]), step="end of turn")
    assert in_play(game, 0) == [BLADES, GAG]
    game = build(Side(play=[At(BLADES, insane=True)]), step="end of turn")
    assert pile(game, 0, "play") == [BLADES]
    assert idle(game)
