"""What a check of a deck says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from orne.decks.shared.violation import Violation
from orne.terminal.style import console

ILLEGAL = 1
"""The exit code of a check that found something."""


def report(name: str, what: str, found: Sequence[Violation], reference: Callable[[str], str]) -> int:
    """Print whether the deck of this name is a legal one of its kind, and if not, why not; return the exit code."""
    out = console()
    if not found:
        out.print(Text.assemble((name, "bold"), " is a ", ("legal", "bold green"), f" {what}."), soft_wrap=True)
        return 0
    out.print(Text.assemble((name, "bold"), " is ", ("not a legal", "bold red"), f" {what}:"), soft_wrap=True)
    for violation in found:
        out.print(Text.assemble("  • ", violation.reason, (f"  [{violation.ruling}]", "dim")), soft_wrap=True)
        for card in violation.cards:
            out.print(Text(f"      {reference(card)}", style="dim"), soft_wrap=True)
    return ILLEGAL
