"""What a room wants of whatever keeps its game."""

from __future__ import annotations

from typing import Any, Protocol

from orne.kernel.game import Game


class Journal(Protocol):
    """A place for one game; what it cannot write now it writes later by itself."""

    @property
    def trouble(self) -> str:
        """Why the last answers are not kept, in one sentence; empty where they are."""

    def keep(self, game: Game[Any]) -> bool:
        """Write what is new; whether everything is written."""
