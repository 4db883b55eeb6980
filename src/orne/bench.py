"""How fast Orne is: decisions a second beside other engines, and the cost of copying, saving, undoing and keeping."""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from orne.build import build
from orne.games import ARKHAM, COC, CardGame
from orne.kernel.errors import UserError
from orne.kernel.game import Game, play_out, random_policy
from orne.lab.games import scenario_game, starter_game
from orne.lab.yardsticks import yardsticks
from orne.set_up.shared.seated import Seated
from orne.store.keeping import Kept

COPY_GOAL = 20.0
ROUNDS = 7
ANSWERS = 150
"""Answers written to the store."""


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
    """Measure and print one table of speeds, and one for each game of what else is done with it."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games of a round on the fast path (default: 20)")
    args = parser.parse_args(arguments)
    print(f"random play, Python {sys.version.split()[0]}, {build()}")
    print(f"one core, CPU time, medians of {ROUNDS} rounds in which all take turns\n")
    _speeds(max(1, args.games))
    for bench in BENCHES:
        print(f"\n{bench.game.title}, {bench.what}\n")
        _measure(bench)
    print("\nthe store, SQLite in a folder for temporary files, time on the clock\n")
    _measure_store()
    print()
    _row("peak memory", f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")
    return 0


class Contender(NamedTuple):
    """What takes part: its name, what plays its nth game, how many games it plays in a round."""

    name: str
    play: Callable[[int], int]
    games: int


def _speeds(games: int) -> None:
    """Print decisions a second of both games beside other engines, and the ratios."""
    others = [Contender(each.name, each.play, games) for each in yardsticks()]
    ours: list[tuple[Contender, Contender]] = []
    for bench in BENCHES:
        title = bench.game.title
        fast = Contender(f"{title}, fast path", _fast_path(bench, games), games)
        ours.append((fast, Contender(f"{title}, Game.choose", _through_choose(bench, games), max(5, games // 2))))
    rates = _rates([*others, *(each for pair in ours for each in pair)])
    for other in others:
        _row(other.name, f"{rates[other.name]:,.0f} decisions/s")
    for fast, through in ours:
        rate = rates[fast.name]
        against = [f"×{rate / rates[other.name]:.2f} of {other.name}" for other in others]
        _row(fast.name, f"{rate:,.0f} decisions/s", ", ".join(against))
        rate = rates[through.name]
        _row(through.name, f"{rate:,.0f} decisions/s", f"×{rate / rates[fast.name]:.2f} of the fast path")


def _rates(contenders: list[Contender]) -> dict[str, float]:
    """The median of each one's decisions a second, round by round: the machine's other work disturbs all alike."""
    for each in contenders:
        each.play(0)
    rates: dict[str, list[float]] = {each.name: [] for each in contenders}
    for _ in range(ROUNDS):
        for each in contenders:
            begin = time.process_time()
            decisions = sum(each.play(number) for number in range(each.games))
            rates[each.name].append(decisions / (time.process_time() - begin))
    return {name: median(found) for name, found in rates.items()}


def _measure(bench: Bench) -> None:
    """Print what copying, saving and the like cost in the middle of a game."""
    game = _middle(bench)
    state = game.state
    _row("copy of the game", f"{_each(game.copy, 20000):.2f} µs", f"goal: {COPY_GOAL:.0f} µs")
    _row("copy of the state", f"{_each(state.copy, 20000):.2f} µs", f"goal: {COPY_GOAL:.0f} µs")
    _row("undo and choose again", f"{_each(lambda: _back_and_forth(game), 500):.0f} µs")
    text = game.save()
    _row("save", f"{_each(game.save, 500):.0f} µs", f"{len(text) / 1024:.1f} KiB")
    _row("load", f"{_each(lambda: Game.load(text), 300):.0f} µs")
    _row("view of a seat", f"{_each(lambda: game.view(0), 1000):.0f} µs")
    _row("memory of an open game", f"{_memory(bench) / 1024:.0f} KiB", "Python objects; with its whole past")


def _measure_store() -> None:
    """Print how long an answer takes that is written before it counts."""
    with tempfile.TemporaryDirectory() as folder:
        game: Game[Any] = Game(COC.rulebook(), starter_game(1))
        kept = Kept.new(Seated(game, ("random", "random")), Path(folder) / "games.sqlite")
        policy = random_policy(1)
        times: list[float] = []
        while game.decision is not None and len(times) < ANSWERS:
            game.choose(policy(game.decision))
            begin = time.perf_counter()
            if not kept.keep(game):
                raise UserError(kept.trouble)
            times.append(time.perf_counter() - begin)
        number = kept.number
        kept.close()
        begin = time.perf_counter()
        Kept.resumed(number or 0, Path(folder) / "games.sqlite").close()
        resumed = time.perf_counter() - begin
    times.sort()
    slow = times[len(times) * 99 // 100]
    _row("append", f"{median(times) * 1e3:.2f} ms", f"99 of 100 within {slow * 1e3:.1f} ms")
    _row("", f"{len(times) / sum(times):,.0f} answers/s, one after the other")
    _row("resume", f"{resumed * 1e3:.0f} ms", f"{len(times)} answers")


def _row(name: str, value: str, note: str = "") -> None:
    print(f"  {name:<34} {value:<20} {note}".rstrip())


def _fast_path(bench: Bench, games: int) -> Callable[[int], int]:
    """Plays the nth game with policies answering."""
    rules = bench.game.rulebook()
    starts = [bench.start(number) for number in range(games)]
    seats = bench.seats

    def play(number: int) -> int:
        policies = [random_policy(seats * number + seat) for seat in range(seats)]
        return play_out(rules, starts[number], policies).decisions

    return play


def _through_choose(bench: Bench, games: int) -> Callable[[int], int]:
    """Plays the nth game with every answer going through Game.choose."""
    rules = bench.game.rulebook()
    starts = [bench.start(number) for number in range(games)]

    def play(number: int) -> int:
        policy = random_policy(number)
        game: Game[Any] = Game(rules, starts[number])
        while game.decision is not None:
            game.choose(policy(game.decision))
        return len(game.decisions())

    return play


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


def _memory(bench: Bench) -> float:
    """Bytes that a game in its middle holds: the mean of a few."""
    several = 5
    _middle(bench)
    tracemalloc.start()
    held = [_middle(bench) for _ in range(several)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(held)


def _each(call: Callable[[], object], times: int) -> float:
    """Microseconds for one call."""
    begin = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - begin) / times * 1e6


if __name__ == "__main__":
    raise SystemExit(main())
