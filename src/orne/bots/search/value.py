"""A value whose weights are data: the chance to win, from the features of a position."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

from orne.kernel.errors import UserError

FORMAT: Final = 1


class Value:
    """Weights for the features of a position, by the kind of game they were fitted to; ``any`` serves all others."""

    def __init__(self, names: Sequence[str], weights: Mapping[str, Sequence[float]]) -> None:
        self.names = tuple(names)
        self.weights = {kind: tuple(each) for kind, each in weights.items()}

    def chance(self, features: Sequence[float], kind: str = "any") -> float:
        """The chance to win that features stand for."""
        weights = self.weights.get(kind) or self.weights["any"]
        total = 0.0
        for weight, feature in zip(weights, features, strict=True):
            total += weight * feature
        return logistic(total)

    def data(self) -> dict[str, Any]:
        """As it is written to a file, each weight beside its name."""
        told = {
            kind: {name: round(weight, 4) for name, weight in zip(self.names, each, strict=True)}
            for kind, each in sorted(self.weights.items())
        }
        return {"format": FORMAT, "weights": told}


def logistic(total: float) -> float:
    """A number of any size as a chance."""
    if total < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total)) if total < 30.0 else 1.0


def read(path: Path, names: Sequence[str]) -> Value:
    """Read weights; they must be for just these features."""
    data = json.loads(path.read_text(encoding="utf-8"))
    weights = data["weights"]
    for kind, each in weights.items():
        if tuple(each) != tuple(names):
            raise UserError(
                f"{path}: the weights under “{kind}” are not those of the features this version has; fit them again."
            )
    return Value(names, {kind: tuple(each.values()) for kind, each in weights.items()})


def write(value: Value, path: Path) -> None:
    """Write weights so that a change to them can be read."""
    path.write_text(json.dumps(value.data(), indent=1) + "\n", encoding="utf-8")
