"""Miskatonic University's cards of The Yuggoth Contract that are about stories and struggles."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import FIGHT, FROM_HAND, FULL, IDLE, PAUSE, PAWN, lab_card
from tests.coc.look import (
    Coc,
    deck,
    discard,
    drained,
    idle,
    in_play,
    keys,
    pass_to_phase,
    skill,
    state_of,
    table,
    tokens,
    uid,
)
from tests.look import asked

SET = "the-yuggoth-contract/"
LIBRARY = lab_card("yi-library", type="story", struggles=(0, 0, 0, 1))
SLEUTH = lab_card("yi-sleuth", icons=(0, 0, 0, 3))
WITNESS = lab_card("yi-witness", icons=(0, 0, 0, 1))


def struggles(game: Coc, story: str) -> list[int]:
    """The struggles at a story."""
    return values.struggles(table(game), uid(game, story))


# ---- Under the Microscope

MICROSCOPE = f"{SET}under-the-microscope"


def examine(mine: list[str], theirs: list[str]) -> Coc:
    """A game with Under the Microscope played, in which everybody commits where they are listed: 1st, 2nd story."""
    game = build(
        Side(hand=[MICROSCOPE], play=[PAUSE, *mine], domains=["miskatonic:1"]),
        Side(play=theirs),
        stories=[LIBRARY, FIGHT],
        step="story actions",
    )
    game.choose(f"play {MICROSCOPE} domain 1")
    assert discard(game, 0) == [MICROSCOPE]
    while game.view(None)["step"] != "stories resolve":
        offered = keys(game)
        first = next((key for key in offered if key.startswith("commit") and key.endswith(LIBRARY)), None)
        game.choose(first or next(key for key in ("done", "pass") if key in offered))
    return game


def test_under_the_microscope_has_the_winner_of_investigation_ready_as_many_characters() -> None:
    game = examine([SLEUTH, PAWN], [WITNESS])
    assert keys(game) == ["none", f"place {LIBRARY}"]
    game.choose(f"place {LIBRARY}")
    assert asked(game)[0] == 0
    assert keys(game) == [f"choose {PAWN}", f"choose {SLEUTH}", f"choose {WITNESS}", "none"], "won by two icons"
    game.choose(f"choose {PAWN}")
    assert keys(game) == [f"choose {SLEUTH}", f"choose {WITNESS}", "done"]
    assert [each.template for each in game.why_not(f"choose {PAWN}")] == ["{} is chosen already"]
    game.choose(f"choose {SLEUTH}")
    assert [state_of(game, each) for each in (PAWN, SLEUTH, WITNESS)] == ["ready", "ready", "exhausted"]
    assert (tokens(game), idle(game)) == ([2, 0], True)


def test_under_the_microscope_serves_an_opponent_who_wins_as_well() -> None:
    game = examine([PAWN], [WITNESS])
    assert asked(game)[0] == 1
    game.choose(f"place {LIBRARY}")
    assert (asked(game)[0], keys(game)) == (1, [f"choose {PAWN}", f"choose {WITNESS}", "none"])
    game.choose("none")
    assert [state_of(game, each) for each in (PAWN, WITNESS)] == ["exhausted", "exhausted"]
    assert idle(game)


def test_under_the_microscope_is_played_in_your_story_phase_before_anybody_commits() -> None:
    side = Side(hand=[MICROSCOPE], play=[PAUSE], domains=["miskatonic:1"])
    assert keys(build(side, step="story actions")) == ["pass", f"play {MICROSCOPE} domain 1", f"use {PAUSE}"]
    for step in ("operations", "actions after attackers commit"):
        assert keys(build(side, step=step)) == IDLE
    assert keys(build(side, step="story actions", active=1)) == IDLE


# ---- Field Research Station

STATION = f"{SET}field-research-station"


@pytest.mark.parametrize(("how", "then"), [("gain", [0, 1, 2, 3, 3]), ("lose", [0, 1, 2])])
def test_the_field_research_station_adds_or_removes_an_investigation_struggle(how: str, then: list[int]) -> None:
    game = build(Side(play=[STATION, PAUSE], domains=["miskatonic:1"]), stories=[FIGHT, FULL])
    game.choose(f"use {STATION} domain 1")
    assert keys(game) == [f"choose {FIGHT}", f"choose {FULL}"]
    game.choose(f"choose {FULL}")
    assert keys(game) == ["gain Investigation", "lose Investigation"]
    game.choose(f"{how} Investigation")
    assert (struggles(game, FULL), struggles(game, FIGHT)) == (then, [1])
    assert (state_of(game, STATION), drained(game), keys(game), idle(game)) == ("exhausted", [True], IDLE, True)
    pass_to_phase(game, "story")
    assert struggles(game, FULL) == then, "it lasts until the end of the next phase"
    pass_to_phase(game, "refresh")
    assert struggles(game, FULL) == [0, 1, 2, 3]


def test_the_field_research_station_takes_no_struggle_that_is_not_there_and_is_paid() -> None:
    game = build(Side(play=[STATION, PAUSE], domains=["miskatonic:1"]), stories=[FIGHT, FULL])
    game.play(f"use {STATION} domain 1", f"choose {FIGHT}")
    assert struggles(game, FIGHT) == [1, 3]
    assert keys(build(Side(play=[STATION, PAUSE], domains=[""]))) == IDLE


# ---- Stone Calendar

CALENDAR = f"{SET}stone-calendar"


def test_the_stone_calendar_needs_a_success_token_of_yours() -> None:
    game = build(Side(play=[CALENDAR, PAUSE]), stories=[Story(FIGHT, (0, 3)), FULL])
    assert keys(game) == IDLE


# ---- Museum Curator

CURATOR = f"{SET}museum-curator"


def test_the_museum_curator_may_find_nothing() -> None:
    game = build(Side(hand=[FROM_HAND, CURATOR], play=[PAUSE], deck=["t-men", "shotgun", "patsy"]))
    game.play(f"play {FROM_HAND}", f"use {CURATOR}", "none")
    assert (in_play(game, 0), deck(game, 0)) == ([PAUSE, CURATOR], ["t-men", "shotgun", "patsy"])
    assert (keys(game), idle(game)) == (IDLE, True)


# ---- Uneasy Translator

TRANSLATOR = f"{SET}uneasy-translator"


def test_the_uneasy_translator_gives_skill_for_each_character_of_another_faction() -> None:
    game = build(
        Side(play=[TRANSLATOR, PAUSE, "steve-clarney", PAWN]),
        Side(play=["bag-man", "t-men", "triggerman", At("young-deep-one", insane=True)]),
    )
    game.choose(f"use {TRANSLATOR}")
    chosen = ["core/bag-man", "core/steve-clarney", "core/t-men", "core/triggerman", "core/young-deep-one", PAWN]
    assert keys(game) == [f"choose {each}" for each in (*chosen, TRANSLATOR)]
    game.choose("choose core/bag-man")
    assert skill(game, "bag-man") == 2 + 2 * 3, "of the Agency, and two of Miskatonic; a neutral or insane one has none"
    assert (state_of(game, TRANSLATOR), keys(game), idle(game)) == ("exhausted", IDLE, True)
    pass_to_phase(game, "story")
    assert skill(game, "bag-man") == 2, "without a duration it ends with the phase (coc/rule/1.4-duration-of-effects/a)"


def test_the_uneasy_translator_counts_as_it_resolves() -> None:
    game = build(Side(play=[TRANSLATOR, PAUSE, "bag-man"], hand=["t-men"], domains=["agency:5"]))
    game.play(f"use {TRANSLATOR}", "choose core/bag-man")
    assert skill(game, "bag-man") == 4
    game.play("play core/t-men domain 1", "choose core/t-men")
    assert skill(game, "bag-man") == 4
