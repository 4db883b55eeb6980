"""How a person names a card in a list, and which card is meant."""

from __future__ import annotations

import difflib
import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from orne.arkham.facts import CardFacts, by_code, load
from orne.arkham.registry import facts_of
from orne.decks.shared.problems import shown
from orne.decks.shared.references import LONGEST, UnknownCardError
from orne.kernel.search import folded

RANDOM_WEAKNESS = "Random Basic Weakness"
"""Stands in a list for a basic weakness that is still to be drawn."""
RANDOM_WEAKNESS_CODE = "01000"

LINK = re.compile(r"\[(?P<text>[^\]]+)\]\([^)]*?/card/(?P<code>\w+)[^)]*\)(?P<rest>.*)")
IN_BRACKETS = re.compile(r"(?P<before>.+?)\s*[(\[](?P<inside>[^()\[\]]+)[)\]]")
LEVEL = re.compile(r"(?:(?:level|lvl|lv|xp)\.?\s*)?(?P<level>\d)(?:\s*xp)?", re.IGNORECASE)
DOTS = re.compile(r"(?P<before>.+?)\s*(?P<dots>[•●]{1,5})")
SET = re.compile(r"(?:revised\s+)?core(?:\s+set)?(?:\s*#?\s*\d+[ab]?)?", re.IGNORECASE)


def resolve(reference: str, *, suggest: bool = True) -> str:
    """The id of the card meant by an id, a code, ``Title``, ``Title (2)`` with its level, or ArkhamDB's link.

    Where there is none the error names the nearest, unless that is not wanted: it takes a while.
    """
    reference = reference.strip()[:LONGEST]
    if reference in load():
        return reference
    if match := LINK.fullmatch(reference):
        if card := by_code(match["code"]):
            return card.id
        reference = match["text"] + match["rest"]
    if card := by_code(reference):
        return card.id
    return _by_title(*_read(reference), suggest).id


def reference(card_id: str) -> str:
    """The readable way to name a card that `resolve` understands: its title, and the level above 0."""
    card = facts_of(card_id) or load()[card_id]
    if card.level:
        return f"{card.title} ({card.level})"
    if len(_titles().get(folded(card.title), ())) > 1 and card.subtitle and card.level is None:
        return f"{card.title} ({card.subtitle})"
    return card.title


def knows(title: str) -> bool:
    """Whether a card has this title."""
    return folded(title) in _titles()


def investigator(name: str) -> CardFacts | None:
    """The investigator of this id, code or name, with the subtitle or without, if there is one."""
    try:
        card = load()[resolve(name, suggest=False)]
    except UnknownCardError:
        return None
    return card if card.type == "investigator" else None


def _read(reference: str) -> tuple[str, int | None, str | None]:
    """Split a reference into title, level and subtitle; the name of the set says nothing here."""
    level: int | None = None
    subtitle: str | None = None
    title = reference
    while match := IN_BRACKETS.fullmatch(title) or DOTS.fullmatch(title):
        found = match.groupdict()
        if dots := found.get("dots"):
            level = len(dots)
        elif number := LEVEL.fullmatch(found["inside"]):
            level = int(number["level"])
        elif folded(found["inside"]) in _subtitles():
            subtitle = found["inside"]
        elif not SET.fullmatch(found["inside"].strip()):
            break
        title = found["before"]
    return title, level, subtitle


def _by_title(title: str, level: int | None, subtitle: str | None, suggest: bool) -> CardFacts:
    versions = _titles().get(folded(title), [])
    if subtitle is not None:
        versions = [card for card in versions if card.subtitle and folded(card.subtitle) == folded(subtitle)]
    if not versions:
        named = f"{title} ({subtitle})" if subtitle else title
        hint = _suggest(title) if suggest else ""
        raise UnknownCardError(f"no card of the core set is called “{shown(named)}”{hint}", near=bool(hint))
    # A title alone means the lowest level there is.
    wanted = min(card.level or 0 for card in versions) if level is None else level
    found = [card for card in versions if (card.level or 0) == wanted]
    if not found:
        raise UnknownCardError(f"“{shown(title)}” has no level {level}; write {_any_of(versions)}")
    if len(found) > 1:
        raise UnknownCardError(f"“{shown(title)}” may be any of {len(found)} cards; write {_any_of(found)}")
    return found[0]


def _any_of(choices: Sequence[CardFacts]) -> str:
    names = [f"“{reference(card.id)}”" for card in choices]
    return " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def _suggest(title: str) -> str:
    if "/" in title and (near := difflib.get_close_matches(title, load(), 1, 0.6)):
        return f"; did you mean “{near[0]}”?"
    near = difflib.get_close_matches(folded(title), _titles(), 1, 0.6)
    return f"; did you mean “{_titles()[near[0]][0].title}”?" if near else ""


@cache
def _titles() -> dict[str, list[CardFacts]]:
    found: dict[str, list[CardFacts]] = defaultdict(list)
    for card in load().values():
        found[folded(card.title)].append(card)
        if card.subtitle:
            found[folded(card.title + card.subtitle)].append(card)
    return dict(found)


@cache
def _subtitles() -> frozenset[str]:
    return frozenset(folded(card.subtitle) for card in load().values() if card.subtitle)
