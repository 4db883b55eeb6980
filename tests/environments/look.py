"""What the tests of environments share: games by number, and what is compared about observations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from orne.environments import arkham_horror, call_of_cthulhu
from orne.environments.observing import Observation, Observer
from orne.games import ARKHAM, COC, CardGame
from orne.kernel.decision import Decision
from orne.kernel.game import Game, random_policy
from orne.lab.games import arkham_game, coc_game

ACTIONS = 64
Tried = tuple[CardGame, Callable[[int], dict[str, Any]], Callable[[int], Observer]]
GAMES: dict[str, Tried] = {
    "coc": (COC, coc_game, call_of_cthulhu.observer),
    "arkham": (ARKHAM, arkham_game, arkham_horror.observer),
}


def random_positions(name: str, number: int) -> Iterator[Game[Any]]:
    """The positions of a random game: of any cards, late positions and editions too."""
    card_game, start, _ = GAMES[name]
    game: Game[Any] = Game(card_game.rulebook(), start(number))
    policy = random_policy(number)
    while game.decision is not None:
        yield game
        game.choose(policy(game.decision))
    yield game


def first_page(decision: Decision | None) -> tuple[Any, int]:
    """The options of the first page, and how many pages there are."""
    if decision is None or len(decision.options) <= ACTIONS:
        return (() if decision is None else decision.options), 1
    return decision.options[: ACTIONS - 1], 2


def seen(observer: Observer, game: Game[Any], seat: int) -> Observation:
    """What a seat of a game is shown."""
    decision = game.decision
    if decision is not None and decision.seat != seat:
        decision = None
    shown, pages = first_page(decision)
    return observer.observe(game.table, seat, decision, shown, 0, pages)


def differences(one: Observation, other: Observation) -> list[str]:
    """Where two observations differ."""
    assert one.keys() == other.keys()
    return [
        f"{name}{np.argwhere(one[name] != other[name])[:3].tolist()}"
        for name in one
        if not np.array_equal(one[name], other[name])
    ]


def by_name(observer: Observer, seen: Observation, row: int) -> Mapping[str, int]:
    """A row of the cards, by the names of its columns."""
    return {name: int(seen["cards"][row][place]) for name, place in observer.card.place.items()}


def of_table(observer: Observer, seen: Observation) -> Mapping[str, int]:
    """The row about the table, by the names of its columns."""
    return {name: int(seen["table"][place]) for name, place in observer.table.place.items()}
