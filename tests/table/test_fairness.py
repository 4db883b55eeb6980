"""What nobody may learn from the pace of a table, and what nobody can break: hidden waits, bots that fail, offers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.look import asked, keys, nobody_asked, people, refusal
from tests.table.shared.test_stops import armed
from tests.table.test_room import Time, hunt

from orne.coc.position import build
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import LEAST_PACE, MOST_PACE, Settings
from orne.table.shared.clocks import ClockRule


def secretive(time: Time, **more: Any) -> Room:
    """A room that hides who could have answered; both players may shoot."""
    game = build(armed("mad-genius"), armed("young-deep-one"), ask_always=True, step="draw actions")
    return Room(game, (HUMAN, HUMAN), Settings(hidden=True, **more), now=time)


def test_a_quick_answer_is_seen_no_earlier_than_a_pass_that_nobody_made() -> None:
    time = Time()
    room = secretive(time)
    before = room.page(1)
    room.answer(0, "pass")
    assert room.n == 0
    assert room.page(1) == before
    assert room.page(0).question is None
    assert refusal(room, 0, "pass") == "You are not asked anything now; that answer was not taken."
    assert not room.step()
    due = room.due
    assert due is not None
    assert LEAST_PACE <= due <= MOST_PACE
    time.now = due
    assert room.step()
    assert room.n == 1


def test_an_answer_that_nobody_has_seen_is_taken_back_freely() -> None:
    time = Time()
    room = secretive(time)
    room.answer(0, "pass")
    room.undo(0)
    assert (asked(room).seat, room.n, room.page(1).offers) == (0, 0, ())


def test_no_clock_tells_who_was_asked() -> None:
    time = Time()
    room = secretive(time, clock=ClockRule(60, 5))
    room.answer(0, "pass")
    assert room.clock().running is None
    time.now = MOST_PACE
    room.run()
    assert room.page(1).clocks == (60, 60)  # an answer in a window adds nothing: a pass by itself would not either


def test_bots_keep_the_pace_too() -> None:
    time = Time()
    game = build(armed("mad-genius"), armed("young-deep-one"), ask_always=True, step="draw actions", active=1)
    room = Room(game, (HUMAN, "random"), Settings(hidden=True), now=time)
    assert not room.step()
    time.now = MOST_PACE
    assert room.step()


class Broken:
    """A bot that raises, or answers what nobody offers."""

    name = "broken"

    def __init__(self, key: str = "") -> None:
        self.key = key

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        if not self.key:
            raise ZeroDivisionError("by zero")
        return Option(game.table, self.key)


@pytest.mark.parametrize("key", ["", "fly away"])
def test_a_bot_that_fails_lets_things_be_and_the_game_goes_on(key: str) -> None:
    room = Room(hunt(), (HUMAN, "random"))
    room.seating.bots[1] = Broken(key)
    room.answer(0, "pass")
    room.run()
    assert room.asked == 0
    assert room.game.decisions()[:2] == ["pass", "pass"]
    assert room.faults[0].startswith("The bot random failed at decision 2: ")


def test_nobody_speaks_for_a_bot() -> None:
    room = Room(hunt(), (HUMAN, "random"))
    room.answer(0, "pass")
    for said in (room.undo, room.redo, room.concede, room.back, room.skip, room.premove):
        with pytest.raises(UserError, match="Seat 1 is played by a bot"):
            said(1)
    assert refusal(room, 1, "pass") == "You are not asked anything now; that answer was not taken."


def test_two_who_offer_a_draw_have_agreed() -> None:
    room = people(hunt())
    room.offer(0, "draw")
    room.offer(1, "draw")
    assert room.ended.winners == ()


def test_more_time_may_be_given_after_the_game_has_gone_on_and_a_draw_may_not() -> None:
    room = people(hunt(), Settings(clock=ClockRule(60)), now=Time())
    time, draw = room.offer(0, "time"), room.offer(0, "draw")
    room.answer(0, "pass")
    assert [offer.kind for offer in room.page(1).offers] == ["time"]
    room.reply(1, time, True)
    with pytest.raises(UserError, match="There is no offer"):
        room.reply(1, draw, True)


def test_two_takebacks_that_cross_take_back_one_answer_each() -> None:
    room = people(hunt())
    room.answer(0, "pass")
    room.answer(1, keys(room)[0])
    assert room.n == 2
    room.undo(0)
    room.undo(1)
    room.reply(0, room.page(0).offers[1].id, True)
    assert room.n == 1
    assert room.page(0).offers == room.page(1).offers == ()


def test_what_was_taken_back_is_done_again_only_from_where_it_was() -> None:
    room = Room(hunt(), (HUMAN, "random"))
    room.answer(0, "pass")
    room.run()
    room.undo(0)
    assert room.page(0).may == ("redo",)
    room.skip(0)  # the table passes for them: that is another choice
    room.ask(0, "pass")
    room.not_now(0, next(each.h for each in room.page(0).cards if each.title == "Shotgun Blast"))
    room.step()
    assert room.n == 1
    with pytest.raises(UserError, match="There is nothing to do again"):
        room.redo(0)


def test_undo_as_far_as_was_visible_refuses_what_was_seen_since() -> None:
    base = build(armed("mad-genius"), armed("young-deep-one"), step="refresh actions")
    start = {**base.start, "undo": "visible"}
    room = Room(Game(base.rules, start), (HUMAN, "random"), Settings(bot_seed=1))
    assert (room.hello(0).undo, "nothing hidden" in room.hello(0).undo_words) == ("visible", True)
    room.answer(0, "play core/shotgun-blast domain 1")
    room.undo(0)
    assert room.n == 0
    room.answer(0, "pass")
    room.run()  # two cards are drawn
    assert not nobody_asked(room)
    with pytest.raises(UserError, match="something hidden has been seen since"):
        room.undo(0)
