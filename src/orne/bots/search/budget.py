"""How much a bot may think about one answer."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """Rollouts for one answer, so that a seed repeats everywhere; time only as a cap, where somebody waits."""

    rollouts: int
    seconds: float = 60.0
    """Nobody at a table waits longer than this; an answer cut short may differ from machine to machine."""
