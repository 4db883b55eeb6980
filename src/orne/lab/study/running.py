"""Playing the games of a study: here, on all cores of this machine, or on a Ray cluster.

Whatever plays them, each game depends on its job alone, so the results are the same wherever and in whatever order.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence

from orne.lab.study.contest import Job, Study
from orne.lab.study.pool import Pool
from orne.lab.study.processes import Processes
from orne.lab.study.watching import Result
from orne.lab.study.working import Worker

PROCESSES, RAY = "processes", "ray"
PLACES = (PROCESSES, RAY)
CHUNK_SECONDS = 1.0
"""About how long a worker plays before it hands over what it has: longer costs more where a run is broken off."""
MOST_IN_CHUNK = 200
AHEAD = 2
"""Chunks that wait for each worker, so that none is ever idle."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(
    study: Study, jobs: Sequence[Job], *, on: str = PROCESSES, workers: int | None = None
) -> Iterator[list[Result]]:
    """Play some games of a study; results come as they are ready, in any order."""
    if not jobs:
        return
    if on == PROCESSES and workers == 1:
        worker = Worker(study)
        for job in jobs:
            yield worker.play([job])
        return
    pool = _pool(study, on, workers)
    try:
        yield from fed(pool, jobs)
    finally:
        pool.close()


def _pool(study: Study, on: str, workers: int | None) -> Pool:
    """The workers that somebody asks for."""
    if on == RAY:
        from orne.lab.study.on_ray import RayPool  # start-up need not wait for it, and it may not be installed

        return RayPool(study, workers)
    return Processes(study, workers or cores())


def fed(pool: Pool, jobs: Sequence[Job]) -> Iterator[list[Result]]:
    """Hand out chunks that take about as long as is wanted, smaller ones towards the end."""
    waiting = deque(jobs)
    out = 0
    games, seconds = 0, 0.0
    while waiting or out:
        while waiting and out < pool.width * AHEAD:
            wanted = CHUNK_SECONDS * games / seconds if seconds else 1
            fair = len(waiting) // (pool.width * AHEAD)
            size = max(1, min(round(wanted), fair, MOST_IN_CHUNK))
            pool.give([waiting.popleft() for _ in range(min(size, len(waiting)))])
            out += 1
        results = pool.take()
        out -= 1
        games += len(results)
        seconds += sum(result["seconds"] for result in results)
        yield results
