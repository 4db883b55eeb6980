"""The turn: its phases, the steps of the story phase, and what is asked between two phases."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import Choose, Gives, forced, response
from orne.coc.language import CHARACTER, IS_READY, SELF, YOUR_OPERATIONS, exhaust
from orne.coc.position import Side, build
from orne.coc.state import EXHAUSTED
from orne.kernel.game import Game
from tests.coc.laboratory import BELL, BORE, PAWN, Say, in_all_editions, lab_card, on, tool
from tests.coc.look import card, keys, pass_to, skill, step
from tests.look import asked, happened


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


def test_a_turn_goes_through_every_phase() -> None:
    """coc/basics/4"""
    game = build(Side(play=[BELL]), Side(play=[BELL]), step="end of turn")
    for name in ("refresh actions", "draw actions", "resource actions", "operations", "story actions"):
        pass_to(game, name)
        assert (step(game), game.state.active, asked(game)) == (name, 1, (1, "action"))


def test_what_responds_to_the_beginning_of_a_phase_does_so_before_anything_happens_in_it() -> None:
    """coc/timing/framework-actions/a: every phase's start goes through the whole procedure, Responses included."""
    early = tool(
        "early-bird", response(on(events.PHASE_BEGINS, lambda g, use, event: event.phase == "draw"), Say("early"))
    )
    game = build(Side(play=[early, BELL]), step="refresh actions")
    pass_to(game, "draw")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {early}"])
    assert "drawn" not in happened(game)


def test_what_a_text_gives_during_a_phase_comes_and_goes_with_it() -> None:
    """coc/rule/1.6-passive-effects/a: nothing else need change meanwhile."""
    busy = lab_card("busy-bee", Gives(SELF, "skill", 2, while_=YOUR_OPERATIONS))
    game = build(Side(play=[busy, BELL], hand=[]), step="resource actions")
    for name, worth in (("resource actions", 1), ("operations", 3), ("story actions", 1)):
        pass_to(game, name)
        assert skill(game, busy) == worth
