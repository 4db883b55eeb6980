"""Watching a scenario again, decision by decision."""

from __future__ import annotations

from typing import Any, cast

from rich.console import RenderableType

from orne.arkham.knowledge import hidden_from
from orne.arkham.log_words import told
from orne.arkham.scenario import scenario
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from orne.kernel.log import Entry
from orne.table.arkham.labels import ArkhamLabels, first_name
from orne.terminal.arkham.board import Board
from orne.terminal.replay import Replay


class ArkhamReplay(Replay):
    """A finished or unfinished scenario, seen by one seat or by a spectator."""

    def _names(self) -> list[str]:
        """The investigators by their first names."""
        table = cast(ArkhamTable, self.steps[0].table)
        return [first_name(table.title(uid)) for uid in table.state.investigators]

    def _is_hidden(self, card: Any) -> bool:
        """Whether the watching seat cannot know a card."""
        return hidden_from(card, self.seat)

    def _labels(self, game: Game[Any]) -> ArkhamLabels:
        """The words for what is offered at a place."""
        return ArkhamLabels(game.table)

    def _lines(self, entries: list[Entry], after: Game[Any]) -> list[str]:
        """Entries of the log in words, as they are told after they happened."""
        seats = () if self.seat is None else (self.seat,)
        return told(entries, cast(ArkhamTable, after.table), seats)

    def _title(self, state: Any) -> str:
        """Which scenario it is."""
        return f"{scenario(state.scenario).title}, {state.difficulty}"

    def _board(self, game: Game[Any]) -> RenderableType:
        """The board as the watching seat sees it."""
        seat = -1 if self.seat is None else self.seat
        return Board({seat: game.view(self.seat)}).render()
