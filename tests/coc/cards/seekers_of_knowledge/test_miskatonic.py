"""Miskatonic University, Seekers of Knowledge."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.language import CAN_GO_INSANE, CHARACTER, Choose, go_insane
from orne.coc.position import Side, build
from tests.coc.laboratory import BARE, BOUNCE, FIGHT, FULL, GUN, IDLE, OAF, PAUSE, PAWN, event, lab_card, there
from tests.coc.look import (
    Coc,
    card,
    discard,
    hand,
    icons,
    idle,
    in_play,
    keys,
    said,
    skill,
    state_of,
    step,
    table,
    uid,
)

SET = "seekers-of-knowledge"
TORMENT = event("sk-torment", go_insane(), Choose(CHARACTER & CAN_GO_INSANE))
STUDENT = lab_card("sk-student", faction="miskatonic", skill=2)
GUIDE = lab_card("sk-guide", faction="miskatonic", subtypes=("Explorer",), skill=2)
STEEL = lab_card("sk-steel", keywords=(("invulnerability", 1),))


def struggles(game: Coc, story: str) -> list[int]:
    """The struggles at a story."""
    return values.struggles(table(game), uid(game, story))


# ---- Richard Pike

PIKE = f"{SET}/richard-pike"


def test_richard_pike_is_not_asked_when_somebody_else_goes_insane() -> None:
    game = build(Side(hand=[TORMENT], play=[PIKE, STUDENT, PAUSE]))
    game.choose(f"play {TORMENT}")
    game.choose(f"choose {STUDENT}")
    assert (state_of(game, STUDENT), keys(game)) == ("insane", IDLE)
    assert idle(game)


# ---- Matthew Alexander

MATTHEW = f"{SET}/matthew-alexander"


def test_matthew_alexander_comes_as_a_character_leaves_through_a_card_effect() -> None:
    game = build(Side(hand=[MATTHEW, BOUNCE], play=[GUIDE, PAUSE]), Side(play=[OAF]))
    assert skill(game, GUIDE) == 2
    game.choose(f"play {BOUNCE}")
    game.choose(f"choose {OAF}")
    assert keys(game) == ["pass", f"use {MATTHEW}"]
    game.choose(f"use {MATTHEW}")
    assert (in_play(game, 0), skill(game, GUIDE), skill(game, MATTHEW)) == ([GUIDE, PAUSE, MATTHEW], 3, 3)
    assert keys(game) == IDLE
    assert idle(game)


def test_matthew_alexander_comes_for_a_character_that_a_wound_destroys() -> None:
    """Whatever card deals the wound."""
    game = build(Side(hand=[MATTHEW], play=[STUDENT, GUN, PAUSE]), Side(play=[PAWN]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {PAWN}")
    assert (discard(game, 1), keys(game)) == ([PAWN], ["pass", f"use {MATTHEW}"])
    game.choose(f"use {MATTHEW}")
    assert (MATTHEW in in_play(game, 0), keys(game)) == (True, IDLE)
    assert idle(game)


def test_matthew_alexander_needs_a_miskatonic_card() -> None:
    game = build(Side(hand=[MATTHEW, BOUNCE], play=[PAWN, PAUSE]), Side(play=[OAF]))
    game.choose(f"play {BOUNCE}")
    game.choose(f"choose {OAF}")
    assert (hand(game, 0), keys(game)) == ([MATTHEW], IDLE)
    assert idle(game)


def test_matthew_alexander_does_not_come_for_a_character_that_is_played() -> None:
    game = build(Side(hand=[MATTHEW, PAWN], play=[STUDENT, PAUSE], domains=["agency:1"]))
    game.choose(f"play {PAWN} domain 1")
    assert (hand(game, 0), keys(game)) == ([MATTHEW], IDLE)
    assert idle(game)


# ---- Arctic Ethnologist

ETHNOLOGIST = f"{SET}/arctic-ethnologist"


def test_arctic_ethnologist_works_while_all_cards_are_of_the_faction() -> None:
    """coc/example/2.38-arctic-ethnologist"""
    game = build(Side(hand=[TORMENT], play=[ETHNOLOGIST, GUIDE, STUDENT]), Side(play=[GUIDE, PAUSE]))
    assert (icons(game, ETHNOLOGIST), icons(game, GUIDE)) == ([0, 1, 2, 1], [0, 0, 1, 0])
    assert (icons(game, GUIDE, 2), icons(game, STUDENT)) == ([0, 0, 0, 0], [0, 0, 0, 0])
    game.choose(f"play {TORMENT}")
    game.choose(f"choose {STUDENT}")
    assert (icons(game, ETHNOLOGIST), icons(game, GUIDE)) == ([0, 0, 1, 1], [0, 0, 0, 0])
    assert idle(game)


# ---- Alternative Historian

HISTORIAN = f"{SET}/alternative-historian"


def test_alternative_historian_draws_a_card_as_it_is_played() -> None:
    game = build(Side(hand=[HISTORIAN], play=[PAUSE], domains=["miskatonic:1"], deck=[PAWN, OAF]))
    game.choose(f"play {HISTORIAN} domain 1")
    assert hand(game, 0) == [PAWN]
    assert idle(game)


def test_alternative_historian_needs_a_card_to_discard() -> None:
    game = build(Side(play=[HISTORIAN, PAUSE]), stories=[FULL, FIGHT, BARE])
    assert keys(game) == IDLE
    assert idle(game)


# ---- Expert Testimony

TESTIMONY = f"{SET}/expert-testimony"


def test_expert_testimony_brings_nothing_where_its_witness_is_not() -> None:
    game = build(
        Side(hand=[TESTIMONY, BOUNCE], play=[there(PAWN), STUDENT, PAUSE], domains=["miskatonic:2"]),
        stories=[FIGHT, BARE, FULL],
        step="stories resolve",
    )
    game.choose(f"play {TESTIMONY} domain 1")
    game.choose(f"play {BOUNCE}")
    game.choose(f"choose {STUDENT}")
    assert struggles(game, FIGHT) == [1]
    assert idle(game)


def test_expert_testimony_needs_somebody_who_is_not_there_yet() -> None:
    game = build(
        Side(hand=[TESTIMONY], play=[there(STUDENT), PAUSE], domains=["miskatonic:2"]),
        stories=[FIGHT, BARE, FULL],
        step="stories resolve",
    )
    assert (step(game), hand(game, 0)) == ("last story actions", [TESTIMONY])
    assert idle(game)


# ---- Ipiutak

IPIUTAK = f"{SET}/ipiutak"


@pytest.mark.parametrize("victim", [OAF, PAWN])
def test_ipiutak_answers_only_where_one_of_your_characters_is_chosen(victim: str) -> None:
    game = build(Side(play=[IPIUTAK, GUN, PAWN, PAUSE]), Side(play=[OAF]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {victim}")
    assert keys(game) == (["pass", f"use {IPIUTAK}"] if victim == PAWN else IDLE)
    if victim == PAWN:
        game.choose(f"use {IPIUTAK}")
        assert card(game, OAF).wounds == 1
    assert (said(game), idle(game)) == ([], True)


def test_ipiutak_is_not_asked_where_there_is_no_other_target() -> None:
    game = build(Side(play=[IPIUTAK, GUN, PAWN, PAUSE]), Side(play=[STEEL]))
    game.choose(f"use {GUN}")
    assert (discard(game, 0), keys(game)) == ([PAWN], IDLE)
    assert idle(game)
