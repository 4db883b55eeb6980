"""Games to fit the value of Call of Cthulhu to: what was seen in them, and who won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orne.bots.coc.features import features
from orne.bots.coc.greedy import GreedyBot
from orne.bots.search.fitting import Seen
from orne.coc.rulebook import RULEBOOK
from orne.coc.rules.chart import NUMBER
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game
from orne.kernel.table import GameOver

REFRESH = NUMBER["refresh"]
LONGEST = 40
"""A game that goes on after this many turns has come to a standstill: what was seen in it did not decide it."""


def seen_in_a_game(start: Mapping[str, Any]) -> list[Seen]:
    """What is seen as each turn of a game of greedy players begins; nothing where the game drags on."""
    game = Game(RULEBOOK, start)
    players = (GreedyBot(2 * start["seed"]), GreedyBot(2 * start["seed"] + 1))
    while (decision := game.decision) is not None:
        if game.state.turn > LONGEST:
            return []
        game.choose(players[decision.seat].choose(game, decision))
    winner = game.state.winner
    return [
        Seen("any", tuple(found), 1.0 if active == winner else 0.0) for active, found in _turns(start, game.decisions())
    ]


def _turns(start: Mapping[str, Any], decisions: list[Any]) -> Iterator[tuple[int, list[float]]]:
    """Whose turn begins, and what is seen then, each time one does in a game that was played."""
    state = RULEBOOK.begin(start)
    table = RULEBOOK.table(state)
    made = iter(decisions)

    def again(decision: Decision) -> Option:
        return decision.options[decision.index(next(made))]

    table.policies = (again, again)
    try:
        while True:
            RULEBOOK.step(table)
            if state.step == REFRESH:
                yield state.active, features(table)
    except GameOver:
        return
