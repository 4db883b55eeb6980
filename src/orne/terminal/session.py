"""A game at the terminal: shows the page of whoever is asked, reads what they type, and gives it to the room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from orne.games import Facts
from orne.kernel.errors import UserError, echo
from orne.kernel.files import shown
from orne.set_up.shared.endings import by_name, called
from orne.set_up.shared.seated import Seated
from orne.table.room import Room
from orne.table.shared.messages import Page
from orne.table.shared.question_data import Option, Question
from orne.terminal import asking, layout, meaning, menu, orders, saves, story
from orne.terminal.completing import completions
from orne.terminal.faces import FACES
from orne.terminal.keeping import Keeping, NewInStore
from orne.terminal.lines import wrapped
from orne.terminal.orders import AFTER_THE_END, HELP, ORDERS, OWN_FILES, Leave
from orne.terminal.rooms import room_of
from orne.terminal.screen import Screen
from orne.terminal.story import Story
from orne.terminal.style import GOLD, GREY, WARNING

INTERRUPTED = 130


class Coach(Protocol):
    """Somebody who says a few things before a question, for those who learn the game."""

    def lines(self, page: Page) -> list[str]:
        """What to say about a page."""


class Session:
    """One game, those at the keyboard, and the screen they share."""

    def __init__(
        self,
        room: Room,
        store_game: Keeping,
        coach: Coach | None = None,
        *,
        screen: Screen | None = None,
        own_files: bool = True,
    ) -> None:
        self.room = room
        self.keeping = store_game
        self.coach = coach
        self.screen = screen or Screen()
        self.face = FACES[room.game.rules.name]()
        self.orders = ORDERS if own_files else {word: each for word, each in ORDERS.items() if word not in OWN_FILES}
        self.seat = room.seating.people[0] if room.seating.people else 0
        """The seat of the person at the keyboard."""
        self._at_keyboard = -1
        """Whose hand is on the screen, where two hide theirs from each other."""
        self._seen: list[int] = []
        """How many entries of the log each seat has been shown, of those that stand."""
        self._notices: list[Text] = []
        self._ahead = ""
        """An order that was typed while the news were read."""
        self._pages: dict[int, Page] = {}
        self._now: object = None
        """The position that the pages are of."""
        self._sit()

    def _sit(self) -> None:
        """Begin at a table: what was told before is not news."""
        begun = self.room.n > 0
        seats = range(len(self.room.names))
        self._seen = [story.standing(self.room.page(seat, 0).log.entries) if begun else 0 for seat in seats]
        self._at_keyboard = -1

    # ---- what orders ask for

    @property
    def page(self) -> Page:
        """The page of whoever is at the keyboard."""
        return self._page_of(self.seat)

    def _page_of(self, seat: int) -> Page:
        """The page of a seat, made once for each position."""
        asked = self.room.asked
        question = None if asked is None else self.room.question(asked)
        now = (self.room, self.room.n, None if question is None else question.id, self.room.ended)
        if now != self._now:
            self._now = now
            self._pages = {}
        if seat not in self._pages:
            self._pages[seat] = self.room.page(seat, 0)
        return self._pages[seat]

    @property
    def edition(self) -> str:
        """The edition or reading of the rules that is played."""
        return str(self.room.game.start.get("edition", ""))

    @property
    def help(self) -> Sequence[tuple[str, str]]:
        """What may be typed, and what it means."""
        usual = [line for line in HELP if line[0].split()[0] in self.orders or line[0].split()[0] not in OWN_FILES]
        return [*usual, *self.face.help]

    @property
    def piles(self) -> Mapping[str, Callable[[Page, Sequence[str]], list[Text]]]:
        """What else can be looked at, by the word that shows it."""
        return self.face.piles

    def card_page(self, card: Facts) -> RenderableType:
        """A card laid out for reading."""
        return self.face.card(card, self.edition)

    def story(self, width: int) -> Story:
        """The log as it is told to whoever is at the keyboard."""
        return story.told(self.page.log.entries, self._seen[self.seat], width)

    def whole_board(self) -> list[Text]:
        """The board with everything on it."""
        return self._board(self.screen.width, 0)

    def whole_question(self) -> list[Text]:
        """The question with everything that is known."""
        return self._question(self.screen.width, menu.FULL)

    def tell(self, *lines: Text | str) -> None:
        """Say something below the question; on a terminal that paints, on the page itself."""
        told = [Text(line) if isinstance(line, str) else line for line in lines]
        if self.screen.paints:
            self._notices += told
        else:
            self.screen.say(*told, whole=True)

    def show(self, lines: Sequence[Text], title: str = "") -> None:
        """Show lines for reading, below the question if they fit there."""
        if self.screen.paints and len(lines) <= self.screen.rows // 4:
            self.tell(*lines)
        else:
            self._note_ahead(self.screen.through(lines, title))

    def _note_ahead(self, words: str) -> None:
        """Whoever types an order while they read has it carried out afterwards; an answer is not taken unseen."""
        if words.partition(" ")[0].lower() in self.orders:
            self._ahead = words
        elif words:
            self.tell(Text(f"{echo(words)} was typed before the question was shown, and is not taken.", WARNING))

    def _read(self) -> str:
        """What is typed next, or was typed while the news were read."""
        words, self._ahead = self._ahead, ""
        return words or self.screen.read("> ")

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        saves.write(path, Seated(self.room.game, self.room.seating.players, ended=self.keeping.ended))

    def resume(self, path: Path) -> None:
        """Go on with another game, as a new one of the store; this one stays where it is kept."""
        saved = saves.read(path, self.room.game.rules.name)
        if saved.ended is not None:
            how = by_name(saved.ended.sentence, called(saved.players))
            raise UserError(f"{shown(path)}: this game is over: {how}")
        self.keeping.close()
        self.keeping = NewInStore(Seated(saved.game, saved.players, saved.decks), unkept=True)
        self.room = room_of(saved.game, saved.players, self.keeping)
        self.seat = self.room.seating.people[0] if self.room.seating.people else 0
        self._sit()

    def undo(self) -> None:
        """Take the last decision back; what happens from there on is news to everybody."""
        self.room.undo(self.seat)
        for seat, seen in enumerate(self._seen):
            self._seen[seat] = min(seen, story.standing(self._page_of(seat).log.entries))

    def give_up(self) -> None:
        """Give up; the room has it kept."""
        self.room.concede(self.seat)

    # ---- playing

    def run(self) -> int:
        """Play until the game is over or the player leaves."""
        try:
            while True:
                self._let_happen()
                if self.room.ended is not None:
                    self._over()
                else:
                    self._ask()
        except (Leave, EOFError):
            self._goodbye()
            return 0
        except KeyboardInterrupt:
            self.screen.say("")
            self._goodbye()
            return INTERRUPTED
        finally:
            self.keeping.close()

    def _let_happen(self) -> None:
        """Let everything happen that happens by itself; who thinks about it is said meanwhile."""
        told = ""
        while True:
            seat = self.room.awaited
            if seat is not None and self.room.thinking is not None:
                words = f"{self.room.names[seat]} is thinking…"
                if words != told:
                    self.screen.working(words)
                    told = words
            if not self.room.step():
                break
        if told:
            self.screen.working("")

    def _ask(self) -> None:
        """Put one question to a person, until it is answered or the position changes."""
        seat = self.room.asked
        assert seat is not None
        self._pass_keyboard(seat)
        self.seat = seat
        page = self.page
        question = page.question
        assert question is not None
        self.screen.completions = completions(page, [*self.orders, *self.piles])
        self._paint(news=True)
        self.screen.be_ready()
        self.keeping.open()
        while True:
            words = self._read()
            self.keeping.settle()
            try:
                self._notices = []
                self._do(question, words)
            except UserError as error:
                self.tell(Text(str(error), WARNING))
            if not self._is_still_asked(page):
                return
            if self.screen.paints:
                self._paint()

    def _is_still_asked(self, page: Page) -> bool:
        """Whether the question of a page still needs an answer."""
        if self.room.ended is not None or self.room.asked != self.seat:
            return False
        now = self.room.question(self.seat)
        return now is not None and page.question is not None and now.id == page.question.id

    def _do(self, question: Question, words: str) -> None:
        """Do what was typed: answer, or carry out an order."""
        if not words:
            self.answer(_by_enter(question))
            return
        is_order = not meaning.is_option(question, words) or words.split(maxsplit=1)[0].lower() in ("why", "card")
        if is_order and orders.obey(self, words, self.orders):
            return
        options = meaning.meant(question, words)
        if question.form == "order" and len(options) > 1:
            self.answer({"order": _completed(question, options)})
        elif len(options) > 1 and question.form not in ("several", "plan", "assign"):
            raise UserError("One answer is wanted here; type one number.")
        elif any(not option.cards for option in options[:-1]):
            raise UserError("Whoever is done has chosen: say that last.")
        else:
            self._pick(question, options)

    def answer(self, said: Mapping[str, object]) -> None:
        """Give an answer to the room."""
        self._note_read()
        self.room.answer(self.seat, said)

    def _note_read(self) -> None:
        """What has been told so far has been read."""
        self._seen[self.seat] = story.standing(self.page.log.entries)

    def _pick(self, question: Question, options: Sequence[Option]) -> None:
        """Pick one option after the other, as long as the same thing is asked."""
        self._note_read()
        left: set[str] = set()
        for place, option in enumerate(options):
            now = self.room.question(self.seat)
            same = now is not None and (now.kind, now.source) == (question.kind, question.source)
            if now is None or not same or option.key not in [each.key for each in now.options]:
                # The last one that is left is made by itself.
                late = [menu.label(each) for each in options[place:] if each.cards and {each.key} != left]
                if late:
                    self.tell(Text(f"Not taken, as it is no longer offered: {'; '.join(late)}.", WARNING))
                return
            left = {each.key for each in now.options} - {option.key}
            self.room.answer(self.seat, {"key": option.key})

    def _pass_keyboard(self, seat: int) -> None:
        """Between two people against each other, hide one hand before showing the other."""
        people = self.room.seating.people
        if not self.room.table.competitive or len(people) < 2 or self._at_keyboard == seat:
            return
        first = self._at_keyboard < 0
        self._at_keyboard = seat
        if self.screen.tty and not first:
            words = f"{self.room.names[seat]}, it is your turn to choose."
            self.screen.page([Text(""), Text(f"  {words}", "bold"), Text(""), Text("  Nobody else looking?"), Text("")])
            self.screen.read("  Press Enter. ", completed=False)

    # ---- showing

    def _paint(self, *, news: bool = False, again: bool = False) -> None:
        """Show the page; what has happened is shown first where it would not fit, but not where it was shown before."""
        width, rows = self.screen.width, self.screen.rows
        if happened := self.keeping.news():
            self._notices.append(Text(happened, WARNING))
        notices = [line for each in self._notices for line in wrapped(each, width, 2)]
        if len(notices) > rows // 3:
            if not again:
                self.screen.through(notices)
                self._notices = []
            notices = notices[: rows // 3] if again else []
        if self.keeping.trouble:
            notices.append(Text(f"Not kept yet, and tried again: {self.keeping.trouble}", WARNING))
        laid = layout.laid(width, rows - len(notices), self._board, self._told, self._question)
        if news and self.screen.paints and not laid.all_told:
            told = self.story(width)
            self._note_ahead(self.screen.through(told.lines[len(told.lines) - told.new :], "Since you were asked last"))
        self.screen.page([*laid.lines, *notices], partial(self._paint, again=True))

    def _board(self, width: int, level: int) -> list[Text]:
        """The board as those at the keyboard see it."""
        together = () if self.room.table.competitive else self.room.seating.people
        pages = {seat: self._page_of(seat) for seat in dict.fromkeys((self.seat, *together))}
        return self.face.board(pages, self.room.names, width, level)

    def _told(self, width: int) -> Story:
        """The log; before there is any, what was settled before the game."""
        found = self.story(width)
        if found.lines:
            return found
        notes = [Text(f"  {note}.", "italic") for note in self.room.hello(self.seat).notes]
        kept = Text(self.keeping.promise, GREY)
        return Story([*notes, kept], len(notes) + 1)

    def _question(self, width: int, level: int) -> list[Text]:
        """The question with its options; nothing once the game is over."""
        page = self.page
        if page.question is None:
            return []
        several = len(self.room.seating.people) > 1
        who = self.room.names[self.seat] if several else ""
        coached = self.coach.lines(page) if self.coach is not None else []
        return asking.lines(page, page.question, who, width, level, coached)

    # ---- the end

    def _over(self) -> None:
        """Show how it ended; there is still time to look around or take the last decision back."""
        self.room.keep()
        ending = [Text(line, f"bold {GOLD}" if not n else "") for n, line in enumerate(self._ending())]
        ending.insert(0, Text(""))
        if self.keeping.watch and not self.keeping.trouble:
            ending.append(Text(f"Watch it again: {self.keeping.watch}", GREY))
        if self.screen.tty:
            ending.append(Text("Enter leaves; undo takes your last decision back; log and card X work too."))
        self._notices = ending
        self._paint(news=True)
        if not self.screen.tty:
            raise Leave
        self.screen.completions = completions(self.page, [*AFTER_THE_END, *self.piles])
        while self.room.ended is not None:
            words = self._read()
            if not words:
                raise Leave
            try:
                self._notices = [*ending]
                self._look_around(words)
            except UserError as error:
                self.tell(Text(str(error), WARNING))
            if self.screen.paints and self.room.ended is not None:
                self._paint()
        # What was said about the end is not true any more.
        self._notices = []

    def _ending(self) -> list[str]:
        """How the game ended, in words."""
        return self.face.ending(self.page, self.room.names)

    def _look_around(self, words: str) -> None:
        """Carry out an order that can be given when the game is over."""
        working = [word for word in (*AFTER_THE_END, *self.piles) if word in self.orders or word in self.piles]
        if words.split(maxsplit=1)[0].lower() not in working or not orders.obey(self, words, self.orders):
            raise UserError(f"The game is over; what works now is {', '.join(working)}, or Enter to leave.")

    def _goodbye(self) -> None:
        """Say where the game is kept."""
        self.keeping.settle()
        self.room.keep()
        if self.keeping.trouble:
            self.screen.say(f"The last answers are not kept: {self.keeping.trouble}", style=WARNING, whole=True)
        elif self.room.ended is None:
            self.screen.say(self.keeping.farewell, whole=True)


def _by_enter(question: Question) -> Mapping[str, object]:
    """The answer that Enter gives."""
    if question.assign is not None:
        return {"amounts": {share.h: list(share.start) for share in question.assign.to if any(share.start)}}
    if question.form == "order":
        return {"order": [option.i for option in question.options]}
    if question.primary is None:
        if menu.are_said_as_they_are(question):
            what = "a number" if question.form == "number" else "the token that was drawn"
            raise UserError(f"Type {what}: {', '.join(menu.names(question))}.")
        raise UserError(f"Choose {meaning.numbers(question)}, or type help.")
    return {"i": question.primary}


def _completed(question: Question, first: Sequence[Option]) -> list[int]:
    """An order: what was named first, then the rest as listed."""
    named = [option.i for option in first]
    return [*named, *(option.i for option in question.options if option.i not in named)]
