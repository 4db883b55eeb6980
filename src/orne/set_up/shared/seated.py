"""A game with those who play it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from orne.kernel.game import Game

HUMAN = "human"


@dataclass
class Seated:
    """A game with who sits where."""

    game: Game[Any]
    players: tuple[str, ...]
    """For each seat ``human`` or the name of a bot."""
    decks: tuple[str, ...] = ()
    """What each seat plays with, in words for a list of games, where that is known."""


def fresh_seed() -> int:
    """A seed short enough to be read out."""
    return secrets.randbelow(1_000_000)
