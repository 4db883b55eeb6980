"""Rooms: answers, bots, taking back, offers, giving up, clocks, and what is refused."""

from __future__ import annotations

import pytest
from tests.coc.look import Coc
from tests.table.look import asked, handle, keys, nobody_asked, option, people, refusal, said

from orne.arkham.rulebook import RULEBOOK as ARKHAM_RULEBOOK
from orne.coc.position import Side, build
from orne.coc.rulebook import RULEBOOK
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.lab.games import scenario_game, starter_game
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.clocks import ClockRule
from orne.table.shared.messages import Named

NOBODY_ELSE = "Nobody else is here to be asked."


def hunt() -> Coc:
    """A position in which either player has something to shoot with, and something to shoot at."""
    side = Side(hand=["shotgun-blast"], domains=["agency:2"], play=["young-deep-one", "mad-genius"])
    return build(side, Side(hand=["shotgun-blast"], domains=["agency:2"], play=["young-deep-one"]))


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# ---- answers


def test_what_led_to_a_question_is_known_to_a_room_that_is_opened_at_it() -> None:
    room = people(hunt())
    room.answer(0, "play core/shotgun-blast domain 1")
    room.answer(0, "x 2")
    trail = ("Play Shotgun Blast (domain 1)", "X is 2")
    assert asked(room).trail == trail
    assert asked(people(room.game.copy())).trail == trail


def test_late_foreign_doubled_and_malformed_answers_change_nothing() -> None:
    room = people(hunt())
    question = asked(room)
    moved_on = "The table has moved on: that answer was for an earlier question, and was not taken."
    assert refusal(room, 0, {"q": question.id - 1, "i": 0}) == moved_on
    assert refusal(room, 0, {"n": question.n + 1, "i": 0}) == moved_on
    assert refusal(room, 1, "pass") == "You are not asked anything now; that answer was not taken."
    assert refusal(room, 2, "pass") == "There are seats 0 to 1; 2 is not one of them."
    assert refusal(room, "me", "pass") == "There are seats 0 to 1; “me” is not one of them."
    assert refusal(room, 0, {"i": 0, "key": "pass"}).endswith("number and key must mean the same.")
    assert refusal(room, 0, {"i": 99}) == f"There is no option 99: choose 0 to {len(question.options) - 1}."
    assert refusal(room, 0, {"i": 0, "is": [0]}).startswith("An answer names one option")
    assert refusal(room, 0, {"plan": []}) == "This question is not answered by “plan”: name one option by its key."
    assert refusal(room, 0, None).startswith("That is not an answer")
    assert refusal(room, 0, {"word": "pass"}).startswith("That is not an answer")
    assert refusal(room, 0, "concede").startswith("“concede” is not offered")
    answer = {"q": question.id, "n": question.n, "key": "pass"}
    room.answer(0, answer)
    assert refusal(room, 0, answer) == "You are not asked anything now; that answer was not taken."


def test_bots_answer_when_they_are_given_their_turn_and_nothing_waits() -> None:
    room = Room(hunt(), ("human", "random"))
    room.answer(0, "pass")
    made = room.n
    assert nobody_asked(room)
    assert room.step()
    assert room.n == made + 1
    room.run()
    assert room.asked == 0


def test_a_whole_game_is_played_by_bots_in_a_room() -> None:
    room = Room(Game(RULEBOOK, starter_game(3)), ("random", "greedy"))
    room.run()
    assert room.ended is not None
    assert room.page(0).ended == room.page(None).ended == room.ended
    assert refusal(room, 0, "pass").startswith("The game is over: ")


def test_whoever_is_not_asked_sees_who_is_awaited_and_no_question() -> None:
    room = people(hunt())
    mine, theirs, nobodys = room.page(0), room.page(1), room.page(None)
    assert mine.question is not None
    assert mine.waiting is None
    assert (theirs.question, nobodys.question) == (None, None)
    assert theirs.waiting == nobodys.waiting
    assert theirs.waiting.seat == 0


def test_spectators_are_one_answer_late() -> None:
    room = people(hunt())
    before = room.page(None)
    room.answer(0, "pass")
    assert room.page(None).n == before.n
    room.answer(1, "pass")
    assert room.page(None).n == before.n + 1


def test_what_a_room_is_opened_with_must_fit() -> None:
    with pytest.raises(UserError, match="This game has 2 seats, and 1 players were named for them"):
        Room(hunt(), ("human",))
    with pytest.raises(UserError, match="There is no bot called “clever”"):
        Room(hunt(), ("human", "clever"))
    with pytest.raises(UserError, match="only in a game that asks about everything"):
        people(hunt(), Settings(hidden=True))
    with pytest.raises(UserError, match="This game has 2 seats, and 1 names were given"):
        people(hunt(), Settings(names=("Anna",)))


