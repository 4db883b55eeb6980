"""Where card modules enter what their cards do."""

from __future__ import annotations

from functools import lru_cache

from orne.coc.abilities import Ability
from orne.coc.facts import CardFacts, load
from orne.coc.fillers import FILLERS
from orne.kernel.catalogue import import_all
from orne.kernel.errors import RulesError

_BEHAVIOUR: dict[str, tuple[Ability, ...]] = {}
_OWN: dict[str, CardFacts] = {}


def card(card_id: str, *abilities: Ability) -> None:
    """Enter a card's abilities; a card with none but keywords needs no entry."""
    if card_id in _BEHAVIOUR:
        raise RulesError(f"{card_id} is defined twice")
    _BEHAVIOUR[card_id] = abilities


def own_card(facts: CardFacts, *abilities: Ability) -> None:
    """Enter a card of one's own making: a trial card, or one that demonstrates a ruling."""
    if facts.id in _OWN or facts.id in load():
        raise RulesError(f"there is a card {facts.id} already")
    _OWN[facts.id] = facts
    card(facts.id, *abilities)
    implemented.cache_clear()


def facts_of(card_id: str, edition: str) -> CardFacts | None:
    """A card's facts, one's own cards and those that stand for any among them; None where there is no such card."""
    return load(edition).get(card_id) or _OWN.get(card_id) or FILLERS.get(card_id)


@lru_cache(maxsize=1)
def _loaded() -> dict[str, tuple[Ability, ...]]:
    """All behaviour, the card modules imported."""
    import_all("orne.coc.cards")
    return _BEHAVIOUR


def behaviour(card_id: str) -> tuple[Ability, ...]:
    """A card's abilities; none for a card whose text is keywords only."""
    return _loaded().get(card_id, ())


@lru_cache(maxsize=1)
def implemented() -> frozenset[str]:
    """The ids of all cards that work: those with behaviour, and those whose whole text is keywords."""
    plain = {card_id for card_id, facts in load().items() if facts.keywords_only}
    return frozenset(plain | _loaded().keys())


def text(card_id: str, edition: str = "lcg-4") -> str | None:
    """A card's text in our words, rendered from its definition; None where it does not work yet."""
    from orne.coc.card_text import card_text

    facts = facts_of(card_id, edition)
    if facts is None or card_id not in implemented():
        return None
    return card_text(facts, behaviour(card_id))
