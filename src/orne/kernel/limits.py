"""How often an ability may be used: by title and player, or by the one card in its present place."""

from __future__ import annotations

from typing import NamedTuple


class Limit(NamedTuple):
    """A limit printed on an ability.

    ``by_title`` counts all copies of a title for each player ("Limit 1 per …"); otherwise the one object counts
    ("Limit once per …"), and a card that changes place is a new object.
    """

    times: int
    period: str
    by_title: bool

    @property
    def text(self) -> str:
        """The limit as a sentence of a card's text."""
        return f"{'Group limit' if self.period.startswith('group ') else 'Limit'} {self.often}."

    @property
    def often(self) -> str:
        """How often, as part of another sentence."""
        words = {1: "once", 2: "twice", 3: "three times"}
        times = self.times if self.by_title else words.get(self.times, f"{self.times} times")
        return f"{times} per {self.period.removeprefix('group ')}"


Uses = tuple[tuple[str, str, int], ...]
"""What has been used: (who and what, period, times)."""


def used(uses: Uses, key: str) -> int:
    """How often the key has been used in its period."""
    for name, _, times in uses:
        if name == key:
            return times
    return 0


def use(uses: Uses, key: str, period: str) -> Uses:
    """Count one use; a use that is cancelled afterwards stays counted."""
    return (*(u for u in uses if u[0] != key), (key, period, used(uses, key) + 1))


def expire(uses: Uses, period: str) -> Uses:
    """Forget the uses of a period that has ended."""
    return tuple(u for u in uses if u[1] != period) if uses else uses
