"""Where a game at the terminal is kept: in the store, by itself or with its campaign."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from orne.kernel.game import Game
from orne.set_up.shared.seated import Ending
from orne.store.keeping import Kept


class Keeping(ABC):
    """A place for one game."""

    @property
    @abstractmethod
    def trouble(self) -> str:
        """Why the game as it stands is not kept, in one sentence; empty where it is."""

    @property
    @abstractmethod
    def where(self) -> str:
        """Where it is kept, in words."""

    @property
    @abstractmethod
    def go_on(self) -> str:
        """The command that goes on with it."""

    @property
    @abstractmethod
    def watch(self) -> str:
        """The command that shows it again; empty if there is none."""

    @property
    @abstractmethod
    def ended(self) -> Ending | None:
        """How the players had ended the game, if they did."""

    @abstractmethod
    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Keep the game as it stands; what fails is said by ``trouble`` and tried again."""

    def close(self) -> None:
        """Leave it to others."""


class InStore(Keeping):
    """A game of the store."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    @property
    def trouble(self) -> str:
        """Why the last answers are not kept."""
        return self.kept.trouble_here

    @property
    def where(self) -> str:
        """Its number."""
        return f"game {self.kept.number}"

    @property
    def go_on(self) -> str:
        """By its number, among all games."""
        return f"orne games resume {self.kept.number}"

    @property
    def watch(self) -> str:
        """By its number."""
        return f"orne replay {self.kept.number}"

    @property
    def ended(self) -> Ending | None:
        """As the store has it."""
        return self.kept.ended

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Write every answer that is new."""
        return self.kept.keep(game, ended)

    def close(self) -> None:
        """Leave it to others."""
        self.kept.close()


class InCampaign(InStore):
    """A scenario of a campaign in the store."""

    def __init__(self, kept: Kept, campaign: str) -> None:
        super().__init__(kept)
        self.campaign = campaign

    @property
    def go_on(self) -> str:
        """By its campaign."""
        return f"orne campaign next {self.campaign}"
