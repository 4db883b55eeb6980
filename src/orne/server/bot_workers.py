"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar, TypeVarTuple

from orne.bots.shared import Bot, make
from orne.games import GAMES, load_laboratory, load_rulebooks
from orne.kernel.game import Game
from orne.table.advice import Advice, Wish, thought

T = TypeVar("T")
Job = TypeVarTuple("Job")
REMEMBERED = 200
"""Bots that a process keeps, each with what it has planned."""
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def think(table: str, seat: int, name: str, seed: int, saved: str) -> str:
    """The answer of a bot to the question of a game, by its key. Runs in a process of its own."""
    load_laboratory(saved)
    game = Game.load(saved)
    key = (table, seat, name)
    bot = _bots.pop(key, None) or make(GAMES[game.rules.name].bots(), name, seed, awaited=True)
    _bots[key] = bot
    if len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    assert game.decision is not None
    return bot.choose(game, game.decision).key


def advise(wish: Wish, saved: str) -> Advice:
    """What a bot suggests in a saved game. Runs in a process of its own."""
    load_laboratory(saved)
    return thought(Game.load(saved), wish)


def _begin() -> None:
    """Get ready to think, and end with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def end_with(sentinel: int) -> None:
        wait([sentinel])
        os._exit(0)

    Thread(target=end_with, args=(server.sentinel,), daemon=True).start()
    load_rulebooks()


class BotWorkers:
    """The processes in which bots think; they are started when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, table: str, seat: int, name: str, seed: int, saved: str) -> str:
        """The answer of a bot that plays."""
        return await self._done(think, table, seat, name, seed, saved)

    async def advise(self, wish: Wish, saved: str) -> Advice:
        """What a bot suggests to a player."""
        return await self._done(advise, wish, saved)

    async def _done(self, work: Callable[[*Job], T], *job: *Job) -> T:
        """Have work done; where its process has died, once more."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), work, *job)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._ready(), work, *job)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_begin)
        return self._pool

    def close(self) -> None:
        """End the processes, whatever they think about."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None
