"""Pages of positions gone by, both hands once a game is over, and other rooms from one."""

from __future__ import annotations

import random

import pytest
from tests.table.look import asked, keys, people, said
from tests.table.test_room import hunt

from orne.arkham.rulebook import RULEBOOK as ARKHAM_RULEBOOK
from orne.coc.rulebook import RULEBOOK
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.lab.games import scenario_game, starter_game
from orne.table.branching import branch, choose, once_more
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.question_data import Question

BLAST = "play core/shotgun-blast domain 1"


def shot() -> Room:
    """A room in which the first player has shot their own Mad Genius."""
    room = people(hunt(), Settings(names=("Anna", "Ben")))
    for key in (BLAST, "x 2", "choose core/mad-genius"):
        room.answer(0, key)
    return room


def test_a_seat_looks_back_at_any_position_as_it_was() -> None:
    room = shot()
    then, now = room.page_at(0, 0), room.page(0)
    assert (then.n, then.last, now.n, now.last) == (0, 3, 3, 3)
    assert [each.zone for each in then.cards if each.title == "Mad Genius"] == ["play"]
    assert [each.zone for each in now.cards if each.title == "Mad Genius"] == ["discard"]
    assert (then.question, then.waiting, then.log.entries) == (None, None, ())
    assert "Mad Genius is destroyed (Shotgun Blast)." in said(room.page_at(0, 3).log.entries)
    for n in (-1, 4, True, "0"):
        with pytest.raises(UserError, match="There are positions 0 to 3 to look at"):
            room.page_at(0, n)


def test_cards_keep_their_handles_from_one_position_to_the_next_whichever_is_looked_at_first() -> None:
    room = Room(Game(RULEBOOK, starter_game(7)), ("random", "random"))
    room.run()
    one, two = room.page_at(0, 40), room.page_at(0, 41)
    same = {each.h: each.title for each in one.cards} | {each.h: each.title for each in two.cards}
    assert all(same[each.h] == each.title for page in (one, two) for each in page.cards)
    assert len({each.h for each in one.cards} & {each.h for each in two.cards}) > 20
    assert room.page_at(0, 40) == one
    assert room.page_at(0, room.n).cards == room.page_at(0, room.n).cards


def test_a_look_back_shows_no_hand_that_was_hidden_then() -> None:
    room = shot()
    assert [each.state for each in room.page_at(0, 0).cards if each.zone == "hand" and each.owner == 1] == ["hidden"]
    with pytest.raises(UserError, match="Hands lie open only once the game is over"):
        room.page_at(0, 0, open_hands=True)


def test_once_it_is_over_both_hands_lie_open_at_every_position() -> None:
    for room in (shot(), people(Game(ARKHAM_RULEBOOK, scenario_game("the-gathering", ("roland", "daisy"), 1)))):
        room.concede(1)
        for seat in (0, None):
            opened = room.page_at(seat, 0, open_hands=True)
            assert not any(each.state == "hidden" for each in opened.cards)
            hands = [each for each in opened.cards if each.zone == "hand"]
            assert {each.owner for each in hands} == {0, 1}
            assert all(each.card in opened.faces for each in hands)
            assert any(each.state == "hidden" for each in room.page_at(seat, 0).cards)


def shape(question: Question | None) -> object:
    """What is asked, but for the number of the question and the names of cards."""
    assert question is not None
    options = [(each.key, each.label, each.short, len(each.cards), each.harmless) for each in question.options]
    kind = (question.n, question.seat, question.form, question.pick, question.prompt, question.trail)
    return kind, options, question.primary, question.min, question.max


