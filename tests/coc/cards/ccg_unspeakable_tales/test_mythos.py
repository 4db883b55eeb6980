"""Unspeakable Tales: Cthulhu, Hastur and Yog-Sothoth, and cards that the Core Set prints again."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.language import CHARACTER, Choose, gain
from orne.coc.position import At, Side
from tests.coc.cards.ccg import ccg
from tests.coc.laboratory import GUN, IDLE, OAF, PAUSE, PAWN, event, lab_card, there
from tests.coc.look import (
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    state_of,
    table,
    uid,
)
from tests.look import asked

SET = "ccg-unspeakable-tales"

# ---- Cthulhu, High Priest of R'lyeh

CTHULHU = f"{SET}/cthulhu"
GRIM = lab_card("utm-grim", icons=(1, 0, 0, 0))
GRIMMER = lab_card("utm-grimmer", icons=(2, 1, 0, 0))


def test_cthulhu_takes_terror_from_all_others_and_maddens_his_story() -> None:
    """coc/errata/unspeakable-tales/r55-cthulhu"""
    game = ccg(
        Side(play=[there(CTHULHU), there(PAWN), PAUSE], domains=["neutral:1"]),
        Side(play=[there(GRIM), there(GRIMMER), OAF]),
        step="actions after defenders commit",
    )
    assert (icons(game, CTHULHU), icons(game, GRIM), icons(game, GRIMMER)) == ([2, 2, 1, 0], [0, 0, 0, 0], [1, 1, 0, 0])
    assert keys(game) == ["pass", f"use {CTHULHU} gained domain 1", "use lab/pause"]
    game.choose(f"use {CTHULHU} gained domain 1")
    assert keys(game) == [f"first {CTHULHU}", f"first {PAWN}"]
    game.choose(f"first {PAWN}")
    states = {card: state_of(game, card) for card in (CTHULHU, PAWN, GRIM, GRIMMER, OAF)}
    assert states == {CTHULHU: "exhausted", PAWN: "insane", GRIM: "insane", GRIMMER: "exhausted", OAF: "ready"}
    assert keys(game) == IDLE
    assert idle(game)


def test_cthulhu_has_no_action_away_from_stories() -> None:
    game = ccg(Side(play=[CTHULHU, PAUSE], domains=["neutral:1"]), Side(play=[PAWN]))
    assert keys(game) == IDLE


# ---- Forgotten Isle

ISLE = f"{SET}/forgotten-isle"


@pytest.mark.parametrize(("answer", "state", "toughness"), [("yes", "ready", 2), ("no", "exhausted", 0)])
def test_its_controller_may_leave_the_isle_exhausted(answer: str, state: str, toughness: int) -> None:
    game = ccg(Side(play=[ISLE, PAUSE]), Side(play=[OAF]))
    game.choose(f"use {ISLE}")
    pass_to_phase(game, "refresh")
    pass_to_phase(game, "story")
    pass_to_phase(game, "refresh")
    assert (asked(game), keys(game)) == ((0, "yes or no"), ["no", "yes"])
    game.choose(answer)
    assert (state_of(game, ISLE), values.toughness(table(game), uid(game, OAF))) == (state, toughness)
    assert idle(game)


# ---- Hastur, the Unspeakable

HASTUR = f"{SET}/hastur"
DEAR_EVENT = event("utm-dear", gain(skill=1), Choose(CHARACTER), facts={"cost": 5})


def test_hastur_looks_at_a_hand_and_discards_a_card_that_is_not_a_character() -> None:
    game = ccg(Side(play=[HASTUR, PAUSE], domains=["neutral:1"]), Side(hand=[PAWN, DEAR_EVENT, GUN]))
    game.choose(f"use {HASTUR} domain 1")
    assert keys(game) == sorted([f"choose {DEAR_EVENT}", f"choose {GUN}"])
    game.choose(f"choose {GUN}")
    assert (discard(game, 1), sorted(hand(game, 1))) == ([GUN], sorted([PAWN, DEAR_EVENT]))
    assert keys(game) == IDLE
    assert idle(game)


def test_hastur_finds_only_characters_and_discards_none() -> None:
    game = ccg(Side(play=[HASTUR, PAUSE], domains=["neutral:1"]), Side(hand=[PAWN]))
    game.choose(f"use {HASTUR} domain 1")
    assert (hand(game, 1), drained(game), state_of(game, HASTUR)) == ([PAWN], [True], "exhausted")
    assert keys(game) == IDLE
    assert idle(game)


def test_there_is_nothing_to_look_at_in_an_empty_hand() -> None:
    game = ccg(Side(play=[HASTUR, PAUSE], domains=["neutral:1"]))
    assert keys(game) == IDLE


# ---- Lair of the Deep Ones

LAIR = f"{SET}/lair-of-the-deep-ones"
WEAK = lab_card("utm-weak", skill=0)


def test_an_exhausted_lair_takes_nobody() -> None:
    game = ccg(Side(play=[At(LAIR, exhausted=True), WEAK, PAUSE]), step="draw")
    assert (discard(game, 0), in_play(game, 0)) == ([], [LAIR, WEAK, "lab/pause"])


def test_the_lair_does_not_answer_the_opponents_draw() -> None:
    game = ccg(Side(play=[LAIR, WEAK, PAUSE]), active=1, step="draw")
    assert (discard(game, 0), state_of(game, LAIR)) == ([], "ready")


# ---- Seal of Isis

SEAL = f"{SET}/seal-of-isis"
MOUND = "ccg-arkham-edition/red-gate-mound"


def test_what_costs_nothing_is_overpaid_only_once_it_costs_something() -> None:
    """coc/example/2.14-seal-of-isis"""
    game = ccg(Side(hand=[SEAL], play=[PAUSE], domains=["neutral:1", "yog-sothoth:2"]))
    assert keys(game) == ["pass", f"play {SEAL}", "use lab/pause"]
    game = ccg(Side(hand=[SEAL], play=[MOUND, PAUSE], domains=["neutral:1", "yog-sothoth:2"]))
    assert keys(game) == ["pass", f"play {SEAL} domain 2", "use lab/pause"]
    game.choose(f"play {SEAL} domain 2")
    assert drained(game) == [False, True]
    assert keys(game) == IDLE
    assert idle(game)
