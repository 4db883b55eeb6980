"""What is to be sacrificed at the end of a phase, when somebody else has taken control of it by then."""

from __future__ import annotations

import pytest

from orne.coc.language import CHARACTER, SUPPORT, Choose, ExhaustThis, action, take_control
from orne.coc.position import At, Side, build
from tests.coc.laboratory import GUN, PAUSE, PAWN, in_all_editions, lab_card, tool
from tests.coc.look import Coc, card, entries, keys, step, zone

SET = "the-yuggoth-contract"
DRUNKEN, FORGIVENESS, INTERVENTION = f"{SET}/drunken-hallucinations", f"{SET}/forgiveness", f"{SET}/intervention"
TOMBS = "ccg-eldritch-edition/seduction-of-the-tombs"
CHART, GHOST = "ancient-relics/eon-chart", "forgotten-lore/ghost-of-perdition"
ANYTHING = Choose(CHARACTER | SUPPORT)
STEALS = tool("sl-steals", action(take_control("ever"), ANYTHING, cost=ExhaustThis()))
BORROWS = tool("sl-borrows", action(take_control("phase"), ANYTHING, cost=ExhaustThis()))
FIEND = lab_card("sl-fiend", cost=3, subtypes=("Monster",), faction="miskatonic")
SECOND = lab_card("sl-second", cost=3, subtypes=("Monster",))

CASES = {
    "drunken-hallucinations": (DRUNKEN, FIEND, [f"play {DRUNKEN} domain 1"]),
    "intervention": (INTERVENTION, INTERVENTION, [f"play {INTERVENTION} domain 1"]),
    "seduction-of-the-tombs": (TOMBS, FIEND, [f"play {TOMBS} domain 1"]),
    "eon-chart": (CHART, PAWN, [f"use {CHART}", "pick core/dreamwalkers", "name Terror"]),
}
in_each_case = pytest.mark.parametrize("case", list(CASES))


def begun(case: str, thief: str, edition: str) -> Coc:
    """A card is to be sacrificed as the story phase ends, and then the opponent takes it."""
    event, taken, answers = CASES[case]
    game = build(
        Side(
            hand=[] if event == CHART else [event, FIEND],
            play=[PAWN, *([At(CHART, on=PAWN)] if event == CHART else ())],
            domains=["miskatonic:2" if event == TOMBS else "agency:2"],
        ),
        Side(play=[thief, PAUSE]),
        step="story actions",
        edition=edition,
    )
    game.play(*answers, f"use {thief}")
    game.choose(f"choose {taken}")
    assert card(game, taken).controller == 1
    return game


def phase_over(game: Coc) -> Coc:
    """Nobody does anything until the phase is over."""
    for _ in range(20):
        if game.state.active == 1 or game.decision is None:
            return game
        offered = keys(game)
        game.choose(next((word for word in ("pass", "done") if word in offered), offered[0]))
    raise AssertionError(step(game))


@in_each_case
@in_all_editions
def test_nobody_sacrifices_what_another_has_taken_for_good(case: str, edition: str) -> None:
    taken = CASES[case][1]
    game = phase_over(begun(case, STEALS, edition))
    assert (zone(game, taken), card(game, taken).controller, entries(game, "sacrificed")) == ("play", 1, [])
    if (
        case == "eon-chart"
    ):  # in the oldest edition it does not stay on another's character (coc/rule/2.33-attachments/c)
        assert zone(game, CHART) == ("discard" if edition == "ccg-2.0" else "deck")


@in_each_case
@in_all_editions
def test_what_was_borrowed_for_the_phase_is_back_by_then(case: str, edition: str) -> None:
    taken = CASES[case][1]
    game = phase_over(begun(case, BORROWS, edition))
    assert zone(game, taken) == "discard"
    assert [each[:2] for each in entries(game, "sacrificed")] == [(taken, 0)]


@in_all_editions
def test_those_borrowed_and_those_not_go_together(edition: str) -> None:
    """coc/rule/1.7-simultaneous-effects/c: the second delayed effect is younger than the borrowing."""
    game = build(
        Side(hand=[DRUNKEN, DRUNKEN, FIEND, SECOND], play=[PAWN, PAWN], domains=["agency:1", "agency:1"]),
        Side(play=[BORROWS, PAUSE]),
        step="story actions",
        edition=edition,
    )
    game.play(f"play {DRUNKEN} domain 1", f"insane {PAWN}", f"put {FIEND}", f"use {BORROWS}", f"choose {FIEND}")
    game.play(f"play {DRUNKEN} domain 2")
    phase_over(game)
    assert sorted(each[:2] for each in entries(game, "sacrificed")) == [(FIEND, 0), (SECOND, 0)]


@in_all_editions
def test_a_borrowed_character_that_was_forgiven_goes_back_alive(edition: str) -> None:
    """The end of the phase ends the borrowing, and then who forgave no longer controls it."""
    game = build(
        Side(play=[BORROWS, PAUSE], hand=[FORGIVENESS]), Side(play=[PAWN, GUN]), step="story actions", edition=edition
    )
    game.play(f"use {BORROWS}", f"choose {PAWN}", f"use {GUN}", f"play {FORGIVENESS}")
    phase_over(game)
    assert (zone(game, PAWN), card(game, PAWN).controller, entries(game, "sacrificed")) == ("play", 1, [])


@in_all_editions
def test_a_forgiven_character_that_is_taken_for_good_stays(edition: str) -> None:
    game = build(
        Side(play=[STEALS, GUN, PAUSE]), Side(play=[PAWN], hand=[FORGIVENESS]), step="story actions", edition=edition
    )
    game.play(f"use {GUN}", f"play {FORGIVENESS}", f"use {STEALS}", f"choose {PAWN}")
    phase_over(game)
    assert (zone(game, PAWN), card(game, PAWN).controller, entries(game, "sacrificed")) == ("play", 0, [])


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_a_ghost_that_is_taken_for_good_stays_attached(edition: str) -> None:
    game = build(
        Side(play=[GHOST, PAWN], domains=["agency:2"]),
        Side(play=[STEALS, PAUSE]),
        step="story actions",
        edition=edition,
    )
    game.play(f"use {GHOST} domain 1", f"use {STEALS}", f"choose {GHOST}")
    phase_over(game)
    assert (zone(game, GHOST), card(game, GHOST).controller, entries(game, "sacrificed")) == ("play", 1, [])
