"""Cards of Forgotten Cities that the rules document of the collectible game names."""

from __future__ import annotations

import pytest

from orne.coc.position import At, Side, build
from tests.coc.laboratory import BORE, GUN, IDLE, OAF, PAUSE, PAWN
from tests.coc.look import discard, hand, idle, in_play, keys

SET = "ccg-forgotten-cities"

# ---- K'n-Yan

KNYAN = f"{SET}/kn-yan"


def test_kn_yan_does_not_answer_a_card_of_the_day() -> None:
    game = build(Side(hand=[PAWN], play=[KNYAN, PAUSE], domains=["agency:1"]), Side(hand=[OAF]), edition="ccg-2.0")
    game.choose(f"play {PAWN} domain 1")
    assert (hand(game, 1), keys(game)) == ([OAF], IDLE)
    assert idle(game)


# ---- Randolph Carter

CARTER = f"{SET}/randolph-carter"


@pytest.mark.parametrize("wounds", [0, 3])
def test_randolph_carter_answers_even_the_wound_that_destroys_him(wounds: int) -> None:
    """coc/example/timing-randolph-carter"""
    game = build(
        Side(play=[At(CARTER, wounds=wounds), GUN, PAUSE], deck=[PAWN, BORE, BORE]),
        Side(hand=[OAF]),
        edition="ccg-2.0",
    )
    game.choose(f"use {GUN}")
    assert keys(game) == ["pass", f"use {CARTER}"]
    game.choose(f"use {CARTER}")
    gone = [CARTER] if wounds == 3 else []
    assert (discard(game, 0), discard(game, 1)) == ([*gone, PAWN], [OAF])
    assert (CARTER in in_play(game, 0)) is not bool(gone)
    assert idle(game)
