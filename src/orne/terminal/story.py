"""The log in lines: headings, what follows from what, and how much of it is new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from orne.kernel.log_words import plural
from orne.table.shared.messages import LogEntry
from orne.terminal.lines import wrapped
from orne.terminal.style import CYAN, GREY

DEEPEST = 3
"""How far consequences are moved right, at most."""
COUNTED = "success token"
"""Entries of this kind count up one by one; the last says it all."""
ASIDE = "passed"
"""What was passed for a player; the last one of a phase says it, and names the phase."""


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
    """Entries in lines; of those that stand, the ones from ``seen`` on are new."""
    lines: list[Text] = []
    new = stands = 0
    depths: dict[int, int] = {}
    for place, entry in enumerate(entries):
        if entry.struck:
            if not place or not entries[place - 1].struck:
                lines.append(_taken_back(entries, place, width))
                new += 1
            continue
        stands += 1
        depths[entry.at] = 0 if entry.cause is None else min(DEEPEST, depths.get(entry.cause, 0) + 1)
        if _says_nothing(entries, place):
            continue
        more = _lines(entry, _counted(entries, place), depths[entry.at], width)
        lines += more
        if stands > seen:
            new += len(more)
    return Story(lines, new)


def standing(entries: Sequence[LogEntry]) -> int:
    """How many entries stand: those that were undone are left out of the log sooner or later."""
    return sum(not entry.struck for entry in entries)


def words(entry: LogEntry) -> str:
    """An entry as a sentence."""
    return "".join(part if isinstance(part, str) else part.title for part in entry.words)


def _taken_back(entries: Sequence[LogEntry], place: int, width: int) -> Text:
    """What was undone, in one line: it is not to be read again."""
    end = next((at for at in range(place, len(entries)) if not entries[at].struck), len(entries))
    after = end - place - 1
    more = f", with {plural(after, 'line')} after it" if after else ""
    line = Text(f"  ✗ Taken back{more}: {words(entries[place])}", GREY)
    line.truncate(width, overflow="ellipsis")
    return line


def _says_nothing(entries: Sequence[LogEntry], place: int) -> bool:
    """Whether an entry is a heading with nothing under it but a pass, or is said again by a later one."""
    entry = entries[place]
    following = entries[place + 1] if place + 1 < len(entries) else None
    if entry.heading == 1:
        return set(_kinds_under(entries, place)) <= {ASIDE}
    if entry.kind == ASIDE:
        return ASIDE in _kinds_under(entries, place)
    if entry.kind == COUNTED and following is not None:
        return (following.kind, following.subject, following.side) == (COUNTED, entry.subject, entry.side)
    return False


def _kinds_under(entries: Sequence[LogEntry], place: int) -> Iterator[str]:
    """The kinds of what follows an entry, up to the next heading."""
    for at in range(place + 1, len(entries)):
        if entries[at].heading:
            return
        yield entries[at].kind


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
