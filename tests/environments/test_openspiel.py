"""OpenSpiel plays both games, copies, saves and reads their states."""

from __future__ import annotations

import pickle

import pytest

pyspiel = pytest.importorskip("pyspiel")

from orne.environments import openspiel  # noqa: E402


@pytest.mark.parametrize(
    "name",
    ["orne_call_of_cthulhu(actions=24)", "orne_arkham_horror", "orne_arkham_horror(investigators=roland agnes)"],
)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    openspiel.register()
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_state_is_copied_and_pickled_where_it_stands() -> None:
    game = pyspiel.load_game(openspiel.CALL_OF_CTHULHU, {"seed": 3, "deals": 2})
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[-1])
        assert str(other) != str(state)
    assert state.returns() == [0.0, 0.0]


def test_a_player_is_told_what_its_seat_knows() -> None:
    game = pyspiel.load_game(openspiel.CALL_OF_CTHULHU)
    state = game.new_initial_state()
    state.apply_action(7)
    asked = state.current_player()
    assert '"decision"' in state.observation_string(asked)
    assert '"decision"' not in state.observation_string(1 - asked)
    observer = game.make_py_observer()
    observer.set_from(state, asked)
    assert observer.dict["action_mask"].sum() == len(state.legal_actions())
