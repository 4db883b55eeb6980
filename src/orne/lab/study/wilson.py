"""How sure a win rate is."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959964
"""Of a normal distribution, 95 of 100 lie within this many standard deviations."""


class Rate(NamedTuple):
    """A share of games with the interval that holds the true one in 95 of 100 studies, as Wilson reckons it."""

    won: int
    games: int

    def __add__(self, other: object) -> Rate:
        """Both together."""
        assert isinstance(other, Rate)
        return Rate(self.won + other.won, self.games + other.games)

    @property
    def share(self) -> float:
        """The share itself; 0 where there is nothing."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where it may lie."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.share
        middle = p + Z * Z / (2 * n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        whole = 1 + Z * Z / n
        # Rounding may carry the ends a hair beyond what is possible.
        return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


NONE = Rate(0, 0)


def difference(one: Rate, two: Rate) -> tuple[float, float, float]:
    """How much one share is above another, with the interval that Newcombe makes of Wilson's."""
    (low_one, high_one), (low_two, high_two) = one.interval, two.interval
    gap = one.share - two.share
    down = sqrt((one.share - low_one) ** 2 + (high_two - two.share) ** 2)
    up = sqrt((high_one - one.share) ** 2 + (two.share - low_two) ** 2)
    return gap, gap - down, gap + up
