"""Other rooms from one room: going on from a position gone by, and the same game once more."""

from __future__ import annotations

from typing import Any

from orne.kernel.errors import IllegalChoice, NoDeal, UserError
from orne.kernel.game import Game
from orne.table.looking import Looking
from orne.table.shared.answers import Standing
from orne.table.shared.game_table import GameTable

SEED = "seed"


def branch(room: Looking, seat: object, n: object, seed: int) -> Game[Any]:
    """The game as it stood after ``n`` decisions, for another room.

    While the game goes on, what the seat could not know there is dealt, and chance goes its own way; once it is over
    everything is as it was.
    """
    game = room.game_at(n)
    if room.ended is not None:
        return game
    if seat is None:
        raise UserError("Whoever watches may go on from a position once the game is over.")
    try:
        return game.resample(room.seating.check(seat), seed)
    except NoDeal:
        raise UserError("This position cannot be gone on from while the game goes on.") from None


def choose(table: GameTable[Any], game: Game[Any], standing: Standing) -> str:
    """Give a game that branched off another answer than was given, all it names; what that was, in words."""
    seat = standing.decision.seat
    said: list[str] = []
    while (decision := game.looked_at) is not None and decision.seat == seat:
        key = standing.next(decision)
        if key is None or key not in decision.keys:
            break
        option = decision.options[decision.index(key)]
        said.append(table.labels(game.table).label(option, seat))
        game.choose(option, seat)
        if standing.is_over:
            break
    if not said:
        raise IllegalChoice("That cannot be chosen here once what is hidden has been dealt another way.")
    return ", ".join(said)


def once_more(room: Looking, seed: int) -> Game[Any]:
    """The same decks or scenario from the beginning, with another seed."""
    start = room.game.start
    if SEED not in start:
        raise UserError("This game began in the middle: it cannot be played from its beginning.")
    return Game(room.game.rules, {**start, SEED: seed})
