"""The turn: its phases, the steps of the story phase, and what is asked between two phases."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import Choose, forced, response
from orne.coc.language import CHARACTER, IS_READY, exhaust
from orne.coc.position import Side, build
from orne.coc.rules.chart import PHASES
from orne.coc.state import EXHAUSTED
from orne.kernel.game import Game
from tests.coc.laboratory import BELL, BORE, PAWN, Say, in_all_editions, lab_card, on
from tests.coc.look import card, keys, pass_to, step, table
from tests.look import asked, kind_asked


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


@in_all_editions
def test_the_story_phase_ends_at_once_when_nobody_commits(edition: str) -> None:
    """coc/timing/end-of-story-phase/a"""
    game = build(Side(play=[PAWN, BELL]), Side(play=[BORE, BELL]), edition=edition)
    game.play("pass", "pass")
    assert (step(game), asked(game)) == ("story actions", (0, "action")), "actions come first"
    game.play("pass", "pass")
    assert (step(game), asked(game)) == ("active player commits", (0, "commit"))
    game.choose("done")
    assert game.state.active == 1
    assert step(game) == "refresh actions"


def test_the_end_of_turn_is_a_phase_without_actions() -> None:
    """coc/timing/end-of-story-phase/b"""
    assert PHASES[-2:] == ("story", "end")
    game = build(Side(play=[PAWN, BELL]), Side(play=[BELL]), step="last story actions")
    game.play("pass", "pass")
    assert [e.after for e in game.log if e.kind == "phase"][:2] == ["end", "beginning"]
    assert step(game) == "refresh actions"


@in_all_editions
def test_the_steps_of_the_story_phase(edition: str) -> None:
    """coc/timing/story-phase-chart-ccg: four action boxes, the first before anybody commits."""
    foe = lab_card("chart-foe", icons=(1, 1, 1, 1), skill=3)
    cheer = lab_card("cheer", response(on(events.STRUGGLE_WON), Say("hurrah")), type="support")
    game = build(
        Side(play=[foe, foe, cheer, BELL]), Side(play=[BELL, PAWN]), step="story phase begins", edition=edition
    )
    steps: list[tuple[str, str]] = []
    stories = [table(game).ref(uid) for uid in game.state.row]
    plan = iter([f"commit {foe} {stories[0]}", f"commit {foe}#2 {stories[1]}"])
    while game.state.active == 0:
        here = (step(game), kind_asked(game))
        if here not in steps:
            steps.append(here)
        offered = keys(game)
        if here == ("active player commits", "commit"):
            game.choose(next(plan, "done"))
        else:
            game.choose(next((key for key in ("pass", "done", "none") if key in offered), offered[0]))
    assert steps == [
        ("story actions", "action"),
        ("active player commits", "commit"),
        ("actions after attackers commit", "action"),
        ("defender commits", "commit"),
        ("actions after defenders commit", "action"),
        ("stories resolve", "resolve"),
        ("stories resolve", "arcane"),
        ("stories resolve", "investigation"),
        ("stories resolve", "response"),
        ("last story actions", "action"),
    ]
    trace = [e.kind for e in game.log if e.kind in ("story resolves", "struggle", "skill compared", "uncommitted")]
    one_story = ["story resolves", *["struggle"] * (len(trace) // 2 - 3), "skill compared"]
    assert trace[: len(one_story)] == one_story
    assert trace[-1] == "uncommitted"
    assert trace.count("uncommitted") == 2


def test_each_box_of_the_chart_comes_in_its_order() -> None:
    """coc/timing/framework-actions/b"""
    game = build(Side(play=[PAWN, BELL]), Side(play=[BELL]))
    pass_to(game, "refresh actions")
    phases = [entry.after for entry in game.log if entry.kind == "phase"]
    assert phases == ["story", "end", "beginning", "refresh"]


def test_a_turn_goes_through_every_phase() -> None:
    """coc/basics/4"""
    game = build(Side(play=[BELL]), Side(play=[BELL]), step="end of turn")
    for name in ("refresh actions", "draw actions", "resource actions", "operations", "story actions"):
        pass_to(game, name)
        assert (step(game), game.state.active, asked(game)) == (name, 1, (1, "action"))
