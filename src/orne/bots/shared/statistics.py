"""What a bot tells of itself: how much it has thought, and why it answered as it did."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time
from typing import NamedTuple


@dataclass(slots=True)
class Statistics:
    """What a bot has done so far."""

    answers: int = 0
    searched: int = 0
    """Answers it looked ahead for."""
    left: int = 0
    """Answers that are others than it would have given at once."""
    rollouts: int = 0
    """Games it has played on in its mind."""
    seconds: float = 0.0
    """Processor time, all answers together."""

    def add(self, other: Statistics) -> None:
        """Count what another bot has done as well."""
        self.answers += other.answers
        self.searched += other.searched
        self.left += other.left
        self.rollouts += other.rollouts
        self.seconds += other.seconds

    @property
    def sentence(self) -> str:
        """It in a sentence."""
        told = f"{self.seconds / max(1, self.answers):.3f} s an answer"
        if self.searched:
            each = f"{self.rollouts / self.searched:.0f} rollouts and {self.seconds / self.searched:.3f} s"
            told += f"; {each} where it searches; {self.left / self.searched:.0%} of those are not the usual answer"
        return told

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Count an answer and the time it takes."""
        began = process_time()
        try:
            yield
        finally:
            self.answers += 1
            self.seconds += process_time() - began


class Reason(NamedTuple):
    """An option that was weighed, and what it is worth."""

    key: str
    value: float
    """The chance to win with it, from 0 to 1."""
    error: float
    """By how much that may well be wrong: one standard error."""
    rollouts: int
