"""The chart of a round of Arkham Horror: its steps, each with the ruling that says what happens in it."""

from __future__ import annotations

from orne.arkham.rules.chart import CHART
from orne.table.shared.data import ChartStep

SET_UP = "set-up"
RULINGS = {
    "1.1 mythos phase begins": "ahlcg/timing/1-1-round-and-mythos-begin",
    "1.2 place doom": "ahlcg/timing/1-2-place-doom",
    "1.3 check doom": "ahlcg/timing/1-3-check-threshold",
    "1.4 encounter cards": "ahlcg/timing/1-4-draw-sequence",
    "mythos window": "ahlcg/timing/1-4-window",
    "1.5 mythos phase ends": "ahlcg/timing/1-5-mythos-ends",
    "2.1 investigation phase begins": "ahlcg/timing/2-1-investigation-begins",
    "investigation window": "ahlcg/timing/player-windows",
    "2.2 next turn begins": "ahlcg/timing/2-2-turn-order",
    "2.2.1 turn": "ahlcg/timing/2-2-1-action-list",
    "2.2.2 turn ends": "ahlcg/timing/2-2-2-turn-ends",
    "2.3 investigation phase ends": "ahlcg/timing/2-3-investigation-ends",
    "3.1 enemy phase begins": "ahlcg/timing/3-1-enemy-begins",
    "3.2 hunters move": "ahlcg/timing/3-2-hunters",
    "enemy window": "ahlcg/timing/3-3-windows",
    "3.3 enemies attack": "ahlcg/timing/3-3-attack",
    "last enemy window": "ahlcg/timing/3-3-windows",
    "3.4 enemy phase ends": "ahlcg/timing/3-4-enemy-ends",
    "4.1 upkeep phase begins": "ahlcg/timing/4-1-upkeep-begins",
    "upkeep window": "ahlcg/timing/player-windows",
    "4.2 reset actions": "ahlcg/timing/4-2-reset-actions",
    "4.3 ready": "ahlcg/timing/4-3-ready",
    "4.4 draw and resources": "ahlcg/timing/4-4-draw-and-resource",
    "4.5 hand size": "ahlcg/timing/4-5-hand-size",
    "4.6 round ends": "ahlcg/timing/4-6-round-ends",
}


def chart() -> tuple[ChartStep, ...]:
    """Every step of a round, in order."""
    return tuple(ChartStep(name, phase, RULINGS.get(name, "")) for name, phase in CHART if phase != SET_UP)
