"""Where a game at the terminal is kept: in the store, in a file of the player's own, or with its campaign."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.store.keeping import Kept
from orne.terminal import saves


class Keeping(ABC):
    """A place for one game."""

    after_each_answer = True
    """Whether every answer is written, a bot's too; otherwise the game is before every question to a person."""

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

    @abstractmethod
    def keep(self, game: Game[Any]) -> None:
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
        return self.kept.trouble

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

    def keep(self, game: Game[Any]) -> None:
        """Write every answer that is new."""
        self.kept.keep(game)

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


class InFile(Keeping):
    """A game in a file of the player's own."""

    after_each_answer = False

    def __init__(self, path: Path, players: Sequence[str]) -> None:
        self.path = path
        self.players = tuple(players)
        self._trouble = ""

    @property
    def trouble(self) -> str:
        """Why the file could not be written."""
        return self._trouble

    @property
    def where(self) -> str:
        """Its path."""
        return str(self.path)

    @property
    def go_on(self) -> str:
        """By its path; the file says which game it is."""
        return f"orne play --resume {self.path}"

    @property
    def watch(self) -> str:
        """By its path."""
        return f"orne replay {self.path}"

    def keep(self, game: Game[Any]) -> None:
        """Write the file."""
        try:
            saves.write(self.path, game, self.players)
        except UserError as error:
            self._trouble = str(error)
        else:
            self._trouble = ""


class InCampaignFile(Keeping):
    """A scenario of a campaign in a file, written with all of it before every question."""

    after_each_answer = False

    def __init__(self, path: Path, write: Callable[[Game[Any]], None]) -> None:
        self.path = path
        self.write = write
        self._trouble = ""

    @property
    def trouble(self) -> str:
        """Why the campaign could not be written."""
        return self._trouble

    @property
    def where(self) -> str:
        """The campaign's path."""
        return str(self.path)

    @property
    def go_on(self) -> str:
        """By its campaign."""
        return f"orne campaign next {self.path}"

    @property
    def watch(self) -> str:
        """A scenario that is over is not kept in a campaign's file."""
        return ""

    def keep(self, game: Game[Any]) -> None:
        """Write the campaign."""
        try:
            self.write(game)
        except UserError as error:
            self._trouble = str(error)
        else:
            self._trouble = ""
