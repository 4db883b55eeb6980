"""A page that fits: board, log and question on a terminal of any size; what is told gives way before what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from rich.text import Text

from orne.terminal.lines import beside, ruled
from orne.terminal.story import Story
from orne.terminal.style import GREY

SIDE_BY_SIDE = 120
"""From this width on, the log stands beside the board."""
WIDEST_LOG = 52
LEAST_LOG, USUAL_LOG = 3, 8
ROOMY = 30
"""From this height on, the log has its usual room before anything else is made shorter, and the board has air."""
LEVELS = ((-1, 0), (0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (1, 2), (2, 1), (2, 2))
"""How much is said by the board and by the question, from the most to the least; below 0 with room between."""
READABLE, FEW_NEWS = 6, 6
"""The first of these are better than a page of its own for what is new; all of them, where little is."""
LEAST_BOARD = 5
BETWEEN = " │ "
Drawn = Callable[[int, int], Sequence[Text]]
"""Draws something at a width and a level."""


@dataclass(frozen=True)
class Laid:
    """A page, and whether it has all that is new in the log."""

    lines: list[Text]
    all_told: bool


def laid(width: int, rows: int, board: Drawn, story: Callable[[int], Story], question: Drawn) -> Laid:
    """Board, log and question on a page of this size."""
    board, question = cache(board), cache(question)
    if width >= SIDE_BY_SIDE and rows < 1000:
        return _beside(width, rows, board, story, question)
    return _below(width, rows, board, story(width), question)


def _below(width: int, rows: int, board: Drawn, story: Story, question: Drawn) -> Laid:
    """The log between board and question."""
    wanted = min(len(story.lines), max(story.new, USUAL_LOG))
    usual = USUAL_LOG if rows >= ROOMY else LEAST_LOG
    levels = LEVELS if rows >= ROOMY else LEVELS[1:]
    readable = levels if story.new <= FEW_NEWS else levels[:READABLE]
    tries = ((max(usual, story.new), readable), (usual, levels), (1, levels))
    for least, possible in ((min(wanted, least), possible) for least, possible in tries):
        for each in possible:
            above, below = (draw(width, level) for draw, level in zip((board, question), each, strict=True))
            room = rows - len(above) - len(below) - 1
            if room >= least:
                told = story.last(min(room, wanted))
                return Laid([*above, ruled("log", width), *told, *below], len(told) >= story.new)
    above, below = _cut(board(width, LEVELS[-1][0]), question(width, LEVELS[-1][1]), rows - 1, width)
    return Laid([*above, *story.last(1), *below], story.new <= 1)


def _beside(width: int, rows: int, board: Drawn, story: Callable[[int], Story], question: Drawn) -> Laid:
    """The log in a column of its own."""
    side = min(WIDEST_LOG, width // 3)
    left = width - side - len(BETWEEN)
    whole = story(side)
    told = whole.last(rows - 1)
    for levels in LEVELS:
        above, below = (draw(left, level) for draw, level in zip((board, question), levels, strict=True))
        if len(above) + len(below) <= rows:
            break
    else:
        above, below = _cut(above, below, rows, left)
    # The question stands at the bottom, where the eye goes to type.
    blank = [Text("")] * max(0, rows - len(above) - len(below))
    column = [ruled("log", side), *told]
    lines = beside([*above, *blank, *below], column, left, Text(BETWEEN, GREY))
    return Laid(lines[:rows], len(told) >= whole.new)


def _cut(above: Sequence[Text], below: Sequence[Text], rows: int, width: int) -> tuple[list[Text], list[Text]]:
    """Board and question on too small a page: the heads of both stay, and a line says what shows the rest."""
    room = max(LEAST_BOARD, rows - len(below))
    top = list(above)
    if len(top) > room:
        top = [*top[: room - 1], Text(f"… {len(top) - room + 1} more lines: board", GREY)]
    left = rows - len(top)
    bottom = list(below)
    if len(bottom) > left:
        bottom = [*bottom[: left - 1], Text(f"… {len(bottom) - left + 1} more lines: options", GREY)]
    return top, bottom
