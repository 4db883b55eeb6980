"""A name in a deck file that is not a card's, or may be several."""

from __future__ import annotations

LONGEST = 200
"""Letters in the longest title; what comes after them in a spoilt file is not worth searching for."""


class UnknownCardError(LookupError):
    """A reference that names no card, or more than one; the message is a clause saying so and what would be right."""

    def __init__(self, problem: str, *, near: bool = True) -> None:
        super().__init__(problem)
        self.near = near
        """Whether a card was nearly named: anything else had better not be quoted in a sentence."""
