"""The turn chart: every step by name, and the phase it belongs to."""

from __future__ import annotations

from typing import Final

CHART: Final = (
    ("mulligan", "set-up"),
    ("first resources", "set-up"),
    ("turn begins", "beginning"),
    ("refresh", "refresh"),
    ("refresh actions", "refresh"),
    ("draw", "draw"),
    ("draw actions", "draw"),
    ("resource", "resource"),
    ("resource actions", "resource"),
    ("operations", "operations"),
    ("operations end", "operations"),
    ("story phase begins", "story"),
    ("story actions", "story"),
    ("active player commits", "story"),
    ("actions after attackers commit", "story"),
    ("defender commits", "story"),
    ("actions after defenders commit", "story"),
    ("stories resolve", "story"),
    ("last story actions", "story"),
    ("uncommit", "story"),
    ("end of turn", "end"),
)

NAMES: Final = tuple(name for name, _ in CHART)
PHASES: Final = tuple(phase for _, phase in CHART)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
