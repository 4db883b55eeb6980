"""A value whose weights are data: the chance to win, from the features of a position."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp, tanh
from pathlib import Path
from typing import Any, Final, NamedTuple

from orne.kernel.errors import UserError

FORMAT: Final = 2


class Unit(NamedTuple):
    """What some features come to together: a weighted sum, bent between -1 and 1, and what that is worth."""

    worth: float
    weights: tuple[float, ...]


class Value:
    """Weights for the features of a position, by the kind of game they were fitted to; ``any`` serves all others."""

    def __init__(
        self,
        names: Sequence[str],
        weights: Mapping[str, Sequence[float]],
        units: Mapping[str, Sequence[Unit]] | None = None,
    ) -> None:
        """Units are for features that count only together; without them features count one by one."""
        self.names: tuple[str, ...] = tuple(names)
        self.weights: dict[str, tuple[float, ...]] = {kind: tuple(each) for kind, each in weights.items()}
        self.units: dict[str, tuple[Unit, ...]] = {kind: tuple(each) for kind, each in (units or {}).items()}

    def chance(self, features: Sequence[float], kind: str = "any") -> float:
        """The chance to win that features stand for."""
        if kind not in self.weights:
            kind = "any"
        total = _sum(self.weights[kind], features)
        for unit in self.units.get(kind, ()):
            total += unit.worth * tanh(_sum(unit.weights, features))
        return logistic(total)

    def data(self) -> dict[str, Any]:
        """As it is written to a file: each weight beside its name, those of a unit in a line, in the same order."""
        told: dict[str, Any] = {
            "format": FORMAT,
            "weights": {
                kind: {name: round(weight, 4) for name, weight in zip(self.names, each, strict=True)}
                for kind, each in sorted(self.weights.items())
            },
        }
        if self.units:
            told["units"] = {
                kind: [{"worth": round(unit.worth, 4), "weights": _line(unit.weights)} for unit in each]
                for kind, each in sorted(self.units.items())
            }
        return told


def _sum(weights: Sequence[float], features: Sequence[float]) -> float:
    """Features by their weights."""
    total = 0.0
    for weight, feature in zip(weights, features, strict=True):
        total += weight * feature
    return total


def _line(weights: Sequence[float]) -> str:
    return " ".join([f"{weight:.4g}" for weight in weights])


def logistic(total: float) -> float:
    """A number of any size as a chance."""
    if total < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total)) if total < 30.0 else 1.0


def read(path: Path, names: Sequence[str]) -> Value:
    """Read weights; they must be for just these features."""
    data = json.loads(path.read_text(encoding="utf-8"))
    weights = data["weights"]
    units = {
        kind: [Unit(each["worth"], tuple([float(weight) for weight in each["weights"].split()])) for each in found]
        for kind, found in data.get("units", {}).items()
    }
    wrong = [kind for kind, each in weights.items() if tuple(each) != tuple(names)]
    wrong += [kind for kind, each in units.items() if any(len(unit.weights) != len(names) for unit in each)]
    if wrong:
        raise UserError(
            f"{path}: the weights under “{wrong[0]}” are not those of the features this version has; fit them again."
        )
    return Value(names, {kind: tuple(each.values()) for kind, each in weights.items()}, units)


def write(value: Value, path: Path) -> None:
    """Write weights so that a change to them can be read."""
    path.write_text(json.dumps(value.data(), indent=1) + "\n", encoding="utf-8")
