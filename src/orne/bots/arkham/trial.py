"""Bots put to the test: one scenario of Arkham Horror, many times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from orne.arkham.scenario import scenario
from orne.arkham.state import State
from orne.bots.arkham import BOTS
from orne.bots.shared import Statistics, play_game, statistics_of
from orne.bots.shared.from_file import make_any
from orne.kernel.game import Game


@dataclass
class Trial:
    """How a bot did: how often it won, how the games ended, how long they were."""

    name: str
    won: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    """How often each resolution was reached; ``none`` is the one of a group that is gone."""
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    statistics: Statistics = field(default_factory=Statistics)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.endings.total()


def trial(
    name: str,
    begin: Callable[[int], Game[State]],
    games: int,
    seed: int = 1,
    *,
    progress: Callable[[Trial], None] | None = None,
) -> Trial:
    """Let one kind of bot play all investigators of a number of games, dealt from numbered seeds."""
    result = Trial(name)
    for number in range(seed, seed + games):
        started = perf_counter()
        game = begin(number)
        players = [make_any(BOTS, name, number + seat) for seat in range(game.state.seats)]
        play_game(game, players)
        for each in players:
            result.statistics.add(statistics_of(each))
        result.seconds += perf_counter() - started
        state = game.state
        result.endings[state.resolution] += 1
        result.won += scenario(state.scenario).won(state)
        result.rounds += state.round
        result.decisions += len(game.decisions())
        if progress is not None:
            progress(result)
    return result
