"""Playing exported demonstrations against Orne itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from orne.kernel.errors import UserError, echo
from orne.kernel.files import named, parse_json, read_bytes
from orne.kernel.schema import (
    Fields,
    ListOf,
    Misfit,
    Named,
    Plain,
    Schema,
    Text,
    Whole,
)
from orne.rulings.catalogue import CHAPTERS
from orne.rulings.exporting import FORMAT, VERSION
from orne.rulings.showing.demonstration import REGISTERS, Shower, demonstrations
from orne.rulings.showing.probe import Json
from orne.rulings.showing.show import NotShown

LARGEST: Final = 200_000_000
"""Bytes of a file, at most."""
_MOST: Final = 100_000
_WORDS: Final = Text(2_000)
_KEYS: Final = ListOf(_WORDS, _MOST)
_SEAT: Final = Whole(0, 3)
_DATA: Final = Plain(depth=12, most=_MOST, longest=5_000)
_STEPS: Final[Mapping[str, Fields]] = {
    "lay": Fields({"do": _WORDS, "position": Named(_WORDS, _DATA, 100)}),
    "cannot lay": Fields({"do": _WORDS, "position": Named(_WORDS, _DATA, 100), "says": _WORDS}),
    "begin": Fields({"do": _WORDS, "set_up": Named(_WORDS, _DATA, 100)}),
    "ask": Fields(
        {"do": _WORDS},
        {
            "seat": _SEAT,
            "kind": _WORDS,
            "options": _KEYS,
            "verbs": _KEYS,
            "includes": _KEYS,
            "excludes": _KEYS,
            "unmentioned": _KEYS,
        },
    ),
    "answer": Fields({"do": _WORDS, "seat": _SEAT, "kind": _WORDS, "options": _KEYS, "choice": _WORDS}),
    "repeat": Fields({"do": _WORDS, "times": Whole(0, 10**9), "done": Whole(0, 10**9)}),
    "cannot repeat": Fields({"do": _WORDS, "times": Whole(0, 10**9), "says": _WORDS}),
    "why not": Fields({"do": _WORDS, "words": _WORDS, "claims": _KEYS}, {"seat": _SEAT, "says": _WORDS}),
    "see": Fields({"do": _WORDS, "probe": _WORDS, "of": ListOf(_DATA, 20), "is": _DATA}),
    "read": Fields({"do": _WORDS, "probe": _WORDS, "of": ListOf(_DATA, 20), "is": _DATA}),
    "idle": Fields({"do": _WORDS}),
}


class _Step(Schema):
    """One step, by what it does."""

    wanted = "a step"

    def look(self, value: Any) -> None:
        """Refuse a step that is not known or not whole."""
        if not isinstance(value, dict):
            raise self.refuse(value)
        do = value.get("do")
        schema = _STEPS.get(do) if isinstance(do, str) else None
        if schema is None:
            misfit = Misfit(f"one of {', '.join(_STEPS)}", do)
            misfit.place.append("do")
            raise misfit
        schema.look(value)


_DEMONSTRATION: Final = Fields(
    {
        "name": _WORDS,
        "sentence": _WORDS,
        "claims": _KEYS,
        "editions": ListOf(_WORDS, 10, least=1),
        "laboratory": _KEYS,
        "steps": ListOf(_Step(), _MOST),
    }
)
_GAME: Final = Fields(
    {
        "claims": Named(_WORDS, _DATA, _MOST),
        "cards": Named(_WORDS, _DATA, _MOST),
        "scenarios": Named(_WORDS, _DATA, _MOST),
        "probes": Named(_WORDS, _DATA, _MOST),
        "demonstrations": ListOf(_DEMONSTRATION, _MOST),
    }
)
_FILE: Final = Fields({"format": _WORDS, "version": Whole(1, 10**6), "games": Named(_WORDS, _GAME, len(CHAPTERS))})


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one demonstration in one edition."""

    game: str
    name: str
    edition: str
    claims: tuple[str, ...]
    failure: str
    """Where it went otherwise, in words; empty where all went as recorded."""


def read(path: Path) -> dict[str, Json]:
    """An export from a file; a UserError says in one sentence why a file is not one."""
    with named(path):
        text = read_bytes(path, LARGEST, "give the path of a file that orne rules export wrote")
        try:
            data = parse_json(text)
        except ValueError as error:
            raise UserError(f"These are not demonstrations: {error}; orne rules export writes them.") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise UserError(
                f"These are not demonstrations: orne rules export writes a file whose format is “{FORMAT}”."
            )
        if data.get("version") != VERSION:
            raise UserError(f"This Orne reads demonstrations of version {VERSION}, not {echo(data.get('version'))}.")
        try:
            _FILE.look(data)
        except Misfit as misfit:
            raise UserError(f"These demonstrations cannot be read: {misfit.clause()}.") from None
        for game in data["games"]:
            if game not in CHAPTERS:
                raise UserError(f"There are demonstrations for {' and '.join(CHAPTERS)}, not for {echo(game)}.")
            _refuse_other_cards(game, data["games"][game]["cards"])
    return data


def outcomes(data: Mapping[str, Json]) -> Iterator[Outcome]:
    """Play every demonstration in every edition it names."""
    for game, part in data["games"].items():
        demonstrations(game)
        shower = REGISTERS[game].shower
        for each in part["demonstrations"]:
            for edition in each["editions"]:
                failure = _failure(shower, edition, each["steps"])
                yield Outcome(game, each["name"], edition, tuple(each["claims"]), failure)


def _failure(shower: Shower, edition: str, steps: list[Json]) -> str:
    """Where a demonstration goes otherwise; empty where it does not."""
    show = shower(edition)
    for number, step in enumerate(steps, 1):
        try:
            show.perform(step)
        except NotShown as failed:
            return str(failed)
        except UserError as refused:
            return f"step {number}: {refused}"
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            # Data that is well formed may still describe what nobody could build.
            return f"step {number} cannot be done as it stands there ({type(error).__name__})"
    return ""


def _refuse_other_cards(game: str, cards: Mapping[str, Json]) -> None:
    """Refuse a file whose laboratory cards are not those of this Orne: it would be about something else."""
    demonstrations(game)
    register = REGISTERS[game]
    show = register.shower(register.usual)
    for card, printed in cards.items():
        try:
            known = show.printed(card)
        except UserError:
            known = {}
        if known != printed:
            raise UserError(f"The laboratory card {echo(card)} of this file is not the one that this Orne has.")
