"""Call of Cthulhu at the terminal: passing without asking, and passing the keyboard between two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.console import RenderableType
from rich.text import Text

from orne.coc.state import WHY_WON
from orne.coc.table import CocTable
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN, Seated
from orne.table.coc.game_table import CocGameTable
from orne.table.coc.labels import CocLabels
from orne.table.coc.lines import told
from orne.terminal.coc.board import Board
from orne.terminal.coc.cards import page
from orne.terminal.coc.orders import AFTER_THE_END, HELP, ORDERS, SKIPPED
from orne.terminal.keeping import Keeping
from orne.terminal.screen import Screen
from orne.terminal.session import Session

DEEDS = CocGameTable.told.deeds
"""What the other player does that ends a skip."""


class CocSession(Session):
    """One game of Call of Cthulhu, its players, and the screen they share."""

    help = HELP
    orders = ORDERS
    after_the_end = AFTER_THE_END

    def __init__(self, screen: Screen, game: Game[Any], players: Sequence[str], keeping: Keeping) -> None:
        super().__init__(screen, game, players, keeping)
        self.skipping: tuple[int, int] | None = None
        """While skipping: the turn, and how long the log was."""
        self.at_keyboard = -1

    @property
    def g(self) -> CocTable:
        """The table at the pending question."""
        return cast(CocTable, self.game.table)

    def card_page(self, card: Any) -> RenderableType:
        """A card laid out for reading."""
        return page(card, self.edition)

    @property
    def labels(self) -> CocLabels:
        """The words for what is offered at the pending question."""
        return CocLabels(self.g)

    @property
    def edition(self) -> str:
        """The edition of the rules that is played."""
        return self.g.rules.name

    def names(self) -> list[str]:
        """What the players are called on the board."""
        if self.hot_seat:
            return ["Player 1", "Player 2"]
        return ["You" if name == HUMAN else name.capitalize() for name in self.players]

    # ---- passing without asking

    def skip(self) -> None:
        """Begin to pass without asking."""
        self.skipping = (self.game.state.turn, len(self.game.log))

    def _skip(self, decision: Decision) -> bool:
        """Pass without asking while the player wants to, until the turn ends or the other player does something."""
        if self.skipping is None:
            return False
        turn, size = self.skipping
        passing = self.labels.default(decision)
        if decision.kind in SKIPPED and passing is not None and self.game.state.turn == turn:
            if not any(e.kind in DEEDS and e.seat != decision.seat for e in self._entries(size)):
                self.game.choose(passing, decision.seat)
                return True
        self.skipping = None
        return False

    def _is_settled(self, decision: Decision) -> bool:
        """Whether a question no longer needs an answer: an order has led elsewhere, or it is passed on."""
        return self.skipping is not None or super()._is_settled(decision)

    def undo(self) -> None:
        """Go back to the last question a person answered, and ask again from there."""
        super().undo()
        self.skipping = None

    def resume(self, saved: Seated) -> None:
        """Go on with another game."""
        super().resume(saved)
        self.skipping = None
        self.at_keyboard = -1

    # ---- passing the keyboard

    def _before_asking(self, seat: int) -> None:
        """Between two people, hide one hand before showing the other."""
        if not self.hot_seat or self.at_keyboard == seat:
            return
        first = self.at_keyboard < 0
        self.at_keyboard = seat
        if self.screen.tty and not first:
            words = f"\n  {self.names()[seat]}, it is your turn to choose.\n\n  Nobody else looking? Press Enter.\n"
            self.screen.page(Text(words, "bold"))
            self.screen.read("  ")

    # ---- showing

    def _board(self) -> RenderableType:
        """The board as the person at the keyboard sees it."""
        return Board(self.game.view(self.seat), self.names(), self.screen.console.width).render()

    def lines(self, since: int) -> list[str]:
        """The log in words from a place on."""
        return told(self._entries(since), self.g, self.seat, self._told_names())

    def _told_names(self) -> list[str]:
        """What the players are called in the log."""
        return [f"player {seat + 1}" if self.hot_seat else self.names()[seat] for seat in (0, 1)]

    def _outcome(self) -> str:
        """How the game ended."""
        winner = self.names()[self.game.state.winner]
        won = "You have won" if winner == "You" else f"{winner} has won"
        return f"{won}: {WHY_WON[self.game.state.over_reason]}, turn {self.game.state.turn}."
