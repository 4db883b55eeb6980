"""What workers are, wherever they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from orne.kernel.errors import UserError
from orne.lab.study.contest import Job
from orne.lab.study.watching import Result


class Lost(UserError):
    """A worker ended before its time; what it had handed over is kept."""


class Pool(Protocol):
    """Workers that play chunks of games."""

    width: int
    """How many there are."""

    def give(self, jobs: Sequence[Job]) -> None:
        """Have some games played when a worker is free."""

    def take(self) -> list[Result]:
        """Wait for a chunk to be played."""

    def close(self) -> None:
        """Send the workers away; games under way are dropped."""
