"""Workers on a Ray cluster: the one at ``RAY_ADDRESS``, or one of this machine alone that lasts as long as the run."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from orne.kernel.errors import UserError, clipped, printable
from orne.lab.study.contest import Job, Study
from orne.lab.study.pool import Lost
from orne.lab.study.watching import Result
from orne.lab.study.working import Worker

ADDRESS = "RAY_ADDRESS"
NO_STATISTICS = "RAY_USAGE_STATS_ENABLED"
"""Unless this is 0 when it is imported, Ray sends statistics of its own use to its makers."""
OPEN = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Unless this is 0 when it is imported, Ray listens on the network, whatever address it is told."""


class RayPool:
    """Actors of a Ray cluster, one for each core, each of which loads the rules once."""

    def __init__(self, study: Study, workers: int | None) -> None:
        self._ray = ray = _ray()
        self._started = not ray.is_initialized()
        if self._started:
            _connect(ray, workers)
        self.width = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        actor = ray.remote(num_cpus=1)(Worker)
        shared = ray.put(study)
        self._actors = deque(actor.remote(shared) for _ in range(self.width))
        self._given: dict[Any, Any] = {}
        """The actor that plays each chunk."""

    def give(self, jobs: Sequence[Job]) -> None:
        """Have some games played by the worker that has waited longest."""
        actor = self._actors.popleft()
        self._given[actor.play.remote(list(jobs))] = actor
        self._actors.append(actor)

    def take(self) -> list[Result]:
        """Wait for a chunk to be played; its worker is the next to be given one."""
        (done, *_), _ = self._ray.wait(list(self._given), num_returns=1)
        actor = self._given.pop(done)
        self._actors.remove(actor)
        self._actors.appendleft(actor)
        try:
            results: list[Result] = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            raise Lost(f"A worker of the cluster was lost: {clipped(printable(str(error)), 120)}.") from None
        return results

    def close(self) -> None:
        """Send the workers away, and end the cluster if it was started for them."""
        for actor in self._actors:
            self._ray.kill(actor)
        if self._started:
            self._ray.shutdown()


def _ray() -> Any:
    """Ray itself, which need not be installed."""
    os.environ[NO_STATISTICS] = "0"
    if ADDRESS not in os.environ:
        os.environ.setdefault(OPEN, "0")
    try:
        return import_module("ray")
    except ImportError:
        raise UserError("Ray is not installed: pip install 'orne[ray]' brings it.") from None


def _connect(ray: Any, workers: int | None) -> None:
    """Connect to the cluster that is named, or start one here that nobody else can reach."""
    address = os.environ.get(ADDRESS)
    try:
        if address:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        else:
            ray.init(
                num_cpus=workers,
                include_dashboard=False,
                log_to_driver=False,
                logging_level="error",
                _node_ip_address="127.0.0.1",
            )
    except Exception as error:  # Ray raises bare ones
        where = f"The Ray cluster at {address} cannot be reached" if address else "Ray cannot be started here"
        raise UserError(f"{where}: {clipped(printable(str(error)), 120)}.") from None
