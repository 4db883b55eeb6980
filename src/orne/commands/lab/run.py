"""``orne lab run``: a study by its plan."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from orne.commands import Subparsers
from orne.commands.lab._studying import add_options, finish, study

if TYPE_CHECKING:
    from orne.lab.study.findings import Findings

MOST_LINES = 24
"""Lines of the summary that are shown; the rest is in the table."""


def add(parts: Subparsers) -> None:
    """Declare the part."""
    parser = parts.add_parser(
        "run",
        help="play the games of a plan",
        description="Play all games of a plan (docs/lab.md), on all cores; tables and a report are written when they "
        "are played. Started again in the same folder it goes on where it stopped.",
    )
    parser.add_argument("plan", metavar="PLAN.toml", type=Path, help="the plan")
    add_options(parser, "the plan's name, in the current folder")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the plan and say in short what was found."""
    # Imported here for the sake of start-up time.
    from orne.lab.study.plan import read
    from orne.lab.study.report import report

    plan = read(args.plan)
    into = args.into or Path(args.plan.stem)
    found = study(args, plan, into, report)
    if isinstance(found, int):
        return found
    _show(found)
    return finish(found, into)


def _show(findings: Findings) -> None:
    """The summary as a table."""
    # Imported here for the sake of start-up time.
    from rich.table import Table

    from orne.lab.study.report import name_of
    from orne.terminal.style import console

    shown = Table(box=None, pad_edge=False)
    shown.add_column("")
    for name in ("games", "won", "rate", "95 %", f"{findings.contest.turn_word}s"):
        shown.add_column(name, justify="right")
    for key, line in list(findings.lines.items())[:MOST_LINES]:
        games = line.games
        low, high = games.interval
        mean = f"{line.length / games.games:.1f}"
        about = (str(games.games), str(games.won), f"{games.share:.0%}", f"{low:.0%}–{high:.0%}", mean)
        shown.add_row(name_of(findings.lines, key), *about)
    out = console()
    if findings.lines:
        out.print(shown)
    if len(findings.lines) > MOST_LINES:
        out.print(f"and {len(findings.lines) - MOST_LINES} more lines in the summary.")
