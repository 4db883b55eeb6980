"""The checked way in for saves and records: their schema, and a guard around rules that run on what was read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from orne.kernel.control import Made
from orne.kernel.errors import UserError, echo
from orne.kernel.files import parse_json
from orne.kernel.schema import Either, Fields, Fitting, ListOf, Maybe, Plain, Text, Whole, check

LARGEST: Final = 20_000_000
"""Bytes in the longest game."""
MOST_DECISIONS: Final = 100_000
MOST_CONTROLS: Final = 5000
"""Entries of a record that are not answers: there are fewer of them than answers."""
MOST_SINCE: Final = 10_000
"""Answers between two keyframes."""
LONGEST_KEY: Final = 1000
MOST_STEPS: Final = 10_000
"""Steps without a question: whole games have fewer, so a position that takes more never asks again."""

_TABLE: Final = Fitting(lambda value: isinstance(value, dict), "a table")
_MADE: Final = Either(Text(LONGEST_KEY), Plain(2, 5))
"""An answer, or a control word; which ones exist is checked where it is carried out."""
_RECORD: Final = {
    "format": Whole(0, 1000),
    "game": Text(40),
    "start": _TABLE,
    "decisions": ListOf(_MADE, MOST_DECISIONS),
}
_PLAYERS: Final = ListOf(Text(60), 4)
_ENDED: Final = Fields(
    {"winners": ListOf(Whole(0, 3), 4), "seat": Maybe(Whole(0, 3))}, {"how": Text(20), "sentence": Text(200)}
)
"""How the players ended the game by their word; older versions wrote a sentence about it."""
_MADE_WITH: Final = {"rules": Text(40), "cards": Text(40)}
RECORD: Final = Fields(_RECORD, {"players": _PLAYERS, "ended": _ENDED, **_MADE_WITH})
SINCE: Final = ListOf(Either(Whole(0, 1_000_000), Plain(2, 5)), MOST_SINCE)
CHANCE: Final = ListOf(Plain(4, 2000), MOST_SINCE)
"""What chance decided before a sample's question."""
SAVE: Final = Fields(
    {**_RECORD, "frame": _TABLE, "since": SINCE},
    {"players": _PLAYERS, "ended": _ENDED, "chance": CHANCE, "check": Text(40), **_MADE_WITH},
)


class Save(NamedTuple):
    """A save or record whose shape is as it should be; a record has no frame."""

    format: int
    game: str
    start: dict[str, Any]
    decisions: tuple[Made, ...]
    rules: str = ""
    cards: str = ""
    """The versions it was made with."""
    frame: dict[str, Any] | None = None
    since: tuple[int | Made, ...] = ()
    chance: tuple[Any, ...] = ()


def checked_save(data: Any, known: Mapping[str, Any], formats: tuple[int, ...]) -> Save:
    """What a save or record holds, or a sentence saying what is wrong with it; ``known`` are the games there are."""
    if not isinstance(data, dict) or "game" not in data:
        raise UserError("This is not an Orne record or save: it has no “game”.")
    if type(data.get("format")) is not int or data["format"] not in formats:
        found, read = echo(data.get("format")), " and ".join(map(str, formats))
        raise UserError(f"This save has {found} as its format; this version of Orne reads formats {read}.")
    if not isinstance(data["game"], str) or data["game"] not in known:
        there = (
            f"the games are {', '.join(sorted(known))}"
            if known
            else "none is loaded yet; orne.games.read loads them all"
        )
        raise UserError(f"There is no game called {echo(data['game'])} here; {there}.")
    if data["format"] != formats[-1]:
        # An older save is played through from its record: what lies beside that is not read.
        data = without_position(data)
    whole = "frame" in data or "since" in data
    check(SAVE if whole else RECORD, data, "This save" if whole else "This record")
    if len(data["decisions"]) - sum(isinstance(made, str) for made in data["decisions"]) > MOST_CONTROLS:
        raise UserError(f"This record sets the generator or repeats a loop more than {MOST_CONTROLS:,} times.")
    made_with = data.get("rules", ""), data.get("cards", "")
    record = Save(data["format"], data["game"], dict(data["start"]), tuple(data["decisions"]), *made_with)
    if not whole:
        return record
    chance = tuple(data.get("chance", ()))
    return record._replace(frame=dict(data["frame"]), since=tuple(data["since"]), chance=chance)


def without_position(data: Mapping[str, Any]) -> dict[str, Any]:
    """The record in a save."""
    return {name: value for name, value in data.items() if name not in ("frame", "since", "chance", "check")}


def save_data(text: str | bytes) -> Any:
    """The data of a save's text."""
    if len(text) > LARGEST:
        raise UserError(f"This is not a save: it is longer than {LARGEST:,} bytes.")
    try:
        return parse_json(text)
    except ValueError as error:
        raise UserError(f"This save cannot be read: {error}; a save is what `save` wrote.") from None


@contextmanager
def guarded(what: str = "This save") -> Iterator[None]:
    """Turn any failure of rules that run on what was read into a sentence: such a position was never played."""
    try:
        yield
    except UserError:
        raise
    except Exception as error:
        name = type(error).__name__
        raise UserError(f"{what} is damaged: the rules cannot go on from it ({name}); take an older copy.") from error
