"""What studies cost: how soon a worker is ready, what a second one brings, what statistics take."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from orne.games import ARKHAM, COC
from orne.lab.study.contest import Job, Study
from orne.lab.study.contests import prepared
from orne.lab.study.plan import Plan
from orne.lab.study.processes import Processes
from orne.lab.study.running import cores, fed
from orne.lab.study.working import Worker

ROUNDS = 3


class Speeds(NamedTuple):
    """What was measured of the studies of one game."""

    title: str
    first: float
    """Seconds until the first worker is ready: the rules are loaded."""
    ready: float
    """Seconds until another one is."""
    games: int
    alone: float
    """Seconds for some games with one worker, ready beforehand."""
    both: float
    """The same with two."""
    handing: float
    """Seconds of processor time that handing out a game and taking its result costs the process in the middle."""
    bare: float
    """Seconds of processor time for a game without statistics."""
    watched: float
    """The same with statistics."""

    @property
    def gain(self) -> float:
        """How much faster two are than one."""
        return self.alone / self.both

    @property
    def bound(self) -> float:
        """How much faster two could be on two free cores: whoever hands out games needs one of them as well."""
        return 2 * self.watched / (self.watched + self.handing)


def measure(games: int = 200) -> list[Speeds]:
    """Measure studies of both games, each in a process of its own: workers are copies of one that has loaded a game."""
    found = []
    for name in PLANS:
        words = [sys.executable, "-m", __name__, name, str(games)]
        told = subprocess.run(words, check=True, capture_output=True, text=True).stdout
        found.append(Speeds(*json.loads(told)))
    return found


def _coc(games: int) -> Plan:
    decks = (("starter-agency+miskatonic-a",), ("starter-cthulhu+hastur-b",))
    return Plan(COC.name, ("random",), decks, tuple(range(1, 1 + max(1, games // 2))))


def _arkham(games: int) -> Plan:
    seeds = tuple(range(1, games + 1))
    return Plan(ARKHAM.name, ("random",), (("roland", "wendy"),), seeds, scenarios=("the-gathering",))


PLANS: Mapping[str, Callable[[int], Plan]] = {COC.name: _coc, ARKHAM.name: _arkham}
"""Random players: nothing else costs so little beside the study itself."""


def measured(plan: Plan) -> Speeds:
    """Measure one study here."""
    study = prepared(plan)
    jobs = study.jobs()
    first = _ready(study)
    ready = min(_ready(study) for _ in range(ROUNDS))
    alone, _ = _seconds(study, jobs, 1)
    both, handing = _seconds(study, jobs, min(2, cores()))
    bare, watched = _statistics(plan)
    return Speeds(study.contest.game.title, first, ready, len(jobs), alone, both, handing, bare, watched)


def _ready(study: Study) -> float:
    """How long it takes until a worker answers."""
    began = time.perf_counter()
    pool = Processes(study, 1)
    pool.give([])
    pool.take()
    took = time.perf_counter() - began
    pool.close()
    return took


def _seconds(study: Study, jobs: list[Job], workers: int) -> tuple[float, float]:
    """How long some workers take for some games, once each has played one, and what a game costs this process."""
    pool = Processes(study, workers)
    for job in jobs[:workers]:
        pool.give([job])
    for _ in range(workers):
        pool.take()
    began, used = time.perf_counter(), time.process_time()
    for _ in fed(pool, jobs):
        pass
    took, used = time.perf_counter() - began, time.process_time() - used
    pool.close()
    return took, used / len(jobs)


def _statistics(plan: Plan) -> tuple[float, float]:
    """Processor time for a game, without and with statistics; the least of a few rounds of each, in turn."""
    studies = [prepared(replace(plan, statistics=wanted)) for wanted in (False, True)]
    jobs = studies[0].jobs()[: max(1, len(plan.seeds) // 4)]
    least = [float("inf"), float("inf")]
    for _ in range(ROUNDS):
        for place, study in enumerate(studies):
            began = time.process_time()
            Worker(study).play(jobs)
            least[place] = min(least[place], (time.process_time() - began) / len(jobs))
    return least[0], least[1]


if __name__ == "__main__":
    print(json.dumps(measured(PLANS[sys.argv[1]](int(sys.argv[2])))))
