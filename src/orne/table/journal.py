"""What a room wants of whatever keeps its game."""

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

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Write what is new, and how the players have ended it; whether everything is written."""
