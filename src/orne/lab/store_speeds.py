"""How fast games are kept: the time of an append, answers a second, and opening a long game again."""

from __future__ import annotations

import time
from itertools import count
from statistics import median
from typing import Any, NamedTuple

from orne.bots.shared import make
from orne.games import COC
from orne.kernel.errors import UserError
from orne.kernel.game import Game, random_policy
from orne.lab.games import starter_game
from orne.set_up.shared.seated import Seated
from orne.store import games
from orne.store.database import Store
from orne.store.keeping import Kept

PLAYERS = ("greedy", "random")


class Speeds(NamedTuple):
    """What was measured, in seconds."""

    append: float
    """The median of the time from an answer to its being written."""
    slow: float
    """99 of 100 take no longer."""
    a_second: float
    """Answers written a second, one after the other, of several games in turn."""
    resume: float
    """Opening a game of many decisions again, its journal played through."""
    decisions: int


def measure(place: str, answers: int = 200, tables: int = 5, long: int = 300) -> Speeds:
    """Write answers of several games that share a store, as a server does, and open a long game again."""
    with Store(place) as store:
        kept = [Kept.new(Seated(Game(COC.rulebook(), starter_game(each)), PLAYERS), store) for each in range(tables)]
        policy = random_policy(1)
        times: list[float] = []
        while len(times) < answers:
            for each in kept:
                game = each.seated.game
                if game.decision is None:
                    continue
                game.choose(policy(game.decision))
                begin = time.perf_counter()
                if not each.keep(game):
                    raise UserError(each.trouble)
                times.append(time.perf_counter() - begin)
        for each in kept:
            each.close()
        number = games.add(store, Seated(_long(long), PLAYERS))
        begin = time.perf_counter()
        again = Kept.resumed(number, store)
        resumed = time.perf_counter() - begin
        again.close()
    times.sort()
    made = len(again.seated.game.decisions())
    return Speeds(median(times), times[len(times) * 99 // 100], len(times) / sum(times), resumed, made)


def _long(decisions: int) -> Game[Any]:
    """A game with this number of decisions that is not over yet."""
    for seed in count():
        game: Game[Any] = Game(COC.rulebook(), starter_game(seed))
        bots = [make(COC.bots(), "random", each) for each in range(2)]
        while game.decision is not None and len(game.decisions()) < decisions:
            game.choose(bots[game.decision.seat].choose(game, game.decision))
        if game.decision is not None:
            return game
    raise AssertionError
