"""Watching a game again, decision by decision."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, cast

from rich.console import RenderableType
from rich.text import Text

from orne.coc.knowledge import hidden_from
from orne.coc.table import CocTable
from orne.kernel.game import Game, positions
from orne.terminal import wording
from orne.terminal.board import Board, rule
from orne.terminal.saves import HUMAN, Saved
from orne.terminal.screen import Screen
from orne.terminal.telling import told

MOST_LINES = 12


class Replay:
    """A finished or unfinished game, and the place in it that is shown."""

    def __init__(self, screen: Screen, saved: Saved, seat: int | None) -> None:
        self.screen = screen
        self.steps: list[Game[Any]] = list(positions(saved.game))
        self.keys = saved.game.decisions()
        self.seat = seat
        self.names = self._names()
        self.told_names = [
            name if player == HUMAN else f"{name} ({player})"
            for name, player in zip(self.names, saved.players, strict=True)
        ]

    def _names(self) -> list[str]:
        """What the players are called."""
        return ["Player 1", "Player 2"]

    # ---- what happened

    def deed(self, place: int) -> str:
        """Who decided what at a place; a card the watching seat may not know stays unnamed."""
        game = self.steps[place]
        decision = game.decision
        if decision is None:
            return ""
        key = self.keys[place]
        option = next((option for option in decision.options if option.key == key), None)
        if option is None:
            # Neither a choice nor an answer: undo set chance going anew here.
            return f"{self.told_names[decision.seat]}: undo"
        after = self.steps[place + 1].state.cards
        secret = any(self._is_hidden(after[uid]) for uid in option.cards)
        words = wording.label(game.table, option, None)
        if secret and decision.seat != self.seat:
            words = f"{option.verb.capitalize()} a card"
        return f"{self.told_names[decision.seat]}: {words}"

    def _is_hidden(self, card: Any) -> bool:
        """Whether the watching seat cannot know a card."""
        return hidden_from(card, self.seat)

    def told(self, place: int) -> list[str]:
        """What happened because of the decision at a place."""
        log = list(self.steps[place + 1].log)[len(self.steps[place].log) :]
        return told(log, cast(CocTable, self.steps[place + 1].table), self.seat, self.names)

    # ---- plain text

    def write(self) -> None:
        """Write the whole game as text."""
        first = self.steps[0]
        say = self.screen.say
        state = first.state
        say(f"{self._title(state)}, seed {first.start.get('seed', '–')}, {len(self.keys)} decisions")
        for place in range(len(self.keys)):
            say(f"{place + 1:>4} {self.deed(place)}")
            for line in self.told(place):
                say(f"     {line}")
        say(self.steps[-1].result or "The game is not over.")

    def _title(self, state: Any) -> str:
        """Which game it is."""
        return str(state.catalogue.rules.name)

    # ---- on a terminal

    def run(self, delay: float | None = None) -> None:
        """Show one place after the other, by itself or when Enter is pressed."""
        place = 0
        while True:
            self.screen.page(*self._page(place))
            last = place == len(self.keys)
            if delay is not None:
                if last:
                    return
                time.sleep(delay)
                place += 1
                continue
            words = self.screen.read("Enter: on · b: back · a number: go there · q: leave > ").lower()
            if words in ("q", "quit") or (not words and last):
                return
            place = self._go(place, words)

    def _go(self, place: int, words: str) -> int:
        """The place that words lead to; nonsense leads nowhere."""
        if words in ("b", "back"):
            return max(0, place - 1)
        if words.isdecimal() and len(words) < 9:
            return min(int(words), len(self.keys))
        return place if words else min(place + 1, len(self.keys))

    def _page(self, place: int) -> Sequence[RenderableType]:
        """The board at a place, what led to it, and what is decided next."""
        parts: list[RenderableType] = [self._board(self.steps[place])]
        parts.append(rule(f"decision {place} of {len(self.keys)}"))
        if place:
            parts.append(Text(self.deed(place - 1), "bold"))
            parts.extend(Text(line) for line in self.told(place - 1)[-MOST_LINES:])
        if place == len(self.keys):
            parts.append(Text(self.steps[-1].result or "The game is not over.", "bold bright_yellow"))
        return parts

    def _board(self, game: Game[Any]) -> RenderableType:
        """The board as the watching seat sees it."""
        return Board(game.view(self.seat), self.names, self.screen.console.width).render()
