"""Handles: each viewer's own, stable while the card can be followed, new after it was hidden, and telling nothing."""

from __future__ import annotations

from tests.coc.laboratory import lab_card
from tests.table.look import asked, card, handle, people

from orne.coc.abilities import Choose, action
from orne.coc.language import CHARACTER, YOURS, return_to_hand
from orne.coc.position import DEFAULT_STORIES, Side, build
from orne.coc.rulebook import new_game
from orne.table.shared.plain import text

RECALL = lab_card("table-recall", action(return_to_hand(), Choose(CHARACTER & YOURS)), type="support")


def test_a_card_keeps_its_handle_from_hand_to_play_to_discard_pile() -> None:
    game = build(
        Side(hand=["steve-clarney"], domains=["miskatonic:5"]), Side(hand=["shotgun-blast"], domains=["agency:2"])
    )
    room = people(game)
    mine = handle(room, 0, "Steve Clarney")
    assert all(each.title != "Steve Clarney" for each in room.page(1).cards)
    room.answer(0, "play core/steve-clarney domain 1")
    theirs = handle(room, 1, "Steve Clarney")
    assert handle(room, 0, "Steve Clarney") == mine
    room.answer(1, "play core/shotgun-blast domain 1")  # X must be 2, and there is one target
    assert card(room, 1, "Steve Clarney").zone == "discard"
    assert (handle(room, 0, "Steve Clarney"), handle(room, 1, "Steve Clarney")) == (mine, theirs)


def test_a_card_that_everybody_saw_return_to_a_hand_can_be_followed_there() -> None:
    game = build(Side(play=[RECALL, "steve-clarney"], domains=["miskatonic:5"]))
    room = people(game)
    theirs = handle(room, 1, "Steve Clarney")
    room.answer(0, "use lab/table-recall")
    assert (card(room, 1, "Steve Clarney").zone, handle(room, 1, "Steve Clarney")) == ("hand", theirs)
    room.run()
    room.answer(0, "play core/steve-clarney domain 1")
    assert (card(room, 1, "Steve Clarney").zone, handle(room, 1, "Steve Clarney")) == ("play", theirs)


def test_cards_that_went_through_a_shuffled_deck_have_new_handles() -> None:
    game = new_game([["core/steve-clarney"] * 30] * 2, DEFAULT_STORIES, 1, first=0)
    room = people(game)
    before = {each.h for each in room.page(0).cards if each.zone == "hand" and each.owner == 0}
    room.answer(0, "mulligan")
    after = {each.h for each in room.page(0).cards if each.zone == "hand" and each.owner == 0}
    assert len(before) == len(after) == 8
    assert not before & after


def test_backs_are_places_in_a_hand_and_say_nothing() -> None:
    one = people(build(Side(hand=["steve-clarney", "shotgun"]), Side(hand=["mad-genius", "young-deep-one"])))
    two = people(build(Side(hand=["steve-clarney", "shotgun"]), Side(hand=["young-deep-one", "paul-lemond"])))
    assert text(one.page(0).cards) == text(two.page(0).cards)
    assert text(one.page(0).zones) == text(two.page(0).zones)
    assert text(one.page(1).cards) != text(two.page(1).cards)


def test_the_handles_of_two_viewers_have_nothing_to_do_with_one_another() -> None:
    room = people(build(Side(hand=["shotgun"] * 3, play=["steve-clarney"]), Side(hand=["mad-genius"])))
    assert asked(room).seat == 0
    mine, theirs = ({each.h: each.title for each in room.page(seat).cards} for seat in (0, 1))
    shared = {h for h in mine.keys() & theirs.keys() if mine[h] != theirs[h]}
    assert shared  # the same handle means one card to one viewer and another to the other
