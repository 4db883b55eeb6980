"""Cards of Summons of the Deep that turn into something else, or take somebody elsewhere."""

from __future__ import annotations

import pytest

from orne.coc.abilities import action
from orne.coc.language import CHARACTER, YOURS, ExhaustThis, opponent, pick, sacrifice
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, FIGHT, GUN, IDLE, MIND, PAUSE, PAWN, lab_card, there
from tests.coc.look import Coc, card, discard, idle, in_play, keys, seen, state_of, uid
from tests.look import asked

SET = "summons-of-the-deep"
LCG = pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
TERRIER = lab_card("sd-terrier", icons=(0, 1, 0, 0), skill=1)
FRIGHT = lab_card("sd-fright", icons=(2, 0, 0, 0))

# ---- Expendable Muscle

MUSCLE = f"{SET}/expendable-muscle"


def test_expendable_muscle_is_not_wounded_but_attached_and_hardens_whoever_has_it() -> None:
    game = build(Side(play=[GUN, PAUSE]), Side(play=[MUSCLE, PAWN, "peeler"]))
    game.choose("use lab/gun")
    game.choose(f"choose {MUSCLE}")
    assert (asked(game)[0], keys(game)) == (1, ["attach to core/peeler", f"attach to {PAWN}"])
    game.choose(f"attach to {PAWN}")
    assert (card(game, MUSCLE).host, card(game, MUSCLE).wounds) == (uid(game, PAWN), 0)
    assert seen(game, PAWN)["keywords"] == ["toughness +1", "willpower"]
    assert (discard(game, 1), keys(game)) == ([], IDLE)
    assert idle(game)


def test_expendable_muscle_escapes_madness_in_the_same_way() -> None:
    game = build(
        Side(play=[there(FRIGHT), PAUSE]),
        Side(play=[there(MUSCLE), PAWN]),
        stories=[MIND, BARE, FIGHT],
        step="stories resolve",
    )
    assert (card(game, MUSCLE).host, card(game, MUSCLE).story) == (uid(game, PAWN), -1)
    assert state_of(game, PAWN) == "ready"
    assert keys(game) == IDLE
    assert idle(game)


def test_with_nobody_to_be_attached_to_expendable_muscle_is_wounded() -> None:
    game = build(Side(play=[GUN, PAUSE]), Side(play=[MUSCLE]))
    game.choose("use lab/gun")
    assert (discard(game, 1), keys(game)) == ([MUSCLE], IDLE)
    assert idle(game)


# ---- Eat the Dead

EAT = f"{SET}/eat-the-dead"
ALTAR = lab_card(
    "sd-altar", action(opponent(sacrifice(pick(CHARACTER & YOURS))), cost=ExhaustThis()), type="support", cost=0
)


def struck(edition: str, *, sacrificed: bool = False) -> Coc:
    """A bearer of Eat the Dead is about to be wounded, or is sacrificed."""
    game = build(
        Side(play=[ALTAR if sacrificed else GUN, PAUSE]),
        Side(play=[PAWN, At(EAT, on=PAWN)], domains=["hastur:1", "", "hastur:2"]),
        edition=edition,
    )
    game.choose(f"use {ALTAR if sacrificed else GUN}")
    return game


@LCG
def test_who_is_not_eaten_is_destroyed(edition: str) -> None:
    game = struck(edition)
    game.choose("pass")
    assert (in_play(game, 1), discard(game, 1), keys(game)) == ([], [PAWN, EAT], IDLE)
    assert idle(game)


# ---- Military Bike

BIKE = f"{SET}/military-bike"
QUIET = lab_card("sd-quiet", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
CALM = lab_card("sd-calm", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))


@LCG
def test_a_defender_does_not_ride_where_nobody_attacks(edition: str) -> None:
    """coc/faq/military-bike-defender"""
    game = build(
        Side(play=[there(TERRIER), PAUSE]),
        Side(play=[there("t-men"), At(BIKE, on="t-men"), there(PAWN, 1)]),
        stories=[BARE, QUIET, CALM],
        step="stories resolve",
        edition=edition,
    )
    assert (keys(game), state_of(game, BIKE)) == (IDLE, "ready")
    assert idle(game)


@LCG
def test_without_another_story_with_characters_the_bike_stays(edition: str) -> None:
    game = build(
        Side(play=[there("t-men"), At(BIKE, on="t-men"), PAUSE]),
        stories=[BARE, QUIET, CALM],
        step="stories resolve",
        edition=edition,
    )
    assert (keys(game), state_of(game, BIKE)) == (IDLE, "ready")
