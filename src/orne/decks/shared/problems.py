"""What is wrong with a deck file."""

from __future__ import annotations

from collections.abc import Sequence

from orne.kernel.errors import UserError


class DeckFileError(UserError):
    """Something in a deck file is wrong: the sentence begins with the file and, where known, the line."""

    def __init__(
        self, source: str, problem: str, line: int | None = None, found: Sequence[tuple[str, int]] = ()
    ) -> None:
        place = source if line is None else f"{source}, line {line}"
        super().__init__(f"{place}: {problem}")
        self.found = tuple(found) or (() if line is None else ((problem, line),))
        """Every problem that was found, with its line."""


class Problems:
    """What is wrong with the lines of a deck file: the first is told in full, the others by their lines."""

    MOST = 20
    """Lines in error after which the rest of a file is not worth reading."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[tuple[str, int]] = []

    def add(self, problem: str, line: int) -> None:
        """Record one, and stop where there are too many."""
        self.found.append((problem, line))
        if len(self.found) >= self.MOST:
            self.refuse()

    def refuse(self) -> None:
        """Raise what was found, if anything was."""
        if not self.found:
            return
        problem, line = self.found[0]
        others = sorted({each for _, each in self.found if each != line})
        if others:
            named = ", ".join(map(str, others[:8])) + (" …" if len(others) > 8 else "")
            problem += f"; wrong too: line{'' if len(others) == 1 else 's'} {named}"
        raise DeckFileError(self.source, problem, line, self.found)


def shown(text: str) -> str:
    """Make text from a file fit to stand in a sentence: one line, printable, not endless."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= 60 else line[:59] + "…"
