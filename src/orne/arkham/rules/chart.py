"""The round: every framework step by name, and the phase it belongs to."""

from __future__ import annotations

from typing import Final

CHART: Final = (
    ("mulligan", "set-up"),
    ("scenario begins", "set-up"),
    ("1.1 mythos phase begins", "mythos"),
    ("1.2 place doom", "mythos"),
    ("1.3 check doom", "mythos"),
    ("1.4 encounter cards", "mythos"),
    ("mythos window", "mythos"),
    ("1.5 mythos phase ends", "mythos"),
    ("2.1 investigation phase begins", "investigation"),
    ("investigation window", "investigation"),
    ("2.2 next turn begins", "investigation"),
    ("2.2.1 turn", "investigation"),
    ("2.2.2 turn ends", "investigation"),
    ("2.3 investigation phase ends", "investigation"),
    ("3.1 enemy phase begins", "enemy"),
    ("3.2 hunters move", "enemy"),
    ("enemy window", "enemy"),
    ("3.3 enemies attack", "enemy"),
    ("last enemy window", "enemy"),
    ("3.4 enemy phase ends", "enemy"),
    ("4.1 upkeep phase begins", "upkeep"),
    ("upkeep window", "upkeep"),
    ("4.2 reset actions", "upkeep"),
    ("4.3 ready", "upkeep"),
    ("4.4 draw and resources", "upkeep"),
    ("4.5 hand size", "upkeep"),
    ("4.6 round ends", "upkeep"),
)

NAMES: Final = tuple(name for name, _ in CHART)
PHASES: Final = tuple(phase for _, phase in CHART)
IN_TURN: Final = tuple(phase == "investigation" and name != "2.2.2 turn ends" for name, phase in CHART)
"""Steps in which the active investigator's turn may be under way."""
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
