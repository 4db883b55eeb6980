"""Random games of all three scenarios, from set-up and from late positions, every decision checked."""

from __future__ import annotations

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import GUIDE
from orne.arkham.campaigns.night_of_the_zealot.late import STAGES
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.chaos import DIFFICULTIES
from orne.build import is_compiled
from orne.kernel.game import Game
from orne.lab.games import arkham_game
from orne.lab.late_arkham import late_arkham_game
from orne.lab.simulator import check_game

GAMES = 84 if is_compiled() else 60
AT_ONCE = 6
EVERY = 1 if is_compiled() else 3
"""The compiled build checks every decision in full; pure Python one game in three, and of the others every third."""


@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_what_must_always_be_true_is_true_at_every_decision(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        start = arkham_game(number, ask_always=number % 20 == 19)
        assert check_game(RULEBOOK, start, number, thorough=EVERY if number // EVERY % EVERY else 1) > 0


@pytest.mark.parametrize("number", range(len(STAGES)))
def test_every_late_stage_begins_with_a_question_and_ends(number: int) -> None:
    game = Game(RULEBOOK, late_arkham_game(GUIDE, number, ["wendy", "daisy"], DIFFICULTIES[number % 4]))
    assert game.state.scenario == STAGES[number].scenario
    assert not RULEBOOK.problems(game.state)
    assert game.decision is not None


def test_a_game_by_number_is_the_same_every_time() -> None:
    assert arkham_game(7) == arkham_game(7)
    assert len(arkham_game(6)["investigators"]) == 3
    assert arkham_game(4)["scenario"] == "the-devourer-below"
    assert Game(RULEBOOK, arkham_game(0)).state.difficulty == "easy"
