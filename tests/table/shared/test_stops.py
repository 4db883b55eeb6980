"""Being asked: always, where one can act, not now; what is passed is told, and who was asked may be hidden."""

from __future__ import annotations

import pytest
from tests.coc.look import Coc
from tests.table.look import asked, handle, keys, nobody_asked, people, refusal, said
from tests.table.test_room import Time

from orne.coc.position import Side, build
from orne.kernel.errors import UserError
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import LEAST_PACE, MOST_PACE, Settings
from orne.table.shared.clocks import ClockRule


def armed(*play: str) -> Side:
    """A player who may shoot in any window."""
    return Side(hand=["shotgun-blast"], domains=["agency:2"], play=play)


def standing(*, ask_always: bool = False, step: str = "draw actions") -> Coc:
    """The first player may shoot in any window, the second has nothing to do."""
    return build(armed("mad-genius"), Side(play=["young-deep-one"]), ask_always=ask_always, step=step)


def test_nobody_is_asked_where_nothing_can_be_done() -> None:
    room = people(standing(ask_always=True))
    assert asked(room).seat == 0
    room.answer(0, "pass")
    assert nobody_asked(room)
    assert room.step()
    room.run()
    assert asked(room).seat == 0
    # One answer was possible: nothing was decided for them, and nothing is told.
    assert [entry.kind for entry in room.page(1).log.entries] == ["phase"]


def test_one_may_always_be_asked() -> None:
    room = people(standing(ask_always=True))
    room.ask(1, "always")
    room.answer(0, "pass")
    assert (asked(room).seat, keys(room)) == (1, ["pass"])
    assert room.hello(1).asking.mode == "always"


def test_a_game_that_leaves_questions_out_cannot_ask_always() -> None:
    room = people(standing())
    with pytest.raises(UserError, match="This game leaves out questions with one answer"):
        room.ask(0, "always")
    with pytest.raises(UserError, match="There is no way of being asked called “never”"):
        room.ask(0, "never")


def test_what_is_passed_is_told_in_one_line_and_the_main_phase_is_not_passed() -> None:
    room = people(standing())
    room.ask(0, "pass")
    room.run()
    assert (asked(room).kind, room.game.view(0)["phase"]) == ("resource", "resource")
    assert "Passed for you in the draw phase." in said(room.page(0).log.entries)
    room.answer(0, "none")
    room.run()
    assert room.game.view(0)["phase"] == "operations"
    assert asked(room).seat == 0


def test_a_phase_may_be_a_stop() -> None:
    room = people(standing())
    room.ask(0, "pass")
    room.stop_at(0, "draw")
    assert asked(room).seat == 0
    assert room.hello(0).asking.phases == ("draw",)
    room.stop_at(0, "draw", wanted=False)
    assert nobody_asked(room)
    with pytest.raises(UserError, match="There is no phase called “tea”"):
        room.stop_at(0, "tea")


def test_a_card_may_be_no_reason_to_ask_or_always_one() -> None:
    room = people(standing())
    blast = handle(room, 0, "Shotgun Blast")
    room.not_now(0, blast)
    assert nobody_asked(room)
    assert room.hello(0).asking.not_now == ("core/shotgun-blast",)
    room.not_now(0, blast, wanted=False)
    assert room.asked == 0
    room.ask(0, "pass")
    assert nobody_asked(room)
    room.always_for(0, blast)
    assert room.asked == 0
    with pytest.raises(UserError, match=r"No card that you can see is called “back1\.1”"):
        room.not_now(0, "back1.1")


def test_a_skip_lasts_until_the_own_main_phase() -> None:
    room = people(standing(step="refresh actions"))
    room.skip(0)
    room.run()
    assert asked(room).kind == "resource"
    assert "Passed for you in the draw phase." in said(room.page(0).log.entries)


@pytest.mark.parametrize("until", ["phase", "window"])
def test_the_own_main_phase_is_passed_by_who_says_so_in_it(until: str) -> None:
    room = people(standing(step="operations"))
    assert (asked(room).kind, room.game.view(0)["phase"]) == ("action", "operations")
    room.skip(0, until)
    room.run()
    assert room.game.decisions()[0] == "pass"


def test_a_skip_ends_when_the_other_player_does_something() -> None:
    game = build(armed("young-deep-one", "young-deep-one"), armed(), active=1, step="draw actions")
    room = people(game)
    room.answer(1, "pass")
    room.skip(0, "turn")
    room.run()
    while room.asked == 1 and asked(room).kind != "action":
        room.answer(1, keys(room)[-1])
        room.run()
    room.answer(1, "play core/shotgun-blast domain 1")
    room.answer(1, "x 1")
    room.answer(1, "choose core/young-deep-one")
    room.run()
    assert asked(room).seat == 0


def test_one_window_may_be_passed_in_advance() -> None:
    game = build(armed("mad-genius"), armed("young-deep-one"), step="draw actions")
    room = people(game)
    room.skip(1, "window")
    assert room.asked == 0
    room.answer(0, "pass")
    assert nobody_asked(room)
    room.run()
    room.answer(0, "none")
    assert asked(room).seat == 0
    room.answer(0, "pass")
    assert asked(room).seat == 1


