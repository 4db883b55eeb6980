"""Perft: how many ways lead on from a position. One wrong rule changes the count."""

from __future__ import annotations

from typing import Any

from orne.kernel.game import Game


def perft(game: Game[Any], depth: int) -> int:
    """The number of sequences of a given number of decisions; a game that ends sooner counts as one."""
    if depth == 0 or game.decision is None:
        return 1
    if depth == 1:
        return len(game.options)
    return sum(perft(after(game, index), depth - 1) for index in range(len(game.options)))


def divide(game: Game[Any], depth: int) -> dict[str, int]:
    """The count behind each option: where two engines differ, this leads to the decision at which they do."""
    return {option.key: perft(after(game, index), depth - 1) for index, option in enumerate(game.options)}


def after(game: Game[Any], index: int) -> Game[Any]:
    """The game after one of its options."""
    copy = game.copy()
    copy.choose(index)
    return copy
