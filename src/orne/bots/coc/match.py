"""Bots against each other: whole games, both seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from orne.bots.coc import bot
from orne.bots.shared import play_game
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
        players = [bot(names[0], seed + number), bot(names[1], seed + games + number)]
        if seat == 1:
            players.reverse()
        started = perf_counter()
        game = new_game(decks, stories, deal, edition_name=edition_name)
        play_game(game, players)
        result.seconds += perf_counter() - started
        result.played[seat] += 1
        result.won[seat] += game.state.winner == seat
        result.turns += game.state.turn
        result.decisions += len(game.decisions())
        if progress is not None:
            progress(result)
    return result
