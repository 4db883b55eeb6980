"""How records and saves are written, and how the halves of a save are held against each other.

A record is set-up and decisions; a save has the last keyframe beside it, with the answers since. Both say which rules
and card data they were made with. A save's ``check`` is a digest of all of it: a record that was cut, or a position
that was edited, no longer fits its other half.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from orne.kernel.chance import script_of
from orne.kernel.control import RESEED, Control, Made, entry, entry_of_old
from orne.kernel.errors import UserError
from orne.kernel.frames import Answer
from orne.kernel.loading import Save
from orne.kernel.position import Position
from orne.kernel.rulebook import Rulebook
from orne.kernel.versions import versions

FORMAT: Final = 2
OLD_FORMAT: Final = 1
"""It keeps control words among the answers; its saves are played through from their records."""
FORMATS: Final = (OLD_FORMAT, FORMAT)
_CHECKED: Final = ("format", "game", "rules", "cards", "start", "decisions", "frame", "since", "chance")


def record(rules: Rulebook[Any], start: dict[str, Any], decisions: Sequence[Made]) -> dict[str, Any]:
    """Set-up, seed and decisions, and what they were made with."""
    here = versions(rules)
    return {
        "format": FORMAT,
        "game": rules.name,
        "rules": here.rules,
        "cards": here.cards,
        "start": start,
        "decisions": list(decisions),
    }


def save(rules: Rulebook[Any], kept: dict[str, Any], position: Position[Any]) -> str:
    """A record with its last position, as JSON text."""
    state = position.plain.state
    saved = {**kept, "frame": rules.encode(state), "since": plain(position.plain_answers)}
    if chance := script_of(state.rng):
        saved["chance"] = chance
    held = _held(saved)
    return held[:-1] + _end(_digest(held))


def _end(check: str) -> str:
    """What the text of a save ends with: its digest."""
    return f',"check":"{check}"}}'


def digest(saved: dict[str, Any]) -> str:
    """A short name for everything that a save holds."""
    return _digest(_held(saved))


def _held(saved: dict[str, Any]) -> str:
    """What the digest of a save is made from, as JSON text in a settled order."""
    held = {name: saved[name] for name in _CHECKED if name in saved}
    return json.dumps(held, separators=(",", ":"), sort_keys=True)


def _digest(held: str) -> str:
    """The digest of what a save holds."""
    return blake2b(held.encode(), digest_size=12).hexdigest()


def check_halves(data: Any, text: str) -> None:
    """Refuse a save whose record and position were not written together; text as it was written shows that by itself.

    Data that was read and written again by somebody else is put into the settled order first.
    """
    check = data.get("check")
    end = _end(check)
    if text.endswith(end) and _digest(text[: -len(end)] + "}") == check:
        return
    if check != digest(data):
        raise UserError(
            "This save is damaged: its record and its position do not belong together; take an older copy. "
            "Only a record by itself can be edited: orne games export --record writes one."
        )


def is_current(rules: Rulebook[Any], saved: Save) -> bool:
    """Whether a save or record was made with these rules and cards; a record that does not say counts as if it were."""
    if saved.format == OLD_FORMAT:
        return False
    here = versions(rules)
    return (saved.rules or here.rules, saved.cards or here.cards) == here


def read_entry(saved: Save, made: Any, offered: Sequence[str]) -> str | Control:
    """One decision of a record: an answer's key, or a control word; old keys may leave out the sets of cards."""
    if saved.format != OLD_FORMAT:
        return entry(made)
    old = entry_of_old(made)
    if isinstance(old, Control) or old in offered:
        return old
    meant = [key for key in offered if _SET.sub("", key) == old]
    return meant[0] if len(meant) == 1 else old


_SET: Final = re.compile(r"(?<!\S)[a-z0-9-]+/")
"""The set that a card's id begins with."""


def answers(data: Sequence[Any]) -> tuple[Answer, ...]:
    """Answers since a keyframe from plain data."""
    return tuple(_answer(each) for each in data)


def _answer(data: Any) -> Answer:
    """One answer from plain data."""
    if isinstance(data, bool) or not isinstance(data, int):
        made = entry(data)
        if isinstance(made, Control) and made.word == RESEED:
            return made
        raise UserError("An answer since a keyframe is the number of an option, or the generator set to a number.")
    return data


def plain(answers: Sequence[Answer]) -> list[int | dict[str, int]]:
    """Answers as plain data."""
    return [each.data() if isinstance(each, Control) else each for each in answers]
