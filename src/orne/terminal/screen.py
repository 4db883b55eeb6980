"""What is written to and read from: a terminal, or plain text where input or output is piped."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from orne.kernel.log_words import plural
from orne.terminal.interrupting import uninterrupted
from orne.terminal.lines import cut, wrapped
from orne.terminal.signs import write_letters
from orne.terminal.typesetting import typeset_line

if TYPE_CHECKING:
    from orne.terminal.editor import Editor

WIDTH = 100
LEAST_WIDTH, LEAST_HEIGHT = 60, 16
ENDLESS = 10_000
"""Lines of a page where nothing scrolls away."""
DUMB = ("dumb", "unknown", "")
HOME, CLEAR_LINE, CLEAR_REST = "\x1b[H", "\x1b[K", "\x1b[J"
Words = Callable[[str], Sequence[str]]
"""What may be meant by the beginning of a line."""


class Screen:
    """A place to show the game on and to read answers from."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        write_letters(self.target)
        self.tty = self.source.isatty() and self.target.isatty()
        self.paints = self.tty and os.environ.get("TERM", "") not in DUMB
        """Whether a page can take the place of the one before."""
        self.console = Console(file=self.target, width=self.width, highlight=False, soft_wrap=False)
        self.completions: Words | None = None
        """What Tab completes; None where nothing is."""
        self._lines: Sequence[Text] = ()
        self._again: Callable[[], None] | None = None
        """What is on the screen, and what lays it out again for another size; None where its lines are only cut."""
        self._editor: Editor | None = None

    @property
    def width(self) -> int:
        """As wide as the terminal; where the output is piped, as wide as a page should be."""
        return max(LEAST_WIDTH, shutil.get_terminal_size().columns) if self.tty else WIDTH

    @property
    def rows(self) -> int:
        """How many lines a page may have; one is left for the answer, and one so that Enter does not scroll."""
        return max(LEAST_HEIGHT, shutil.get_terminal_size().lines) - 2 if self.tty else ENDLESS

    def page(self, lines: Sequence[Text], again: Callable[[], None] | None = None) -> None:
        """Show a fresh page; on a terminal it replaces the last one in a single write, so that nothing flickers.

        ``again`` shows it where the size of the window has changed.
        """
        self._lines, self._again = lines, again
        text = self._written(lines)
        if self.paints:
            # Without a newline at the end, a page as high as the terminal does not scroll it.
            text = HOME + text.replace("\n", f"{CLEAR_LINE}\n") + CLEAR_REST
        self.target.write(text)
        self.target.flush()

    def repaint(self) -> None:
        """Show the last page again, after something else has had the terminal or its size has changed."""
        if self._again is not None:
            self._again()
        else:
            self.page(self._lines[: self.rows])

    def working(self, words: str) -> None:
        """Say what is waited for, where the next page will take its place."""
        if self.paints:
            self.target.write(f"\r{words[: self.width - 1]}{CLEAR_LINE}")
            self.target.flush()

    def _written(self, lines: Sequence[Text]) -> str:
        """Lines as they are written, none longer than the page is wide."""
        width = self.console.width = self.width
        with self.console.capture() as capture:
            for line in lines:
                self.console.print(cut(typeset_line(line), width), no_wrap=True, crop=False, overflow="ignore")
        return capture.get()

    def lines_of(self, part: RenderableType) -> list[Text]:
        """Something laid out for reading, line by line."""
        self.console.width = self.width
        drawn = self.console.render_lines(part, pad=False)
        found = [Text.assemble(*((piece.text, piece.style or "") for piece in line)) for line in drawn]
        for line in found:
            line.rstrip()
        return found

    def say(self, *parts: str | Text, style: str = "", whole: bool = False) -> None:
        """Show something below what is there; what holds a path stays whole, so that it can be copied."""
        for part in parts:
            line = Text(part, style) if isinstance(part, str) else part
            self.console.print(typeset_line(line), soft_wrap=whole)
        self.target.flush()

    def through(self, lines: Sequence[Text], title: str = "") -> str:
        """Show lines from the first to the last: on a terminal a page at a time, Enter for the next.

        Gives what was typed instead of Enter: it ends the reading.
        """
        lines = [piece for line in lines for piece in wrapped(line, self.width, 2)]
        if not self.tty:
            self.page(lines)
            return ""
        step = self.rows - 1 - bool(title)
        for start in range(0, len(lines), step):
            head = [Text(title, "bold")] if title else []
            self.page([*head, *lines[start : start + step]])
            last = start + step >= len(lines)
            more = plural(len(lines) - start - step, "line")
            prompt = "Enter: back to the table " if last else f"Enter: more ({more}) "
            if words := self.read(prompt, completed=False):
                return "" if words.lower() == "q" else words
        return ""

    def read(self, prompt: str, *, completed: bool = True) -> str:
        """Read one line, stripped; EOFError at the end of the input."""
        if self.paints and self.source is sys.stdin:
            return self._edited(prompt, completed=completed)
        if self.tty:
            return input(prompt).strip()
        self.target.write(prompt)
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise EOFError
        # What was piped in is written out again, so that the output reads like a session.
        self.target.write(line if line.endswith("\n") else f"{line}\n")
        return line.strip()

    def be_ready(self) -> None:
        """Prepare for reading, so that nothing else delays it."""
        if self.paints and self.source is sys.stdin:
            with uninterrupted():
                self._make_editor()

    def _make_editor(self) -> Editor:
        if self._editor is None:
            # Imported here for the sake of start-up time: the first page is shown before.
            from orne.terminal.editor import Editor

            self._editor = Editor(self.repaint)
        return self._editor

    def _edited(self, prompt: str, *, completed: bool) -> str:
        """Read a line that can be edited, with Tab and the lines before."""
        return self._make_editor().read(prompt, self.completions if completed else None).strip()
