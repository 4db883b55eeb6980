"""What pages of both games are laid out with."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

WIDE = 120


def console() -> Console:
    """Return a console for standard output; where that is not a terminal, lines are wide, to be searched."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDE
    return Console(width=width, highlight=False)


def columns(items: Sequence[RenderableType], number: int, padding: int = 1) -> Table:
    """Lay things out in columns, row by row."""
    grid = Table.grid(expand=True, padding=(0, padding))
    for _ in range(number):
        grid.add_column(ratio=1)
    for start in range(0, len(items), number):
        row = list(items[start : start + number])
        grid.add_row(*row, *[""] * (number - len(row)))
    return grid


def fit(text: str, width: int) -> str:
    """Make text exactly this wide."""
    return f"{text:<{width}}" if len(text) <= width else f"{text[: width - 1]}…"


def rule(title: str) -> Rule:
    """A line across the screen."""
    return Rule(Text(title, "dim"), align="left", style="bright_black")
