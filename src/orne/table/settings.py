"""What is settled for a room when it is opened."""

from __future__ import annotations

from dataclasses import dataclass

from orne.table.shared.clocks import ClockRule
from orne.table.shared.stops import Mode

LEAST_PACE, MOST_PACE = 0.4, 1.2
"""How long a window that is passed for somebody seems to be thought about, in seconds, where that is hidden."""


@dataclass(frozen=True)
class Settings:
    """What is settled for a room when it is opened."""

    names: tuple[str, ...] = ()
    """What the players are called; where nothing is said, as the game calls them."""
    clock: ClockRule | None = None
    hidden: bool = False
    """Whether it is hidden who could have answered."""
    asked: Mode = "can act"
    """When people are asked until they say something else."""
    one_screen: bool = False
    """Whether the people share one screen: nobody is asked to agree to anything then."""
    late: bool = True
    """Whether spectators are one answer late; not where a game is only looked at."""
    bot_seed: int = 1
    table: str = ""
    """What the host calls the table."""
