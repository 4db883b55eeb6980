"""Colours that can be read on dark and on light backgrounds, and the console of lists."""

from __future__ import annotations

import os
import sys

from rich.console import Console

WIDE = 120
GREY = "color(244)"
RED, GREEN, BLUE, CYAN = "color(167)", "color(64)", "color(32)", "color(30)"
BROWN, GOLD, PURPLE = "color(130)", "color(136)", "color(133)"
"""Of middle brightness: about as far from white as from black."""
WARNING = f"bold {RED}"


class Lists(Console):
    """A console whose reader may go before everything is read."""

    def on_broken_pipe(self) -> None:
        """Leave it to the command, as for everything else that is printed; Rich would say that the command failed."""
        raise BrokenPipeError


def console() -> Console:
    """A console for standard output; where that is not a terminal, lines are wide, to be searched."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDE
    return Lists(width=width, highlight=False)
