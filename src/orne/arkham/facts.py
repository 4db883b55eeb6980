"""What is printed on an Arkham Horror card: facts joined to behaviour by card id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from orne.arkham.datafiles import read_data
from orne.kernel.search import folded

CORE: Final = "core"
"""The product everybody has."""
WILLPOWER: Final = 0
INTELLECT: Final = 1
COMBAT: Final = 2
AGILITY: Final = 3
WILD: Final = 4
SKILLS: Final = ("willpower", "intellect", "combat", "agility")
Icons = tuple[int, ...]
"""Skill icons for committing: willpower, intellect, combat, agility, wild."""


@dataclass(frozen=True, slots=True)
class Category:
    """Cards an investigator may use besides those of the classes; a card must fit everything that is said."""

    name: str
    """What the cards are called in a sentence: ``Weapon``."""
    trait: str | None = None
    words: tuple[str, ...] = ()
    """Words that stand in one sentence of a card's text, whatever that depends on."""
    highest: int = 5
    """The highest level."""
    most: int | None = None
    """How many such cards a deck may have, if there is a limit."""
    other: bool = False
    """Whether it counts only cards that nothing else lets the investigator use."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed values of one card; a missing number is None, which is not 0."""

    id: str
    """``core/45-automatic``; a card above level 0 ends in its level: ``core/leo-de-luca-1``."""
    code: str
    """ArkhamDB's code: ``01016``."""
    title: str
    subtitle: str | None
    type: str
    """``investigator asset event skill treachery enemy location act agenda scenario``."""
    class_: str
    """``guardian seeker rogue mystic survivor neutral mythos``."""
    unique: bool
    traits: tuple[str, ...]
    cost: int | None
    level: int | None
    """None: no level at all, as for signature cards and weaknesses."""
    icons: Icons
    """Icons of a player card."""
    skills: tuple[int, ...] | None
    """An investigator's willpower, intellect, combat, agility."""
    health: int | None
    sanity: int | None
    health_per_investigator: bool
    fight: int | None
    evade: int | None
    damage: int
    horror: int
    """An enemy's attack."""
    shroud: int | None
    clues: int | None
    """Clue value of a location or threshold of an act, always per investigator in this box."""
    doom: int | None
    """Doom threshold of an agenda."""
    victory: int
    stage: int | None
    slots: tuple[str, ...]
    """``("hand",)``, ``("hand", "hand")``, ``("ally",)``, ``("arcane",)`` …"""
    uses: tuple[str, int] | None
    """``("ammo", 4)``."""
    keywords: tuple[str, ...]
    """``fast hunter retaliate peril surge massive aloof``."""
    weakness: str | None
    """``basic`` or ``signature`` for weaknesses."""
    signature_of: str | None
    """The id of the only investigator whose deck may hold it."""
    encounter_set: str | None
    quantity: int
    """Copies in one box."""
    deck_limit: int
    """Copies a deck may hold; 0 for a card that never enters a deck."""
    back_title: str | None
    exceptional: bool = False
    permanent: bool = False
    health_bonus_per_investigator: int = 0
    """Health an enemy's text adds to the printed value for each investigator."""
    back: str | None = None
    """The id of the card on the other side, where that is a card of its own."""
    deck_size: int | None = None
    """How many counted cards an investigator's deck has."""
    deck_options: tuple[tuple[str, int], ...] = ()
    """The classes an investigator may use, each with the highest level: ``(("guardian", 5), ("seeker", 2))``."""
    deck_categories: tuple[Category, ...] = ()
    """What else an investigator may use; nobody in this box has such an option."""
    deck_size_change: int = 0
    """How many more cards a deck has for each copy of this one in it."""

    def health_for(self, investigators: int) -> int | None:
        """The health in a game of this many investigators."""
        if self.health is None:
            return None
        printed = self.health * investigators if self.health_per_investigator else self.health
        return printed + self.health_bonus_per_investigator * investigators


@dataclass(frozen=True, slots=True)
class Side:
    """The symbols on one side of a location card."""

    symbol: str
    """Its own symbol: ``circle square triangle plus diamond squiggle moon hourglass t equals``."""
    connections: tuple[str, ...]
    """The symbols of the locations it connects to."""


@dataclass(frozen=True, slots=True)
class LocationFacts:
    """The symbols of a location; nearly all show the same ones on both sides."""

    revealed: Side
    unrevealed: Side


