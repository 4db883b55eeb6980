"""Rules kept waiting at a question: a cache, so nothing that was seen of a game ever changes by playing on."""

from itertools import count
from threading import Thread
from typing import Any

import pytest

from orne.games import GAMES
from orne.kernel.game import Game, random_policy
from orne.lab.laboratories import LABORATORIES
from tests.look import decision

WHICH = ("coc", "arkham")


def begun(which: str, number: int, decisions: int) -> Game[Any]:
    """A game at random after some decisions: the first from a number on that is not over by then."""
    for each in count(number):
        game: Game[Any] = Game(GAMES[which].rulebook(), LABORATORIES[which].golden_game(each))
        policy = random_policy(each)
        while game.decision is not None and len(game.decisions()) < decisions:
            game.choose(policy(game.decision))
        if game.decision is not None:
            return game
    raise AssertionError


@pytest.mark.parametrize("which", WHICH)
def test_what_was_looked_at_stays_as_it_was(which: str) -> None:
    game = begun(which, 3, 5)
    policy = random_policy(3)
    for _ in range(25):
        state, asked, table, log = game.state, decision(game), game.table, list(game.log)
        before = game.rules.encode(state), asked.keys, [option.label for option in asked.options]
        kept = game.log
        game.choose(policy(asked))
        if game.decision is None:
            break
        assert (game.rules.encode(state), asked.keys, [option.label for option in asked.options]) == before
        assert game.rules.encode(table.state) == before[0]
        assert list(kept) == log


@pytest.mark.parametrize("which", WHICH)
def test_options_nobody_has_read_yet_are_named_as_they_were_asked(which: str) -> None:
    unread, read = begun(which, 5, 8), begun(which, 5, 8)
    for _ in range(20):
        asked, keys = decision(unread), decision(read).keys
        unread.choose(0)
        read.choose(0)
        assert asked.keys == keys
        if read.decision is None:
            break


@pytest.mark.parametrize("which", WHICH)
def test_copies_go_their_own_ways_from_one_question(which: str) -> None:
    game = begun(which, 4, 12)
    count = len(decision(game).options)
    ways = [game.copy() for _ in range(count)]
    for number, way in enumerate(ways):
        way.choose(number)
    again = [Game.from_record(way.record()) for way in ways]
    assert [way.fingerprint() for way in ways] == [way.fingerprint() for way in again]
    for way in ways:
        way.undo()
        assert way.fingerprint() == game.fingerprint()


@pytest.mark.parametrize("which", WHICH)
def test_a_game_may_be_played_on_in_another_thread(which: str) -> None:
    game, other = begun(which, 6, 9), begun(which, 6, 9)
    while game.decision is not None and len(game.decisions()) < 15:
        thread = Thread(target=game.choose, args=(0,))
        thread.start()
        thread.join()
        other.choose(0)
        assert game.fingerprint() == other.fingerprint()


@pytest.mark.parametrize("which", WHICH)
def test_why_not_is_asked_of_the_question_pending(which: str) -> None:
    game = begun(which, 7, 10)
    again = Game.load(game.save())
    for words in ("pass", "nothing of the kind"):
        one, other = game.why(words), again.why(words)
        assert [each.sentence for each in one.refusals] == [each.sentence for each in other.refusals]
        assert [each.key for each in one.offered] == [each.key for each in other.offered]


@pytest.mark.parametrize("which", WHICH)
def test_rules_that_wait_after_chance_was_set_ask_what_they_would_ask_from_their_record(which: str) -> None:
    game = begun(which, 4, 12)
    for number in range(40):
        if game.decision is None:
            break
        if number % 5 == 2:
            game.reseed(number)
        game.choose(number % len(game.options))
        asked, again = game.decision, game.looked_at
        assert (asked and asked.keys) == (again and again.keys)
    assert Game.from_record(game.record()).fingerprint() == game.fingerprint()
