"""A study from its plan to its findings: what is missing is played, what is there already is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from orne.kernel.errors import UserError, echo
from orne.lab.study.contests import prepared
from orne.lab.study.findings import Findings, found
from orne.lab.study.folder import Folder, write
from orne.lab.study.plan import Plan
from orne.lab.study.processes import warm
from orne.lab.study.running import PROCESSES, played
from orne.lab.study.watching import Result

Progress = Callable[[int, int], None]
"""Is told how many games have been played, and how many there are."""


def run(
    plan: Plan,
    into: Path | str | None = None,
    *,
    on: str = PROCESSES,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Findings:
    """Play a plan and say what was found; in a folder, results are kept as they come and a run that stopped goes on.

    Without a number of workers there is one for each core. The findings are the same wherever the games are played.
    """
    if not isinstance(plan, Plan):
        raise UserError(f"A plan is played, such as read or from_data make, not {echo(plan)}.")
    if workers is not None and (type(workers) is not int or workers < 1):
        raise UserError(f"Workers are a whole number from 1, or None for one on each core; not {echo(workers)}.")
    if on == PROCESSES and workers != 1:
        warm(plan.game)
    study = prepared(plan)
    jobs = study.jobs()
    if into is None:
        results: list[Result] = []
        for some in played(study, jobs, on=on, workers=workers):
            results += some
            if progress is not None:
                progress(len(results), len(jobs))
        return found(study, results, jobs)
    folder = Folder(Path(into), study)
    with folder.added() as file:
        done = {result["game"] for result in folder.results()}
        if progress is not None:
            progress(len(done), len(jobs))
        missing = [job for job in jobs if job.number not in done]
        count = len(done)
        for some in played(study, missing, on=on, workers=workers):
            write(file, some)
            count += len(some)
            if progress is not None:
                progress(count, len(jobs))
        return found(study, folder.results(), jobs)
