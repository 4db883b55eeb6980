"""Arkham Edition: neutral cards, and cards that the Core Set prints again."""

from __future__ import annotations

from orne.coc.language import THIS_ENTERS_PLAY, Draw, forced
from orne.coc.position import FILLER, At, Side, Story
from tests.coc.cards.ccg import ccg
from tests.coc.laboratory import BARE, IDLE, OAF, PAUSE, PAWN, lab_card, there, tool
from tests.coc.look import (
    hand,
    idle,
    in_play,
    keys,
    state_of,
    tokens,
)
from tests.look import reasons

SET = "ccg-arkham-edition"
ROW = [BARE, "core/ancient-apocrypha", "core/dreamwalkers"]
GREAT = lab_card("aen-great", subtypes=("Ancient One",), icons=(2, 0, 0, 0))

# ---- I Am It And It Is I

I_AM_IT = f"{SET}/i-am-it-and-it-is-i"


def test_without_an_ancient_one_at_a_story_nothing_can_be_chosen() -> None:
    game = ccg(
        Side(hand=[I_AM_IT], play=[GREAT, there(PAWN), PAUSE], domains=["neutral:2"]),
        stories=ROW,
        step="actions after defenders commit",
    )
    assert keys(game) == IDLE
    assert reasons(game, f"play {I_AM_IT}") == [
        "there is no legal target: choose a story to which an Ancient One character is committed: "
        "coc/rule/1.9-choosing-targets/b"
    ]


# ---- The Orient Express

EXPRESS = f"{SET}/the-orient-express"


def test_the_orient_express_readies_an_exhausted_character() -> None:
    game = ccg(Side(play=[EXPRESS, At(PAWN, exhausted=True), PAUSE], domains=["neutral:1"]), Side(play=[OAF]))
    game.choose(f"use {EXPRESS} domain 1")
    assert (state_of(game, PAWN), state_of(game, EXPRESS)) == ("ready", "exhausted")
    assert keys(game) == IDLE
    assert idle(game)


def test_the_orient_express_does_not_leave_for_the_ready() -> None:
    game = ccg(Side(play=[EXPRESS, PAWN, PAUSE], domains=["neutral:1"]))
    assert keys(game) == IDLE


# ---- To See Another Day

ANOTHER_DAY = f"{SET}/to-see-another-day"
NIGHT = tool("aen-night", subtypes=("Night",), keywords=(("night", 1),))
DAY = tool("aen-day", subtypes=("Day",), keywords=(("day", 1),))


def test_another_day_ends_the_night_and_brings_a_card_more_each_turn() -> None:
    """coc/errata/arkham-edition/r239-to-see-another-day"""
    game = ccg(
        Side(hand=[ANOTHER_DAY], play=[NIGHT, DAY, PAUSE], domains=["neutral:3"]),
        Side(play=[NIGHT]),
    )
    game.choose(f"play {ANOTHER_DAY} domain 1")
    assert (in_play(game, 0), in_play(game, 1)) == ([DAY, "lab/pause", ANOTHER_DAY], [])
    assert keys(game) == IDLE
    assert idle(game)


def test_another_day_is_only_for_its_controller() -> None:
    for seat, drawn in ((0, 3), (1, 2)):
        game = ccg(
            Side(play=[ANOTHER_DAY, PAUSE], deck=[FILLER] * 9),
            Side(play=[PAUSE], deck=[FILLER] * 9),
            active=seat,
            step="draw",
        )
        assert len(hand(game, seat)) == drawn
        assert idle(game)


# ---- True Magick

MAGICK = f"{SET}/true-magick"
STRONG = lab_card("aen-strong", skill=4)
THREE = lab_card("aen-three", skill=3)


def test_true_magick_is_not_offered_where_you_are_only_stronger() -> None:
    game = ccg(
        Side(play=[there(STRONG), MAGICK, PAUSE]),
        Side(play=[there(THREE)]),
        stories=ROW,
        step="stories resolve",
    )
    assert (tokens(game), keys(game)) == ([1, 0], IDLE)


def test_true_magick_answers_an_unopposed_success_but_not_once_the_story_is_won() -> None:
    game = ccg(Side(play=[there(PAWN), MAGICK, PAUSE]), stories=ROW, step="stories resolve")
    assert keys(game) == ["pass", f"use {MAGICK}"]
    game = ccg(Side(play=[there(PAWN), MAGICK, PAUSE]), stories=[Story(BARE, (3, 0)), *ROW[1:]], step="stories resolve")
    assert keys(game) == IDLE


# ---- Power Drain

DRAIN = f"{SET}/power-drain"
ARRIVAL = lab_card("aen-arrival", forced(THIS_ENTERS_PLAY, Draw()), cost=0)


def test_power_drain_is_not_offered_against_a_forced_response() -> None:
    game = ccg(Side(hand=[ARRIVAL], play=[PAUSE]), Side(hand=[DRAIN], domains=["hastur:2"]))
    game.choose(f"play {ARRIVAL}")
    assert len(hand(game, 0)) == 1
    assert keys(game) == IDLE
    assert idle(game)
