"""Hints: who is asked, what the best options are worth in words, and that nothing hidden is in them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.coc.look import Coc
from tests.table.look import asked, keys, people
from tests.table.test_room import hunt

from orne.arkham.rulebook import RULEBOOK as ARKHAM_RULEBOOK
from orne.bots.shared import Reason
from orne.coc.position import Side, Story, build
from orne.coc.rulebook import RULEBOOK
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.lab.games import scenario_game, starter_game
from orne.set_up.shared.seated import HUMAN
from orne.table.advice import FEWEST, USUAL, Advice, advisers, suggestion
from orne.table.room import Room


def decisive() -> Coc:
    """One character can win the last story that is needed."""
    return build(
        Side(play=["blackwood-file-clerk"], won=["opening-night", "rotting-away"]),
        Side(),
        stories=["dreamwalkers", Story("frozen-in-time", (3, 0)), "through-the-gates"],
        step="active player commits",
    )


def new(name: str) -> Game[Any]:
    if name == "coc":
        return Game(RULEBOOK, starter_game(3))
    return Game(ARKHAM_RULEBOOK, scenario_game("the-gathering", ("roland",), 3, difficulty="easy"))


# ---- who is asked


def test_the_usual_adviser_says_what_the_best_options_are_worth() -> None:
    room = people(decisive())
    found = room.hint(0)
    assert (found.bot, found.key) == (USUAL, "commit core/blackwood-file-clerk core/frozen-in-time")
    assert found.words.startswith("Wins nearly all games from here (")
    assert found.weighed[0].i == found.i
    assert 2 <= len(found.weighed) <= 3
    for each in found.weighed:
        option = asked(room).options[each.i]
        assert (each.key, each.label) == (option.key, option.label)
        assert 0 <= each.wins <= 100
        assert each.tried >= FEWEST


def test_a_player_chooses_who_is_asked() -> None:
    room = people(hunt())
    found = room.hint(0, "greedy")
    assert found.key in keys(room)
    assert (found.bot, found.words, found.weighed) == ("greedy", "", ())
    assert room.hello(0).advisers == advisers("coc") == ("greedy", "search-quick", "search", "search-strong")


@pytest.mark.parametrize("who", ["random", "nobody", 7, ["greedy"]])
def test_whoever_gives_no_hints_is_refused(who: object) -> None:
    with pytest.raises(UserError, match=r"gives no hints; those that do are greedy, search-quick, search, search-str"):
        people(hunt()).hint(0, who)


def test_only_whoever_is_asked_gets_a_hint() -> None:
    with pytest.raises(UserError, match="you are not asked anything now"):
        people(hunt()).hint(1)


def test_what_only_a_person_can_see_is_not_guessed() -> None:
    start = {**scenario_game("the-gathering", ("roland",), 1), "real_bag": True}
    game = Game(ARKHAM_RULEBOOK, start)
    room = people(game)
    room.run()
    while asked(room).kind != "drawn token":
        offered = keys(room)
        wanted = next((key for key in offered if key.startswith("investigate")), None)
        room.answer(0, wanted or next((key for key in ("done", "pass", "keep") if key in offered), offered[-1]))
        room.run()
    with pytest.raises(UserError, match="only you can see what is asked here"):
        room.hint(0)


# ---- what may be known


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(("name", "who"), [("coc", "search-quick"), ("coc", "greedy"), ("arkham", "search-quick")])
def test_a_hint_is_the_same_whatever_is_hidden(name: str, who: str) -> None:
    room = people(new(name))
    room.run()
    differed = compared = 0
    for number in range(16):
        seat = room.asked
        assert seat is not None
        if number % 4 == 3:
            other = people(room.game.resample(seat, number))
            other.n = room.n
            one, two = room.hint(seat, who), other.hint(seat, who)
            assert (one.key, one.words, one.weighed) == (two.key, two.words, two.weighed)
            differed += other.game.fingerprint() != room.game.fingerprint()
            compared += bool(one.words)
        room.answer(seat, keys(room)[number % len(keys(room))])
        room.run()
    assert differed > 3
    assert compared > 1 or who == "greedy"


@pytest.mark.usefixtures("unhurried")
def test_the_same_question_gets_the_same_hint_and_nothing_changes() -> None:
    room = Room(new("coc"), (HUMAN, "random"))
    room.run()
    before = room.game.fingerprint(), room.moment
    assert room.hint(0) == room.hint(0)
    assert (room.game.fingerprint(), room.moment) == before


# ---- in words


def told(*reasons: tuple[str, float, int], key: str = "pass") -> Any:
    question = asked(people(hunt()))
    return suggestion(question, "search", Advice(key, tuple(Reason(name, value, 0.1, n) for name, value, n in reasons)))


SHOOT = "play core/shotgun-blast domain 1"


def test_figures_are_of_a_hundred_games() -> None:
    found = told(("pass", 0.618, 40), (SHOOT, 0.554, 20))
    assert found.words == (
        "Wins about 62 of 100 games from here, give or take 20 (40 tried); "
        "55, give or take 20, with “Play Shotgun Blast (domain 1)” (20 tried). "
        "So few games do not say which of them is better."
    )
    assert [(each.key, each.wins, each.tried) for each in found.weighed] == [("pass", 62, 40), (SHOOT, 55, 20)]


def test_a_difference_within_the_margin_is_not_called_clear() -> None:
    doubt = "So few games do not say which of them is better."
    close, far = told(("pass", 0.7, 40), (SHOOT, 0.42, 40)), told(("pass", 0.75, 40), (SHOOT, 0.42, 40))
    assert (close.clear, close.words.endswith(doubt)) == (False, True), "28 points between two figures give or take 20"
    assert (far.clear, far.words.endswith(doubt)) == (True, False)
    third = told(("pass", 0.9, 40), (SHOOT, 0.42, 40), ("play core/shotgun-blast", 0.8, 40))
    assert not third.clear, "it must be clear of every other option that was weighed"


def test_few_games_have_a_wide_margin_even_where_all_went_the_same_way() -> None:
    question = asked(people(hunt()))
    reasons = (Reason("pass", 0.5, 0.0, 8), Reason(SHOOT, 0.4, 0.0, 200))
    assert [each.margin for each in suggestion(question, "search", Advice("pass", reasons)).weighed] == [13, 1]


def test_what_is_nearly_sure_is_said_so() -> None:
    found = told((SHOOT, 1.0, 40), ("pass", 0.001, 40), key=SHOOT)
    assert found.words == "Wins nearly all games from here (40 tried); hardly any with “Pass” (40 tried)."
    assert told(("pass", 0.0, 9)).words == "Wins hardly any games from here (9 tried)."


def test_what_seems_better_and_is_not_suggested_is_explained() -> None:
    found = told(("pass", 0.5, 40), (SHOOT, 0.95, 20))
    assert found.words.endswith("(20 tried). So few games do not say which of them is better.")
    assert not found.clear


def test_what_was_hardly_tried_is_not_told() -> None:
    found = told(("pass", 0.5, 40), (SHOOT, 0.9, FEWEST - 1))
    assert found.words == "Wins about 50 of 100 games from here, give or take 20 (40 tried)."
    none = told(("pass", 0.5, FEWEST - 1), (SHOOT, 0.4, 40))
    assert (none.words, none.weighed) == ("", ())


def test_an_answer_that_is_not_offered_is_no_hint() -> None:
    with pytest.raises(UserError, match="There is nothing to suggest here"):
        told(key="play core/none")
