"""The bot that searches, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, Final

from orne.bots.search.approach import Approach, Arm
from orne.bots.search.budget import Budget
from orne.bots.search.halving import Contest, mean_and_error
from orne.bots.shared import Reason, Statistics, TellingBot
from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import NoDeal
from orne.kernel.game import Game

TOLD: Final = 3
"""How many options are told as reasons."""


class SearchBot:
    """Tries what may be done on samples of what its seat cannot know, and takes what wins most often.

    Of the game itself it sees nothing but its samples, which are the same whatever is hidden.
    """

    def __init__(self, name: str, seed: int, approach: Approach, budget: Budget) -> None:
        self.name = name
        self.rng = rng.seeded(seed)
        self.approach = approach
        self.budget = budget._replace(seconds=inf)
        self._seconds = budget.seconds
        self.statistics = Statistics()
        self.reasons: tuple[Reason, ...] = ()
        """The options of the last answer that stayed longest, the one taken first; empty where nothing was searched."""

    def hurry(self) -> None:
        """Answer within its time from now on, even if that is other than it would be on a quicker machine."""
        self.budget = self.budget._replace(seconds=self._seconds)

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Answer the pending decision of a game."""
        self.reasons = ()
        with self.statistics.answering():
            try:
                key = self._search(game, decision)
            except NoDeal:
                key = self.approach.usual.choose(game, decision).key
        return decision.options[decision.index(key)]

    def _search(self, game: Game[Any], decision: Decision) -> str:
        """The key of the best answer; NoDeal where there is no sample to try anything on."""
        seat, seed = decision.seat, rng.word(self)
        samples = [game.resample(seat, seed)]
        first = samples[0]
        asked = first.decision
        assert asked is not None
        approach = self.approach
        settled = approach.settled(first, asked)
        if settled is not None:
            return settled
        usual = approach.usual.choose(first, asked).key
        arms = approach.arms(first, asked, usual)
        if len(arms) < 2:
            for arm in arms:
                approach.take(first, asked, arm)
            return usual

        chances: list[list[float]] = [[] for _ in arms]

        def trial(arm: int, number: int) -> float:
            while len(samples) <= number:
                samples.append(game.resample(seat, f"{seed} {len(samples)}"))
            sample = samples[number]
            assert sample.decision is not None
            came = approach.rollout(sample, sample.decision, arms[arm])
            chances[arm].append(came.chance)
            return came.worth

        contest = Contest(len(arms), trial, self.budget, approach.clear)
        best = contest.best()
        self._tell(contest, arms, chances, best)
        approach.take(first, asked, arms[best])
        return arms[best].key

    def _tell(self, contest: Contest, arms: Sequence[Arm], chances: Sequence[list[float]], best: int) -> None:
        """Keep what the search has found."""
        self.statistics.searched += 1
        self.statistics.rollouts += contest.rollouts
        self.statistics.left += best != 0
        # What was dropped early was tried too little to be compared with what stayed.
        order = sorted(range(len(arms)), key=lambda arm: (arm != best, -contest.tried(arm), -contest.mean(arm)))
        told: dict[str, Reason] = {}
        for arm in order:
            key = arms[arm].key
            if key not in told:  # of several plans that begin alike, the best
                told[key] = Reason(key, *mean_and_error(chances[arm]), contest.tried(arm))
        self.reasons = tuple(told.values())[:TOLD]


def strengths(
    approach: Callable[[int], Approach], budgets: Mapping[str, Budget]
) -> dict[str, Callable[[int], TellingBot]]:
    """Search bots of a game, by their names: the same approach with more or less to spend."""

    def maker(name: str, budget: Budget) -> Callable[[int], TellingBot]:
        return lambda seed: SearchBot(name, seed, approach(seed), budget)

    return {name: maker(name, budget) for name, budget in budgets.items()}
