"""What is printed on a card: facts joined to behaviour by card id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from orne.coc.datafiles import read_data
from orne.coc.errata import check_edition, errata
from orne.kernel.search import folded

Icons = tuple[int, int, int, int]
"""Counts of Terror, Combat, Arcane and Investigation, in that order."""

TOKENS_TO_WIN: Final = 5
"""The success tokens that win a story which says no other number."""
TERROR: Final = 0
COMBAT: Final = 1
ARCANE: Final = 2
INVESTIGATION: Final = 3
STRUGGLES: Final = (TERROR, COMBAT, ARCANE, INVESTIGATION)
STRUGGLE_NAMES: Final = ("Terror", "Combat", "Arcane", "Investigation")
KEYWORDS: Final = (
    "day", "dormant", "fast", "fated", "heroic", "invulnerability", "loyal", "night", "prophecy", "resilient",
    "toughness", "villainous", "willpower",
)  # fmt: skip

FACTION_NAMES: Final = {
    "agency": "Agency",
    "miskatonic": "Miskatonic",
    "cthulhu": "Cthulhu",
    "syndicate": "Syndicate",
    "hastur": "Hastur",
    "yog-sothoth": "Yog-Sothoth",
    "shub-niggurath": "Shub-Niggurath",
    "silver-twilight": "Silver Twilight",
    "neutral": "neutral",
}


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed values of one card, errata of an edition applied."""

    id: str
    """``core/slavering-gug``: slug of the collected set, slug of the title."""
    set: str
    number: int | None
    title: str
    descriptor: str | None
    type: str
    """``character``, ``support``, ``event``, ``conspiracy`` or ``story``."""
    faction: str | None
    """``agency``, ``miskatonic``, ``cthulhu``, ``syndicate``, ``hastur``, ``yog-sothoth``, ``shub-niggurath``,
    ``silver-twilight`` or ``neutral``; stories have none."""
    unique: bool
    cost: int
    """0 for X and for stories."""
    cost_is_x: bool
    skill: int | None
    """None for anything but a character; 0 for X."""
    skill_is_x: bool
    icons: Icons
    subtypes: tuple[str, ...]
    """As printed: ``("Servitor", "Dark Young")``."""
    keywords: tuple[tuple[str, int], ...]
    """``(("toughness", 1), ("willpower", 1))``: lower-case names; the number is 1 where the keyword has none."""
    steadfast: tuple[tuple[str, int], ...]
    """``(("agency", 2),)``."""
    resources: tuple[str, ...]
    """Resource icons: factions, ``neutral`` or ``zoog``; two icons make a Transient card; stories have none."""
    boosters: Icons
    """Booster icons of a card that is neither story nor conspiracy."""
    struggles: Icons
    """Struggles of a story or conspiracy."""
    keywords_only: bool
    """True when the whole text is keywords, so the rules alone play the card."""
    octgn_id: str | None

    @property
    def is_transient(self) -> bool:
        """A Transient card shows two resource icons (coc/rule/2.19-transient-and-steadfast/b)."""
        return len(self.resources) == 2


@dataclass(frozen=True, slots=True)
class SetFacts:
    """One set as it was sold."""

    id: str
    """``core``: the first part of its cards' ids."""
    name: str
    era: str
    """``lcg`` for the living card game, ``ccg`` for the collectible one."""
    total: int
    """How many different cards it has."""


@cache
def sets() -> Mapping[str, SetFacts]:
    """All sets by their id, the living card game's first, each era in order of publication."""
    return MappingProxyType({row["id"]: SetFacts(**row) for row in read_data("sets.json")})


def load(edition: str = "lcg-4") -> Mapping[str, CardFacts]:
    """Every card of both eras by id, errata of the edition applied."""
    return _load(edition)


def load_set(set_id: str, edition: str = "lcg-4") -> Mapping[str, CardFacts]:
    """The cards of one set by id, errata of the edition applied, in order of their numbers."""
    if set_id not in sets():
        raise ValueError(f"unknown set {set_id!r}: the sets are {', '.join(sets())}")
    return _load_set(set_id, edition)


