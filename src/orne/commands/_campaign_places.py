"""Where a campaign is kept: by its name in the store, or in a file.

Imports inside functions keep start-up quick.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

from orne.kernel.errors import UserError
from orne.kernel.files import shown

if TYPE_CHECKING:
    from orne.arkham.campaign import Campaign
    from orne.arkham.state import State
    from orne.kernel.game import Game
    from orne.store.campaigns import Stored
    from orne.terminal.keeping import Keeping


class Place(ABC):
    """A place for one campaign."""

    @abstractmethod
    def read(self) -> Campaign:
        """The campaign."""

    @abstractmethod
    def add(self, campaign: Campaign) -> None:
        """Write a new campaign, never over another."""

    @abstractmethod
    def write(self, campaign: Campaign) -> None:
        """Write the campaign that was read, after a change."""

    @abstractmethod
    def keeping(self, campaign: Campaign, game: Game[State]) -> tuple[Game[State], Keeping]:
        """The scenario under way as it is to be played, and where its answers are kept."""


def place(said: str) -> Place:
    """The place that a user means: a path has a folder or an ending, a name has neither."""
    path = Path(said).expanduser()
    is_path = path.suffix == ".json" or len(path.parts) != 1
    return InFile(path) if is_path else InStore(said)


class InFile(Place):
    """A campaign in a file, which can be looked at: what is played is kept in the store."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __str__(self) -> str:
        return shown(self.path)

    def read(self) -> Campaign:
        """The campaign."""
        from orne.campaign import read

        return read(self.path)

    def add(self, campaign: Campaign) -> None:
        """Nothing begins in a file."""
        raise UserError(f"{self}: a campaign has a name, such as mine; orne campaign export mine FILE writes a file.")

    def write(self, campaign: Campaign) -> None:
        """Nothing is changed in a file."""
        raise UserError(f"{self}: a file is not changed; orne campaign import FILE NAME takes it in under a name.")

    def keeping(self, campaign: Campaign, game: Game[State]) -> tuple[Game[State], Keeping]:
        """Nothing is played in a file."""
        raise UserError(f"{self}: a file is not played; orne campaign import FILE NAME takes it in under a name.")


class InStore(Place):
    """A campaign of the store."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stored: Stored | None = None

    def __str__(self) -> str:
        return self.name

    def read(self) -> Campaign:
        """The campaign, with the scenario under way as it stands."""
        from orne.store import campaigns
        from orne.store.database import Store

        with Store.to_read() as store:
            self.stored = campaigns.read(store, self.name)
        return self.stored.campaign

    def add(self, campaign: Campaign) -> None:
        """Write a new campaign."""
        from orne.store import campaigns
        from orne.store.database import Store

        with Store() as store:
            self.stored = campaigns.add(store, self.name, campaign)

    def write(self, campaign: Campaign) -> None:
        """Write the campaign as a new state of it."""
        from orne.store import campaigns
        from orne.store.database import Store

        assert self.stored is not None
        with Store() as store:
            campaigns.change(store, self.stored)

    def keeping(self, campaign: Campaign, game: Game[State]) -> tuple[Game[State], Keeping]:
        """The scenario is a game of the store, to which every answer is written."""
        from orne.store import campaigns
        from orne.store.database import Store
        from orne.store.keeping import Kept
        from orne.terminal.keeping import InCampaign

        stored = self.stored
        assert stored is not None
        with Store() as store:
            if stored.game is None:
                number = campaigns.change(store, stored, campaigns.scenario_of(campaign, game))
                assert number is not None
                kept = Kept.resumed(number)
            else:
                # Nothing is changed in a campaign whose scenario somebody else is playing.
                kept = Kept.resumed(stored.game)
                try:
                    campaigns.change(store, stored)
                except UserError:
                    kept.close()
                    raise
        return kept.seated.game, InCampaign(kept, self.name)
