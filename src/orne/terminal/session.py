"""A game at the terminal: shows the board, asks, answers, and lets the bots play; each game says what is its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from orne.bots.shared import Bot, make
from orne.games import GAMES
from orne.kernel.decision import Decision
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.kernel.log import Entry
from orne.kernel.table import Table
from orne.kernel.undo import go_back
from orne.set_up.shared.seated import HUMAN, Seated
from orne.store.keeping import Kept
from orne.table.shared.labels import Labels
from orne.terminal import menu, orders, saves
from orne.terminal.keeping import InStore, Keeping
from orne.terminal.orders import AFTER_THE_END, Leave, Orders
from orne.terminal.screen import Screen
from orne.terminal.style import rule

HINT = "   number or name · why not … · card … · undo · help"
LOG_LINES = 8
LEAST_LOG_LINES = 3
MOST_LOG_LINES = 14
"""How many lines of the log stand on the page when much has happened since the last question."""


class Session(ABC):
    """One game, its players, and the screen they share."""

    help: ClassVar[Sequence[tuple[str, str]]]
    """What may be typed, and what it means."""
    orders: ClassVar[Orders]
    after_the_end: ClassVar[Sequence[str]] = AFTER_THE_END

    def __init__(self, screen: Screen, game: Game[Any], players: Sequence[str], keeping: Keeping) -> None:
        self.screen = screen
        self.game = game
        self.players = tuple(players)
        self.keeping = keeping
        self.bots: list[Bot | None] = [self._bot(seat) for seat in range(len(players))]
        self.asked: list[int] = []
        """How many decisions had been made at each question put to a person: where ``undo`` goes back to."""
        self.read_to = [0] * len(players)
        """How much of the log each seat has been shown."""

    def _bot(self, seat: int) -> Bot | None:
        """The bot of a seat, or None for a person."""
        name = self.players[seat]
        return None if name == HUMAN else make(GAMES[self.game.rules.name].bots(), name, seat + 1)

    @property
    def table(self) -> Table[Any]:
        """The table at the pending question."""
        return self.game.table

    @property
    def hot_seat(self) -> bool:
        """Whether two people share the keyboard."""
        return self.players.count(HUMAN) > 1

    @property
    def seat(self) -> int:
        """The seat of the person at the keyboard."""
        decision = self.game.decision
        if self.hot_seat and decision is not None:
            return decision.seat
        return self.players.index(HUMAN) if HUMAN in self.players else 0

    @property
    @abstractmethod
    def labels(self) -> Labels:
        """The words for what is offered at the pending question."""

    @property
    @abstractmethod
    def edition(self) -> str:
        """The edition or reading of the rules that is played."""

    @abstractmethod
    def card_page(self, card: Any) -> RenderableType:
        """A card laid out for reading."""

    @abstractmethod
    def names(self) -> list[str]:
        """What the players are called on the board."""

    # ---- playing

    def run(self) -> int:
        """Play until the game is over or the player leaves."""
        try:
            return self._run()
        finally:
            self.keeping.close()

    def _run(self) -> int:
        """Play, the game being kept."""
        try:
            while True:
                decision = self.game.decision
                if decision is None:
                    self._over()
                    return 0
                player = self._player(decision)
                if player is not None:
                    self.game.choose(player.choose(self.game, decision), decision.seat)
                    if self.keeping.after_each_answer:
                        self.keeping.keep(self.game)
                elif not self._skip(decision):
                    self._question(decision)
        except (Leave, EOFError):
            self._goodbye()
            return 0
        except KeyboardInterrupt:
            self.screen.say("")
            self._goodbye()
            return 130

    def _player(self, decision: Decision) -> Bot | None:
        """The bot that answers a question, or None for a person."""
        return self.bots[decision.seat]

    def _skip(self, decision: Decision) -> bool:
        """Answer without asking, where what the player says is settled already."""
        return False

    def _question(self, decision: Decision) -> None:
        """Put one question to a person, until it is answered or the position changes."""
        self._before_asking(decision.seat)
        self.keeping.keep(self.game)
        made = len(self.game.decisions())
        if not self.asked or self.asked[-1] < made:
            self.asked.append(made)
        self.show()
        asked = self.put(decision)
        while True:
            words = self.screen.read("> ")
            try:
                index = self._answer(asked, words)
            except UserError as error:
                self.screen.say(str(error), style="bold red")
                continue
            if index is not None:
                self.read_to[decision.seat] = len(self.game.log)
                self._choose(asked, index)
                if self.keeping.after_each_answer:
                    self.keeping.keep(self.game)
                return
            if self._is_settled(decision):
                return

    def _answer(self, asked: Decision, words: str) -> int | None:
        """Do what was typed: the number of an option from 0, or None when it was an order."""
        return orders.answer(self, asked, words)

    def put(self, decision: Decision) -> Decision:
        """A question as it is put to those at the keyboard."""
        return decision

    def _choose(self, asked: Decision, index: int) -> None:
        """Take an answer to a question as it was put."""
        self.game.choose(index, asked.seat)

    def _before_asking(self, seat: int) -> None:
        """What has to be done before a question is put to a seat."""

    def _is_settled(self, decision: Decision) -> bool:
        """Whether a question no longer needs an answer, since an order has led elsewhere."""
        return self.game.decision is not decision

    # ---- showing

    def show(self) -> None:
        """Show the page: board, log, question; the log gives way where the page would not fit the terminal."""
        too_many = self.screen.height(*self._page(MOST_LOG_LINES)) - self.screen.rows()
        most = MOST_LOG_LINES
        if too_many > 0:
            shown = len(self.story_so_far(MOST_LOG_LINES))
            most = max(LEAST_LOG_LINES, shown - too_many)
        self.screen.page(*self._page(most))

    @abstractmethod
    def _board(self) -> RenderableType:
        """The board as those at the keyboard see it."""

    def _page(self, log_lines: int) -> list[RenderableType]:
        """Everything on the page."""
        parts: list[RenderableType] = [self._board()]
        parts.append(rule("log"))
        parts.extend(self.story_so_far(log_lines))
        if self.keeping.trouble:
            parts.append(Text(f"Not kept yet, and tried again: {self.keeping.trouble}", "bold red"))
        decision = self.game.decision
        if decision is not None:
            parts.append(rule(""))
            parts.extend(self.question(self.put(decision)))
        return parts

    def question(self, decision: Decision) -> list[RenderableType]:
        """The prompt and the numbered options."""
        who = f"{self.names()[decision.seat]}: " if self.hot_seat else ""
        prompt = Text.assemble((who, "bold"), (decision.prompt, "bold bright_white"))
        width = self.screen.console.width
        parts: list[RenderableType] = []
        if decision.source >= 0:
            title = self.table.title(decision.source)
            if title not in decision.prompt:
                prompt = Text.assemble((f"{title}: ", "bold"), prompt)
            text = self._text_of(decision.source)
            parts = [Text(text, "italic dim")] if text else []
        if len(prompt) + len(HINT) <= width:
            prompt.append(HINT, "dim")
        return [prompt, *parts, *self._numbers(), *self._options(decision)]

    def _options(self, decision: Decision) -> list[RenderableType]:
        """The options, numbered."""
        return menu.lines(self.labels, decision, self.screen.console.width, self._notes(decision))

    def _text_of(self, uid: int) -> str | None:
        """What a card says."""
        state = self.game.state
        card = state.catalogue.kinds[state.cards[uid].kind].slug
        return GAMES[self.game.rules.name].cards().text(card, self.edition)

    def _numbers(self) -> list[RenderableType]:
        """What there is to reckon with at the question."""
        return []

    def _notes(self, decision: Decision) -> dict[int, str]:
        """What is to be said about single options, by their number."""
        return {}

    def story_so_far(self, most: int) -> list[RenderableType]:
        """The latest lines of the log: all since the last question, and a few before."""
        new = len(self.lines(self.read_to[self.seat]))
        lines = self.lines(0)
        if not lines and not self.keeping.trouble:
            return [Text(f"Every answer is kept ({self.keeping.where}): ctrl-C loses nothing.", "dim")]
        shown = lines[-min(max(new, LOG_LINES), most) :]
        return [Text(line, "" if len(shown) - i <= new else "dim") for i, line in enumerate(shown)]

    @abstractmethod
    def lines(self, since: int) -> list[str]:
        """The log in words from a place on."""

    def _entries(self, since: int) -> list[Entry]:
        """The log from a place on."""
        return list(self.game.log)[since:]

    # ---- taking back, keeping, leaving

    def undo(self) -> None:
        """Go back to the last question a person answered, the bots' moves since then undone as well."""
        made = len(self.game.decisions())
        before = [place for place in self.asked if place < made]
        target = before[-1] if before else self._last_own()
        go_back(self.game, target)
        self.asked = before[:-1]
        size = len(self.game.log)
        self.read_to = [min(place, size) for place in self.read_to]

    def _last_own(self) -> int:
        """How many decisions had been made at a person's last question, in a game that was played before."""
        trial = self.game.copy()
        while trial.decisions():
            trial.undo()
            decision = trial.decision
            if decision is not None and self.bots[decision.seat] is None:
                return len(trial.decisions())
        raise UserError("There is nothing to undo: you have made no decision yet.")

    def resume(self, saved: Seated) -> None:
        """Go on with another game, as a new one of the store; this one stays where it is kept."""
        self.keeping.close()
        self.game = saved.game
        self.players = saved.players if HUMAN in saved.players else (HUMAN, *saved.players[1:])
        self.keeping = InStore(Kept.new(Seated(self.game, self.players, saved.decks)))
        self.bots = [self._bot(seat) for seat in range(len(self.players))]
        self.asked = []
        self.read_to = [0] * len(self.players)

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        saves.write(path, self.game, self.players)

    def _over(self) -> None:
        """Show how it ended; there is still time to look around or take the last decision back."""
        self.keeping.keep(self.game)
        self.show()
        self.screen.say(f"\n{self._outcome()}", style="bold bright_yellow")
        if self.keeping.watch and not self.keeping.trouble:
            self.screen.say(f"Watch it again: {self.keeping.watch}", style="dim", whole=True)
        if self.screen.tty:
            more = "log, save FILE and card X work" if "save" in self.orders else "log and card X work"
            self.screen.say(f"Enter leaves; undo takes your last decision back; {more} too.")
            while self.game.over:
                try:
                    orders.answer_when_over(self, self.screen.read("> "))
                except UserError as error:
                    self.screen.say(str(error), style="bold red")
            self._run()

    @abstractmethod
    def _outcome(self) -> str:
        """How the game ended."""

    def _goodbye(self) -> None:
        """Say where the game is kept."""
        self.keeping.keep(self.game)
        if self.keeping.trouble:
            self.screen.say(f"The last answers are not kept: {self.keeping.trouble}", style="bold red", whole=True)
        elif not self.game.over:
            self.screen.say(f"Nothing is lost: {self.keeping.go_on} goes on from here.", whole=True)
