"""Watching a game of Call of Cthulhu again, decision by decision."""

from __future__ import annotations

from typing import Any, cast

from rich.console import RenderableType

from orne.coc.knowledge import hidden_from
from orne.coc.table import CocTable
from orne.kernel.game import Game
from orne.kernel.log import Entry
from orne.table.coc.labels import CocLabels
from orne.table.coc.lines import told
from orne.terminal.coc.board import Board
from orne.terminal.replay import Replay


class CocReplay(Replay):
    """A finished or unfinished game, seen by one seat or by a spectator."""

    def _names(self) -> list[str]:
        """What the players are called."""
        return ["Player 1", "Player 2"]

    def _labels(self, game: Game[Any]) -> CocLabels:
        """The words for what is offered at a place."""
        return CocLabels(game.table)

    def _is_hidden(self, card: Any) -> bool:
        """Whether the watching seat cannot know a card."""
        return hidden_from(card, self.seat)

    def _lines(self, entries: list[Entry], after: Game[Any]) -> list[str]:
        """Entries of the log in words, as they are told after they happened."""
        return told(entries, cast(CocTable, after.table), self.seat, self.names)

    def _title(self, state: Any) -> str:
        """Which edition is played."""
        return str(state.catalogue.rules.name)

    def _board(self, game: Game[Any]) -> RenderableType:
        """The board as the watching seat sees it."""
        return Board(game.view(self.seat), self.names, self.screen.console.width).render()
