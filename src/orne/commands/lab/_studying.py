"""What the parts of ``orne lab`` that play games have in common: options, progress, and what is written at the end.

Imports inside functions keep start-up quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from orne.kernel.errors import UserError

if TYPE_CHECKING:
    from orne.lab.study.findings import Findings
    from orne.lab.study.plan import Plan

FAILED, INTERRUPTED = 1, 130
MOST_WORKERS = 10_000


def add_options(parser: argparse.ArgumentParser, folder: str) -> None:
    """Declare where games are played and what is written."""
    parser.add_argument("--into", metavar="FOLDER", type=Path, help=f"where results are kept (default: {folder})")
    parser.add_argument("--format", choices=("csv", "parquet"), default="csv", help="of the tables (default: csv)")
    parser.add_argument("--workers", metavar="N", type=int, help="how many play at once (default: one for each core)")
    parser.add_argument(
        "--on",
        choices=("processes", "ray"),
        default="processes",
        help="where they play: processes of this machine (the default), or a Ray cluster, the one at RAY_ADDRESS "
        "or one of this machine alone",
    )


def study(args: argparse.Namespace, plan: Plan, into: Path, report: Callable[[Findings], str]) -> Findings | int:
    """Play a plan, showing progress, and write its tables and report; gives the findings, or else the exit code."""
    from orne.lab.study.pool import Lost
    from orne.lab.study.study import run
    from orne.lab.study.writing import check_format

    if args.workers is not None and not 1 <= args.workers <= MOST_WORKERS:
        raise UserError(f"--workers must be a number from 1 to {MOST_WORKERS:,}, not {args.workers}.")
    check_format(args.format)
    done: tuple[int, int] | None = None
    ended: BaseException | None = None

    def told(games: int, total: int) -> None:
        nonlocal done
        done = games, total
        progress(games, total)

    with _Bar() as progress:
        try:
            findings = run(plan, into, on=args.on, workers=args.workers, progress=told)
        except (KeyboardInterrupt, Lost) as stopped:
            if done is None:
                raise
            ended = stopped
    if ended is not None:
        assert done is not None
        kept = f"{done[0]:,} of {done[1]:,} games are kept in {into}; the same command goes on from there."
        print(f"Stopped: {kept}" if isinstance(ended, KeyboardInterrupt) else f"{ended} {kept}", file=sys.stderr)
        return INTERRUPTED if isinstance(ended, KeyboardInterrupt) else FAILED
    _write(findings, into, args.format, report)
    return findings


def _write(findings: Findings, into: Path, format: str, report: Callable[[Findings], str]) -> None:
    """Write the tables and the report."""
    from orne.lab.study.tables import tables
    from orne.lab.study.writing import write_tables, write_timings

    write_tables(into, tables(findings), format)
    write_timings(into, [(job.number, result["seconds"]) for job, result in findings.games])
    (into / REPORT).write_text(report(findings), encoding="utf-8")


REPORT = "report.html"


def finish(findings: Findings, into: Path) -> int:
    """Say where everything is, and whether games have failed; gives the exit code."""
    from orne.terminal.style import console

    console().print(f"Tables and {REPORT} are in {into}.", soft_wrap=True, markup=False)
    if not findings.failed:
        return 0
    job, error = findings.failed[0]
    number = len(findings.failed)
    which = "1 game" if number == 1 else f"{number:,} games"
    print(f"orne: {which} could not be played to the end, such as game {job.number}: {error}", file=sys.stderr)
    return FAILED


class _Bar:
    """A bar with an estimate; where there is no terminal to show it, a line for every tenth of the games."""

    def __enter__(self) -> Callable[[int, int], None]:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        from orne.terminal.style import console

        out = console()
        self._progress = Progress(
            TextColumn("playing"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=out,
            transient=True,
            disable=not out.is_terminal,
        )
        self._progress.start()
        task = None
        told = -1

        def tell(done: int, total: int) -> None:
            nonlocal told
            tenth = 10 * done // total if total else 10
            if tenth > told:
                told = tenth
                print(f"orne: {done:,} of {total:,} games played", file=sys.stderr, flush=True)

        if not out.is_terminal:
            return tell

        def advance(done: int, total: int) -> None:
            nonlocal task
            if task is None:
                # What was there before is no measure of how fast it goes.
                task = self._progress.add_task("playing", total=total, completed=done)
            self._progress.update(task, completed=done)

        return advance

    def __exit__(self, *_: object) -> None:
        self._progress.stop()
