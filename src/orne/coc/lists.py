"""The restricted and banned lists of each edition, which count titles, not printings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from orne.coc.datafiles import read_data
from orne.coc.errata import check_edition
from orne.coc.facts import CardFacts, load, sets

Kind = Literal["restricted", "banned"]

ONE_RESTRICTED_TITLE: Final = "coc/list/restricted/rule"
"""The ruling that lets a deck have one restricted title only, in as many copies as usual."""


@dataclass(frozen=True, slots=True)
class CardList:
    """One list of one edition, with the ruling it stands on."""

    kind: Kind
    edition: str
    ruling: str
    cards: tuple[str, ...]
    """Ids of the printings that the document names, in order of their titles."""
    titles: frozenset[str]
    """The titles listed: every card with such a title is meant."""


def card_list(kind: Kind, edition: str = "lcg-4") -> CardList:
    """The list of this kind that one edition holds; it may be empty."""
    check_edition(edition)
    return _card_lists()[kind, edition]


def restricted(edition: str = "lcg-4") -> frozenset[str]:
    """The titles of which a deck may have only one."""
    return card_list("restricted", edition).titles


def banned(edition: str = "lcg-4") -> frozenset[str]:
    """The titles that a deck may not have at all."""
    return card_list("banned", edition).titles


@cache
def _card_lists() -> Mapping[tuple[Kind, str], CardList]:
    lists: dict[tuple[Kind, str], CardList] = {}
    for entry in read_data("lists.json"):
        kind, edition, cards = entry["list"], entry["edition"], tuple(entry["cards"])
        titles = frozenset(load(edition)[card].title for card in cards)
        lists[kind, edition] = CardList(kind, edition, entry["ruling"], cards, titles)
    return lists


@cache
def legal_subtypes(edition: str) -> tuple[str, ...]:
    """The subtypes found on cards that a deck of the edition may have.

    coc/rule/1.14-adding-and-removing-subtypes
    """
    return tuple(sorted({subtype for card in _legal(edition) for subtype in card.subtypes}))


@cache
def legal_titles(edition: str) -> tuple[str, ...]:
    """The titles of the cards that a deck of the edition may have."""
    return tuple(sorted({card.title for card in _legal(edition) if card.type != "story"}))


def _legal(edition: str) -> list[CardFacts]:
    """The cards that a deck of the edition may have."""
    era = edition.partition("-")[0]
    forbidden = banned(edition)
    return [card for card in load(edition).values() if sets()[card.set].era == era and card.title not in forbidden]


@cache
def champion_cards() -> frozenset[str]:
    """The ids of the cards that world champions designed, as far as their bylines and the publisher say so."""
    return frozenset(entry["card"] for entry in read_data("champions.json"))
