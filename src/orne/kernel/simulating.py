"""Whole games played as one call, programs answering: the fast path for simulation."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.rulebook import Rulebook, S
from orne.kernel.table import GameOver, Policy, Table


def play_out(
    rules: Rulebook[S], start: Mapping[str, Any], policies: Sequence[Policy], recorded: list[str] | None = None
) -> Table[S]:
    """Play a whole game as one call, policies answering: the fast path for simulation."""
    state = rules.begin(start)
    table = rules.table(state, policies=policies, ask_always=bool(start.get("ask_always")))
    table.recorded = recorded
    step = rules.step
    try:
        while not state.over:
            # A game ends by raising GameOver, so its end need not be looked for after every step.
            for _ in range(64):
                step(table)
    except GameOver:
        pass
    return table


def play_until(rules: Rulebook[S], table: Table[S], until: Callable[[S], bool]) -> Table[S]:
    """Play whole steps on a table until its state is as wanted, or the game is over; its policies answer."""
    state, step = table.state, rules.step
    with contextlib.suppress(GameOver):
        while not state.over and not until(state):
            step(table)
    return table


def random_policy(seed: int) -> Policy:
    """A policy that takes any option with the same chance."""
    chance = rng.Chance(seed)

    def choose(decision: Decision) -> Option:
        options = decision.options
        return options[rng.below(chance, len(options))]

    return choose
