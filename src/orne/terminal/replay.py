"""Watching a game again, decision by decision."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from orne.kernel.game import Game, positions
from orne.kernel.log import Entry
from orne.set_up.shared.seated import HUMAN, Seated
from orne.table.shared.labels import Labels
from orne.terminal.screen import Screen
from orne.terminal.style import rule

MOST_LINES = 12


class Replay(ABC):
    """A finished or unfinished game, and the place in it that is shown; each game says what is its own."""

    def __init__(self, screen: Screen, saved: Seated, seat: int | None) -> None:
        self.screen = screen
        self.steps: list[Game[Any]] = list(positions(saved.game))
        self.keys = saved.game.decisions()
        self.seat = seat
        self.names = self._names()
        self.told_names = [
            name if player == HUMAN else f"{name} ({player})"
            for name, player in zip(self.names, saved.players, strict=True)
        ]

    @abstractmethod
    def _names(self) -> list[str]:
        """What the players are called."""

    @abstractmethod
    def _labels(self, game: Game[Any]) -> Labels:
        """The words for what is offered at a place."""

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
            # Neither a choice nor an answer: undo set chance going again here.
            return f"{self.told_names[decision.seat]}: undo"
        after = self.steps[place + 1].state.cards
        secret = any(self._is_hidden(after[uid]) for uid in option.cards)
        words = self._labels(game).label(option, None)
        if secret and decision.seat != self.seat:
            words = f"{option.verb.capitalize()} a card"
        return f"{self.told_names[decision.seat]}: {words}"

    @abstractmethod
    def _is_hidden(self, card: Any) -> bool:
        """Whether the watching seat cannot know a card."""

    def told(self, place: int) -> list[str]:
        """What happened because of the decision at a place."""
        after = self.steps[place + 1]
        return self._lines(list(after.log)[len(self.steps[place].log) :], after)

    @abstractmethod
    def _lines(self, entries: list[Entry], after: Game[Any]) -> list[str]:
        """Entries of the log in words, as they are told after they happened."""

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

    @abstractmethod
    def _title(self, state: Any) -> str:
        """Which game it is."""

    # ---- on a terminal

    def run(self, delay: float | None = None) -> None:
        """Show one place after the other, automatically or when Enter is pressed."""
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

    @abstractmethod
    def _board(self, game: Game[Any]) -> RenderableType:
        """The board as the watching seat sees it."""
