"""The chart of a turn of Call of Cthulhu: its steps, each with the ruling that says what happens in it."""

from __future__ import annotations

from orne.coc.rules.chart import CHART
from orne.table.shared.data import ChartStep

SET_UP = "set-up"
_WINDOW = "coc/timing/action-windows/a"
RULINGS = {
    "refresh": "coc/basics/10.2",
    "refresh actions": _WINDOW,
    "draw": "coc/timing/framework-actions/b",
    "draw actions": _WINDOW,
    "resource": "coc/basics/10.18",
    "resource actions": _WINDOW,
    "operations": "coc/timing/action-windows/b",
    "story phase begins": "coc/timing/framework-actions/a",
    "story actions": "coc/timing/end-of-story-phase/c",
    "active player commits": "coc/basics/6",
    "actions after attackers commit": _WINDOW,
    "defender commits": "coc/rule/3.1-committing-to-stories/a",
    "actions after defenders commit": _WINDOW,
    "stories resolve": "coc/rule/3.2-resolving-stories/a",
    "last story actions": _WINDOW,
    "uncommit": "coc/rule/2.10-ready-exhausted-committed/k",
    "end of turn": "coc/timing/end-of-story-phase/b",
}


def chart() -> tuple[ChartStep, ...]:
    """Every step of a turn, in order."""
    return tuple(ChartStep(name, phase, RULINGS.get(name, "")) for name, phase in CHART if phase != SET_UP)
