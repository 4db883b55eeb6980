"""How a game ended, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; what is said of every seat is in the order of the seats."""

    winners: tuple[int, ...]
    """The seats that have won: one against the other, or all together; empty where everybody has lost."""
    why: str
    """What ended it, in a few words."""
    score: tuple[int, ...]
    """Stories won, or the experience a scenario is worth to each investigator."""
    sentence: str
    """The whole in a sentence."""
    resolution: str = ""
    """The resolution of a scenario (``R1``; ``none`` where nobody was left); empty for a game without them."""
    fates: tuple[str, ...] = ()
    """How each investigator left the scenario: ``resigned``, ``damage``, ``horror``, ``defeated``, ``killed`` or
    ``insane`` by the resolution; empty for those who stayed to the end."""
    experience: tuple[int, ...] = ()
    trauma: tuple[tuple[int, int], ...] = ()
    """Physical and mental trauma that each investigator suffered."""

    def of(self, seat: int) -> float:
        """What the end is worth to a seat: 1 where it has won, 0 where it has not."""
        return 1.0 if seat in self.winners else 0.0
