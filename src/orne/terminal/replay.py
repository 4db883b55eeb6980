"""Watching a game again: by decisions and turns, from any seat, with all hands; and going on from any position."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from orne.games import GAMES
from orne.kernel.errors import UserError, echo
from orne.kernel.log_words import plural
from orne.set_up.shared.seated import HUMAN, Seated
from orne.table.shared.data import CocView
from orne.table.shared.messages import Page
from orne.terminal import layout, story
from orne.terminal.faces import FACES
from orne.terminal.lines import in_two_columns, ruled, wrapped
from orne.terminal.orders import Leave
from orne.terminal.past import Past
from orne.terminal.screen import Screen
from orne.terminal.story import Story
from orne.terminal.style import GOLD, GREY, WARNING

HINT = "Enter · p · N · P · 12 · h · s · branch · help"
HELP = (
    ("Enter, n, next", "the next decision"),
    ("p, b, back, previous", "the decision before"),
    ("N, turn, next turn", "the next turn or round"),
    ("P, turn back, previous turn", "the beginning of this turn, or the turn before"),
    ("12, go 12", "the position after 12 decisions"),
    ("first, last", "the beginning, the end"),
    ("h, hands", "all hands, or only what the seat saw"),
    ("s, seat, seat 2, seat none", "another seat; or nobody's, as a spectator"),
    ("log", "everything that has happened up to here"),
    ("card X", "a card: its numbers and its text"),
    ("branch, branch here", "go on from here as a new game; this one stays"),
    ("q, quit", "leave"),
)
LONGEST_NUMBER = 8


class Branch(Exception):
    """Somebody wants to go on from a position."""


class Replay:
    """A finished or unfinished game, and the place in it that is shown."""

    def __init__(self, screen: Screen, saved: Seated, seat: int | None, *, hands: bool = False) -> None:
        self.screen = screen
        self.past = Past(saved)
        self.seat = seat
        self.hands = hands
        """Whether all hands are shown."""
        self.place = 0
        self.face = FACES[saved.game.rules.name]()
        self._notices: list[Text] = []

    @property
    def names(self) -> Sequence[str]:
        """What the players are called, by who watches."""
        return self.past.names(self.seat)

    @property
    def page(self) -> Page:
        """The page of the watching seat."""
        return self.past.page(self.place, self.seat)

    # ---- plain text

    def write(self) -> None:
        """Write the whole game as text."""
        past, say = self.past, self.screen.say
        say(f"{self._title()}, seed {past.games[0].start.get('seed', '–')}, {plural(past.last, 'decision')}")
        for place in range(past.last):
            say(f"{place + 1:>4} {self._deed(place)}")
            for line in past.told(place + 1, self.seat):
                say(f"     {line}")
        self.place = past.last
        say(*self._ending())

    def _title(self) -> str:
        """Which game it is."""
        view = self.page.view
        game = GAMES[view.game].title
        return f"{game}, {view.edition}" if isinstance(view, CocView) else f"{view.title}, {view.difficulty}"

    def _deed(self, place: int) -> str:
        return self.past.deed(place, self.seat, open_hands=self.hands)

    def _ending(self) -> list[str]:
        """How it ended."""
        return self.face.ending(self.page, self.names) or ["The game is not over."]

    # ---- on a terminal

    def run(self, delay: float | None = None) -> Seated | None:
        """Show one place after the other, by itself or as somebody types; gives the game to go on with, if any."""
        try:
            while True:
                self._paint()
                if delay is None:
                    self._read()
                elif self.place == self.past.last:
                    return None
                else:
                    time.sleep(delay)
                    self.place += 1
        except Branch:
            return self._branched()
        except (Leave, EOFError):
            return None

    def _read(self) -> None:
        """Read a line and do what it says."""
        self._notices = []
        try:
            self.obey(self.screen.read("> "))
        except UserError as error:
            self._notices = [Text(str(error), WARNING)]

    def obey(self, words: str) -> None:
        """Do what was typed."""
        if not words and self.place == self.past.last:
            raise Leave
        if words.removeprefix("go ").strip().isdecimal():
            self._go(words.removeprefix("go ").strip())
            return
        # A capital letter is a turn, a small one a decision; words may be typed as one likes.
        typed = words if len(words) == 1 else " ".join(words.lower().split())
        order = _ORDERS.get(typed)
        verb, _, rest = typed.partition(" ")
        if order is not None:
            order(self)
        elif verb == "seat" and rest:
            self._sit(rest)
        elif verb in ("card", "c") and rest:
            self._card(rest)
        else:
            raise UserError(f"{echo(words)} means nothing here; type help.")

    # ---- going about

    def _to(self, place: int) -> None:
        self.place = max(0, min(place, self.past.last))

    def _go(self, number: str) -> None:
        """Go to a position by its number."""
        place = int(number) if len(number) <= LONGEST_NUMBER else self.past.last + 1
        if place > self.past.last:
            raise UserError(f"There are {self.past.last} decisions; type a number from 0 to {self.past.last}.")
        self.place = place

    def _next_turn(self) -> None:
        self._to(self.past.next_turn(self.place))

    def _previous_turn(self) -> None:
        self._to(self.past.previous_turn(self.place))

    # ---- looking

    def _change_hands(self) -> None:
        """Show all hands, or only what the seat saw."""
        self.hands = not self.hands
        self._notices = [Text("All hands are shown." if self.hands else "Only what was seen is shown.")]

    def _next_seat(self) -> None:
        """Look from the next seat; after the last, from nobody's."""
        after = 0 if self.seat is None else self.seat + 1
        self.seat = after if after < self.past.seats else None
        self._say_seat()

    def _sit(self, which: str) -> None:
        """Look from a seat by its number, or from nobody's."""
        if which in ("none", "nobody"):
            self.seat = None
        elif which.isdecimal() and len(which) < LONGEST_NUMBER and 1 <= int(which) <= self.past.seats:
            self.seat = int(which) - 1
        else:
            raise UserError(f"There are seats 1 to {self.past.seats}; type seat 1, or seat none.")
        self._say_seat()

    def _say_seat(self) -> None:
        """Say from where one looks."""
        where = "as a spectator" if self.seat is None else f"from seat {self.seat + 1}"
        self._notices = [Text(f"You look {where}.")]

    def _log(self) -> None:
        """Show everything that has happened up to here."""
        width = self.screen.width
        self.screen.through(story.told(self.page.log.entries, 0, width).lines, "What has happened")

    def _card(self, words: str) -> None:
        """Show a card."""
        game = self.past.saved.game
        edition = str(game.start.get("edition", "") or GAMES[game.rules.name].editions[0])
        found = GAMES[game.rules.name].cards().find(words, edition)
        here = {kind.slug for kind in game.state.catalogue.kinds}
        found = [card for card in found if card.id in here] or found
        if not found:
            raise UserError(f"No card is called {echo(words)}; try fewer letters.")
        self.screen.through(self.screen.lines_of(self.face.card(found[0], edition)))

    def _help(self) -> None:
        """Say what may be typed."""
        self.screen.through(in_two_columns(HELP, self.screen.width), "Watching a game again")

    def _leave(self) -> None:
        raise Leave

    def _branch(self) -> None:
        """Go on from here, where that can be done."""
        game = self.past.games[self.place]
        if self.past.saved.game.read_only:
            raise UserError(self.past.saved.game.read_only)
        if game.over:
            raise UserError("The game is over here; go to an earlier position to go on from it.")
        raise Branch

    def _branched(self) -> Seated:
        """The game from here on; whoever watches takes a seat where nobody has one."""
        saved = self.past.saved
        players = list(saved.players)
        if HUMAN not in players:
            players[self.seat or 0] = HUMAN
        return Seated(self.past.games[self.place].copy(), tuple(players), saved.decks)

    # ---- drawing

    def _paint(self) -> None:
        """Show the place."""
        width = self.screen.width
        notices = [line for each in self._notices for line in wrapped(each, width, 2)]
        laid = layout.laid(width, self.screen.rows - len(notices), self._board, self._story, self._below)
        self.screen.page([*laid.lines, *notices], self._paint)

    def _board(self, width: int, level: int) -> list[Text]:
        """The board, and what is in other hands where that is shown."""
        others = [seat for seat in range(self.past.seats) if seat != self.seat]
        pages: dict[int | None, Page] = {self.seat: self.page}
        if self.hands and not self.past.table.competitive:
            pages = {seat: self.past.page(self.place, seat) for seat in range(self.past.seats)}
        found = self.face.board(pages, self.names, width, level)
        if self.hands and self.past.table.competitive:
            for seat in others:
                cards = ", ".join(self.past.hand(self.place, seat)) or "no cards"
                found += wrapped(Text.assemble((f" {self.names[seat]}’s hand: ", "bold"), cards), width, 4)
        return found

    def _story(self, width: int) -> Story:
        """The log, with what the last decision brought about."""
        entries = self.page.log.entries
        return story.told(entries, len(entries) - len(self.past.told(self.place, self.seat)), width)

    def _below(self, width: int, level: int) -> list[Text]:
        """Where one is, what led here, and how it ended."""
        found = [ruled(f"decision {self.place} of {self.past.last}", width, HINT)]
        if self.place:
            found += wrapped(Text(self._deed(self.place - 1), "bold"), width, 2)
        if self.place == self.past.last:
            found += [line for each in self._ending() for line in wrapped(Text(each, f"bold {GOLD}"), width, 2)]
            found.append(Text("Enter leaves.", GREY))
        return found


_ORDERS: Mapping[str, Callable[[Replay], None]] = {
    typed: order
    for words, order in (
        (("", "n", "next"), lambda replay: replay._to(replay.place + 1)),
        (("p", "b", "back", "previous"), lambda replay: replay._to(replay.place - 1)),
        (("N", "turn", "next turn"), Replay._next_turn),
        (("P", "turn back", "previous turn"), Replay._previous_turn),
        (("first",), lambda replay: replay._to(0)),
        (("last",), lambda replay: replay._to(replay.past.last)),
        (("h", "hands"), Replay._change_hands),
        (("s", "seat"), Replay._next_seat),
        (("l", "log"), Replay._log),
        (("?", "help"), Replay._help),
        (("branch", "branch here"), Replay._branch),
        (("q", "quit", "exit"), Replay._leave),
    )
    for typed in words
}
"""What each word does."""
