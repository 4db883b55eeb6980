"""Workers that are processes on this machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, forkserver, get_all_start_methods, get_context, process
from typing import Any

from orne.lab.study import working
from orne.lab.study.contest import Job, Study
from orne.lab.study.pool import Lost
from orne.lab.study.watching import Result

FORKED = "forkserver"
"""The way of starting processes as copies of one that has loaded what they need; not every system has it."""


def warm(game: str) -> None:
    """Begin to load the rules of a game in the process that workers will be copies of, while we do something else."""
    if FORKED in get_all_start_methods():
        get_context(FORKED).set_forkserver_preload([f"orne.lab.study.contest_of_{game}", working.__name__])
        forkserver.ensure_running()


@contextmanager
def _alone() -> Iterator[None]:
    """Keep workers from running the script once more that asks for them: they need nothing of it.

    A process that is started imports the main module of whoever starts it, unless that has neither a name nor a file.
    """
    main = sys.modules["__main__"]
    kept: dict[str, Any] = {name: vars(main)[name] for name in ("__spec__", "__file__") if name in vars(main)}
    try:
        main.__spec__ = None
        vars(main).pop("__file__", None)
        yield
    finally:
        vars(main).update(kept)


class Processes:
    """Workers that are processes on this machine, started from one that has loaded the rules."""

    def __init__(self, study: Study, workers: int) -> None:
        self.width = workers
        warm(study.plan.game)
        context = get_context(FORKED if FORKED in get_all_start_methods() else "spawn")
        self._others = set(active_children())
        self._executor = ProcessPoolExecutor(workers, context, working.begin, (study,))
        self._futures: set[Future[list[Result]]] = set()

    def give(self, jobs: Sequence[Job]) -> None:
        """Have some games played when a worker is free."""
        with _alone():
            self._futures.add(self._executor.submit(working.play_here, jobs))

    def take(self) -> list[Result]:
        """Wait for a chunk to be played."""
        done, _ = wait(self._futures, return_when=FIRST_COMPLETED)
        future = done.pop()
        self._futures.remove(future)
        try:
            return future.result()
        except BrokenProcessPool:
            raise Lost("A worker ended before its time, perhaps for want of memory.") from None

    def close(self) -> None:
        """Send the workers away; what is under way is dropped."""
        busy: list[process.BaseProcess] = []
        if self._futures:
            busy = [each for each in active_children() if each not in self._others]
            for each in busy:
                each.terminate()
        self._executor.shutdown(wait=not busy, cancel_futures=True)