@cache
def load() -> Mapping[str, CardFacts]:
    """Every card by id, in the order of their codes."""
    return MappingProxyType({row["id"]: _card(row) for row in read_data("core.json")})


def by_code(code: str) -> CardFacts | None:
    """The card that ArkhamDB calls by this code, if there is one."""
    card = _ids_by_code().get(code.lower())
    return load()[card] if card else None


def find(query: str) -> list[CardFacts]:
    """The cards meant by an id, a code or a title: exact if any is, else by beginning, else by any part.

    Capitals, accents and punctuation do not matter in titles.
    """
    cards = load()
    if query in cards:
        return [cards[query]]
    if card := by_code(query):
        return [card]
    wanted = folded(query)
    if not wanted:
        return []
    for fits in (wanted.__eq__, lambda title: title.startswith(wanted), lambda title: wanted in title):
        if found := [cards[card] for card, title in _folded_titles() if fits(title)]:
            return found
    return []


@cache
def locations() -> Mapping[str, LocationFacts]:
    """The symbols of every location by card id."""
    return MappingProxyType({card: _location(row) for card, row in read_data("locations.json").items()})


@cache
def encounter_sets() -> Mapping[str, Mapping[str, int]]:
    """The cards of every encounter set with their copies, by the set's id; a card's back is not counted."""
    return MappingProxyType({name: MappingProxyType(cards) for name, cards in read_data("sets.json").items()})


@cache
def basic_weaknesses() -> tuple[str, ...]:
    """The pool that random basic weaknesses are drawn from: the ids of one box, once per copy."""
    return tuple(card.id for card in load().values() if card.weakness == "basic" for _ in range(card.quantity))


@cache
def _ids_by_code() -> Mapping[str, str]:
    return {card.code: card.id for card in load().values()}


@cache
def _folded_titles() -> tuple[tuple[str, str], ...]:
    return tuple((card.id, folded(card.title)) for card in load().values())


def _location(row: Mapping[str, Any]) -> LocationFacts:
    back = row.get("unrevealed", row)
    return LocationFacts(
        revealed=Side(row["symbol"], tuple(row["connections"])),
        unrevealed=Side(back["symbol"], tuple(back["connections"])),
    )


def _card(row: Mapping[str, Any]) -> CardFacts:
    """Build one card from its line, where what is empty or usual is left out."""
    skills = row.get("skills")
    uses = row.get("uses")
    return CardFacts(
        id=row["id"],
        code=row["code"],
        title=row["title"],
        subtitle=row.get("subtitle"),
        type=row["type"],
        class_=row["class"],
        unique=row.get("unique", False),
        traits=tuple(row.get("traits", ())),
        cost=row.get("cost"),
        level=row.get("level"),
        icons=_icons(*row.get("icons", (0, 0, 0, 0, 0))),
        skills=(skills[0], skills[1], skills[2], skills[3]) if skills else None,
        health=row.get("health"),
        sanity=row.get("sanity"),
        health_per_investigator=row.get("health_per_investigator", False),
        fight=row.get("fight"),
        evade=row.get("evade"),
        damage=row.get("damage", 0),
        horror=row.get("horror", 0),
        shroud=row.get("shroud"),
        clues=row.get("clues"),
        doom=row.get("doom"),
        victory=row.get("victory", 0),
        stage=row.get("stage"),
        slots=tuple(row.get("slots", ())),
        uses=(uses[0], uses[1]) if uses else None,
        keywords=tuple(row.get("keywords", ())),
        weakness=row.get("weakness"),
        signature_of=row.get("signature_of"),
        encounter_set=row.get("encounter_set"),
        quantity=row.get("quantity", 1),
        deck_limit=row.get("deck_limit", 0),
        back_title=row.get("back_title"),
        exceptional=row.get("exceptional", False),
        permanent=row.get("permanent", False),
        health_bonus_per_investigator=row.get("health_bonus_per_investigator", 0),
        back=row.get("back"),
        deck_size=row.get("deck_size"),
        deck_options=tuple((name, level) for name, level in row.get("deck_options", ())),
    )


@cache
def _icons(willpower: int, intellect: int, combat: int, agility: int, wild: int) -> Icons:
    return willpower, intellect, combat, agility, wild
