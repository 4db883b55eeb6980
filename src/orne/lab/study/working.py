"""What a worker does: it loads the rules once, then plays the games it is given."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from time import perf_counter

from orne.bots.shared.from_file import make_any
from orne.kernel.collecting import keep_loaded
from orne.kernel.errors import UserError, clipped, printable
from orne.lab.study.contest import Job, Study
from orne.lab.study.watching import Result, Watcher, end_of

MOST_ANSWERS = 50_000
"""Answers after which a game is given up: no game of either kind comes near it."""
LONGEST_ERROR = 300


class Worker:
    """Plays games of a study, one after the other."""

    def __init__(self, study: Study) -> None:
        self.study = study

    def play(self, jobs: Sequence[Job]) -> list[Result]:
        """Play some games; one that fails is told of in its result, and the others go on."""
        return [self._one(job) for job in jobs]

    def _one(self, job: Job) -> Result:
        """Play one game."""
        began = perf_counter()
        try:
            told = play_job(self.study, job)
        except UserError as error:
            told = {"error": str(error)}
        except Exception as error:  # a game that breaks must not end a study of thousands
            told = {"error": clipped(printable(f"{type(error).__name__}: {error}"), LONGEST_ERROR)}
        return {"game": job.number, **told, "seconds": round(perf_counter() - began, 3)}


def play_job(study: Study, job: Job) -> Result:
    """Play one game of a study to its end."""
    plan, contest = study.plan, study.contest
    game = study.deal(job)
    bots = contest.game.bots()
    players = [make_any(bots, name, bot_seed(job, seat), plan.folder) for seat, name in enumerate(job.players)]
    answers = [0] * len(players)
    watcher = None
    if plan.statistics:
        watcher = Watcher(contest, game, [contest.listed(study.decks, job, seat) for seat in range(len(players))])
    while (decision := game.decision) is not None:
        if watcher is not None:
            watcher.look(game)
        seat = decision.seat
        game.choose(players[seat].choose(game, decision), seat)
        answers[seat] += 1
        if answers[seat] > MOST_ANSWERS:
            raise UserError(f"{job.players[seat]} has answered {MOST_ANSWERS:,} questions and the game is not over.")
    told = end_of(contest, game, answers)
    if watcher is not None:
        told.update(watcher.told(game))
    return told


def bot_seed(job: Job, seat: int) -> int:
    """The seed of the bot in a seat: another in every seat, the same whenever the deal is the same."""
    return 4 * job.deal + seat


# ---- in a process of its own

_worker: Worker | None = None


def begin(study: Study) -> None:
    """Make this process a worker: the rules are loaded, and an interrupt is for whoever started it."""
    global _worker  # noqa: PLW0603 (what a process is given at its start has to be kept somewhere)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    study.contest.game.rulebook()
    study.contest.game.bots()
    keep_loaded()
    _worker = Worker(study)


def play_here(jobs: Sequence[Job]) -> list[Result]:
    """Play some games in this process."""
    assert _worker is not None
    return _worker.play(jobs)
