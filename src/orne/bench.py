"""How fast Orne is: decisions a second, and the cost of copying, saving, loading and undoing in mid-game."""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import Any, NamedTuple

from orne.games import ARKHAM, COC, CardGame
from orne.kernel.game import Game, play_out, random_policy
from orne.lab.games import scenario_game, starter_game

GOAL = 10_000
COPY_GOAL = 20.0
ROUNDS = 5


class Bench(NamedTuple):
    """A game to measure: its nth set-up, and how many decisions its middle is away."""

    game: CardGame
    what: str
    start: Callable[[int], dict[str, Any]]
    seats: int
    middle: int


def _roland(number: int) -> dict[str, Any]:
    """The nth game of The Gathering with Roland alone."""
    return scenario_game("the-gathering", ("roland",), number)


BENCHES = (
    Bench(COC, "Core Set starter decks", starter_game, 2, 80),
    Bench(ARKHAM, "The Gathering, one investigator with the starter deck", _roland, 1, 30),
)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print one table for each game."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of a round on the fast path (default: 60)")
    args = parser.parse_args(arguments)
    print(f"random play, Python {sys.version.split()[0]}, one core, CPU time, the best of {ROUNDS} rounds")
    for bench in BENCHES:
        print(f"\n{bench.game.title}, {bench.what}\n")
        _measure(bench, max(1, args.games))
    print()
    _row("peak memory", f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")
    return 0


def _measure(bench: Bench, games: int) -> None:
    """Print the figures of one game."""
    fast = _fast_path(bench, games)
    _row("fast path", f"{fast.best:,.0f} decisions/s", f"{_against(fast.best, GOAL)}; median {fast.median:,.0f}")
    _row("", f"{fast.best / fast.a_game:,.1f} games/s, {fast.a_game:,.0f} decisions a game")
    through = _through_choose(bench, max(10, games // 4))
    _row(
        "through Game.choose",
        f"{through.best:,.0f} decisions/s",
        f"{_against(through.best, GOAL)}; median {through.median:,.0f}",
    )
    game = _middle(bench)
    state = game.state
    _row("copy of the game", f"{_each(game.copy, 20000):.2f} µs", f"goal: {COPY_GOAL:.0f} µs")
    _row("copy of the state", f"{_each(state.copy, 20000):.2f} µs", f"goal: {COPY_GOAL:.0f} µs")
    _row("undo and choose again", f"{_each(lambda: _back_and_forth(game), 500):.0f} µs")
    text = game.save()
    _row("save", f"{_each(game.save, 500):.0f} µs", f"{len(text) / 1024:.1f} KiB")
    _row("load", f"{_each(lambda: Game.load(text), 300):.0f} µs")
    _row("view of a seat", f"{_each(lambda: game.view(0), 1000):.0f} µs")


def _row(name: str, value: str, note: str = "") -> None:
    print(f"  {name:<22} {value:<36} {note}".rstrip())


def _against(value: float, goal: float) -> str:
    """A figure beside its goal."""
    return f"goal: {goal:,.0f} ({value / goal:.0%})"


class Rate(NamedTuple):
    """Decisions a second over some rounds; what else the machine does makes rounds slower, never faster."""

    best: float
    median: float
    a_game: float
    """Decisions a game."""


def _rate(play: Callable[[int], int], games: int) -> Rate:
    """Play the same games in every round."""
    rates: list[float] = []
    decisions = 0
    for _ in range(ROUNDS):
        begin = time.process_time()
        decisions = sum(play(number) for number in range(games))
        rates.append(decisions / (time.process_time() - begin))
    return Rate(max(rates), median(rates), decisions / games)


def _fast_path(bench: Bench, games: int) -> Rate:
    """Decisions a second with policies answering."""
    rules = bench.game.rulebook()
    starts = [bench.start(number) for number in range(games)]
    seats = bench.seats

    def play(number: int) -> int:
        policies = [random_policy(seats * number + seat) for seat in range(seats)]
        return play_out(rules, starts[number], policies).decisions

    play(0)
    return _rate(play, games)


def _through_choose(bench: Bench, games: int) -> Rate:
    """Decisions a second when every answer goes through Game.choose."""
    rules = bench.game.rulebook()
    starts = [bench.start(number) for number in range(games)]

    def play(number: int) -> int:
        policy = random_policy(number)
        game: Game[Any] = Game(rules, starts[number])
        while game.decision is not None:
            game.choose(policy(game.decision))
        return len(game.decisions())

    return _rate(play, games)


def _middle(bench: Bench) -> Game[Any]:
    """A game in its middle, with a decision behind it."""
    for number in count(1):
        game: Game[Any] = Game(bench.game.rulebook(), bench.start(number))
        policy = random_policy(number)
        while game.decision is not None and len(game.decisions()) < bench.middle:
            game.choose(policy(game.decision))
        if game.decision is not None:
            return game
    raise AssertionError


def _back_and_forth(game: Game[Any]) -> None:
    """Undo and make the same choice again."""
    key = str(game.decisions()[-1])
    game.undo()
    game.choose(key)


def _each(call: Callable[[], object], times: int) -> float:
    """Microseconds for one call."""
    begin = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - begin) / times * 1e6


if __name__ == "__main__":
    raise SystemExit(main())
