"""What is written to and read from: a terminal, or plain text where input or output is piped."""

from __future__ import annotations

import contextlib
import shutil
import sys
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

WIDTH = 100
LEAST_WIDTH = 60
HOME, CLEAR_LINE, CLEAR_REST = "\x1b[H", "\x1b[K", "\x1b[J"


class Screen:
    """A place to show the game on and to read answers from."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.tty = self.source.isatty() and self.target.isatty()
        self.console = Console(file=self.target, width=self._width(), highlight=False, soft_wrap=False)
        if self.tty:
            # Line editing and the history of answers come with the module; start-up is slower with it.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def _width(self) -> int:
        """As wide as the design, or as a narrower terminal allows."""
        if not self.tty:
            return WIDTH
        return max(LEAST_WIDTH, min(WIDTH, shutil.get_terminal_size().columns))

    def rows(self) -> int:
        """How many lines a page may have; one is left for the answer."""
        return shutil.get_terminal_size().lines - 1 if self.tty else 1_000

    def height(self, *parts: RenderableType) -> int:
        """How many lines some parts take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def page(self, *parts: RenderableType) -> None:
        """Show a fresh page; on a terminal it replaces the last one in a single write, so that nothing flickers."""
        self.console.width = self._width()
        with self.console.capture() as capture:
            self.console.print(*parts, sep="\n")
        text = capture.get()
        if self.tty:
            text = HOME + text.replace("\n", f"{CLEAR_LINE}\n") + CLEAR_REST
        self.target.write(text)
        self.target.flush()

    def say(self, *parts: RenderableType, style: str = "", whole: bool = False) -> None:
        """Show something below what is there; what holds a path stays whole, so that it can be copied."""
        for part in parts:
            self.console.print(Text(part, style) if isinstance(part, str) else part, soft_wrap=whole)
        self.target.flush()

    def read(self, prompt: str) -> str:
        """Read one line, stripped; EOFError at the end of the input."""
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
