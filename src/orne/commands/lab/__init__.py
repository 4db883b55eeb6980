"""``orne lab``: studies of the games, for whoever writes a bot, tunes a deck or wants to know."""

from __future__ import annotations

from orne.commands import Subparsers
from orne.commands.lab import deck, fit, run

PARTS = (run, deck, fit)


def add(subparsers: Subparsers) -> None:
    """Declare the command and its parts."""
    parser = subparsers.add_parser("lab", help="study the games: let bots play many, and see what they say")
    parts = parser.add_subparsers(metavar="PART", title="parts", required=True)
    for part in PARTS:
        part.add(parts)
