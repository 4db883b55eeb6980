"""Whole scenarios at random with one to four investigators: saved, loaded, replayed, looked at, without a fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orne.arkham.position import Inv, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.state import State
from orne.decks.arkham import draw_weaknesses, named
from orne.kernel.game import Game, play_out, random_policy
from orne.lab.simulator import check_game

NAMES = ("roland", "daisy", "skids", "agnes", "wendy")
SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")


def scenario_start(scenario: str, seats: int, seed: int, difficulty: str = "standard") -> dict[str, Any]:
    """A scenario for some starter decks, other investigators for other seeds."""
    people: list[dict[str, Any]] = []
    taken: list[str] = []
    for seat in range(seats):
        deck = draw_weaknesses(named(f"starter-{NAMES[(seat + seed) % len(NAMES)]}"), f"{seed} {seat}", taken)
        taken += deck.each()
        people.append({"id": deck.investigator, "deck": list(deck.each())})
    return {"scenario": scenario, "investigators": people, "seed": seed, "difficulty": difficulty}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_random_game_can_be_saved_and_replayed_anywhere(seats: int) -> None:
    """Every position of a game is the same after saving and loading, and its record plays through."""
    game: Game[State] = Game(RULEBOOK, scenario_start("the-gathering", seats, seats))
    policy = random_policy(seats)
    number = 0
    while not game.over:
        assert game.decision is not None
        if number % 23 == 0:
            assert Game.load(game.save()).fingerprint() == game.fingerprint()
        game.choose(policy(game.decision))
        number += 1
    assert Game.from_record(game.record()).fingerprint() == game.fingerprint()
    assert RULEBOOK.problems(game.state) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("difficulty", ["standard", "expert"])
def test_random_games_end(scenario: str, difficulty: str) -> None:
    """Random play comes to an end with every card in its place."""
    for seed in range(6):
        seats = 1 + seed % 4
        beginning = scenario_start(scenario, seats, seed, difficulty)
        table = play_out(RULEBOOK, beginning, [random_policy(seed * 7 + seat) for seat in range(seats)])
        assert table.state.over
        assert RULEBOOK.problems(table.state) == []


def test_a_game_for_two_holds_at_every_decision() -> None:
    """Undo, copies, resampling, views and saves at every decision of a game for two."""
    assert check_game(RULEBOOK, scenario_start("the-gathering", 2, 11), 11, thorough=7) > 20


def _lose(state: State) -> None:
    state.hand[0].pop()


def _double(state: State) -> None:
    state.play.append(state.hand[0][0])


def _owe(state: State) -> None:
    state.resources[1] = -1


def _hang(state: State) -> None:
    state.edit(state.play[0]).host = state.deck[0][0]


def _below(token: str) -> Callable[[State], None]:
    def take(state: State) -> None:
        setattr(state.edit(state.play[0]), token, -1)

    return take


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (_lose, "a card is lost or doubled"),
        (_double, "a card is lost or doubled"),
        (_owe, "seat 1 has negative resources"),
        (_hang, "is attached to nothing"),
        *((_below(token), "has fewer than no tokens") for token in ("damage", "horror", "clues", "doom", "tokens")),
    ],
)
def test_what_is_wrong_with_a_state_is_found(spoil: Callable[[State], None], problem: str) -> None:
    """What other tests rely on: a spoilt state does not pass for a sound one."""
    state = build(Inv(hand=["knife"], play=["machete"]), Inv("daisy-walker")).state.copy()
    assert RULEBOOK.problems(state) == []
    spoil(state)
    (found,) = RULEBOOK.problems(state)
    assert found.endswith(problem)
