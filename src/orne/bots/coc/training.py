"""Games to fit the value of Call of Cthulhu to: what was seen in them, and who won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orne.bots.coc.features import features
from orne.bots.coc.quick import Quick
from orne.bots.search.fitting import Seen
from orne.coc.rulebook import RULEBOOK
from orne.coc.rules.chart import NUMBER
from orne.kernel.table import GameOver

REFRESH = NUMBER["refresh"]
LONGEST = 24
"""A game that goes on after this many turns has come to a standstill: what was seen in it did not decide it."""


def seen_in_a_game(start: Mapping[str, Any]) -> list[Seen]:
    """The position as each turn begins, as both seats see it, in a game played quickly; nothing where it drags on."""
    state = RULEBOOK.begin(start)
    table = RULEBOOK.table(state)
    table.policies = (Quick(table, 0), Quick(table, 1))
    found: list[tuple[int, tuple[float, ...]]] = []
    try:
        while state.turn <= LONGEST:
            RULEBOOK.step(table)
            if state.step == REFRESH:
                found += [(seat, features(table, seat)) for seat in (0, 1)]
    except GameOver:
        pass
    if not state.over:
        return []
    return [Seen("any", each, 1.0 if seat == state.winner else 0.0) for seat, each in found]
