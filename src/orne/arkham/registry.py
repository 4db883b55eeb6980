"""Where card modules register what their cards do."""

from __future__ import annotations

from functools import lru_cache

from orne.arkham.abilities import Text
from orne.arkham.facts import CardFacts, LocationFacts, load, locations
from orne.kernel.catalogue import import_all
from orne.kernel.errors import RulesError, nearest

_BEHAVIOUR: dict[str, tuple[Text, ...]] = {}
_OWN: dict[str, CardFacts] = {}
_OWN_SYMBOLS: dict[str, LocationFacts] = {}


def card(card_id: str, *texts: Text) -> None:
    """Register a card's texts; a card without text is registered without any, as working."""
    if card_id in _BEHAVIOUR:
        raise RulesError(f"{card_id} is defined twice")
    _BEHAVIOUR[card_id] = texts


def own_card(facts: CardFacts, *texts: Text, symbols: LocationFacts | None = None) -> None:
    """Register a card of a user's own making: a trial card, or one that demonstrates a ruling."""
    if facts.id in _OWN or facts.id in load():
        raise RulesError(f"there is a card {facts.id} already")
    _OWN[facts.id] = facts
    if symbols is not None:
        _OWN_SYMBOLS[facts.id] = symbols
    card(facts.id, *texts)


def replace_own_card(facts: CardFacts, *texts: Text, symbols: LocationFacts | None = None) -> None:
    """Put another card in the place of a user's own; what was made of the old one is for the caller to forget."""
    if facts.id not in _OWN:
        raise RulesError(f"there is no card of one's own called {facts.id}")
    _OWN[facts.id] = facts
    _BEHAVIOUR[facts.id] = texts
    if symbols is not None:
        _OWN_SYMBOLS[facts.id] = symbols


def facts_of(card_id: str) -> CardFacts | None:
    """A card's facts, users' own cards included; None where there is no such card."""
    return load().get(card_id) or _OWN.get(card_id)


def own_cards() -> tuple[CardFacts, ...]:
    """The cards of users' own making."""
    return tuple(_OWN.values())


def symbols_of(card_id: str) -> LocationFacts | None:
    """A location's symbols; None for other cards."""
    return locations().get(card_id) or _OWN_SYMBOLS.get(card_id)


@lru_cache(maxsize=1)
def _loaded() -> dict[str, tuple[Text, ...]]:
    """All behaviour, the card modules imported."""
    import_all("orne.arkham.cards")
    for card_id in _BEHAVIOUR:
        if facts_of(card_id) is None:
            titles = {each.id: each.title for each in load().values()}
            raise RulesError(f"there is no card {card_id!r} to enter a text for; {nearest(card_id, titles)}")
    return _BEHAVIOUR


def behaviour(card_id: str) -> tuple[Text, ...]:
    """A card's texts."""
    return _loaded().get(card_id, ())


def works(card_id: str) -> bool:
    """Whether a card works."""
    return card_id in _loaded()


def implemented() -> frozenset[str]:
    """The ids of all cards that work."""
    return frozenset(_loaded())
