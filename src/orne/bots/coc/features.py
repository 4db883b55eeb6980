"""What is seen of a position of Call of Cthulhu when its value is reckoned."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from orne.bots.coc.evaluation import evaluate
from orne.bots.search.value import Value, read

if TYPE_CHECKING:
    from orne.coc.table import CocTable

NAMES = ("constant", "turn to come", "points")
WEIGHTS = Path(__file__).parent / "value.json"


@cache
def value() -> Value:
    """The weights that were fitted last."""
    return read(WEIGHTS, NAMES)


def chance(g: CocTable, seat: int) -> float:
    """The chance to win of a seat."""
    if g.state.over:
        return 1.0 if g.state.winner == seat else 0.0
    return value().chance(features(g, seat))


def features(g: CocTable, seat: int) -> tuple[float, ...]:
    """The features of a position: whose turn it is, and the points of one side less those of the other."""
    return 1.0, 1.0 if g.state.active == seat else -1.0, evaluate(g, seat) / 50.0