def find(query: str, edition: str = "lcg-4") -> list[CardFacts]:
    """The cards meant by an id or a title: exact if any is, else by beginning, else by any part.

    Capitals, accents and punctuation do not matter in titles; cards of the edition's own era come first.
    """
    cards = load(edition)
    if query in cards:
        return [cards[query]]
    wanted = folded(query)
    if not wanted:
        return []
    titles = _folded_titles(edition)
    for fits in (wanted.__eq__, lambda title: title.startswith(wanted), lambda title: wanted in title):
        found = [cards[card] for card, title in titles if fits(title)]
        if found:
            era = edition.partition("-")[0]
            return sorted(found, key=lambda card: sets()[card.set].era != era)
    return []


def by_octgn_id(octgn_id: str) -> CardFacts | None:
    """The card that OCTGN deck files call by this id, if there is one."""
    card = _ids_by_octgn_id().get(octgn_id.lower())
    return load()[card] if card else None


# The cached functions take every argument by position, so that ``load()`` and ``load("lcg-4")`` are one object.


@cache
def _load(edition: str) -> Mapping[str, CardFacts]:
    check_edition(edition)
    cards: dict[str, CardFacts] = {}
    for set_id in sets():
        cards.update(_load_set(set_id, edition))
    return MappingProxyType(cards)


@cache
def _load_set(set_id: str, edition: str) -> Mapping[str, CardFacts]:
    cards = dict(_printed(set_id))
    changes: dict[str, dict[str, Any]] = {}
    for erratum in errata(edition):
        if erratum.facts and erratum.card in cards:
            changes.setdefault(erratum.card, {}).update(erratum.facts)
    # Cards without errata are shared by all editions; the few others are built again from their lines.
    for row in _rows(set_id) if changes else ():
        if row["id"] in changes:
            cards[row["id"]] = _card(set_id, row | changes[row["id"]])
    return MappingProxyType(cards)


@cache
def _printed(set_id: str) -> Mapping[str, CardFacts]:
    return {row["id"]: _card(set_id, row) for row in _rows(set_id)}


@cache
def _rows(set_id: str) -> tuple[dict[str, Any], ...]:
    return tuple(read_data(f"cards/{set_id}.json"))


@cache
def _folded_titles(edition: str) -> tuple[tuple[str, str], ...]:
    return tuple((card.id, folded(card.title)) for card in load(edition).values())


@cache
def _ids_by_octgn_id() -> Mapping[str, str]:
    return {card.octgn_id: card.id for card in load().values() if card.octgn_id}


def _card(set_id: str, row: Mapping[str, Any]) -> CardFacts:
    """Build one card from its line, where what is empty or usual is left out."""
    faction = row.get("faction")
    cost = row.get("cost", 0)
    skill = row.get("skill")
    resources = row.get("resources") or ([faction] if faction else [])
    return CardFacts(
        id=row["id"],
        set=set_id,
        number=row.get("number"),
        title=row["title"],
        descriptor=row.get("descriptor"),
        type=row["type"],
        faction=faction,
        unique=row.get("unique", False),
        cost=0 if cost == "X" else cost,
        cost_is_x=cost == "X",
        skill=0 if skill == "X" else skill,
        skill_is_x=skill == "X",
        icons=_icons(row.get("icons", "")),
        subtypes=tuple(row.get("subtypes", ())),
        keywords=tuple(row.get("keywords", {}).items()),
        steadfast=tuple(row.get("steadfast", {}).items()),
        resources=tuple(resources),
        boosters=_icons(row.get("boosters", "")),
        struggles=_icons(row.get("struggles", "")),
        keywords_only=row.get("keywords_only", False),
        octgn_id=row.get("octgn_id"),
    )


@cache
def _icons(letters: str) -> Icons:
    return letters.count("T"), letters.count("C"), letters.count("A"), letters.count("I")
