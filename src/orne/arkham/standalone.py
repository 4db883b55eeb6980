"""One scenario played alone: what the earlier ones are taken to have left behind (arkham/basics/1.27)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from orne.arkham.facts import load
from orne.arkham.scenario import NIGHT_OF_THE_ZEALOT, scenario
from orne.kernel.errors import UserError

STANDALONE = "standalone"
"""The note in a scenario's memory that it is played alone."""
USUAL = "R1"
"""The resolution an earlier scenario is taken to have had unless the players choose another."""
LITA = "core/lita-chantler"
CULTISTS = (
    "core/herman-collins",
    "core/peter-warren",
    "core/ruth-turner",
    "core/the-masked-hunter",
    "core/victoria-devereux",
    "core/wolf-man-drew",
)
_PRIEST_LIVES = {"house_standing": True, "ghoul_priest_alive": True}
_NOTES: dict[str, dict[str, dict[str, Any]]] = {
    "the-gathering": {
        "R1": {"house_burned": True},
        "R2": {"house_standing": True},
        "R3": _PRIEST_LIVES | {"lita_forced_to_find_others": True},
        "none": _PRIEST_LIVES,
    },
    "the-midnight-masks": {"R1": {}, "R2": {"past_midnight": True}, "none": {}},
}
"""What each resolution writes into the log, besides the names of the cultists."""
_LITA_JOINS = {"R1": "lead", "none": "lead", "R3": "anybody", "R2": "nobody"}
"""Who may have Lita Chantler after each end of The Gathering."""


@dataclass(frozen=True, slots=True)
class Past:
    """What is taken to have happened before the scenario."""

    log: dict[str, Any] = field(default_factory=dict)
    trauma: tuple[int, int] = (0, 0)
    """Physical and mental trauma the lead investigator has from it."""
    lita: str = "nobody"
    """Who may take Lita Chantler: nobody, the lead, or anybody."""


def before(name: str) -> tuple[str, ...]:
    """The scenarios of the campaign that come before one."""
    scenario(name)
    names = NIGHT_OF_THE_ZEALOT
    return names[: names.index(name)] if name in names else ()


def ends_of(name: str) -> tuple[str, ...]:
    """The ways an earlier scenario can have ended."""
    return tuple(_NOTES[name])


def past(name: str, ends: Sequence[str] = (), got_away: Sequence[str] | None = None) -> Past:
    """The past of a scenario: how each earlier one ended, in order, and which cultists got away.

    Where nobody says who got away, none did after resolution 1, for its act wants all six, and else all six did.
    """
    earlier = before(name)
    if len(ends) > len(earlier):
        raise UserError(f"Scenarios before {scenario(name).title}: {len(earlier)}; ends given for such: {len(ends)}.")
    chosen = dict(zip(earlier, (*ends, *[USUAL] * (len(earlier) - len(ends))), strict=True))
    log: dict[str, Any] = {STANDALONE: True}
    for each, end in chosen.items():
        if end not in _NOTES[each]:
            raise UserError(f"{scenario(each).title} cannot end with {end!r}; it can with {', '.join(_NOTES[each])}.")
        log |= _NOTES[each][end]
    if "the-midnight-masks" in chosen:
        usual = () if chosen["the-midnight-masks"] == USUAL else CULTISTS
        away = usual if got_away is None else tuple(sorted({_cultist(each) for each in got_away}))
        log["cultists_got_away"] = list(away)
        log["cultists_interrogated"] = [card for card in CULTISTS if card not in away]
    elif got_away is not None:
        raise UserError(f"Cultists got away only before The Devourer Below, not before {scenario(name).title}.")
    first = chosen.get("the-gathering", "R2")
    # Of all earlier resolutions only the burning of the house hurts, and it hurts the lead (arkham/basics/4.2).
    return Past(log, (0, 1) if first == "R1" else (0, 0), _LITA_JOINS[first])


def _cultist(name: str) -> str:
    """A cultist by the id, with or without its set, or by a part of the name."""
    wanted = name.strip().lower()
    found = [card for card in CULTISTS if wanted and (wanted in card or wanted in load()[card].title.lower())]
    if len(found) != 1:
        titles = ", ".join(load()[card].title for card in CULTISTS)
        raise UserError(f"“{name[:40]}” names no single cultist; they are {titles}.")
    return found[0]