def test_names_are_told_in_the_log() -> None:
    room = people(hunt(), Settings(names=("Anna", "Ben")))
    room.answer(0, "play core/shotgun-blast domain 1")
    room.answer(0, "x 2")
    room.answer(0, "choose core/young-deep-one")
    assert "Anna plays Shotgun Blast with X = 2." in said(room.page(1).log.entries)
    assert "You play Shotgun Blast with X = 2." in said(room.page(0).log.entries)
    assert room.hello(0).names == ("Anna", "Ben")


def test_only_a_person_says_which_token_was_drawn_from_a_bag_of_their_own() -> None:
    start = {**scenario_game("the-gathering", ("roland", "daisy"), 1), "real_bag": True}
    room = Room(Game(ARKHAM_RULEBOOK, start), ("human", "random"))
    for _ in range(400):
        room.run()
        if asked(room).kind == "drawn token" and room.game.decision.seat == 1:
            break
        room.answer(0, keys(room)[-1])
    question = asked(room)
    assert (question.seat, question.form, room.asked) == (0, "list", 0)
    room.answer(0, {"q": question.id, "i": 0})
    assert room.n == question.n + 1


# ---- taking back


def test_against_bots_undo_is_immediate_and_may_be_done_again() -> None:
    room = Room(hunt(), ("human", "random"))
    before = room.game.fingerprint()
    with pytest.raises(UserError, match="There is nothing to undo"):
        room.undo(0)
    room.answer(0, "pass")
    room.run()
    after = room.game.fingerprint()
    room.undo(0)
    assert (room.game.fingerprint(), room.n) == (before, 0)
    room.redo(0)
    assert room.game.fingerprint() == after
    room.undo(0)
    room.answer(0, option(room, "play core/shotgun-blast domain 1").key)
    with pytest.raises(UserError, match="There is nothing to do again"):
        room.redo(0)


def test_between_people_undo_is_an_offer() -> None:
    room = people(hunt(), Settings(names=("Anna", "Ben")))
    before = room.game.fingerprint()
    room.answer(0, "pass")
    room.undo(0)
    assert room.game.fingerprint() != before
    (offer,) = room.page(1).offers
    assert (offer.kind, offer.from_, offer.words) == ("takeback", 0, "Anna asks to take this back: Anna passes.")
    (own,) = room.page(0).offers
    assert (own.id, own.words) == (offer.id, "You ask to take this back: You pass. The others have to agree.")
    assert room.page(None).offers == ()
    with pytest.raises(UserError, match="There is no offer"):
        room.reply(0, offer.id, True)
    room.reply(1, offer.id, False)
    assert room.page(1).offers == ()
    room.undo(0)
    room.reply(1, room.page(1).offers[0].id, True)
    assert room.game.fingerprint() == before


def test_a_takeback_says_what_is_taken_back_to_each_as_they_were_told_it() -> None:
    room = people(hunt(), Settings(names=("Anna", "Ben")))
    room.answer(0, "play core/shotgun-blast domain 1")
    room.undo(0)
    # What has not been seen yet is not told.
    assert [offer.words for offer in room.page(1).offers] == ["Anna asks to take the last answer back."]
    room.answer(0, "x 2")
    room.answer(0, "choose core/young-deep-one#2")
    room.undo(0)
    told = "Anna asks to take this back: Anna plays Shotgun Blast with X = 2."
    assert [offer.words for offer in room.page(1).offers] == [told]
    own = "You ask to take this back: You play Shotgun Blast with X = 2. The others have to agree."
    assert [offer.words for offer in room.page(0).offers] == [own]


def test_people_at_one_screen_need_no_offers() -> None:
    room = people(hunt(), Settings(one_screen=True))
    room.answer(0, "pass")
    room.undo(1)
    assert room.n == 0
    with pytest.raises(UserError, match=NOBODY_ELSE):
        room.offer(0, "draw")


def test_in_a_game_that_was_kept_undo_leads_back_before_it_was() -> None:
    room = Room(Game(RULEBOOK, starter_game(3)), ("human", "random"))
    room.run()
    before = room.game.fingerprint()
    room.answer(0, keys(room)[0])
    room.run()
    resumed = Room(Game.load(room.game.save()), ("human", "random"))
    assert (resumed.n, resumed.page(0).n) == (room.n, room.n)
    resumed.undo(0)
    assert resumed.game.fingerprint() == before


def test_an_offer_is_forgotten_once_the_game_goes_on() -> None:
    room = people(hunt())
    room.answer(0, "pass")
    room.undo(0)
    room.answer(1, "pass")
    assert room.page(1).offers == ()


def test_one_choice_back_needs_nobodys_word_while_nothing_has_happened() -> None:
    room = people(hunt())
    room.answer(0, "play core/shotgun-blast domain 1")
    room.answer(0, "x 1")
    room.back(0)
    assert keys(room) == ["x 1", "x 2"]
    room.back(0)
    assert room.n == 0
    with pytest.raises(UserError, match="There is no choice of yours to go back to"):
        room.back(0)
    room.answer(0, "pass")
    with pytest.raises(UserError, match="There is no choice of yours to go back to"):
        room.back(0)


