"""Miskatonic University's cards of The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import drained, hand, idle, in_play, keys, state_of
from tests.look import asked, reasons

HALL = "the-yuggoth-contract/derby-hall"
PUPIL = lab_card("dh-pupil", subtypes=("Student",))
DEAN = lab_card("dh-dean", subtypes=("Faculty",))
USE = f"use {HALL} domain 1"


def test_derby_hall_returns_a_student_or_faculty_that_is_yours() -> None:
    game = build(
        Side(play=[HALL, PUPIL, "dr-ali-kafour", PAUSE, At(DEAN, owner=1)], domains=["miskatonic:1"]),
        Side(play=[DEAN, At(PUPIL, owner=0)]),
    )
    assert keys(game) == ["pass", f"use {PAUSE}", USE]
    game.choose(USE)
    assert asked(game) == (0, "return")
    assert keys(game) == [f"return {PUPIL}", f"return {PUPIL}#2"], "whoever controls it, it goes to its owner"
    game.choose(f"return {PUPIL}#2")
    assert (hand(game, 0), in_play(game, 1)) == ([PUPIL], [f"{DEAN}#2"])
    assert (state_of(game, HALL), drained(game)) == ("exhausted", [True])
    assert idle(game)


def test_derby_hall_is_not_offered_for_another_players_cards_nor_unpaid() -> None:
    game = build(Side(play=[HALL, PAUSE, At(DEAN, owner=1)], domains=["miskatonic:1"]), Side(play=[PUPIL]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
    assert reasons(game, "use Derby Hall") == ["it would change nothing now: coc/faq/no-if-able-must-resolve-whole"]
    game = build(Side(play=[HALL, PAUSE, DEAN], domains=[""]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
    game = build(Side(play=[At(HALL, exhausted=True), PAUSE, DEAN], domains=["miskatonic:1"]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
