"""How much a bot may think about one answer."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """Rollouts for one answer, so that a seed repeats everywhere; time only as a cap, for machines that are slow."""

    rollouts: int
    seconds: float = 60.0
    """Nobody is kept waiting for longer than this; an answer cut short may differ from machine to machine."""
