"""What the value of each game is fitted to: games by number, played quickly, and the file its weights are in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from orne.arkham import guides
from orne.bots.arkham import features as of_arkham
from orne.bots.arkham import training as in_arkham
from orne.bots.coc import features as of_coc
from orne.bots.coc import training as in_coc
from orne.bots.search import fitting, learning, value
from orne.lab.games import INVESTIGATORS, scenario_game, starter_game

HELD_BACK = 5
"""One game of this many is not fitted to: it shows how good the fit is."""
GROUPS = (1, 1, 1, 2, 1, 3, 1, 4)
"""How many investigators play, game by game."""


@dataclass(frozen=True)
class Fitted:
    """A game whose value is fitted."""

    names: tuple[str, ...]
    weights: Path
    start: Callable[[int], Mapping[str, Any]]
    """The set-up of the nth game."""
    seen: Callable[[Mapping[str, Any]], list[fitting.Seen]]
    """What was seen in a game, and how it ended."""
    together: bool = False
    """Whether features count together, too: there are enough games of each kind to learn how."""


def _scenario(number: int) -> Mapping[str, Any]:
    """The nth game of Arkham Horror: scenarios, investigators and their number in turn."""
    scenarios = guides.usual().scenarios
    turn = number // len(scenarios)
    people = [INVESTIGATORS[(turn + seat) % len(INVESTIGATORS)] for seat in range(GROUPS[turn % len(GROUPS)])]
    return scenario_game(scenarios[number % len(scenarios)], people, number, difficulty="standard")


FITTED: Mapping[str, Fitted] = {
    "coc": Fitted(of_coc.NAMES, of_coc.WEIGHTS, starter_game, in_coc.seen_in_a_game, together=True),
    "arkham": Fitted(of_arkham.NAMES, of_arkham.WEIGHTS, _scenario, in_arkham.seen_in_a_game),
}


@dataclass(frozen=True)
class Fit:
    """Weights, and how well they foretell games: surprise in nats a position, by kind of game."""

    value: value.Value
    positions: Mapping[str, int]
    fitted: Mapping[str, float]
    held_back: Mapping[str, float]
    """Of the games that were not fitted to."""


def fit(game: Fitted, games: int, seed: int, progress: Callable[[], None]) -> Fit:
    """Play games by number from a seed on, and fit weights to them: for each kind of game, and for any."""
    seen: dict[str, tuple[list[fitting.Seen], list[fitting.Seen]]] = {}
    for number in range(games):
        for each in game.seen(game.start(seed + number)):
            # The turn in which a game comes up must not decide whether it is held back: kinds take turns.
            held = (number // len(GROUPS)) % HELD_BACK == HELD_BACK - 1
            for kind in {each.kind, "any"}:
                seen.setdefault(kind, ([], []))[held].append(each)
        progress()
    if game.together:
        learned = {kind: learning.learn(fitted) for kind, (fitted, _) in seen.items()}
        found = value.Value(
            game.names,
            {kind: weights for kind, (weights, _) in learned.items()},
            {kind: units for kind, (_, units) in learned.items()},
        )
    else:
        found = value.Value(game.names, {kind: fitting.fit(fitted) for kind, (fitted, _) in seen.items()})
    return Fit(
        found,
        {kind: len(fitted) for kind, (fitted, _) in seen.items()},
        {kind: fitting.loss(fitted, found, kind) for kind, (fitted, _) in seen.items()},
        {kind: fitting.loss(held, found, kind) for kind, (_, held) in seen.items() if held},
    )
