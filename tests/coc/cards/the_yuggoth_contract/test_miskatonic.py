"""Miskatonic University's cards of The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import drained, hand, icons, idle, in_play, keys, state_of, tokens
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


GLASSES = "the-yuggoth-contract/broken-glasses"
READER = lab_card("yc-reader", icons=(0, 1, 0, 3))


def test_broken_glasses_take_two_investigation_icons_from_their_bearer() -> None:
    game = build(
        Side(hand=[GLASSES], play=[PAUSE], domains=["miskatonic:1", "miskatonic:1", ""]),
        Side(play=["bag-man", READER]),
    )
    assert keys(game) == ["pass", f"play {GLASSES}", "use lab/pause"]
    game.choose(f"play {GLASSES}")
    assert keys(game) == ["attach core/bag-man", f"attach {READER}"]
    game.choose(f"attach {READER}")
    assert icons(game, READER) == [0, 1, 0, 1]
    assert icons(game, "bag-man") == [0, 2, 0, 1]
    assert in_play(game, 0) == [PAUSE, GLASSES]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


def test_broken_glasses_leave_no_fewer_than_no_icons() -> None:
    game = build(Side(play=[At(GLASSES, on="core/bag-man")]), Side(play=["bag-man"]))
    assert icons(game, "bag-man") == [0, 2, 0, 0]


def test_broken_glasses_need_two_resources_of_the_faction_and_a_character() -> None:
    """Steadfast, and something to be attached to."""
    game = build(Side(hand=[GLASSES], play=[PAUSE], domains=["miskatonic:1"]), Side(play=["bag-man"]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[GLASSES], play=[PAUSE], domains=["miskatonic:2"]))
    assert keys(game) == ["pass", "use lab/pause"]


def test_a_struggle_is_lost_for_broken_glasses() -> None:
    story = lab_card("yc-library", type="story", struggles=(0, 0, 0, 1))
    game = build(
        Side(play=[At(GLASSES, on="core/bag-man"), At(READER, story=0, exhausted=True), PAUSE]),
        Side(play=[At("bag-man", story=0, exhausted=True)]),
        stories=[story, "dreamwalkers", "frozen-in-time"],
        active=1,
        step="stories resolve",
    )
    assert keys(game) == ["none", f"place {story}"]
    game.choose(f"place {story}")
    assert tokens(game) == [1, 1]
    assert keys(game) == ["pass", "use lab/pause"]
