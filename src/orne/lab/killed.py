"""Killing processes that play through the store, and looking at what is left.

    python -m orne.lab.killed 200

Each process goes on with the game that the one before it was killed in, bots answering for every seat, and says on a
pipe which rows of the journal are written. It is killed at a random moment: while a bot thinks, while a row is being
written, while a game begins or is being resumed. Everything it said must then be there, once and in its place.
"""

from __future__ import annotations

import argparse
import os
import random
import select
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import NoReturn

from orne.bots.shared import Bot, make
from orne.games import GAMES, load_rulebooks
from orne.kernel.errors import RulesError
from orne.kernel.game import Game
from orne.kernel.versions import versions
from orne.lab.games import starter_game
from orne.set_up.shared.seated import Ending, Seated
from orne.store import games
from orne.store.database import Store
from orne.store.games import About
from orne.store.journal import Told, back_to, end, made, told
from orne.store.keeping import Kept

LONGEST = 0.6
"""Seconds that a process lives, at most, or plays."""
PLAYING = 0.8
"""The share of those killed that have begun to play; the others may not have opened the store."""
UNDONE, GIVEN_UP = 0.1, 0.01
"""How often a decision is taken back, and a game given up."""
PLAYERS = ("greedy", "random")
GAME = "coc"


def check(times: int, place: str, seed: int = 0) -> tuple[int, int]:
    """Kill a number of processes; how many rows were acknowledged, and of how many games."""
    load_rulebooks()
    # What takes a process long to begin with is done once, so that those killed have time to play.
    versions(GAMES[GAME].rulebook())
    GAMES[GAME].bots()
    Store(place).close()
    chance = random.Random(seed)
    said: dict[int, list[str]] = {}
    for _ in range(times):
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            _live(write, place, chance.randrange(1 << 30))
        os.close(write)
        if chance.random() < PLAYING:
            select.select([read], [], [])
        time.sleep(chance.uniform(0, LONGEST))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        told = b"".join(iter(lambda pipe=read: os.read(pipe, 1 << 16), b"")).decode()  # type: ignore[misc]
        os.close(read)
        if os.waitstatus_to_exitcode(status) != -signal.SIGKILL:
            raise RulesError(f"A process that plays ended by itself: {told[-300:]}")
        # What was not written to its end was not said.
        for line in told.split("\n")[:-1]:
            game, number, made = line.split(" ", 2)
            rows = said.setdefault(int(game), [])
            if int(number) != len(rows) + 1:
                raise RulesError(f"Row {number} of game {game} was said to be written after row {len(rows)}.")
            rows.append(made)
        _look(place, said)
    return sum(map(len, said.values())), len(said)


def _look(place: str, said: dict[int, list[str]]) -> None:
    """Hold the store against what was said: every row there, once, and at most one that nobody heard of."""
    with Store(place) as store:
        found = games.listed(store)
        if missing := said.keys() - {each.number for each in found}:
            raise RulesError(f"Games {missing} are gone.")
        for each in found:
            rows = said.setdefault(each.number, [])
            with store.reading() as connection:
                entries = games.rows(connection, each.number)
            kept = [entry.text for entry in entries]
            if kept[: len(rows)] != rows or len(kept) > len(rows) + 1:
                raise RulesError(f"Game {each.number} has {len(kept)} rows, and {len(rows)} were said to be written.")
            said[each.number] = kept
            if each is found[0]:
                _open(store, each, told(entries))


def _open(store: Store, about: About, comes_to: Told) -> None:
    """Open the game that was played last: it must be what its journal comes to."""
    opened = games.read(store, about.number)
    found = Told(tuple(opened.game.decisions()), opened.ended)
    if (found, about.ended) != (comes_to, opened.result):
        raise RulesError(f"Game {about.number} is not what its journal comes to.")


def _live(pipe: int, place: str, seed: int) -> NoReturn:
    """Play until killed."""
    try:
        chance = random.Random(seed)
        while True:
            _play(pipe, place, chance)
    except BaseException as error:
        os.write(pipe, f"{error!r}\n".encode())
        os._exit(1)


def _play(pipe: int, place: str, chance: random.Random) -> None:
    """Go on with the game that has not ended, or with a new one."""
    with Store(place) as store:
        left = next((each for each in games.listed(store) if not each.ended), None)
    if left is None:
        kept = Kept.new(Seated(Game(GAMES[GAME].rulebook(), starter_game(chance.randrange(1000))), PLAYERS), place)
    else:
        kept = Kept.resumed(left.number, place)
    game = kept.seated.game
    bots: list[Bot] = [make(GAMES[GAME].bots(), name, chance.randrange(1000)) for name in PLAYERS]
    ended: Ending | None = None
    while game.decision is not None and ended is None:
        what = chance.random()
        if game.decisions() and what < UNDONE:
            game.undo()
            done = back_to(len(game.decisions()))
        elif what > 1 - GIVEN_UP:
            ended = Ending("conceded", (1 - game.decision.seat,), game.decision.seat)
            done = end(ended)
        else:
            option = bots[game.decision.seat].choose(game, game.decision)
            game.choose(option)
            done = made(option.key)
        number = kept.rows + 1
        if not kept.keep(game, ended):
            raise RulesError(kept.trouble)
        os.write(pipe, f"{kept.number} {number} {done.text}\n".encode())
    kept.close()


def main(arguments: list[str] | None = None) -> int:
    """Kill, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m orne.lab.killed", description=__doc__.partition("\n")[0])
    parser.add_argument("times", type=int, help="how many processes are killed")
    parser.add_argument("--store", metavar="PLACE", help="a file or the URL of a database (default: a file for once)")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        rows, played = check(args.times, args.store or str(Path(folder) / "games.sqlite"), args.seed)
    print(f"{args.times} processes killed: {rows:,} rows of {played} games, none lost and none doubled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
