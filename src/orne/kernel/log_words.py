"""The log in words: what the sentences of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orne.kernel.decision import Namer
from orne.kernel.log import Entry


class Teller:
    """Names the cards an entry is about."""

    def __init__(self, namer: Namer) -> None:
        self.namer = namer

    def title(self, uid: int) -> str:
        """A card's title."""
        return self.namer.title(uid)

    def by(self, entry: Entry) -> str:
        """Which card did it, where one did and it is not the subject itself."""
        if entry.source < 0 or entry.source == entry.subject:
            return ""
        return f" ({self.title(entry.source)})"


def finished(words: str) -> str:
    """Words as a sentence: a capital first, a full stop last unless it ends otherwise."""
    return words[:1].upper() + words[1:] + ("" if words[-1:] in ".!?:" else ".")


def unknown(t: Teller, e: Entry) -> str:
    """A kind without a sentence of its own: better a bare word than nothing."""
    subject = f": {t.title(e.subject)}" if e.subject >= 0 else ""
    return f"{e.kind}{subject}{t.by(e)}"


def silent(t: Teller, e: Entry) -> None:
    """Said by another entry already."""


def plural(number: int, noun: str) -> str:
    """A number and its noun."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def lines(entries: Iterable[Entry], sentence: Callable[[Entry], str | None], heading: str) -> list[str]:
    """Entries as lines, those of the heading's kind standing out; phases in which nothing happened are left out."""
    found: list[str] = []
    waiting: str | None = None
    for entry in entries:
        words = sentence(entry)
        if words is None:
            continue
        if entry.kind == "phase":
            waiting = f"— {words}"
            continue
        if waiting is not None and entry.kind != heading:
            found.append(waiting)
        waiting = None
        found.append(f"━━ {words}" if entry.kind == heading else f"   {words}")
    return found
