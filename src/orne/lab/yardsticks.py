"""Other engines to hold Orne's speed against, where they are installed: gin rummy at random; they are never needed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple


class Yardstick(NamedTuple):
    """Another engine: its name, and its nth game played at random, which gives the number of decisions."""

    name: str
    play: Callable[[int], int]


def yardsticks() -> Iterator[Yardstick]:
    """Those that are installed."""
    for name, package, make in (("RLCard", "rlcard", _rlcard), ("OpenSpiel", "pyspiel", _open_spiel)):
        try:
            found = import_module(package)
        except ImportError:
            continue
        yield Yardstick(f"{name} gin rummy", make(found))


def _rlcard(rlcard: Any) -> Callable[[int], int]:
    """RLCard's environment, written in Python."""
    table = rlcard.make("gin-rummy")

    def play(number: int) -> int:
        table.seed(number)
        chance = random.Random(number)
        decisions = 0
        state, _ = table.reset()
        while not table.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = table.step(actions[chance.randrange(len(actions))])
        return decisions

    return play


def _open_spiel(pyspiel: Any) -> Callable[[int], int]:
    """OpenSpiel's game, written in C++ and driven from Python."""
    game = pyspiel.load_game("gin_rummy")

    def play(number: int) -> int:
        chance = random.Random(number)
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[chance.randrange(len(outcomes))][0])
                continue
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(actions[chance.randrange(len(actions))])
        return decisions

    return play
