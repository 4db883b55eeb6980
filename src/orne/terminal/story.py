"""The log in lines: headings, what follows from what, and how much of it is new."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from orne.table.shared.messages import LogEntry
from orne.terminal.lines import wrapped
from orne.terminal.style import CYAN, GREY

DEEPEST = 3
"""How far consequences are moved right, at most."""
COUNTED = "success token"
"""Entries of this kind count up one by one; the last says it all."""
ASIDE = "passed"


@dataclass(frozen=True)
class Story:
    """The log in lines, and how many of the last ones are new."""

    lines: list[Text]
    new: int

    def last(self, most: int) -> list[Text]:
        """The last lines; what was there before is grey."""
        shown = self.lines[max(0, len(self.lines) - most) :]
        old = len(shown) - self.new
        return [_old(line) if place < old else line for place, line in enumerate(shown)]


def _old(line: Text) -> Text:
    """A line that was there before."""
    return Text(line.plain, GREY)


def told(entries: Sequence[LogEntry], seen: int, width: int) -> Story:
    """Entries in lines; those from ``seen`` on are new."""
    lines: list[Text] = []
    new = 0
    depths: dict[int, int] = {}
    for place, entry in enumerate(entries):
        if entry.struck:
            if not place or not entries[place - 1].struck:
                lines.append(_taken_back(entries, place, width))
                new += 1
            continue
        depths[entry.at] = 0 if entry.cause is None else min(DEEPEST, depths.get(entry.cause, 0) + 1)
        if _says_nothing(entries, place):
            continue
        more = _lines(entry, _counted(entries, place), depths[entry.at], width)
        lines += more
        if place >= seen:
            new += len(more)
    return Story(lines, new)


def words(entry: LogEntry) -> str:
    """An entry as a sentence."""
    return "".join(part if isinstance(part, str) else part.title for part in entry.words)


def _taken_back(entries: Sequence[LogEntry], place: int, width: int) -> Text:
    """What was undone, in one line: it is not to be read again."""
    end = next((at for at in range(place, len(entries)) if not entries[at].struck), len(entries))
    more = f" … and {end - place - 1} more" if end - place > 1 else ""
    line = Text(f"  ✗ Taken back: {words(entries[place])}", GREY)
    line.truncate(width - len(more), overflow="ellipsis")
    return line.append(more)


def _says_nothing(entries: Sequence[LogEntry], place: int) -> bool:
    """Whether an entry is a heading without anything under it, or counts on with the next."""
    entry = entries[place]
    following = entries[place + 1] if place + 1 < len(entries) else None
    if entry.heading == 1:
        return following is None or following.heading > 0
    if entry.kind == COUNTED and following is not None:
        return (following.kind, following.subject, following.side) == (COUNTED, entry.subject, entry.side)
    return False


def _counted(entries: Sequence[LogEntry], place: int) -> str:
    """An entry as a sentence, with how much came together where it counts up."""
    entry = entries[place]
    first = place
    while first and _says_nothing(entries, first - 1) and entries[first - 1].kind == COUNTED:
        first -= 1
    before, after = entries[first].before, entry.after
    if first < place and isinstance(before, int) and isinstance(after, int):
        return f"{words(entry).removesuffix('.')} ({after - before} more)."
    return words(entry)


def _lines(entry: LogEntry, sentence: str, depth: int, width: int) -> list[Text]:
    """One entry in lines."""
    if entry.heading == 2:
        return [Text(f"{sentence.rstrip('.')}", "bold underline")]
    if entry.heading == 1:
        return [Text(f" {sentence.rstrip('.')}", f"bold {CYAN}")]
    style = f"italic {GREY}" if entry.kind == ASIDE else ""
    indent = 2 + 2 * depth
    return wrapped(Text(" " * indent + sentence, style), width, indent + 2)
