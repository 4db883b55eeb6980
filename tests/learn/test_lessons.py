"""The first games: every step comes up for who follows the coach, and nobody is told what is not so."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator

import pytest

from orne.games import GAMES
from orne.kernel import rng
from orne.kernel.errors import UserError
from orne.learn.coach import Coach, CoachCard
from orne.learn.lessons import LESSONS
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.messages import Page

NAMES = tuple(LESSONS)
MOST_QUESTIONS = 250
LONGEST = 300
"""Letters of what a coach says at once: it stands on a small terminal beside everything else."""


def opened(name: str) -> tuple[Room, int]:
    seated = LESSONS[name].begin()
    room = Room(seated.game, seated.players, Settings(one_screen=True))
    room.run()
    return room, seated.players.index(HUMAN)


def checked(coach: Coach, page: Page, titles: frozenset[str]) -> CoachCard | None:
    """What the coach says to a page: true as far as it can be seen, short, and the same when asked again."""
    card = coach.card(page)
    assert coach.card(page) == card
    if card is None:
        assert coach.lines(page) == []
        return None
    json.dumps(dataclasses.asdict(card))
    assert 1 <= card.step <= card.of
    assert card.title
    assert 0 < len(card.words) <= LONGEST
    assert "None" not in card.words
    shown = {each.h: each for each in (*page.cards, *(page.question.cards if page.question else ()))}
    assert set(card.points) <= shown.keys()
    if page.question is not None and card.tries is not None:
        option = page.question.options[card.tries]
        assert coach.lines(page)[-1] == f"Try: {option.label}."
    seen = {each.title for each in shown.values()}
    assert {title for title in titles if named(title, card.words)} <= seen
    return card


def named(title: str, words: str) -> bool:
    """Whether words name a card by a title that is not a common word at the beginning of a sentence."""
    return " " in title and title in words


def titles_of(name: str) -> frozenset[str]:
    game = GAMES[name]
    return frozenset(each.title for each in game.cards().facts(game.editions[0]).values())


def random_answers(room: Room, seat: int, seed: int) -> Iterator[Page]:
    """The pages of a game whose learner answers at random."""
    chance = rng.Chance(seed)
    for _ in range(MOST_QUESTIONS):
        page = room.page(seat)
        yield page
        if page.question is None:
            return
        options = page.question.options
        room.answer(seat, options[rng.below(chance, len(options))].key)
        room.run()


@pytest.mark.parametrize("name", NAMES)
def test_who_follows_the_coach_is_told_everything_and_wins(name: str) -> None:
    room, seat = opened(name)
    coach = Coach(LESSONS[name])
    titles = titles_of(name)
    steps: list[int] = []
    while room.ended is None:
        page = room.page(seat)
        card = checked(coach, page, titles)
        assert page.question is not None
        if card is not None:
            steps.append(card.step)
        if card is not None and card.tries is not None:
            key = page.question.options[card.tries].key
        else:
            key = suggested(room, seat, page)
        room.answer(seat, key)
        room.run()
    lesson = LESSONS[name]
    assert set(coach.told) == {step.title for step in lesson.steps}
    assert steps == list(range(1, lesson.size))
    end = checked(coach, room.page(seat), titles)
    assert end is not None
    assert (end.step, end.of, end.words) == (lesson.size, lesson.size, lesson.won)
    assert seat in room.ended.winners


def suggested(room: Room, seat: int, page: Page) -> str:
    assert page.question is not None
    try:
        return room.hint(seat, "greedy").key
    except UserError:
        return page.question.options[page.question.primary or 0].key


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_learner_does_the_coach_goes_along(name: str, seed: int) -> None:
    room, seat = opened(name)
    coach = Coach(LESSONS[name])
    titles = titles_of(name)
    told = 0
    for page in random_answers(room, seat, seed):
        told += checked(coach, page, titles) is not None
    assert told > 5


@pytest.mark.parametrize("name", NAMES)
def test_a_coach_who_comes_late_has_something_to_say_as_well(name: str) -> None:
    room, seat = opened(name)
    titles = titles_of(name)
    pages = list(random_answers(room, seat, 3))
    for page in pages[:: max(1, len(pages) // 20)]:
        checked(Coach(LESSONS[name]), page, titles)


@pytest.mark.parametrize("name", NAMES)
def test_after_an_undo_the_step_is_told_again(name: str) -> None:
    room, seat = opened(name)
    coach = Coach(LESSONS[name])
    first = coach.card(room.page(seat))
    assert first is not None
    assert first.tries is not None
    page = room.page(seat)
    assert page.question is not None
    room.answer(seat, page.question.options[first.tries].key)
    room.run()
    second = coach.card(room.page(seat))
    assert second is not None
    assert (first.step, second.step) == (1, 2)
    room.undo(seat)
    assert coach.card(room.page(seat)) == first
    assert coach.told == (LESSONS[name].steps[0].title,)


def test_nobody_is_told_anything_while_they_wait() -> None:
    room, seat = opened("coc")
    page = dataclasses.replace(room.page(seat), question=None)
    assert Coach(LESSONS["coc"]).card(page) is None


def test_there_is_a_lesson_for_every_game() -> None:
    assert set(LESSONS) == set(GAMES)
    assert {name: lesson.size for name, lesson in LESSONS.items()} == {"coc": 18, "arkham": 20}


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_always_the_same_game(name: str) -> None:
    one, other = LESSONS[name].begin(), LESSONS[name].begin()
    assert one.game.start == other.game.start
    assert one.players.count(HUMAN) == 1
