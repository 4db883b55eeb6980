"""Fitting a value to games: logistic regression by Newton's method, in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from orne.bots.search.value import Value, logistic

STEPS: Final = 12
RIDGE: Final = 2.0
"""How strongly weights are held near 0: a feature that says little gets a small weight."""


class Seen(NamedTuple):
    """A position that was seen in a game, and how the game ended for whoever looks at it."""

    kind: str
    features: tuple[float, ...]
    result: float


def fit(seen: Sequence[Seen]) -> tuple[float, ...]:
    """The weights under which the results are likeliest; the first feature is a constant and is not held back."""
    width = len(seen[0].features)
    weights = [0.0] * width
    for _ in range(STEPS):
        slope = [-RIDGE * weight if at else 0.0 for at, weight in enumerate(weights)]
        bend = [
            [RIDGE if at == other and at else 1e-9 * (at == other) for other in range(width)] for at in range(width)
        ]
        for _, features, result in seen:
            chance = logistic(sum(map(_times, weights, features)))
            miss, spread = result - chance, max(1e-6, chance * (1.0 - chance))
            for at, feature in enumerate(features):
                if feature:
                    slope[at] += miss * feature
                    scaled, row = spread * feature, bend[at]
                    for other in range(at, width):
                        row[other] += scaled * features[other]
        for at in range(width):
            for other in range(at):
                bend[at][other] = bend[other][at]
        step = solve(bend, slope)
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return tuple(weights)


def loss(seen: Sequence[Seen], value: Value, kind: str = "any") -> float:
    """How surprising the results are under a value, in nats a position: what is fitted makes this small."""
    total = 0.0
    for _, features, result in seen:
        chance = min(1 - 1e-9, max(1e-9, value.chance(features, kind)))
        total -= result * log(chance) + (1.0 - result) * log(1.0 - chance)
    return total / len(seen)


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Solve linear equations by elimination, the largest of each column first."""
    size = len(vector)
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at]
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for column in range(at, size + 1):
                row[column] -= factor * pivot[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def _times(one: float, other: float) -> float:
    return one * other
