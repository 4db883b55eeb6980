"""Where card modules enter what their cards do, by edition where the documents differ."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.util import find_spec

from orne.coc.abilities import Ability
from orne.coc.card_text import card_text
from orne.coc.editions import IN_ORDER
from orne.coc.facts import CardFacts, load, load_set, sets
from orne.coc.fillers import FILLERS
from orne.kernel.catalogue import import_all
from orne.kernel.errors import RulesError, nearest

_BEHAVIOUR: dict[str, tuple[Ability, ...]] = {}
_OLDER: dict[str, dict[str, tuple[Ability, ...]]] = {}
"""Older readings of a card, each by the last edition in which it holds."""
_REPRINTS: dict[str, str] = {}
_OWN: dict[str, CardFacts] = {}


def card(card_id: str, *abilities: Ability, until: str = "") -> None:
    """Enter a card's abilities; a card with none but keywords needs no entry.

    ``until`` names the last edition in which an older reading holds.
    """
    if until and until not in IN_ORDER:
        raise RulesError(f"there is no edition {until!r}; the editions are {', '.join(IN_ORDER)}")
    if until == IN_ORDER[-1]:
        raise RulesError(f"{card_id}: the newest edition needs no until")
    readings = _OLDER.setdefault(card_id, {}) if until else _BEHAVIOUR
    key = until or card_id
    if key in readings:
        raise RulesError(f"{card_id} is defined twice" + (f" for {until}" if until else ""))
    readings[key] = abilities


def cards_of(set_: str) -> Callable[..., None]:
    """A way to enter the cards of one set by their slugs."""

    def entry(slug: str, *abilities: Ability, until: str = "") -> None:
        card(f"{set_}/{slug}", *abilities, until=until)

    return entry


def reprint(card_id: str, of: str) -> None:
    """Enter a card that reads as another one does."""
    if card_id in _BEHAVIOUR or card_id in _REPRINTS:
        raise RulesError(f"{card_id} is defined twice")
    _REPRINTS[card_id] = of


def own_card(facts: CardFacts, *abilities: Ability) -> None:
    """Enter a card of one's own making: a trial card, or one that demonstrates a ruling."""
    if facts.id in _OWN or facts.id in load():
        raise RulesError(f"there is a card {facts.id} already")
    _OWN[facts.id] = facts
    card(facts.id, *abilities)
    implemented.cache_clear()


def replace_own_card(facts: CardFacts, *abilities: Ability) -> None:
    """Put another card in the place of one of one's own; what was made of the old one is for the caller to forget."""
    if facts.id not in _OWN:
        raise RulesError(f"there is no card of one's own called {facts.id}")
    _OWN[facts.id] = facts
    _BEHAVIOUR[facts.id] = abilities


def facts_of(card_id: str, edition: str) -> CardFacts | None:
    """A card's facts, one's own cards and those that stand for any among them; None where there is no such card."""
    set_ = card_id.partition("/")[0]
    printed = load_set(set_, edition).get(card_id) if set_ in sets() else None
    return printed or _OWN.get(card_id) or FILLERS.get(card_id)


CARDS = "orne.coc.cards"
"""The package with a folder for each set."""


@cache
def _load_set(set_: str) -> None:
    """Import the modules of one set, where it has a folder of its own."""
    folder = f"{CARDS}.{set_.replace('-', '_')}"
    if set_ in sets() and find_spec(folder) is not None:
        import_all(folder)


def works(card_id: str) -> bool:
    """Whether a card works; its own set is looked through first, so that a game need not wait for all others."""
    _load_set(card_id.partition("/")[0])
    if card_id in _BEHAVIOUR or card_id in _REPRINTS:
        return True
    facts = facts_of(card_id, IN_ORDER[-1])
    return (facts is not None and facts.keywords_only) or card_id in _loaded() or card_id in _REPRINTS


@lru_cache(maxsize=1)
def _loaded() -> dict[str, tuple[Ability, ...]]:
    """All behaviour, the card modules imported."""
    import_all(CARDS)
    _refuse_unknown()
    return _BEHAVIOUR


def _refuse_unknown() -> None:
    """Refuse entries for cards that there are not: a slug that is spelt wrong would be left out in silence."""
    facts = load()
    for card_id in (*_BEHAVIOUR, *_OLDER, *_REPRINTS, *_REPRINTS.values()):
        if card_id not in facts and card_id not in _OWN:
            titles = {each.id: each.title for each in facts.values() if each.set == card_id.partition("/")[0]}
            raise RulesError(f"there is no card {card_id!r} to enter a text for; {nearest(card_id, titles)}")
    for card_id, of in _REPRINTS.items():
        if of not in _BEHAVIOUR:
            raise RulesError(f"{card_id} is entered as a reprint of {of}, for which no text is entered")
    for card_id in _OLDER:
        if card_id not in _BEHAVIOUR:
            raise RulesError(f"{card_id} has a text for older editions, and none for the newest")


def behaviour(card_id: str, edition: str = IN_ORDER[-1]) -> tuple[Ability, ...]:
    """A card's abilities as an edition reads them; none for a card whose text is keywords only."""
    if not works(card_id):
        return ()
    card_id = _REPRINTS.get(card_id, card_id)
    _load_set(card_id.partition("/")[0])
    older = _OLDER.get(card_id)
    if older:
        for name in IN_ORDER[IN_ORDER.index(edition) :]:
            if name in older:
                return older[name]
    return _BEHAVIOUR.get(card_id, ())


@lru_cache(maxsize=1)
def implemented() -> frozenset[str]:
    """The ids of all cards that work: those with behaviour, and those whose whole text is keywords."""
    plain = {card_id for card_id, facts in load().items() if facts.keywords_only}
    return frozenset(plain | _loaded().keys() | _REPRINTS.keys())


def text(card_id: str, edition: str = IN_ORDER[-1]) -> str | None:
    """A card's text in our words, rendered from its definition; None where it does not work yet."""
    facts = facts_of(card_id, edition)
    if facts is None or not works(card_id):
        return None
    return card_text(facts, behaviour(card_id, edition))
