"""How fast Orne is: decisions a second beside other engines; what copying, keeping, studying and serving games cost."""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from orne.build import build
from orne.games import ARKHAM, COC, CardGame
from orne.kernel.collecting import keep_loaded
from orne.kernel.game import Game, play_out, random_policy
from orne.lab import load, study_speeds
from orne.lab.games import built_game, coc_game_with, scenario_game, starter_game
from orne.lab.postgres import missing, server
from orne.lab.starting import first_question
from orne.lab.store_speeds import Speeds, measure
from orne.lab.yardsticks import yardsticks
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.plain import text

COPY_GOAL = 20.0
START_GOAL = 0.6
ROUNDS = 7
TABLES = 100
ANSWERS = 150
"""Answers over which pages are measured."""


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


NEWER_SETS = ("the-yuggoth-contract", "secrets-of-arkham")
"""Sets whose cards do more than those of the Core Set."""


def _mixed(number: int) -> dict[str, Any]:
    """The nth game with decks built from the Core Set and newer sets."""
    return built_game(number, ("core", *NEWER_SETS))


def _newer(number: int) -> dict[str, Any]:
    """The nth game with decks of newer sets alone."""
    return coc_game_with(number, sets=NEWER_SETS)


BENCHES = (
    Bench(COC, "Core Set starter decks", starter_game, 2, 80),
    Bench(ARKHAM, "The Gathering, one investigator with the starter deck", _roland, 1, 30),
)
FURTHER = (
    Bench(COC, "Core Set and newer sets", _mixed, 2, 80),
    Bench(COC, "newer sets alone", _newer, 2, 80),
)
"""Decks whose fast path alone is measured."""


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
    print("\nthe terminal, from the command to the first question, time on the clock\n")
    for bench in BENCHES:
        _row(bench.game.title, f"{first_question(bench.game.name):.2f} s", f"goal: {START_GOAL} s")
    print("\nenvironments beside the bare engine, same policy and seeds, an observation for every decision\n")
    _measure_environments(max(1, args.games))
    print("\nthe store, full durability, in a folder for temporary files, time on the clock\n")
    _measure_store()
    print("\nstudies, random players, workers that are processes, time on the clock\n")
    _measure_studies()
    print(f"\nthe server, {TABLES} tables of random players over sockets, half of each game, its store as above\n")
    for name, value, note in load.rows(load.measure(TABLES)):
        _row(name, value, note)
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
        Game(bench.game.rulebook(), bench.start(0))
        title = bench.game.title
        fast = Contender(f"{title}, fast path", _fast_path(bench, games), games)
        ours.append((fast, Contender(f"{title}, Game.choose", _through_choose(bench, games), max(5, games // 2))))
    further = [Contender(f"{each.game.title}, {each.what}", _fast_path(each, games), games) for each in FURTHER]
    keep_loaded()  # as whatever plays many games does
    rates = _rates([*others, *(each for pair in ours for each in pair), *further])
    for other in others:
        _row(other.name, f"{rates[other.name]:,.0f} decisions/s")
    for fast, through in ours:
        rate = rates[fast.name]
        against = [f"×{rate / rates[other.name]:.2f} of {other.name}" for other in others]
        _row(fast.name, f"{rate:,.0f} decisions/s", ", ".join(against))
        rate = rates[through.name]
        _row(through.name, f"{rate:,.0f} decisions/s", f"×{rate / rates[fast.name]:.2f} of the fast path")
    for each in further:
        against = [f"×{rates[each.name] / rates[other.name]:.2f} of {other.name}" for other in others]
        _row(each.name, f"{rates[each.name]:,.0f} decisions/s", ", ".join(against))


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


def _measure_environments(games: int) -> None:
    """Print what environments add to the fast path, to rules that wait at each question, and to ``Game.choose``."""
    try:  # an extra: start-up, and the rest of the benchmark, do without it
        from orne.environments import speeds
    except ImportError as missing:
        _row("environments", "–", str(missing))
        return
    for name, contenders in speeds.contenders().items():
        rates = _rates([Contender(what, play, games) for what, play in contenders.items()])
        for what, rate in rates.items():
            others = [f"{rates[other] / rate - 1:+.0%} of the time of {other}" for other in rates if other != what]
            _row(f"{name}, {what}", f"{rate:,.0f} decisions/s", ", ".join(others) if what == speeds.PLAYED else "")


def _measure(bench: Bench) -> None:
    """Print what copying, saving and the like cost in the middle of a game."""
    game = _middle(bench)
    state = game.state
    _row("copy of the game", f"{_each(game.copy, 20000):.2f} µs", f"goal: {COPY_GOAL:.0f} µs")
    _row("copy of the state", f"{_each(state.copy, 20000):.2f} µs", f"goal: {COPY_GOAL:.0f} µs")
    _row("undo and choose again", f"{_each(lambda: _back_and_forth(game), 500):.0f} µs")
    saved = game.save()
    _row("save", f"{_each(game.save, 500):.0f} µs", f"{len(saved) / 1024:.1f} KiB")
    _row("load", f"{_each(lambda: Game.load(saved), 300):.0f} µs")
    _row("view of a seat", f"{_each(lambda: game.view(0), 1000):.0f} µs")
    _measure_page(bench)
    _row("memory of an open game", f"{_memory(bench) / 1024:.0f} KiB", "Python objects; with its whole past")


def _measure_page(bench: Bench) -> None:
    """Print how large a page is and how long it takes to make, over the first answers of a game among people."""
    room = Room(Game(bench.game.rulebook(), bench.start(1)), [HUMAN] * bench.seats, Settings(one_screen=True))
    policy = random_policy(1)
    made: list[float] = []
    answered: list[float] = []
    sizes: list[int] = []
    faces: list[int] = []
    while len(made) < ANSWERS:
        room.run()
        decision = room.game.decision
        if room.asked is None or decision is None:
            break
        begin = time.process_time()
        page = room.page(room.asked)
        made.append(time.process_time() - begin)
        sizes.append(len(text(replace(page, faces={})).encode()))
        faces.append(len(text(page).encode()) - sizes[-1])
        begin = time.process_time()
        room.answer(room.asked, policy(decision).key)
        answered.append(time.process_time() - begin)
    made.sort()
    slow = made[len(made) * 95 // 100]
    _row("page of a seat", f"{median(made) * 1e3:.1f} ms", f"95 of 100 within {slow * 1e3:.1f} ms")
    note = f"at most {max(sizes) / 1024:.0f}; with the faces of all its cards {median(faces) / 1024:.0f} KiB more"
    _row("", f"{median(sizes) / 1024:.1f} KiB", note)
    _row("answer in a room", f"{median(answered) * 1e3:.1f} ms", "looked at by every seat")


def _measure_store() -> None:
    """Print how long an answer takes that is written before it counts, in a file and on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        _store_rows("SQLite", measure(str(Path(folder) / "games.sqlite")))
    if why := missing():
        _row("PostgreSQL", "–", why)
        return
    with server() as url:
        _store_rows("PostgreSQL", measure(url))


def _measure_studies() -> None:
    """Print how soon a worker is ready, what a second one brings, and what statistics cost."""
    for speeds in study_speeds.measure():
        first = f"goal: 0.50 s; the first, which loads the rules, {speeds.first:.2f} s"
        _row(f"{speeds.title}, worker ready", f"{speeds.ready:.2f} s", first)
        note = f"goal: ×1.85; {speeds.games} games in {speeds.alone:.1f} s, and in {speeds.both:.1f} s"
        _row("two workers for one", f"×{speeds.gain:.2f}", note)
        note = f"CPU time; {speeds.watched * 1e3:.1f} ms for a worker, so two are at most ×{speeds.bound:.2f} of one"
        _row("handing out a game", f"{speeds.handing * 1e3:.2f} ms", note)
        more = (speeds.watched / speeds.bare - 1) * 100
        _row("statistics of a game", f"{more:+.1f} %", f"CPU time; without them {speeds.bare * 1e3:.1f} ms")


def _store_rows(name: str, speeds: Speeds) -> None:
    _row(f"{name}, append", f"{speeds.append * 1e3:.2f} ms", f"99 of 100 within {speeds.slow * 1e3:.1f} ms")
    _row("", f"{speeds.a_second:,.0f} answers/s", "one after the other, five games in turn")
    _row(f"{name}, resume", f"{speeds.resume * 1e3:.0f} ms", f"{speeds.decisions} decisions played through")


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