@pytest.mark.parametrize("game", ["coc", "arkham"])
def test_what_was_asked_at_a_position_is_asked_again_as_it_was(game: str) -> None:
    if game == "coc":
        room = people(Game(RULEBOOK, starter_game(5)))
    else:
        room = people(Game(ARKHAM_RULEBOOK, scenario_game("the-gathering", ("roland", "daisy"), 2)))
    put: dict[int, tuple[int, int, object]] = {}
    chance = random.Random(4)
    while room.n < 60:
        room.run()
        seat = room.asked
        assert seat is not None
        put[room.n] = (seat, len(asked(room).chosen), shape(asked(room)))
        room.answer(seat, chance.choice(keys(room)))
    given = room.game.decisions()
    for n, (seat, picked, asked_then) in put.items():
        page = room.page_at(seat, n, asked=True)
        assert shape(page.question) == asked_then
        assert page.question is not None
        assert len(page.question.chosen) == picked
        lit = {i for card in (*page.cards, *page.question.cards) for i in card.can}
        assert lit >= {each.i for each in page.question.options if each.cards}
        chosen = room.chosen_at(n)
        assert chosen is not None
        assert page.question.options[chosen].key == given[n]
        for other in {0, 1, None} - {seat}:
            assert room.page_at(other, n, asked=True).question is None
    room.concede(0)
    for n, (seat, _, asked_then) in put.items():
        for other in (1 - seat, None):
            assert room.page_at(other, n, asked=True).question is None
            assert shape(room.page_at(other, n, asked=True, open_hands=True).question) == asked_then


def test_another_answer_is_given_at_a_position() -> None:
    room = shot()
    said = room.answered_at(0, 1, {"i": 0})
    game = branch(room, 0, 1, 1)
    assert choose(room.table, game, said) == "X is 1"
    assert room.n == 3
    with pytest.raises(UserError, match="There is no option 99"):
        room.answered_at(0, 1, {"i": 99})
    with pytest.raises(UserError, match="Nothing was asked there that can be answered from this seat"):
        room.answered_at(1, 1, {"i": 0})
    with pytest.raises(UserError, match="That cannot be chosen here"):
        choose(room.table, branch(room, 0, 0, 1), said)


def test_a_plan_is_answered_at_a_position_with_the_cards_as_they_were_called_there() -> None:
    room = people(Game(RULEBOOK, starter_game(5)))
    room.run()
    while asked(room).form != "plan" or asked(room).max < 2:
        room.answer(room.asked, keys(room)[0])
        room.run()
    seat, n = asked(room).seat, room.n
    room.concede(0)
    question = room.page_at(seat, n, asked=True).question
    assert question is not None
    first = {each.cards[0]: each.cards for each in question.options if each.cards}
    plan = [list(pair) for pair in list(first.values())[:2]]
    game = branch(room, seat, n, 1)
    words = choose(room.table, game, room.answered_at(seat, n, {"plan": plan}))
    assert words.count("Commit") == 2
    assert len(game.decisions()) >= n + 2


def test_the_track_says_who_was_asked_and_when() -> None:
    room = shot()
    assert [(mark.n, mark.seat, mark.turn, mark.phase) for mark in room.track(0).marks] == [
        (0, 0, 3, "operations"),
        (1, 0, 3, "operations"),
        (2, 0, 3, "operations"),
        (3, 1, 3, "operations"),
    ]
    assert [mark.n for mark in room.track(None).marks] == [0, 1, 2]


def test_spectators_are_one_answer_late_whenever_they_come() -> None:
    room = shot()
    assert (room.page(None).n, room.page(None).last, room.hello(None).n) == (2, 2, 2)
    with pytest.raises(UserError, match="There are positions 0 to 2 to look at"):
        room.page_at(None, 3)
    room.concede(0)
    assert room.page(None).n == 3


def test_what_was_taken_back_is_not_looked_back_at() -> None:
    room = Room(hunt(), ("human", "random"))
    room.answer(0, BLAST)
    room.answer(0, "x 2")
    assert room.page_at(0, 2).n == 2
    room.undo(0)
    room.undo(0)
    with pytest.raises(UserError, match="There is only position 0 to look at"):
        room.page_at(0, 2)
    room.answer(0, "pass")
    assert not any(each.title == "Shotgun Blast" and each.zone == "limbo" for each in room.page_at(0, 1).cards)


