"""Clocks: a bank of time for each seat, and what an answer adds to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class ClockRule:
    """How much time there is, in seconds."""

    bank: float
    increment: float = 0.0


class Clocks:
    """What each seat has left; only the seat that is asked spends time."""

    def __init__(self, rule: ClockRule, seats: int, now: Callable[[], float]) -> None:
        self._rule = rule
        self._now = now
        self._left = [rule.bank] * seats
        self._running: tuple[int, float] | None = None

    def restore(self, left: Sequence[float]) -> None:
        """Go on with what each seat had left when the table was put away."""
        self._left = [*left]

    def run(self, seat: int | None, since: float) -> None:
        """Let one seat's clock run from a moment on, and no other; None stops them all."""
        self.stop()
        if seat is not None:
            self._running = (seat, since)

    def stop(self) -> None:
        """Let no clock run."""
        if self._running is not None:
            seat, since = self._running
            self._left[seat] -= max(0.0, self._now() - since)
            self._running = None

    def answered(self, seat: int, *, adds: bool = True) -> None:
        """A seat has answered in time."""
        self.stop()
        if adds:
            self._left[seat] += self._rule.increment

    def give(self, seat: int, seconds: float) -> None:
        """Give a seat more time."""
        self._left[seat] = max(0.0, self._left[seat]) + seconds

    def left(self, seat: int) -> float:
        """What a seat has left; never below 0."""
        spent = 0.0
        if self._running is not None and self._running[0] == seat:
            spent = max(0.0, self._now() - self._running[1])
        return max(0.0, self._left[seat] - spent)

    def deadline(self, seat: int) -> float:
        """When a seat that is asked now has no time left."""
        begun = self._running[1] if self._running is not None else self._now()
        return max(begun, self._now()) + self.left(seat)
