"""Rules kept waiting at a question: a cache, so nothing that was seen of a game ever changes by playing on."""

import gc
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from threading import Thread
from typing import Any

import pytest

from orne.games import GAMES
from orne.kernel.control import RESEED, control, entry
from orne.kernel.decision import Decision
from orne.kernel.errors import NoDeal
from orne.kernel.frames import FARTHEST
from orne.kernel.game import Game, random_policy
from orne.kernel.log import Entry, LogChain
from orne.kernel.waiting import AT_HAND, Stack
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
def test_an_answered_question_is_asked_again_as_it_was(which: str) -> None:
    game, policy = begun(which, 7, 6), random_policy(7)
    asked: list[tuple[int, str, list[str]]] = []
    logs: list[tuple[LogChain, list[Entry]]] = []
    for _ in range(20):
        question = decision(game)
        asked.append((question.seat, question.kind, question.keys))
        logs.append((game.log, list(game.log)))
        game.choose(policy(question))
        if game.decision is None:
            break
    for chain, entries in logs:
        assert (list(chain), len(chain)) == (entries, len(entries))
    for seat, kind, keys in reversed(asked):
        game.undo()
        again = decision(game)
        assert (again.seat, again.kind, again.keys) == (seat, kind, keys)


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


@pytest.mark.parametrize("which", WHICH)
def test_keyframes_whose_states_were_let_go_lead_back_to_the_same_positions(which: str) -> None:
    game, read = begun(which, 3, 0), begun(which, 3, 0)
    policy = random_policy(8)
    saves: list[str] = []
    for number in range(40):
        if game.decision is None:
            break
        made = control(RESEED, 5) if number == 20 else policy(game.decision).key
        saves.append(read.save())  # this one is looked at before it goes on
        game._enter(made)
        read._enter(made)
    assert len(saves) > 30
    end = game.save()
    made_before = game.decisions()
    for saved in reversed(saves):
        game.undo()
        assert game.save() == saved
    for each in made_before:
        game._enter(entry(each))
    assert game.save() == end == read.save()


@pytest.mark.parametrize("which", WHICH)
def test_few_keyframes_of_rules_that_wait_keep_a_state(which: str) -> None:
    game = begun(which, 3, 40)
    position = game._position
    kept: set[int] = set()
    while position.previous is not None:
        position = position.previous
        if position.frame._state is not None:
            kept.add(id(position.frame))
    assert not AT_HAND or 1 <= len(kept) <= 40 // FARTHEST + 2


@pytest.mark.parametrize("which", WHICH)
def test_a_branch_that_begins_where_rules_wait_keeps_its_beginning(which: str) -> None:
    game = begun(which, 6, 15)
    policy = random_policy(2)
    while not game._position.frame._at_question or game._position.answers or game._position.frame._answers >= FARTHEST:
        game.choose(policy(decision(game)))
    made = len(game.decisions())
    branch = game.copy()
    branch.reseed(9)  # begins at a keyframe whose state the waiting rules share
    frame = game._position.frame
    game.choose(policy(decision(game)))
    assert frame._state is not None
    for each in (game, branch):
        for _ in range(5):
            if each.decision is not None:
                each.choose(policy(each.decision))
    for each in (game, branch):
        again = Game.from_record(each.record())
        assert each.fingerprint() == again.fingerprint()
        while len(each.decisions()) > made:
            each.undo()
            again.undo()
            assert each.save() == again.save()


@pytest.fixture
def no_collector() -> Iterator[None]:
    """The garbage collector has done its work and does no more: it cannot see what a stack holds."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def stacks() -> int:
    """How many calls wait for an answer in this process."""
    return sum(isinstance(each, Stack) and each.waits for each in gc.get_objects())


@pytest.mark.parametrize("which", WHICH)
def test_rules_wait_only_where_a_game_or_its_copy_can_go_on(which: str, no_collector: None) -> None:
    before = stacks()
    game = begun(which, 3, 0)
    policy = random_policy(8)
    ways: list[Game[Any]] = []
    for _ in range(60):
        if game.decision is None:
            break
        option = policy(game.decision)
        ways = [game.copy()]
        ways[0].choose(option.key)  # takes the rules that waited; the game runs them again
        game.choose(option)
    assert len(game.decisions()) > 30
    assert stacks() <= before + 2


@pytest.mark.parametrize("which", WHICH)
def test_rules_that_wait_in_another_thread_are_let_go_where_play_goes_on(which: str, no_collector: None) -> None:
    before = stacks()
    game, looked = begun(which, 6, 9), begun(which, 6, 9)
    for number in range(8):
        looked.choose(number % len(looked.options))
        thread = Thread(target=game.choose, args=(number % len(game.options),))
        thread.start()
        thread.join()
        earlier = game.copy()
        earlier.undo()
        looked.undo()
        assert earlier.fingerprint() == looked.fingerprint()
        looked.choose(number % len(looked.options))
    del looked, earlier
    assert stacks() <= before + 1


@pytest.mark.parametrize("which", WHICH)
def test_rules_that_wait_in_the_middle_of_a_step_end_with_their_game(which: str, no_collector: None) -> None:
    before = stacks()
    game = begun(which, 3, 0)
    policy = random_policy(8)
    dropped = 0
    while game.decision is not None and dropped < 10:
        if len(game._position.answers) > 1:  # the rules still hold a question that was answered on the way to this one
            dropped += 1
            again = Game.from_record(game.record())
            with suppress(NoDeal):
                again.resample(0, 5)
            del again
        game.choose(policy(game.decision))
    assert dropped == 10
    del game
    assert stacks() == before


def questions() -> int:
    """How many questions are kept by anybody."""
    return sum(isinstance(each, Decision) for each in gc.get_objects())


@pytest.mark.skipif(not AT_HAND, reason="rules wait only with greenlet")
@pytest.mark.parametrize("which", WHICH)
def test_a_game_keeps_no_questions_that_were_answered(which: str, no_collector: None) -> None:
    game, policy = begun(which, 8, 1), random_policy(8)
    before = questions()
    for _ in range(20):
        game.choose(policy(decision(game)))
    assert len(game.decisions()) == 21
    assert questions() == before
