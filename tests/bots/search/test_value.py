"""A value whose weights are data, and the fit that makes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import GUIDE
from orne.bots.arkham import features as of_arkham
from orne.bots.coc import features as of_coc
from orne.bots.search.fitting import Seen, fit, loss, solve
from orne.bots.search.value import Value, logistic, read, write
from orne.kernel import rng
from orne.kernel.errors import UserError


def test_linear_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_fit_finds_what_decides_games() -> None:
    chance = rng.Chance(1)
    seen: list[Seen] = []
    for _ in range(4000):
        one, other = (rng.below(chance, 2001) / 1000 - 1 for _ in range(2))
        won = rng.below(chance, 10**6) / 10**6 < logistic(0.5 + 2.0 * one)
        seen.append(Seen("any", (1.0, one, other), 1.0 if won else 0.0))
    weights = fit(seen)
    assert weights == pytest.approx((0.5, 2.0, 0.0), abs=0.15)
    assert loss(seen, weights) < loss(seen, (0.0, 0.0, 0.0))


def test_weights_are_written_and_read_with_their_names(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    write(Value(("constant", "clues"), {"any": (0.5, -1.0), "here": (0.0, 2.0)}), path)
    again = read(path, ("constant", "clues"))
    assert again.weights == {"any": (0.5, -1.0), "here": (0.0, 2.0)}
    assert again.chance((1.0, 0.5)) == pytest.approx(0.5)
    assert again.chance((1.0, 1.0), "here") == pytest.approx(logistic(2.0))
    assert again.chance((1.0, 0.5), "elsewhere") == pytest.approx(0.5)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    write(Value(("constant", "doom"), {"any": (0.5, -1.0)}), path)
    with pytest.raises(UserError, match="fit them again"):
        read(path, ("constant", "clues"))


def test_chances_stay_between_nothing_and_certainty() -> None:
    assert (logistic(-1e9), logistic(1e9), logistic(0.0)) == (0.0, 1.0, 0.5)


def test_the_weights_that_come_with_orne_fit_their_features() -> None:
    assert "any" in of_coc.value().weights
    fitted = of_arkham.value().weights
    assert "any" in fitted
    assert {kind.partition(",")[0] for kind in fitted} == {"any", *GUIDE.scenarios}
