"""Other rooms from one room: going on from a position gone by, and the same game once more."""

from __future__ import annotations

from typing import Any

from orne.kernel.errors import NoDeal, UserError
from orne.kernel.game import Game
from orne.table.looking import Looking

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


def once_more(room: Looking, seed: int) -> Game[Any]:
    """The same decks or scenario from the beginning, with another seed."""
    start = room.game.start
    if SEED not in start:
        raise UserError("This game began in the middle: it cannot be played from its beginning.")
    return Game(room.game.rules, {**start, SEED: seed})
