"""A value whose weights are data, and the fit that makes them."""

from __future__ import annotations

from math import tanh
from pathlib import Path

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import GUIDE
from orne.bots.arkham import features as of_arkham
from orne.bots.coc import features as of_coc
from orne.bots.search.fitting import Seen, fit, loss, solve
from orne.bots.search.learning import learn
from orne.bots.search.value import Unit, Value, logistic, read, write
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
    names = ("constant", "one", "other")
    assert loss(seen, Value(names, {"any": weights})) < loss(seen, Value(names, {"any": (0.0, 0.0, 0.0)}))


def test_what_counts_only_together_is_learned_with_units() -> None:
    chance = rng.Chance(1)
    seen: list[Seen] = []
    for _ in range(1500):
        one, other = (2.0 * rng.below(chance, 2) - 1 for _ in range(2))
        seen.append(Seen("any", (1.0, one, other), 1.0 if one == other else 0.0))
    names = ("constant", "one", "other")
    weights, units = learn(seen, rounds=80)
    alone, together = Value(names, {"any": fit(seen)}), Value(names, {"any": weights}, {"any": units})
    assert loss(seen, alone) == pytest.approx(0.693, abs=0.01)
    assert loss(seen, together) < 0.4


def test_what_was_learned_is_the_same_whenever_it_is_learned() -> None:
    seen = [Seen("any", (1.0, number % 7 / 7), number % 2) for number in range(40)]
    assert learn(seen, rounds=2) == learn(seen, rounds=2)


def test_weights_are_written_and_read_with_their_names(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    write(Value(("constant", "clues"), {"any": (0.5, -1.0), "here": (0.0, 2.0)}), path)
    again = read(path, ("constant", "clues"))
    assert again.weights == {"any": (0.5, -1.0), "here": (0.0, 2.0)}
    assert again.chance((1.0, 0.5)) == pytest.approx(0.5)
    assert again.chance((1.0, 1.0), "here") == pytest.approx(logistic(2.0))
    assert again.chance((1.0, 0.5), "elsewhere") == pytest.approx(0.5)


def test_units_are_written_and_read_in_a_line_each(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    write(Value(("constant", "clues"), {"any": (0.0, 0.5)}, {"any": [Unit(2.0, (0.25, -1.0))]}), path)
    again = read(path, ("constant", "clues"))
    assert again.units == {"any": (Unit(2.0, (0.25, -1.0)),)}
    assert again.chance((1.0, 1.0)) == pytest.approx(logistic(0.5 + 2.0 * tanh(-0.75)))
    assert '"weights": "0.25 -1"' in path.read_text()
    path.write_text(path.read_text().replace("0.25 -1", "0.25"))
    with pytest.raises(UserError, match="fit them again"):
        read(path, ("constant", "clues"))


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
