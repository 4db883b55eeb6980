"""Games to fit the value of Arkham Horror to: what was seen in them, and how they ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.chart import NUMBER
from orne.bots.arkham.features import features, result, stage
from orne.bots.arkham.quick import quick
from orne.bots.search.fitting import Seen
from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.table import GameOver

MYTHOS = NUMBER["1.1 mythos phase begins"]
ASTRAY = 12
"""One answer of this many in a turn is any option, so that positions are seen that the player would not come to."""


def seen_in_a_game(start: Mapping[str, Any]) -> list[Seen]:
    """The position before each round but the first, in a game played quickly."""
    state = RULEBOOK.begin(start)
    table = RULEBOOK.table(state)
    sensible, astray = quick(table), rng.Chance(f"astray {start['seed']}")

    def answer(decision: Decision) -> Option:
        if decision.kind == "turn" and not rng.below(astray, ASTRAY):
            return decision.options[rng.below(astray, len(decision.options))]
        return sensible(decision)

    table.policies = (answer,) * state.seats
    found: list[tuple[str, tuple[float, ...]]] = []
    try:
        while True:
            RULEBOOK.step(table)
            if state.step == MYTHOS:
                found.append((stage(table), features(table)))
    except GameOver:
        pass
    end = result(table)
    return [Seen(kind, each, end) for kind, each in found]
