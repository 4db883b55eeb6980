"""Investigators who share a screen commit cards to a test in one answer; at screens of their own each is asked."""

from __future__ import annotations

from tests.arkham.look import in_turn
from tests.table.look import asked, handle, keys, people, refusal, said

from orne.arkham.position import Inv, Place, build
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import Settings

ONE_SCREEN = Settings(one_screen=True)
STUDY = [Place("study", clues=3)]


def investigating(settings: Settings = ONE_SCREEN, *players: str, **hands: list[str]) -> Room:
    """Roland, with Agnes and Wendy beside him, is asked what he commits to his investigation."""
    people_there = [
        Inv(hand=hands.get("roland", ["perception", "flashlight"])),
        Inv("core/agnes-baker", hand=hands.get("agnes", ["scrying", "perception", "guts"])),
    ]
    if "wendy" in hands:
        people_there.append(Inv("core/wendy-adams", hand=hands["wendy"]))
    game = build(*people_there, locations=STUDY, bag=["0"])
    room = Room(game, players or [HUMAN] * len(people_there), settings)
    room.answer(0, "investigate core/study")
    return room


def test_cards_of_several_hands_on_one_screen_are_committed_in_one_answer() -> None:
    room = investigating(roland=["flashlight", "hyperawareness"])
    beside = room.page(1).beside
    assert [each.key for each in beside.options] == ["commit core/scrying", "commit core/perception"]
    assert (beside.q, beside.max) == (asked(room).id, 1)
    test = room.page(0).test
    assert (test.last, test.alone, test.then) == (True, True, "Reveal a token"), "nobody else is asked"
    room.answer(0, {"q": asked(room).id, "is": [0, 1], "beside": [[1, [0]]]})
    assert (room.asked, asked(room).kind) == (0, "turn"), "nobody was asked again"
    told = said(room.page(0, 0).log.entries)
    assert [line for line in told if "commit" in line] == [
        "Roland commits Flashlight.",
        "Roland commits Hyperawareness.",
        "Agnes commits Scrying.",
    ]
    assert in_turn(room.game)
    room.undo(0)
    assert asked(room).kind == "commit", "it is taken back as it was given"
    assert room.game.state.hand[1] != [], "Agnes has her card again"


def test_those_of_the_screen_who_commit_nothing_are_done() -> None:
    room = investigating()
    room.answer(0, {"is": [], "beside": []})
    assert (room.asked, asked(room).kind) == (0, "turn")
    assert not [line for line in said(room.page(0, 0).log.entries) if "commit" in line]
    room.answer(0, "investigate core/study")
    assert asked(room).kind == "commit", "another test is another question"
    assert room.page(1).beside.q == asked(room).id


def test_each_card_says_on_the_page_of_its_own_hand_what_it_makes_of_the_test() -> None:
    room = investigating(agnes=["deduction", "guts"])
    page = room.page(1)
    assert [each.hint.chance if each.hint else None for each in page.beside.options] == [(1, 1)]
    assert [each.can for each in page.cards if each.title in ("Deduction", "Guts")] == [(0,), ()]
    assert [(each.source, each.h, each.n) for each in page.test.adds] == [
        ("Deduction", handle(room, 1, "Deduction"), 1)
    ]
    assert room.page(0).test.success_ahead == ("discovers 2 clues",), "as many as one card more may add"


def test_what_cannot_be_committed_together_is_refused_as_a_whole() -> None:
    room = investigating()
    for said_, sentence in (
        ({"is": [0], "beside": [[1, [1]]]}, "perception"),
        ({"is": [0], "beside": [[1, [0, 1]]]}, "more than may be chosen here"),
        ({"is": [0], "beside": [[1, [7]]]}, "There is no option 7"),
        ({"is": [0], "beside": [[2, [0]]]}, "Only seats of the same screen"),
        ({"is": [0], "beside": [[0, [0]]]}, "Only seats of the same screen"),
        ({"is": [0], "beside": "all"}, "That is not an answer"),
    ):
        assert sentence in refusal(room, 0, said_)


def test_a_bot_at_the_table_commits_by_itself_and_may_let_all_be_asked_again() -> None:
    room = investigating(ONE_SCREEN, HUMAN, HUMAN, "random", wendy=["perception", "survival-instinct"])
    assert room.page(2).beside is None
    assert (room.page(0).test.then, room.page(0).test.last) == ("Let Wendy commit", False)
    room.answer(0, {"is": [], "beside": [[1, [0]]]})
    assert (room.awaited, room.game.decision.kind) == (2, "commit")
    room.moved("commit core/perception")
    while room.asked is None:
        assert room.step()
    assert (room.asked, keys(room)) == (0, ["commit core/flashlight", "done"]), (
        "they see what Wendy does before the token"
    )


def test_people_at_screens_of_their_own_are_asked_by_themselves() -> None:
    room = investigating(Settings())
    assert [room.page(seat).beside for seat in (0, 1)] == [None, None]
    assert room.page(0).test.then == "Let Agnes commit"
    assert "Nobody else can answer this question with you" in refusal(room, 0, {"is": [0], "beside": [[1, [0]]]})
    room.answer(0, {"is": [0]})
    assert (room.asked, keys(room)) == (1, ["commit core/scrying", "done"])


def test_the_page_of_a_seat_tells_nothing_of_another_hand_on_its_screen() -> None:
    pages = [investigating(agnes=held).page(0) for held in (["scrying", "guts"], ["deduction", "lucky"])]
    assert pages[0] == pages[1]
    assert people(build(Inv(), Inv("core/agnes-baker")), ONE_SCREEN).page(1).beside is None, (
        "outside of tests nothing is"
    )
