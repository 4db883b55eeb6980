"""Lines of text: cut, wrapped between words, set in columns, put side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from orne.terminal.style import GREY

NOTHING = Text("")


def cut(text: Text, width: int) -> Text:
    """A line that is not longer than this."""
    if text.cell_len <= width:
        return text
    shorter = text.copy()
    shorter.truncate(max(1, width), overflow="ellipsis")
    return shorter


def padded(text: Text, width: int) -> Text:
    """A line that is exactly this long."""
    shown = cut(text, width)
    missing = width - shown.cell_len
    return Text.assemble(shown, " " * missing) if missing else shown


def fit(words: str, width: int) -> str:
    """Words in exactly this many letters."""
    return f"{words:<{width}}" if len(words) <= width else f"{words[: width - 1]}…"


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """A text in lines that break between words; all but the first begin further right."""
    found: list[Text] = []
    for part in text.split("\n", allow_blank=True) if "\n" in text.plain else [text]:
        found += _wrapped(part, width, indent)
    return found


def _wrapped(text: Text, width: int, indent: int) -> list[Text]:
    """One paragraph in lines."""
    plain = text.plain
    found: list[Text] = []
    start, room = 0, max(8, width)
    while len(plain) - start > room:
        end = plain.rfind(" ", start + 1, start + room + 1)
        after = end + 1
        if end <= start:
            end = after = start + room
        found.append(_piece(text, start, end, indent if found else 0))
        start, room = after, max(8, width - indent)
    found.append(_piece(text, start, len(plain), indent if found else 0))
    return found


def _piece(text: Text, start: int, end: int, indent: int) -> Text:
    """A part of a text, further right."""
    return Text.assemble(" " * indent, text[start:end]) if indent else text[start:end]


def flow(groups: Iterable[Text], width: int, between: str = "  ", indent: int = 0) -> list[Text]:
    """Groups of words one after the other; a line breaks between groups, and inside one only where it must."""
    found: list[Text] = []
    line = Text()
    for group in groups:
        if not group.plain:
            continue
        if line.plain and line.cell_len + len(between) + group.cell_len > width:
            found.append(line)
            line = Text(" " * indent)
        elif line.plain.strip():
            line.append(between)
        line.append_text(group)
        if line.cell_len > width:
            *whole, line = wrapped(line, width, indent)
            found += whole
    return [*found, line] if line.plain.strip() else found


def columns(cells: Sequence[Sequence[Text]], number: int, width: int, gap: int = 2) -> list[Text]:
    """Cells of some lines each in columns of the same width, row by row."""
    each = (width - gap * (number - 1)) // number
    found: list[Text] = []
    for start in range(0, len(cells), number):
        row = cells[start : start + number]
        for place in range(max(len(cell) for cell in row)):
            parts = [padded(cell[place] if place < len(cell) else NOTHING, each) for cell in row]
            line = Text(" " * gap).join(parts)
            line.rstrip()
            found.append(line)
    return found


def beside(left: Sequence[Text], right: Sequence[Text], width: int, between: Text) -> list[Text]:
    """Two blocks side by side, the left one this wide."""
    found: list[Text] = []
    for place in range(max(len(left), len(right))):
        one = left[place] if place < len(left) else NOTHING
        other = right[place] if place < len(right) else NOTHING
        found.append(Text.assemble(padded(one, width), between, other))
    return found


def ruled(title: str, width: int, more: str = "") -> Text:
    """A line across the page, with a word in it, and one at its end."""
    head = f"{title} " if title else ""
    tail = f" {more}" if more else ""
    return Text(f"{head}{'─' * max(0, width - len(head) - len(tail))}{tail}"[:width], GREY)


def in_two_columns(rows: Sequence[tuple[str, str]], width: int) -> list[Text]:
    """Words and what they mean, each meaning in a column of its own."""
    head = max(len(word) for word, _ in rows) + 2
    found = (wrapped(Text.assemble((f"{word:<{head}}", "bold"), means), width, head) for word, means in rows)
    return [line for each in found for line in each]
