"""Digests of whole games, for holding builds against each other: equal only where every byte of them is."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from orne.games import GAMES
from orne.kernel.game import Game, random_policy
from orne.lab.laboratories import LABORATORIES


def digest(which: str, number: int) -> str:
    """One game at random: every position with its question, the record, and everything that was logged."""
    game: Game[Any] = Game(GAMES[which].rulebook(), LABORATORIES[which].golden_game(number))
    policy = random_policy(number)
    told = blake2b(digest_size=8)
    while game.decision is not None:
        told.update(game.fingerprint().encode())
        game.choose(policy(game.decision))
    told.update(game.fingerprint().encode())
    told.update(repr((game.decisions(), [tuple(entry) for entry in game.log], game.result)).encode())
    return told.hexdigest()


def digests(games: int) -> dict[str, list[str]]:
    """The digests of some games of each kind."""
    return {which: [digest(which, number) for number in range(games)] for which in LABORATORIES}
