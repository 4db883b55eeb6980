"""What a room wants of whatever keeps its game; and what stands for it where a game is only looked at."""

from __future__ import annotations

from typing import Any, Protocol

from orne.kernel.game import Game
from orne.set_up.shared.seated import Ending


class Journal(Protocol):
    """A place for one game; what it cannot write now it writes later by itself."""

    @property
    def trouble(self) -> str:
        """Why the last answers are not kept, in one sentence; empty where they are."""

    @property
    def ended(self) -> Ending | None:
        """How the players had ended the game before the room was opened, if they did."""

    @property
    def stops(self) -> str:
        """When its players want to be asked, as a room has written it last; empty where none has."""

    def keep_stops(self, stops: str) -> None:
        """Write when its players want to be asked."""

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Write what is new, and how the players have ended it; whether everything is written."""


class Closed:
    """The journal of a game that is only looked at."""

    trouble = stops = ""

    def __init__(self, ended: Ending | None) -> None:
        self.ended = ended

    def keep_stops(self, stops: str) -> None:
        """Nothing is written."""

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Nothing is written."""
        return True
