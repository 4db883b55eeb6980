"""Neutral cards, Forgotten Lore."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import CostChange
from orne.coc.language import CHARACTER, everything, gain
from orne.coc.position import FILLER, At, Side, Story, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, MIND, PAUSE, PAWN, event, lab_card, there
from tests.coc.look import (
    Coc,
    deck,
    discard,
    icons,
    idle,
    in_play,
    keys,
    skill,
    state_of,
    table,
    tokens,
    tokens_by_story,
    uid,
)
from tests.look import asked, reasons

SET = "forgotten-lore"
LCG = pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
STORIES = [BARE, FIGHT, MIND]

# ---- Student of the Profane

STUDENT = f"{SET}/student-of-the-profane"
CHEAP = lab_card("fl-bargain", CostChange(CHARACTER, -1, minimum=1), type="support", cost=0)


@pytest.mark.parametrize("cheap", [True, False])
def test_student_of_the_profane_profits_when_an_opponent_pays_less(cheap: bool) -> None:
    game = build(
        Side(hand=["peeler"], play=[PAUSE, *([CHEAP] if cheap else [])], domains=["agency:3"]),
        Side(play=[STUDENT]),
        stories=STORIES,
    )
    game.choose("play core/peeler domain 1")
    if cheap:
        assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {STUDENT}"])
        game.choose(f"use {STUDENT}")
        assert keys(game) == ["choose lab/bare-story", "choose lab/combat-story", "choose lab/mind-story"]
        game.choose("choose lab/bare-story")
        assert tokens(game) == [0, 1]
    assert keys(game) == IDLE
    assert idle(game)


# ---- Ghost of Perdition

GHOST = f"{SET}/ghost-of-perdition"


def test_a_ghost_that_is_a_character_is_no_curse_and_haunts_not_itself() -> None:
    game = build(Side(play=[GHOST, PAUSE], domains=["agency:2"]))
    assert not values.has_subtype(table(game), uid(game, GHOST), "Curse")
    assert keys(game) == IDLE


# ---- Mentor to Vaughn

MENTOR = f"{SET}/mentor-to-vaughn"


def test_mentor_to_vaughn_exhausts_the_weak() -> None:
    game = build(
        Side(play=[MENTOR, PAUSE], domains=["agency:1"]), Side(play=[PAWN, At("peeler", exhausted=True), "cthulhu"])
    )
    game.choose(f"use {MENTOR} domain 1")
    assert keys(game) == ["choose core/peeler", f"choose {PAWN}"]
    game.choose(f"choose {PAWN}")
    assert (state_of(game, PAWN), keys(game)) == ("exhausted", IDLE)
    assert idle(game)
    assert keys(build(Side(play=[MENTOR, PAUSE], domains=["agency:1"]), Side(play=["cthulhu"]))) == IDLE


# ---- Broken Space, Broken Time

BROKEN = f"{SET}/broken-space-broken-time"
BOKRUG = f"{SET}/bokrug"
TITAN = lab_card("fl-titan", cost=7, subtypes=("Ancient One",))


def test_broken_space_broken_time_lets_each_player_find_an_ancient_one() -> None:
    game = build(
        Side(hand=[BROKEN], play=[PAUSE], domains=["agency:4"], deck=[FILLER, BOKRUG, TITAN, FILLER]),
        Side(deck=[FILLER, BOKRUG, FILLER]),
    )
    game.choose(f"play {BROKEN} domain 1")
    assert (asked(game)[0], keys(game)) == (0, ["no", "yes"])
    game.choose("yes")
    assert keys(game) == ["nothing", f"take {BOKRUG}"]
    game.choose(f"take {BOKRUG}")
    assert (asked(game)[0], keys(game)) == (1, ["no", "yes"])
    game.choose("no")
    assert (in_play(game, 0), in_play(game, 1)) == ([PAUSE, BOKRUG], [])
    assert (len(deck(game, 0)), deck(game, 1)[1], keys(game)) == (3, BOKRUG, IDLE)
    assert idle(game)


def test_broken_space_broken_time_waits_for_your_operations_phase() -> None:
    game = build(Side(hand=[BROKEN], play=[PAUSE], domains=["agency:4"]), step="story actions", stories=STORIES)
    assert keys(game) == IDLE
    assert reasons(game, f"play {BROKEN}")


# ---- Whateley's Diary

DIARY = f"{SET}/whateleys-diary"


def read(*mine: At, tokens_there: tuple[int, int, int] = (2, 1, 0), edition: str = "lcg-4") -> Coc:
    """Whateley's Diary in play, with success tokens on the stories; the opponent has one on each."""
    return build(
        Side(play=[PAWN, At(DIARY, on=PAWN), *mine, PAUSE], domains=["agency:4"]),
        stories=[Story(story, (number, 1)) for story, number in zip(STORIES, tokens_there, strict=True)],
        edition=edition,
    )


def test_whateleys_diary_deals_your_tokens_over_the_stories() -> None:
    game = read()
    game.choose(f"use {DIARY} domain 1")
    for _ in range(3):
        assert keys(game) == ["put lab/bare-story", "put lab/combat-story", "put lab/mind-story"]
        game.choose("put lab/mind-story")
    assert tokens_by_story(game) == {BARE: (0, 1), FIGHT: (0, 1), MIND: (3, 1)}
    assert (discard(game, 0), keys(game)) == ([DIARY], IDLE)
    assert idle(game)


def test_five_of_them_in_one_place_win_a_story() -> None:
    game = read(tokens_there=(2, 2, 1))
    game.choose(f"use {DIARY} domain 1")
    for _ in range(5):
        game.choose("put lab/combat-story")
    assert len(game.state.won[0]) == 1


# ---- Alaskan Sledge Dog

DOG = f"{SET}/alaskan-sledge-dog"
WHITE_OUT = f"{SET}/white-out"
FROST = event("fl-frost", gain(everything(CHARACTER), skill=-1), facts={"subtypes": ("Polar",)})
WIND = event("fl-wind", gain(everything(CHARACTER), skill=-1))


def test_each_sledge_dog_is_stronger_for_each_sledge_dog() -> None:
    game = build(Side(play=[DOG, DOG, PAUSE]), Side(play=[DOG]))
    assert (skill(game, DOG), icons(game, DOG)) == (4, [0, 3, 0, 0])


@LCG
def test_sledge_dogs_do_not_mind_polar_events(edition: str) -> None:
    """coc/example/2.36-alaskan-sledge-dog"""
    for storm, left in ((FROST, 2), (WIND, 1)):
        game = build(Side(hand=[storm], play=[DOG, "t-men", PAUSE]), edition=edition)
        before = skill(game, "t-men")
        game.choose(f"play {storm}")
        assert (skill(game, DOG), skill(game, "t-men")) == (left, before - 1)
        assert idle(game)
    game = build(
        Side(play=[there(DOG), there(PAWN)]),
        Side(hand=[WHITE_OUT], play=[PAUSE], domains=["hastur:2"]),
        stories=STORIES,
        step="actions after attackers commit",
        edition=edition,
    )
    game.choose(f"play {WHITE_OUT} domain 1")
    assert keys(game) == IDLE


def test_a_polar_event_has_no_target_where_only_a_sledge_dog_is_committed() -> None:
    """coc/example/2.36-alaskan-sledge-dog"""
    game = build(
        Side(play=[there(DOG)]),
        Side(hand=[WHITE_OUT], play=[PAUSE], domains=["hastur:2"]),
        stories=STORIES,
        step="actions after attackers commit",
    )
    assert keys(game) == IDLE
    assert reasons(game, f"play {WHITE_OUT}")
