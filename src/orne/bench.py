"""How fast Orne is: decisions a second, and the cost of copying, saving, loading and undoing in mid-game."""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

from orne.coc.rulebook import RULEBOOK
from orne.kernel.game import Game, play_out, random_policy
from orne.lab.games import starter_game

GOAL = 10_000
COPY_GOAL = 20.0


def main(arguments: list[str] | None = None) -> int:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games on the fast path (default: 200)")
    args = parser.parse_args(arguments)
    print(
        f"Call of Cthulhu, Core Set starter decks, random play, Python {sys.version.split()[0]}, one core, CPU time\n"
    )
    fast = _fast_path(args.games)
    _row("fast path", f"{fast[0]:,.0f} decisions/s", _against(fast[0], GOAL))
    _row("", f"{fast[1]:,.1f} games/s, {fast[2]:,.0f} decisions a game")
    through = _through_choose(max(10, args.games // 8))
    _row("through Game.choose", f"{through:,.0f} decisions/s", _against(through, GOAL))
    game = _middle()
    state = game.state
    _row("copy of the game", f"{_each(game.copy, 20000):.2f} µs", f"goal: {COPY_GOAL:.0f} µs")
    _row("copy of the state", f"{_each(state.copy, 20000):.2f} µs", f"goal: {COPY_GOAL:.0f} µs")
    _row("undo and choose again", f"{_each(lambda: _back_and_forth(game), 500):.0f} µs")
    text = game.save()
    _row("save", f"{_each(game.save, 500):.0f} µs", f"{len(text) / 1024:.1f} KiB")
    _row("load", f"{_each(lambda: Game.load(text), 300):.0f} µs")
    _row("view of a seat", f"{_each(lambda: game.view(0), 1000):.0f} µs")
    _row("peak memory", f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")
    return 0


def _row(name: str, value: str, note: str = "") -> None:
    print(f"  {name:<22} {value:<36} {note}".rstrip())


def _against(value: float, goal: float) -> str:
    """A figure beside its goal."""
    return f"goal: {goal:,.0f} ({value / goal:.0%})"


def _fast_path(games: int) -> tuple[float, float, float]:
    """Decisions and games a second with policies answering, and decisions a game."""
    starts = [starter_game(number) for number in range(games)]
    play_out(RULEBOOK, starts[0], (random_policy(1), random_policy(2)))
    decisions = 0
    begin = time.process_time()
    for number, start in enumerate(starts):
        decisions += play_out(RULEBOOK, start, (random_policy(2 * number), random_policy(2 * number + 1))).decisions
    seconds = time.process_time() - begin
    return decisions / seconds, games / seconds, decisions / games


def _through_choose(games: int) -> float:
    """Decisions a second when every answer goes through Game.choose."""
    decisions = 0
    begin = time.process_time()
    for number in range(games):
        policy = random_policy(number)
        game = Game(RULEBOOK, starter_game(number))
        while game.decision is not None:
            game.choose(policy(game.decision))
            decisions += 1
    return decisions / (time.process_time() - begin)


def _middle() -> Game[Any]:
    """A game in its middle, with a decision behind it."""
    game: Game[Any] = Game(RULEBOOK, starter_game(1))
    policy = random_policy(1)
    for _ in range(80):
        if game.decision is None:
            raise SystemExit("the game ended before its middle")
        game.choose(policy(game.decision))
    return game


def _back_and_forth(game: Game[Any]) -> None:
    """Undo and make the same choice again."""
    key = game.decisions()[-1]
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
