"""What a game gives the search: what may be tried, and how a game goes on from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from orne.bots.shared import Bot
from orne.kernel.decision import Decision
from orne.kernel.game import Game


class Arm(NamedTuple):
    """One thing to try: the answer it begins with, by its key, and the way that it goes on."""

    key: str
    way: Any = None
    """What is settled for later questions too, such as a whole plan; None for nothing."""


class Came(NamedTuple):
    """What a rollout came to, both from 0 to 1."""

    chance: float
    """The chance to win: what is told to people."""
    worth: float
    """What answers are compared by; where hardly anything wins, a game that came near may be worth more than others."""


class Approach(Protocol):
    """How a game is searched; all it is shown are samples of the game, so it cannot know more than its seat."""

    usual: Bot
    """Whoever answers at once, and whose answer is left only for one that is clearly better."""

    clear: float
    """By how many standard errors an arm must be better than the usual answer."""

    def settled(self, sample: Game[Any], decision: Decision) -> str | None:
        """The key of an answer that was settled with an earlier one, or that needs no search; None for any other."""

    def arms(self, sample: Game[Any], decision: Decision, usual: str) -> Sequence[Arm]:
        """What is worth trying, the usual answer first."""

    def rollout(self, sample: Game[Any], decision: Decision, arm: Arm) -> Came:
        """Play on from an arm: what it comes to for the seat that is asked."""

    def take(self, sample: Game[Any], decision: Decision, arm: Arm) -> None:
        """Remember what is settled by taking an arm."""