def test_commits_and_other_questions_cannot_be_skipped() -> None:
    room = people(build(Side(play=["mad-genius"]), step="active player commits"))
    with pytest.raises(UserError, match="This wants an answer of its own"):
        room.skip(0)
    with pytest.raises(UserError, match="Nothing can be skipped until “tomorrow”"):
        people(standing()).skip(0, "tomorrow")


def test_who_could_have_answered_is_hidden_by_a_pace_kept_in_every_window() -> None:
    time = Time()
    settings = Settings(hidden=True, clock=ClockRule(60))
    game = build(armed("mad-genius"), ask_always=True, step="draw actions")
    room = Room(game, (HUMAN, HUMAN), settings, now=time)
    time.now += MOST_PACE
    room.answer(0, "pass")
    waiting = room.page(0).waiting
    assert waiting.seat == 1
    assert not room.step()  # nothing can be done, and yet it takes a while
    due = room.due
    assert due is not None
    assert time.now + LEAST_PACE <= due <= time.now + MOST_PACE
    assert room.page(1).question is None
    assert room.page(1).waiting == waiting
    time.now += MOST_PACE
    assert room.page(0).clocks[1] == 60
    assert room.step()


# ---- in advance


def both_armed() -> Coc:
    """A position before the draw in which either player may shoot in any window."""
    return build(armed("mad-genius"), armed("young-deep-one"), step="draw actions")


def test_the_next_window_is_passed_in_advance_and_only_that_one() -> None:
    room = people(both_armed())
    with pytest.raises(UserError, match="You are asked now"):
        room.premove(0)
    assert "premove" in room.page(1).may
    room.premove(1)
    page = room.page(1)
    assert (page.waiting.premove, "premove" in page.may) == (True, False)
    assert not room.page(0).waiting
    room.answer(0, "pass")
    room.run()
    room.answer(0, "none")
    room.run()
    room.answer(0, "pass")
    assert (asked(room).seat, asked(room).premove) == (1, False)


def test_a_pass_in_advance_is_taken_back() -> None:
    room = people(both_armed())
    room.premove(1)
    room.premove(1, wanted=False)
    room.answer(0, "pass")
    assert asked(room).seat == 1


def test_a_pass_in_advance_is_dropped_when_the_other_player_acts() -> None:
    room = people(both_armed())
    room.premove(1)
    room.answer(0, "play core/shotgun-blast domain 1")
    room.answer(0, "x 1")
    room.run()
    assert (asked(room).seat, asked(room).kind, asked(room).premove) == (1, "action", True)
    room.answer(1, "pass")
    room.run()
    assert not asked(room).premove


def test_a_pass_in_advance_never_passes_a_commit() -> None:
    game = build(Side(play=["mad-genius"]), Side(play=["young-deep-one"]), step="active player commits")
    room = people(game)
    room.premove(1)
    story = next(each.h for each in room.page(0).cards if each.zone == "row")
    room.answer(0, {"plan": [[handle(room, 0, "Mad Genius"), story]]})
    room.run()
    assert (asked(room).seat, asked(room).form, asked(room).premove) == (1, "plan", True)


# ---- paying exactly


def test_the_one_domain_that_pays_exactly_is_meant_where_the_card_alone_is_named() -> None:
    side = Side(hand=["small-price-to-pay"], domains=["agency:2", "agency:3", "agency:1"], play=["steve-clarney"])
    game = build(side, Side(play=["young-deep-one"]))
    room = people(game)
    group = f"play {handle(room, 0, 'Small Price to Pay')}"
    assert [each.usual for each in asked(room).options if each.group == group] == [False, False, True]
    room.exact_pay(0, wanted=False)
    assert not any(each.usual for each in asked(room).options)
    assert refusal(room, 0, {"group": group}) == "Say which: domain 1, domain 2, domain 3."
    assert refusal(room, 0, {"group": "play c99"}) == "There is no group of options called “play c99”."
    room.exact_pay(0)
    room.answer(0, {"group": group})
    assert room.game.decisions() == ["play core/small-price-to-pay domain 3"]


def test_where_two_domains_pay_exactly_the_player_says_which() -> None:
    side = Side(hand=["small-price-to-pay"], domains=["agency:1", "agency:3", "agency:1"], play=["steve-clarney"])
    room = people(build(side, Side(play=["young-deep-one"])))
    assert not any(each.usual for each in asked(room).options)


def test_where_overpaying_does_something_the_player_says_which() -> None:
    side = Side(hand=["working-a-hunch"], domains=["agency:2", "agency:1"], play=["steve-clarney"])
    room = people(build(side, Side(play=["young-deep-one"])))
    assert [each.hint.overpays for each in asked(room).options[:2] if each.hint] == [1, 0]
    assert not any(each.usual for each in asked(room).options)


def test_a_card_that_is_no_reason_to_ask_is_one_where_ones_own_is_struck() -> None:
    for target, disrupts in (("young-deep-one", False), ("young-deep-one#2", True)):
        room = people(build(armed("young-deep-one"), Side(play=["mi-go-warrior", "young-deep-one"])))
        room.not_now(1, handle(room, 1, "Mi-Go Warrior"))
        room.answer(0, "play core/shotgun-blast domain 1")
        room.answer(0, "x 1")
        room.answer(0, f"choose core/{target}")
        room.run()
        assert (asked(room).kind == "disrupt") is disrupts
