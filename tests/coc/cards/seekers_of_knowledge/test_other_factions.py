"""Ancient Ones, prophecies and the rest of Seekers of Knowledge."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    CHARACTER,
    Choose,
    CostChange,
    Draw,
    sacrifice,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import (
    BARE,
    BORE,
    FIGHT,
    FULL,
    IDLE,
    OAF,
    PAUSE,
    PAWN,
    event,
    lab_card,
    tool,
)
from tests.coc.look import (
    discard,
    hand,
    idle,
    keys,
    pass_to,
    side,
    state_of,
    step,
)
from tests.look import reasons

SET = "seekers-of-knowledge"
OFFER = event("sk-offer", sacrifice(), Choose(CHARACTER))
DEAR = lab_card("sk-dear", cost=3)
MIDDLING = lab_card("sk-middling", cost=2)
BRAVE = lab_card("sk-brave", keywords=(("willpower", 1),), icons=(1, 0, 0, 0))
ANCIENT = lab_card("sk-ancient", subtypes=("Ancient One",))

# ---- The Claret Knight

KNIGHT = f"{SET}/the-claret-knight"


@pytest.mark.parametrize("whose", [0, 1])
def test_the_claret_knight_is_readied_after_anybody_plays_a_tactic(whose: int) -> None:
    tactic = event("sk-tactic", Draw(), facts={"subtypes": ("Tactic",)})
    sides = [Side(play=[At(KNIGHT, exhausted=True), PAUSE]), Side(play=[PAUSE])]
    sides[whose] = Side(hand=[tactic], play=sides[whose].play)
    game = build(sides[0], sides[1], step="story actions")
    if whose:
        game.choose("pass")
    game.choose(f"play {tactic}")
    assert keys(game) == ["pass", f"use {KNIGHT}"]
    game.choose(f"use {KNIGHT}")
    assert state_of(game, KNIGHT) == "ready"
    assert idle(game)


def test_the_claret_knight_does_not_answer_another_event() -> None:
    lesson = event("sk-lesson", Draw())
    game = build(Side(hand=[lesson], play=[At(KNIGHT, exhausted=True), PAUSE]))
    game.choose(f"play {lesson}")
    assert (state_of(game, KNIGHT), keys(game)) == ("exhausted", IDLE)
    assert idle(game)


# ---- Cthylla

CTHYLLA = f"{SET}/cthylla"


def test_cthylla_has_an_opponent_sacrifice_as_costly_a_character() -> None:
    game = build(Side(play=[CTHYLLA, MIDDLING, PAUSE]), Side(play=[PAWN, DEAR, At(BORE, insane=True), MIDDLING]))
    game.choose(f"use {CTHYLLA}")
    assert keys(game) == [f"sacrifice {MIDDLING}", f"sacrifice {CTHYLLA}"]
    game.choose(f"sacrifice {MIDDLING}")
    assert keys(game) == [f"sacrifice {DEAR}", f"sacrifice {MIDDLING}"]
    game.choose(f"sacrifice {DEAR}")
    assert (discard(game, 0), discard(game, 1), keys(game)) == ([MIDDLING], [DEAR], IDLE)
    assert "its limit is used up" in reasons(game, f"use {CTHYLLA}")[0]
    assert idle(game)


def test_an_insane_character_sacrificed_to_cthylla_compares_with_nothing() -> None:
    """coc/example/2.26-cthylla"""
    game = build(Side(play=[CTHYLLA, At(PAWN, insane=True), PAUSE]), Side(play=[PAWN, DEAR]))
    game.choose(f"use {CTHYLLA}")
    game.choose(f"sacrifice {PAWN}")
    assert (discard(game, 0), discard(game, 1), keys(game)) == ([PAWN], [], IDLE)
    assert idle(game)


def test_cthylla_asks_nothing_of_an_opponent_without_characters() -> None:
    game = build(Side(play=[CTHYLLA, MIDDLING, PAUSE]))
    assert keys(game) == IDLE
    assert idle(game)


# ---- Por XV 14:19

POR = f"{SET}/por-xv-14-19"


def test_por_adds_the_top_of_the_discard_pile_to_two_domains() -> None:
    """Its own discarding pays for it, so it is the topmost card itself."""
    game = build(
        Side(hand=[POR, OFFER], play=[PAWN, PAUSE], discard=[DEAR, OAF], domains=["cthulhu:1", "", ""]),
        step="draw actions",
    )
    game.choose(f"play {POR}")
    game.choose(f"play {OFFER}")
    assert keys(game) == ["pass", f"use {POR}"]
    game.choose(f"use {POR}")
    assert keys(game) == [f"domain {number} {POR}" for number in (1, 2, 3)]
    game.choose(f"domain 2 {POR}")
    assert keys(game) == [f"domain {number} {OFFER}" for number in (1, 3)]
    game.choose(f"domain 3 {OFFER}")
    assert [domain["resources"] for domain in side(game, 0)["domains"]] == [["filler/cthulhu"], [POR], [OFFER]]
    assert (discard(game, 0), keys(game)) == ([DEAR, OAF, PAWN], IDLE)
    assert idle(game)


def test_a_prophecy_is_played_in_a_draw_phase_only() -> None:
    game = build(Side(hand=[POR], play=[PAUSE], domains=["cthulhu:1"]))
    assert keys(game) == IDLE
    assert "only during the draw phase" in reasons(game, f"play {POR}")[0]
    assert idle(game)


# ---- Hanyatl's 7:13

HANYATL = f"{SET}/hanyatls-7-13"


@pytest.mark.parametrize("third", [FIGHT, BARE])
def test_hanyatl_drives_a_character_insane_as_three_commit_together(third: str) -> None:
    game = build(
        Side(hand=[HANYATL], play=[PAWN, OAF, BRAVE, PAUSE], domains=["shub-niggurath:1"]),
        Side(play=[ANCIENT, At(BORE, insane=True)]),
        step="draw actions",
        stories=[FIGHT, BARE, FULL],
    )
    game.choose(f"play {HANYATL}")
    pass_to(game, "active player commits")
    game.choose(f"commit {PAWN} {FIGHT}")
    game.choose(f"commit {OAF} {FIGHT}")
    game.choose(f"commit {BRAVE} {third}")
    if third == BARE:
        assert step(game) == "actions after attackers commit"
        assert idle(game)
        return
    assert keys(game) == ["pass", f"use {HANYATL}"]
    game.choose(f"use {HANYATL}")
    assert keys(game) == [f"choose {OAF}", f"choose {PAWN}", f"choose {BRAVE}"]
    game.choose(f"choose {BRAVE}")
    assert (state_of(game, BRAVE), discard(game, 0)) == ("insane", [HANYATL])
    assert idle(game)


# ---- Carl Stanford

CARL = f"{SET}/carl-stanford"
BROTHER = lab_card("sk-brother", cost=3, faction="silver-twilight")
DISCOUNT = tool("sk-discount", CostChange(CHARACTER, -1))


def test_carl_stanford_keeps_the_costs_of_other_factions_up() -> None:
    game = build(
        Side(hand=[DEAR, BROTHER], play=[DISCOUNT, PAUSE], domains=["silver-twilight:2", "silver-twilight:3"]),
        Side(play=[CARL]),
    )
    assert keys(game) == [
        "pass",
        f"play {BROTHER} domain 1",
        f"play {BROTHER} domain 2",
        f"play {DEAR} domain 2",
        f"use {PAUSE}",
    ]
    assert idle(game)


def test_carl_stanford_takes_a_spell_or_ritual_back_once_a_turn() -> None:
    spell, rite, deed = (
        event(f"sk-{name}", Draw(), facts={"subtypes": (subtype,)})
        for name, subtype in (("charm", "Spell"), ("rite", "Ritual"), ("deed", "Tactic"))
    )
    game = build(Side(play=[CARL, PAUSE], discard=[spell, rite, deed], domains=["agency:1", "agency:1"]))
    game.choose(f"use {CARL} domain 1")
    assert keys(game) == [f"choose {spell}", f"choose {rite}"]
    game.choose(f"choose {rite}")
    assert (hand(game, 0), discard(game, 0)) == ([rite], [spell, deed])
    assert "its limit is used up" in reasons(game, f"use {CARL}")[0]
    assert idle(game)
