"""Counting what an address or a socket asks for."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable

from orne.kernel.errors import UserError


class TooMuch(UserError):
    """Somebody asks for more than one address may have."""


class Bucket:
    """Lets a number of things pass at once, and after that a few every second."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._left = most
        self._at = now()

    def take(self) -> bool:
        """Let one pass, if there is room."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing has been taken for so long that it may be forgotten."""
        return self._left + (self._now() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each address."""

    FORGET = 1_000
    """Addresses after which those that have been quiet are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Let one thing of an address pass, if there is room."""
        if address not in self._of:
            if len(self._of) >= self.FORGET:
                self._of = {each: bucket for each, bucket in self._of.items() if not bucket.is_full}
            self._of[address] = Bucket(self._rate, self._most)
        return self._of[address].take()


class Counts:
    """How many things each address has at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: defaultdict[str, int] = defaultdict(int)

    def add(self, address: str) -> bool:
        """One more, if there is room."""
        if self._of[address] >= self._most:
            return False
        self._of[address] += 1
        return True

    def remove(self, address: str) -> None:
        """One less."""
        self._of[address] -= 1
        if self._of[address] <= 0:
            del self._of[address]
