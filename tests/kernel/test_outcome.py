"""How a game ended, as data, for both games."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from orne.arkham.rulebook import RULEBOOK as ARKHAM
from orne.arkham.scenario import scenario
from orne.coc.rulebook import RULEBOOK as COC
from orne.kernel.game import Game, random_policy
from orne.lab.games import arkham_game, starter_game


def played_to_its_end(game: Game[Any]) -> Game[Any]:
    policy = random_policy(5)
    while game.decision is not None:
        assert (game.outcome, game.result) == (None, "")
        game.choose(policy(game.decision))
    return game


@pytest.mark.parametrize("number", [1, 2])
def test_a_game_of_call_of_cthulhu_has_one_winner(number: int) -> None:
    game = played_to_its_end(Game(COC, starter_game(number)))
    outcome = game.outcome
    assert outcome.winners == (game.state.winner,)
    assert outcome.score == tuple(len(won) for won in game.state.won)
    assert outcome.why in ("three stories", "empty deck")
    if outcome.why == "three stories":
        assert outcome.score[game.state.winner] == 3
    assert outcome.sentence == game.result
    assert (outcome.resolution, outcome.experience, outcome.trauma, outcome.fates) == ("", (), (), ())
    with pytest.raises(FrozenInstanceError):
        outcome.why = "luck"  # type: ignore[misc]


@pytest.mark.parametrize("number", [0, 1, 3, 7])
def test_a_scenario_has_a_resolution_and_what_it_means_for_everybody(number: int) -> None:
    game = played_to_its_end(Game(ARKHAM, arkham_game(number)))
    outcome, state = game.outcome, game.state
    seats = state.seats
    assert outcome.resolution == state.resolution
    assert (len(outcome.score), len(outcome.experience), len(outcome.trauma), len(outcome.fates)) == (seats,) * 4
    assert outcome.winners == (tuple(range(seats)) if scenario(state.scenario).won(state) else ())
    assert outcome.why
    assert outcome.sentence == game.result
    for seat in range(seats):
        assert bool(outcome.fates[seat]) >= bool(state.gone[seat])


def test_a_game_taken_back_from_its_end_goes_on() -> None:
    game = played_to_its_end(Game(COC, starter_game(1)))
    game.undo()
    assert (game.outcome, game.result) == (None, "")
