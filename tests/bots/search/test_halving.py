"""Arms against each other: paired samples, sequential halving, and when the usual answer is left."""

from __future__ import annotations

from math import inf, sqrt

from orne.bots.search import Budget, Contest
from orne.bots.search.halving import mean_and_error
from orne.kernel import rng


def noise(sample: int) -> float:
    """What chance makes of a sample, the same for every arm."""
    return rng.below(rng.Chance(f"sample {sample}"), 1000) / 1000


def contest(*worth: float, rollouts: int = 200, own: float = 0.0) -> tuple[int, Contest]:
    """The arm that is taken where arms are worth this much besides what chance adds."""

    def trial(arm: int, sample: int) -> float:
        return worth[arm] + noise(sample) + own * noise(1000 * arm + sample)

    held = Contest(len(worth), trial, Budget(rollouts))
    return held.best(), held


def test_the_best_arm_is_taken_where_chance_is_the_same_for_all() -> None:
    assert contest(0.0, 0.01, 0.03, 0.02)[0] == 2


def test_the_usual_arm_is_kept_where_it_is_the_best() -> None:
    assert contest(0.1, 0.0, 0.05)[0] == 0


def test_the_usual_arm_is_kept_where_nothing_makes_a_difference() -> None:
    taken, held = contest(0.2, 0.2, 0.2, rollouts=300)
    assert taken == 0
    assert held.rollouts == 24  # eight samples of three arms show it


def test_the_usual_arm_is_kept_where_another_is_not_clearly_better() -> None:
    assert contest(0.0, 0.01, own=3.0, rollouts=60)[0] == 0


def test_no_more_rollouts_are_made_than_there_are_in_the_budget() -> None:
    for arms in range(2, 17):
        for rollouts in (20, 50, 333):
            _, held = contest(*([0.0] * arms), rollouts=rollouts, own=1.0)
            assert held.rollouts <= max(rollouts, arms * arms)


def test_every_arm_is_tried_on_the_same_samples() -> None:
    asked: list[tuple[int, int]] = []

    def trial(arm: int, sample: int) -> float:
        asked.append((arm, sample))
        return noise(7 * arm + sample)

    Contest(5, trial, Budget(100)).best()
    for arm in range(1, 5):
        mine = [sample for each, sample in asked if each == arm]
        assert mine == list(range(len(mine)))
    assert len(set(asked)) == len(asked)


def test_an_arm_without_hope_leaves_its_rollouts_to_the_others() -> None:
    taken, held = contest(0.5, 0.0, 0.5, 0.0, own=0.01, rollouts=200)
    assert taken == 0
    assert (held.tried(1), held.tried(3)) == (8, 8)
    assert held.rollouts == 200  # two arms are left that can hardly be told apart
    assert held.tried(0) == held.tried(2) == 92


def test_a_contest_ends_when_one_arm_is_better_beyond_doubt() -> None:
    taken, held = contest(0.0, 0.5, own=0.1, rollouts=1000)
    assert taken == 1
    assert held.rollouts == 32  # sixteen samples of two arms


def test_when_time_is_up_the_usual_arm_is_kept() -> None:
    held = Contest(3, lambda arm, sample: float(arm), Budget(1000, seconds=0.0))
    assert held.best() == 0
    assert held.rollouts == 3


def test_the_error_of_a_mean_is_less_the_more_values_there_are() -> None:
    mean, error = mean_and_error([0.0, 1.0, 0.0, 1.0])
    assert (mean, error) == (0.5, sqrt(1 / 3 / 4))
    assert mean_and_error([1.0]) == (1.0, inf)
    assert mean_and_error([]) == (0.0, inf)