def test_what_was_undone_is_struck_in_the_log_for_a_turn_and_points_at_nothing() -> None:
    room = Room(hunt(), ("human", "random"))
    room.page(0)
    room.answer(0, "play core/shotgun-blast domain 1")
    room.answer(0, "x 2")
    room.answer(0, "choose core/mad-genius")
    told = room.page(0).log
    assert told.since == 0
    assert "Mad Genius is destroyed (Shotgun Blast)." in said(told.entries)
    room.undo(0)
    struck = room.page(0).log
    assert struck.since == 0
    assert said(struck.entries) == said(told.entries)
    assert all(entry.struck and entry.subject is None and entry.cause is None for entry in struck.entries)
    assert not any(isinstance(part, Named) and part.h for entry in struck.entries for part in entry.words)
    room.redo(0)
    assert not any(entry.struck for entry in room.page(0, 0).log.entries)
    room.undo(0)
    turn = room.game.state.turn
    while room.game.state.turn == turn:
        room.answer(0, keys(room)[-1])
        room.run()
    assert not any(entry.struck for entry in room.page(0, 0).log.entries)


# ---- giving up


def test_the_other_player_wins_when_one_gives_up() -> None:
    room = people(hunt(), Settings(names=("Anna", "Ben")))
    room.concede(1)
    assert (room.ended.how, room.ended.winners, room.ended.seat) == ("conceded", (0,), 1)
    told = [(room.page(seat).ended.sentence, room.page(seat).ended.said) for seat in (0, 1, None)]
    assert told == [
        ("Ben gives up.", "Ben gives up."),
        ("Ben gives up.", "You give up."),
        ("Ben gives up.", "Ben gives up."),
    ]
    assert nobody_asked(room)
    assert refusal(room, 0, "pass") == "The game is over: Ben gives up."
    with pytest.raises(UserError, match="The game is over"):
        room.undo(0)


def test_a_draw_is_agreed_on() -> None:
    room = people(hunt())
    room.reply(1, room.offer(0, "draw"), True)
    assert room.ended.winners == ()


def test_a_game_that_is_played_together_is_not_drawn_and_nobody_wins_when_one_gives_up() -> None:
    game = Game(ARKHAM_RULEBOOK, scenario_game("the-gathering", ("roland", "daisy"), 1))
    room = people(game)
    with pytest.raises(UserError, match="This game is played together"):
        room.offer(0, "draw")
    with pytest.raises(UserError, match="There is no clock at this table"):
        room.offer(0, "time")
    with pytest.raises(UserError, match="There is no offer called “peace”"):
        room.offer(0, "peace")
    room.concede(0)
    assert room.ended.winners == ()


# ---- clocks


def test_only_the_clock_of_whoever_is_asked_runs_and_an_answer_adds_to_it() -> None:
    time = Time()
    room = people(hunt(), Settings(clock=ClockRule(60, 5)), now=time)
    time.now = 10
    assert room.page(0).clocks == (50, 60)
    room.answer(0, "pass")
    time.now = 30
    assert room.page(0).clocks == (55, 40)
    assert (asked(room).deadline, room.due) == (70, 70)


def test_without_time_the_harmless_answer_is_taken() -> None:
    time = Time()
    room = people(hunt(), Settings(clock=ClockRule(60)), now=time)
    time.now = 59
    room.tick()
    assert room.asked == 0
    time.now = 60
    room.tick()
    assert room.asked == 1


def test_a_game_is_claimed_where_nothing_harmless_could_be_answered() -> None:
    time = Time()
    room = people(hunt(), Settings(clock=ClockRule(60)), now=time)
    room.answer(0, "play core/shotgun-blast domain 1")
    with pytest.raises(UserError, match="There is nothing to claim"):
        room.claim(1)
    time.now = 61
    room.tick()
    assert room.asked == 0
    room.claim(1)
    assert (room.ended.how, room.ended.winners) == ("time", (1,))
    assert room.ended.sentence == "Player 1 has no time left."


def test_more_time_is_an_offer() -> None:
    time = Time()
    room = people(hunt(), Settings(clock=ClockRule(60)), now=time)
    room.reply(1, room.offer(0, "time"), True)
    assert room.page(0).clocks == (75, 60)


# ---- asking besides


def test_why_not_takes_handles_and_options_and_is_silent_on_nothing() -> None:
    room = people(hunt())
    blast = handle(room, 0, "Shotgun Blast")
    assert room.why_not(0, blast).offered == tuple(each.i for each in asked(room).options if each.cards == (blast,))
    genius = room.why_not(0, handle(room, 0, "Mad Genius"))
    assert genius.offered == ()
    assert genius.reasons
    assert room.why_not(0, "pass").offered == (len(keys(room)) - 1,)
    back = next(each.h for each in room.page(0).cards if each.card is None)
    assert "lies hidden" in room.why_not(0, back).reasons[0].sentence
    (theirs,) = room.why_not(1, handle(room, 1, "Mad Genius")).reasons
    assert theirs.sentence == "Player 1 must answer now, not you"
    assert room.why_not(0, "something else").reasons
    with pytest.raises(UserError, match="Ask about a card by its handle"):
        room.why_not(0, 7)
