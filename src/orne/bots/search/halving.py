"""Sequential halving on paired samples: every arm is tried on the same ones, and half of them is dropped each round.

An arm without hope is dropped at once, so that the others are tried more often.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, inf, log2, sqrt
from time import monotonic
from typing import Final

from orne.bots.search.budget import Budget

CLEAR: Final = 2.0
"""By how many standard errors an arm must be better than the usual one, where nothing else is said."""
DECIDED: Final = 3.0
"""By how many standard errors two arms must differ for there to be no point in going on."""
LEAST: Final = 8
"""Samples before anything is concluded."""
SURE: Final = 16
"""Samples before the usual arm is left without using up the budget."""


class Contest:
    """Arms against each other, the usual one being number 0."""

    def __init__(self, arms: int, trial: Callable[[int, int], float], budget: Budget, clear: float = CLEAR) -> None:
        """``trial`` says what an arm comes to on a sample, both by number; the same sample is the same for all.

        ``clear`` says by how many standard errors an arm must be better than the usual one.
        """
        self._trial = trial
        self._budget = budget
        self._clear = clear
        self._values: list[list[float]] = [[] for _ in range(arms)]
        self._until = monotonic() + budget.seconds
        self.rollouts = 0

    def best(self) -> int:
        """The arm to take: the usual one, unless another is clearly better."""
        alive = list(range(len(self._values)))
        rounds = max(1, ceil(log2(len(alive))))
        for number in range(rounds):
            share = (self._budget.rollouts - self.rollouts) // (rounds - number)
            if not self._try(alive, self.rollouts + share):
                break
            if number < rounds - 1 or len(alive) > 2:
                others = sorted(alive[1:], key=self.mean, reverse=True)
                alive = [0, *others[: max(1, len(alive) // 2)]]
        return self._clearly_best(alive)

    def _try(self, alive: list[int], most: int) -> bool:
        """Try the arms on more samples, dropping those without hope; whether there is a point in going on, and time."""
        while True:
            sample = len(self._values[0])
            for arm in alive:
                self._values[arm].append(self._trial(arm, sample))
            self.rollouts += len(alive)
            if monotonic() > self._until:
                return False
            if sample + 1 >= LEAST:
                alive[1:] = [arm for arm in alive[1:] if not self._hopeless(arm)]
            if len(alive) < 2 or (len(alive) == 2 and sample + 1 >= SURE and self._decided(alive[1])):
                return False
            if self.rollouts + len(alive) > most:
                return True

    def _hopeless(self, arm: int) -> bool:
        """Whether an arm makes no difference, or is clearly worse than the usual one."""
        gain, error = self.gain(arm)
        return gain <= -DECIDED * error

    def _decided(self, arm: int) -> bool:
        """Whether an arm is so much better than the usual one that trying on would not change it."""
        gain, error = self.gain(arm)
        return gain >= DECIDED * error

    def _clearly_best(self, alive: list[int]) -> int:
        """The best of the arms that are left, if it is clearly better than the usual one."""
        best = max(alive, key=self.mean)
        gain, error = self.gain(best)
        enough = len(self._values[best]) >= LEAST
        return best if enough and gain > 0 and gain >= self._clear * error else 0

    def tried(self, arm: int) -> int:
        """On how many samples an arm was tried."""
        return len(self._values[arm])

    def mean(self, arm: int) -> float:
        """What an arm has come to on average."""
        values = self._values[arm]
        return sum(values) / len(values) if values else -inf

    def gain(self, arm: int) -> tuple[float, float]:
        """How much better an arm is than the usual one on the samples both were tried on, and the standard error."""
        return mean_and_error([one - other for one, other in zip(self._values[arm], self._values[0], strict=False)])


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error; of a single value nobody knows how wrong it is."""
    number = len(values)
    if not number:
        return 0.0, inf
    mean = sum(values) / number
    if number == 1:
        return mean, inf
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
