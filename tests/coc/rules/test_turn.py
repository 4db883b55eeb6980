"""What is asked between two phases, where nobody had anything to do in the first."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import Choose, forced
from orne.coc.language import CHARACTER, IS_READY, exhaust
from orne.coc.position import Side, build
from orne.coc.state import EXHAUSTED
from orne.kernel.game import Game
from tests.coc.laboratory import lab_card
from tests.coc.rules.desk import BORE, PAWN, asked, card, in_all_editions, keys, on


@in_all_editions
@pytest.mark.parametrize("moment", [events.PHASE_ENDS, events.PHASE_BEGINS])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_given_as_a_phase_changes_is_not_taken_for_an_action(edition: str, moment: str, seat: int) -> None:
    """coc/timing/framework-actions/a: each phase begins and ends by the same procedure as an action."""
    bell = lab_card(
        f"curfew-{moment.replace(' ', '-')}",
        forced(on(moment, lambda g, use, event: g.phase != "refresh"), exhaust(), Choose(CHARACTER & IS_READY)),
        type="support",
    )
    sides = [Side(play=[PAWN]), Side(play=[BORE])]
    sides[seat].play = [*sides[seat].play, bell]
    game = build(*sides, step="draw", edition=edition)
    while asked(game)[1] != "choose":
        game.choose(next(word for word in ("pass", "none", "done") if word in keys(game)))
    assert (asked(game)[0], keys(game)) == (seat, [f"choose {BORE}", f"choose {PAWN}"])
    game.choose(f"choose {BORE}")
    assert card(game, BORE).state == EXHAUSTED
    again = Game.from_record(game.record())
    assert (again.state.data(), keys(again)) == (game.state.data(), keys(game))
