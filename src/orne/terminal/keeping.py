"""Where a game at the terminal is kept: in the store, by itself or with its campaign."""

from __future__ import annotations

from abc import ABC, abstractmethod
from threading import Thread
from typing import TYPE_CHECKING, Any

from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.set_up.shared.seated import Ending, Seated

if TYPE_CHECKING:
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
    def promise(self) -> str:
        """What a player may count on, said when the game begins."""
        where = f" ({self.where})" if self.where else ""
        return f"Every answer is kept{where}: ctrl-C loses nothing."

    @property
    def farewell(self) -> str:
        """What is said to a player who leaves."""
        return f"Nothing is lost: {self.go_on} goes on from here."

    @property
    @abstractmethod
    def ended(self) -> Ending | None:
        """How the players had ended the game, if they did."""

    @property
    @abstractmethod
    def stops(self) -> str:
        """When the players want to be asked, as the table has written it last; empty where it has not."""

    @abstractmethod
    def keep_stops(self, stops: str) -> None:
        """Keep when the players want to be asked."""

    def news(self) -> str:
        """What happened to the place that players should know, once."""
        return ""

    @abstractmethod
    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Keep the game as it stands; what fails is said by ``trouble`` and tried again."""

    def open(self) -> None:
        """The first page is shown: there is time for what takes a while."""

    def settle(self) -> None:
        """Refuse to go on where nothing can be kept and that was not agreed to."""

    def close(self) -> None:
        """Leave it to others."""


class InStore(Keeping):
    """A game of the store."""

    def __init__(self, kept: Kept | None) -> None:
        self._kept = kept

    @property
    def kept(self) -> Kept:
        """The game as the store has it."""
        assert self._kept is not None
        return self._kept

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

    @property
    def stops(self) -> str:
        """As the store has it."""
        return self.kept.stops

    def keep_stops(self, stops: str) -> None:
        """Write it beside the game."""
        self.kept.keep_stops(stops)

    def news(self) -> str:
        """What happened to the store."""
        told, self.kept.notice = self.kept.notice, ""
        return told

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Write every answer that is new."""
        return self.kept.keep(game, ended)

    def close(self) -> None:
        """Leave it to others."""
        self.kept.close()


class NewInStore(InStore):
    """A new game for the store, which is opened while the first page is read: nothing is answered before it is there.

    Bots may have answered before the first page; those answers are written with the game.
    """

    def __init__(self, seated: Seated, *, unkept: bool = False) -> None:
        super().__init__(None)
        self._seated = seated
        self._unkept = unkept
        """Whether the game is played even where nothing can be kept."""
        self._stops = ""
        self._opening: Thread | None = None
        self._fault: BaseException | None = None
        self._settled = False

    @property
    def kept(self) -> Kept:
        """The game as the store has it, once that is open."""
        self.open()
        assert self._opening is not None
        self._opening.join()
        if self._fault is not None:
            raise self._fault
        return super().kept

    @property
    def trouble(self) -> str:
        """Why the last answers are not kept; nobody waits for the store to open."""
        return "" if self._kept is None else super().trouble

    @property
    def where(self) -> str:
        """Its number, once it has one."""
        return "" if self._kept is None else super().where

    @property
    def ended(self) -> Ending | None:
        """As the game was begun, and then as the store has it."""
        return self._seated.ended if self._kept is None else super().ended

    @property
    def stops(self) -> str:
        """As the table has said it."""
        return self._stops

    def keep_stops(self, stops: str) -> None:
        """Write it beside the game, once that is there."""
        self._stops = stops
        if self._opening is not None:
            super().keep_stops(stops)

    def news(self) -> str:
        """What happened to the store; nobody waits for it to open."""
        return "" if self._kept is None else super().news()

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Write every answer that is new; before the first page there is nobody who has given one."""
        if self._opening is not None:
            return super().keep(game, ended)
        self._seated = Seated(game, self._seated.players, self._seated.decks, ended)
        return True

    def open(self) -> None:
        """Open the store beside the player who reads."""
        if self._opening is None:
            # A copy: the rules of the game itself may be waiting in this thread.
            seated = Seated(self._seated.game.copy(), self._seated.players, self._seated.decks, self._seated.ended)
            self._opening = Thread(target=self._open, args=(seated, self._stops), name="orne-opening", daemon=True)
            self._opening.start()

    def _open(self, seated: Seated, stops: str) -> None:
        try:
            # Imported here for the sake of start-up time.
            from orne.store.keeping import Kept

            kept = Kept.new(seated)
            kept.keep_stops(stops)
            self._kept = kept
        except BaseException as fault:  # told to whoever waits for it
            self._fault = fault

    def settle(self) -> None:
        """Refuse to go on where nothing can be kept, unless that was agreed to."""
        if not self._settled:
            kept = self.kept
            self._settled = True
            if kept.trouble and not self._unkept:
                raise UserError(f"Nothing can be kept: {kept.trouble_here} --unkept plays all the same.")


class InCampaign(InStore):
    """A scenario of a campaign in the store."""

    def __init__(self, kept: Kept, campaign: str) -> None:
        super().__init__(kept)
        self.campaign = campaign

    @property
    def go_on(self) -> str:
        """By its campaign."""
        return f"orne campaign next {self.campaign}"


class Nowhere(Keeping):
    """A position to try things in, which is not kept: its cards may be of the laboratory."""

    trouble = ""
    watch = ""
    ended = None

    def __init__(self, again: str) -> None:
        self._again = again

    @property
    def where(self) -> str:
        """Nowhere."""
        return "nowhere"

    @property
    def go_on(self) -> str:
        """The command that begins it again."""
        return self._again

    @property
    def promise(self) -> str:
        """Nothing of it is kept."""
        return "You play every seat of a demonstration; nothing of it is kept."

    @property
    def farewell(self) -> str:
        """How to come back."""
        return f"{self._again} begins it again."

    @property
    def stops(self) -> str:
        """As a table begins."""
        return ""

    def keep_stops(self, stops: str) -> None:
        """Forget them with the rest."""

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Keep nothing."""
        return True
