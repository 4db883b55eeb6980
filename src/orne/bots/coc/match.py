"""Bots against each other: whole games, both seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from orne.bots.coc import BOTS
from orne.bots.shared import Statistics, play_game, statistics_of
from orne.bots.shared.from_file import make_any
from orne.coc.rulebook import new_game


@dataclass
class Match:
    """The result of a match: for each seat of the first bot, games won and played."""

    names: tuple[str, str]
    won: list[int] = field(default_factory=lambda: [0, 0])
    played: list[int] = field(default_factory=lambda: [0, 0])
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    statistics: tuple[Statistics, Statistics] = field(default_factory=lambda: (Statistics(), Statistics()))
    """What each bot has done."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.played)


def match(
    names: tuple[str, str],
    decks: Sequence[Sequence[str]],
    stories: Sequence[str],
    games: int,
    seed: int = 1,
    *,
    edition_name: str = "lcg-4",
    progress: Callable[[Match], None] | None = None,
) -> Match:
    """Play a number of games; the bots change seats and decks after every game, so that two games make a fair pair."""
    result = Match(names)
    for number in range(games):
        seat = number % 2
        # A pair of games is dealt alike: only the seats differ.
        deal = seed + number // 2
        players = [make_any(BOTS, names[0], seed + number), make_any(BOTS, names[1], seed + games + number)]
        first, second = players
        if seat == 1:
            players.reverse()
        started = perf_counter()
        game = new_game(decks, stories, deal, edition_name=edition_name)
        play_game(game, players)
        result.seconds += perf_counter() - started
        for total, each in zip(result.statistics, (first, second), strict=True):
            total.add(statistics_of(each))
        result.played[seat] += 1
        result.won[seat] += game.state.winner == seat
        result.turns += game.state.turn
        result.decisions += len(game.decisions())
        if progress is not None:
            progress(result)
    return result
