"""Searching cards by words, numbers and marks: ``servant cost<3 f:hastur t:event is:unique``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from operator import eq, ge, gt, le, lt
from typing import Any, TypeAlias

from orne.kernel.search import folded
from orne.server.games import SERVED

Face: TypeAlias = Mapping[str, Any]
Test: TypeAlias = Callable[[Face], bool]
_NUMBER = re.compile(r"(?P<what>[a-z]+)(?P<how><=|>=|<|>|=|:)(?P<n>\d{1,3})")
_MARK = re.compile(r"(?P<what>f|t|s|k|is):(?P<value>.+)")
_PART = re.compile(r'"([^"]*)"|(\S+)')
_STRANGE = re.compile(r"[<>=]|^[a-z]+:.")
"""What only a number or a mark has: no title or text has a colon inside a word."""
_HOW = {"<": lt, "<=": le, "=": eq, ":": eq, ">=": ge, ">": gt}
_PLAIN = (
    "cost", "skill", "level", "health", "sanity", "fight", "evade", "shroud", "clues", "doom", "victory", "damage",
    "horror",
)  # fmt: skip
_ICONS = {"terror": 0, "combat": 1, "arcane": 2, "investigation": 3}
_SKILLS = {"willpower": 0, "intellect": 1, "combat": 2, "agility": 3}
_NEVER_IN_DECKS = ("story", "investigator", "enemy", "treachery", "location", "act", "agenda", "scenario")
"""Types of cards that are in no player's deck, but as weaknesses."""
_IS: dict[str, Test] = {
    "deck": lambda face: bool(face.get("weakness")) or face["type"] not in _NEVER_IN_DECKS,
    "unique": lambda face: bool(face["unique"]),
    "playable": lambda face: bool(face["playable"]),
    "transient": lambda face: len(face.get("resources", ())) == 2,
    "steadfast": lambda face: bool(face.get("steadfast")),
    "weakness": lambda face: bool(face.get("weakness")),
    "permanent": lambda face: bool(face.get("permanent")),
    "exceptional": lambda face: bool(face.get("exceptional")),
}


@dataclass(frozen=True)
class Query:
    """What somebody looks for, and what of it was not understood."""

    tests: tuple[Test, ...]
    sentence: str
    words: tuple[str, ...] = ()
    """The parts that are plain words."""

    def fits(self, face: Face) -> bool:
        """Whether a card is what is looked for."""
        return all(test(face) for test in self.tests)

    def rank(self, face: Face) -> int:
        """Cards whose titles have the words come before those that only speak of them."""
        title = folded(face["title"])
        return 0 if all(word in title for word in self.words) else 1


def parse(words: str) -> Query:
    """Read what somebody looks for."""
    tests: list[Test] = []
    plain: list[str] = []
    strange: list[str] = []
    for quoted, bare in _PART.findall(words):
        part = (quoted or bare).strip()
        if not part:
            continue
        test = _word(part) if quoted else _test(part.casefold())
        if test is None:
            strange.append(part[:40])
        else:
            tests.append(test)
            if quoted or not re.search(r"[<>=:]", part):
                plain.append(folded(part))
    sentence = f"Not understood: {', '.join(strange)}." if strange else ""
    return Query(tuple(tests), sentence, tuple(plain))


def _test(part: str) -> Test | None:
    """What one part of a query asks for; None where that is not understood."""
    if match := _MARK.fullmatch(part):
        return _mark(match["what"], match["value"])
    if match := _NUMBER.fullmatch(part):
        return _number(match["what"], _HOW[match["how"]], int(match["n"]))
    if _STRANGE.search(part):
        return None
    return _word(part)


def _word(part: str) -> Test:
    """Part of a title, descriptor, subtype or text."""
    wanted = folded(part)

    def test(face: Face) -> bool:
        places = (face["title"], face.get("descriptor"), face.get("subtitle"), *face.get("subtypes", ()))
        found = (*places, *face.get("traits", ()), face["text"])
        return any(each and wanted in folded(each) for each in found)

    return test


def _mark(what: str, value: str) -> Test | None:
    """A mark such as ``f:hastur``, or ``t:asset,event`` for either."""
    if what == "is":
        return _IS.get(value)
    wanted = folded(value)
    any_of = tuple(folded(each) for each in value.split(",") if each)
    if what == "f":
        return lambda face: folded(face.get("faction") or "").startswith(any_of)
    if what == "t":
        return lambda face: folded(face["type"]).startswith(any_of)
    if what == "s":
        return lambda face: any(
            wanted in folded(each or "") for each in (face["set"], face["set_title"], face.get("encounter_set"))
        )
    return lambda face: any(wanted in folded(each) for each in _keywords(face))


def _keywords(face: Face) -> list[str]:
    """Keywords, subtypes and traits of a card."""
    names = [each if isinstance(each, str) else each[0] for each in face["keywords"]]
    return [*names, *face.get("subtypes", ()), *face.get("traits", ())]


def _number(what: str, how: Callable[[int, int], bool], n: int) -> Test | None:
    """A number such as ``cost<3``; icons and skills count as numbers."""
    if what not in (*_PLAIN, *_ICONS, *_SKILLS):
        return None

    def test(face: Face) -> bool:
        value = face.get(what)
        if value is None and what in _ICONS and "struggles" in face:
            value = face["icons"][_ICONS[what]]
        if value is None and what in _SKILLS and "skills" in face:
            skills = face.get("skills") or face["icons"]
            value = skills[_SKILLS[what]]
        return isinstance(value, int) and how(value, n)

    return test


@cache
def faces(game: str, edition: str) -> tuple[Face, ...]:
    """Every card of a game as an edition has it, by title."""
    served = SERVED[game]
    found = [face for card in served.cards(edition) if (face := served.face(card, edition)) is not None]
    return tuple(sorted(found, key=lambda face: (folded(face["title"]), face["id"])))
