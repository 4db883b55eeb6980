"""Trying things out: a table apart that takes keys, policies and chance, played until something is so."""

from __future__ import annotations

from typing import Any

from orne.coc.position import Side, build
from orne.coc.rules.chart import NUMBER
from orne.coc.state import State
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game, play_until
from orne.kernel.outcome import Outcome
from orne.kernel.table import Policy, Table

CLERK = "play core/blackwood-file-clerk domain 1"


def a_game() -> Game[State]:
    hand = ["blackwood-file-clerk"]
    return build(Side(hand=hand, domains=["agency:3", "", ""]), Side(), step="operations")


def passing(table: Table[Any]) -> tuple[Policy, ...]:
    """Policies that decline whatever they can."""

    def answer(decision: Decision) -> Option:
        return decision.options[-1]

    return (answer, answer)


def next_turn(state: State) -> bool:
    return state.turn == 4 and state.step == NUMBER["refresh"]


def test_choices_are_given_as_keys_numbers_or_options() -> None:
    game = a_game()
    assert game.decision is not None
    number = game.decision.keys.index(CLERK)
    for choice in (CLERK, number, game.decision.options[number]):
        table = play_until(game.rules, game.trial(choice, policies=passing), next_turn)
        assert len(table.state.play) == 1
    assert game.state.play == []


def test_play_goes_on_until_something_is_so() -> None:
    game = a_game()
    table = play_until(game.rules, game.trial("pass", policies=passing), next_turn)
    assert (table.state.turn, table.state.step) == (4, NUMBER["refresh"])
    assert not table.state.play


def test_play_ends_with_the_game() -> None:
    game = a_game()
    table = play_until(game.rules, game.trial(policies=passing), lambda state: False)
    assert table.state.over


def test_the_same_chance_comes_out_the_same_and_another_may_not() -> None:
    game = a_game()
    rules = game.rules

    def drawn(chance: int) -> Any:
        return play_until(rules, game.trial(policies=passing, chance=chance), next_turn).state.rng

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)


def test_an_outcome_says_what_it_is_worth_to_each_seat() -> None:
    outcome = Outcome((1,), "three stories", (0, 3), "Player 2 has won three stories.")
    assert (outcome.of(0), outcome.of(1)) == (0.0, 1.0)
