"""One scenario played alone: what the earlier ones are taken to have left behind (arkham/basics/1.27)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from orne.arkham.facts import load
from orne.arkham.rules import chaos
from orne.arkham.scenario import NIGHT_OF_THE_ZEALOT, STANDALONE, scenario, scenario_of
from orne.kernel.errors import UserError

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

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
    bags: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The chaos bag by difficulty, where the scenario has one of its own for this."""

    def bag(self, difficulty: str, more: Sequence[str] = ()) -> tuple[str, ...]:
        """The chaos bag: the scenario's own or that of the campaign's set-up, with more symbols if wanted."""
        if difficulty not in chaos.DIFFICULTIES:
            raise UserError(f"There is no difficulty {difficulty!r}; known: {', '.join(chaos.DIFFICULTIES)}.")
        for token in more:
            if token not in chaos.SYMBOLS:
                raise UserError(f"{token!r} is no symbol to add to the bag; there are {', '.join(chaos.SYMBOLS)}.")
        return (*(self.bags.get(difficulty) or chaos.bag(difficulty)), *more)


def before(name: str) -> tuple[str, ...]:
    """The scenarios of the campaign that come before one."""
    names = NIGHT_OF_THE_ZEALOT
    return names[: names.index(name)] if name in names else ()


def ends_of(name: str) -> tuple[str, ...]:
    """The ways an earlier scenario can have ended."""
    return tuple(_NOTES[name])


def past(name: str, ends: Sequence[str] = (), got_away: Sequence[str] | None = None) -> Past:
    """The past of a scenario: how each earlier one ended, in order, and which cultists got away.

    Where nobody says who got away, none did after resolution 1, for its act wants all six, and else all six did.
    Where nobody says anything, a scenario's own instructions hold if it has any (ahlcg/standalone-mode/f).
    """
    alone = scenario(name).alone
    if alone is not None and not ends and got_away is None:
        return Past({STANDALONE: True, **alone.log}, bags=alone.bag)
    earlier = before(name)
    if len(ends) > len(earlier):
        given = "1 earlier end is" if len(ends) == 1 else f"{len(ends)} earlier ends are"
        raise UserError(f"{scenario(name).title} comes after {len(earlier)} other scenarios, and {given} given.")
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


def log_after(g: ArkhamTable, log: Mapping[str, Any]) -> dict[str, Any]:
    """The log that lasts as long as the game: what it began with, and what its end adds (ahlcg/standalone-mode/c)."""
    notes = {note: value for note, value in log.items() if note != STANDALONE}
    if not g.state.over:
        return notes
    outcome = scenario_of(g).outcome(g)
    notes.update(outcome.notes)
    return {note: value for note, value in notes.items() if note not in outcome.crossed_out}


def _cultist(name: str) -> str:
    """A cultist by the id, with or without its set, or by a part of the name."""
    wanted = name.strip().lower()
    found = [card for card in CULTISTS if wanted and (wanted in card or wanted in load()[card].title.lower())]
    if len(found) != 1:
        titles = ", ".join(load()[card].title for card in CULTISTS)
        raise UserError(f"“{name[:40]}” names no single cultist; they are {titles}.")
    return found[0]
