"""A game with those who play it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from orne.kernel.game import Game

HUMAN = "human"


@dataclass(frozen=True)
class Ending:
    """How the players ended a game by their word, before the rules did."""

    winners: tuple[int, ...]
    """The seats that have won; empty where nobody has."""
    sentence: str
    seat: int | None = None
    """Who gave up; None where all have agreed."""

    @classmethod
    def of(cls, data: Mapping[str, Any], seats: int) -> Ending:
        """The end that a record tells; seats that there are not won nothing."""
        seat = data["seat"]
        winners = tuple(each for each in data["winners"] if each < seats)
        return cls(winners, data["sentence"], seat if seat is not None and seat < seats else None)

    @property
    def data(self) -> dict[str, Any]:
        """What a record tells of it."""
        return {"winners": list(self.winners), "sentence": self.sentence, "seat": self.seat}


@dataclass
class Seated:
    """A game with who sits where."""

    game: Game[Any]
    players: tuple[str, ...]
    """For each seat ``human`` or the name of a bot."""
    decks: tuple[str, ...] = ()
    """What each seat plays with, in words for a list of games, where that is known."""
    ended: Ending | None = None
    """How the players ended it, if they did."""

    @property
    def result(self) -> str:
        """How it ended, by word of the players or by the rules; empty while it goes on."""
        return self.game.result if self.ended is None else self.ended.sentence
