"""Fitting a value with units to games: small steps down the slope of the surprise, in plain Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt, tanh
from operator import mul
from typing import Final

from orne.bots.search.fitting import Seen
from orne.bots.search.value import Unit, logistic
from orne.kernel import rng

UNITS: Final = 12
ROUNDS: Final = 12
"""How often every position is looked at; with more, a few thousand games are learned by heart."""
BATCH: Final = 256
"""Positions before a step."""
STEP: Final = 0.001
HELD: Final = 0.001
"""How strongly weights are held near 0."""
MEAN, SQUARE = 0.9, 0.999
"""How much of earlier slopes, and of their squares, is remembered (the steps are those of Adam)."""


class Learner:
    """Weights and units on their way to what makes the results likeliest."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.chance = rng.Chance(1)
        spread = 1.0 / sqrt(width)
        self.rows: list[list[float]] = [[0.0] * width]
        """First the weights that count one by one, then those of the units."""
        self.rows += [[spread * self._any() for _ in range(width)] for _ in range(UNITS)]
        self.rows.append([0.1 * self._any() for _ in range(UNITS)])
        """Last of all, what units are worth."""
        self._means = [[0.0] * len(row) for row in self.rows]
        self._squares = [[0.0] * len(row) for row in self.rows]
        self._steps = 0

    def _any(self) -> float:
        """A number between about -2 and 2, most often near 0."""
        return sum([rng.below(self.chance, 2001) / 1000.0 - 1.0 for _ in range(3)])

    def look(self, batch: Sequence[tuple[Sequence[float], float]]) -> None:
        """Take one step for some positions, their features about as large as each other, and their results."""
        slopes = [[HELD * weight for weight in row] for row in self.rows]
        plain, *units = self.rows[:-1]
        worths = self.rows[-1]
        share = 1.0 / len(batch)
        for features, result in batch:
            bent = [tanh(sum(map(mul, row, features))) for row in units]
            miss = logistic(sum(map(mul, plain, features)) + sum(map(mul, worths, bent))) - result
            _add(slopes[0], miss * share, features)
            _add(slopes[-1], miss * share, bent)
            for at, each in enumerate(bent):
                _add(slopes[1 + at], miss * share * worths[at] * (1.0 - each * each), features)
        self._step(slopes)

    def _step(self, slopes: Sequence[Sequence[float]]) -> None:
        """Move every weight, those of a steady slope the most."""
        self._steps += 1
        scale = STEP * sqrt(1.0 - SQUARE**self._steps) / (1.0 - MEAN**self._steps)
        for row, slope, means, squares in zip(self.rows, slopes, self._means, self._squares, strict=True):
            for at, each in enumerate(slope):
                means[at] = mean = MEAN * means[at] + (1.0 - MEAN) * each
                squares[at] = square = SQUARE * squares[at] + (1.0 - SQUARE) * each * each
                row[at] -= scale * mean / (sqrt(square) + 1e-8)


def learn(
    seen: Sequence[Seen], rounds: int = ROUNDS, progress: Callable[[], None] | None = None
) -> tuple[tuple[float, ...], tuple[Unit, ...]]:
    """Weights and units under which the results are likely; the first feature is a constant."""
    width = len(seen[0].features)
    means = [sum([each.features[at] for each in seen]) / len(seen) for at in range(width)]
    spreads = [sqrt(sum([(each.features[at] - means[at]) ** 2 for each in seen]) / len(seen)) for at in range(width)]
    means[0], spreads[0] = 0.0, 1.0
    scales = [1.0 / spread if spread > 1e-6 else 0.0 for spread in spreads]
    positions = [
        ([(feature - mean) * scale for feature, mean, scale in zip(features, means, scales, strict=True)], result)
        for _, features, result in seen
    ]
    learner = Learner(width)
    for _ in range(rounds):
        rng.shuffle(learner.chance, positions)
        for first in range(0, len(positions), BATCH):
            learner.look(positions[first : first + BATCH])
        if progress is not None:
            progress()
    rows = [_unscaled(row, means, scales) for row in learner.rows[:-1]]
    return rows[0], tuple([Unit(worth, row) for worth, row in zip(learner.rows[-1], rows[1:], strict=True)])


def _unscaled(row: Sequence[float], means: Sequence[float], scales: Sequence[float]) -> tuple[float, ...]:
    """Weights for features as they are, from those for features made alike."""
    found = [weight * scale for weight, scale in zip(row, scales, strict=True)]
    found[0] -= sum(map(mul, found[1:], means[1:]))
    return tuple(found)


def _add(row: list[float], factor: float, more: Sequence[float]) -> None:
    """Add a multiple of some numbers to others."""
    row[:] = [one + factor * other for one, other in zip(row, more, strict=True)]