def test_a_branch_of_a_game_that_goes_on_deals_what_was_hidden() -> None:
    room = Room(Game(RULEBOOK, starter_game(3)), ("human", "random"))
    room.run()
    while room.n < 20:
        room.answer(0, keys(room)[0])
        room.run()
    dealt = {tuple(branch(room, 0, 10, seed).state.hand[1]) for seed in range(5)}
    assert len(dealt) > 1
    assert tuple(branch(room, 0, 10, 1).state.hand[0]) == tuple(room.game_at(10).state.hand[0])
    with pytest.raises(UserError, match="may go on from a position once the game is over"):
        branch(room, None, 10, 1)
    room.concede(0)
    exact = Room(branch(room, None, 10, 1), ("human", "random"))
    assert exact.game.fingerprint() == room.game_at(10).fingerprint()
    exact.run()
    exact.answer(0, keys(exact)[-1])
    assert room.n > 10


def test_the_same_game_once_more_has_another_deal() -> None:
    room = Room(Game(RULEBOOK, starter_game(3)), ("human", "random"), Settings(names=("Anna", "Bot")))
    with pytest.raises(UserError, match="Another game is for when this one is over"):
        room.offer(0, "rematch")
    room.concede(0)
    room.offer(0, "rematch")
    assert room.rematch
    again = once_more(room, 99)
    assert (again.decisions(), again.start["decks"]) == ([], room.game.start["decks"])
    assert again.fingerprint() != Game(RULEBOOK, starter_game(3)).fingerprint()
    with pytest.raises(UserError, match="began in the middle"):
        once_more(people(hunt()), 1)


def test_between_people_both_must_want_another_game_and_two_who_ask_have_agreed() -> None:
    room = shot()
    room.concede(0)
    assert room.page(0).may == ("rematch",)
    number = room.offer(0, "rematch")
    assert [offer.words for offer in room.page(1).offers] == ["Anna would like to play again."]
    room.reply(1, number, False)
    assert room.page(1).offers == ()
    assert [offer.words for offer in room.page(0).offers] == ["Ben would rather not play again."]
    room.offer(0, "rematch")
    assert [offer.refused for offer in room.page(0).offers] == [False]
    room.offer(1, "rematch")
    assert room.rematch


def test_a_kept_game_is_looked_back_at_before_it_was_kept() -> None:
    room = Room(Game(RULEBOOK, starter_game(3)), ("human", "random"))
    room.run()
    room.answer(0, keys(room)[0])
    room.run()
    resumed = Room(Game.load(room.game.save()), ("human", "random"))
    assert asked(resumed).n == room.n
    assert resumed.page_at(0, 1) == room.page_at(0, 1)


def test_whoever_watches_sees_what_was_undone_struck_as_well() -> None:
    room = shot()
    room.answer(room.asked, "pass")
    watched = said(room.page(None).log.entries)
    assert "Mad Genius is destroyed (Shotgun Blast)." in watched
    room.undo(0)
    room.reply(1, room.page(1).offers[0].id, True)
    assert room.n == 2
    told = room.page(None).log.entries
    assert "Mad Genius is destroyed (Shotgun Blast)." in [said([entry])[0] for entry in told if entry.struck]
    room.answer(0, "choose core/mad-genius")
    room.answer(room.asked, "pass")
    again = [(said([entry])[0], entry.struck) for entry in room.page(None).log.entries]
    assert ("Mad Genius is destroyed (Shotgun Blast).", True) in again
    assert again[-1][1] is False
    assert [entry.at for entry in room.page(None).log.entries] == list(range(len(again)))
    assert not any(entry.struck for entry in room.page_at(None, 1).log.entries)


def test_what_is_done_again_is_not_struck_for_whoever_watches() -> None:
    room = Room(hunt(), ("human", "random"), Settings(late=False))
    for key in (BLAST, "x 2", "choose core/mad-genius"):
        room.answer(0, key)
    before = room.page(None)
    room.undo(0)
    assert all(entry.struck for entry in room.page(None).log.entries)
    room.redo(0)
    assert room.page(None).log == before.log
    assert room.page(None).cards == before.cards
