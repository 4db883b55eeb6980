"""Random legal decks of all playable cards, by number: what nobody would build meets every rule sooner or later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache

from orne.arkham.facts import CardFacts as ArkhamFacts
from orne.arkham.facts import basic_weaknesses
from orne.arkham.facts import load as load_arkham
from orne.arkham.registry import implemented as arkham_implemented
from orne.coc.cards import implemented
from orne.coc.facts import FACTION_NAMES, load
from orne.coc.lists import card_list
from orne.coc.search import in_edition
from orne.decks.arkham.access import access
from orne.decks.arkham.deck import InvestigatorDeck
from orne.decks.arkham.legality import MOST_STANDALONE, PER_WEAKNESS, size_for, total_experience
from orne.decks.coc.legality import DECK_RULES, MINIMUM, STORY_DECK_SIZE
from orne.kernel.rng import Chance, below, shuffle

FACTIONS = tuple(name for name in FACTION_NAMES if name != "neutral")


@cache
def _pool(edition: str, sets: tuple[str, ...] = ()) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards that can be played under an edition's rules, of some sets where they are named, and the stories.

    The collectible game is tried with the cards of both eras, as too few of its own work.
    """
    facts = load(edition)
    banned = card_list("banned", edition).titles
    cards = sorted(card for card in implemented() if card in facts and facts[card].title not in banned)
    if edition != "ccg-2.0":
        cards = [card for card in cards if in_edition(facts[card], edition)]
    if sets:
        cards = [card for card in cards if facts[card].set in sets]
    stories = tuple(card for card in cards if facts[card].type == "story")
    return tuple(card for card in cards if facts[card].type != "story"), stories


def fill_a_deck(edition: str, sets: tuple[str, ...]) -> bool:
    """Whether some sets have cards enough under an edition's rules that decks of them differ."""
    return _fill_a_deck(edition, _pool(edition, sets)[0])


def _fill_a_deck(edition: str, cards: Collection[str]) -> bool:
    return len(cards) * DECK_RULES[edition].copies >= 2 * MINIMUM


def coc_deck(
    chance: Chance,
    edition: str,
    holding: Collection[str] = (),
    sets: tuple[str, ...] = (),
    factions: Collection[str] = (),
) -> list[str]:
    """A deck of fifty cards: mostly of two factions, now and then of all of them; at most one restricted title.

    Cards it is to hold are there as often as allowed, with others of their factions. Where sets are named the others
    are theirs, of any faction if there are too few of two; where factions are named, it is of these.
    """
    facts = load(edition)
    restricted = card_list("restricted", edition).titles
    held = [card for card in _pool(edition)[0] if card in holding]
    wanted = {*(factions or _some_factions(chance)), "neutral", *(facts[card].faction for card in held)}
    pool = [card for card in _pool(edition, sets)[0] if facts[card].faction in wanted]
    if sets and not _fill_a_deck(edition, pool):
        pool = list(_pool(edition, sets)[0])
    shuffle(chance, pool)
    deck: Counter[str] = Counter(dict.fromkeys(held, DECK_RULES[edition].copies))
    titles: Counter[str] = Counter({facts[card].title: DECK_RULES[edition].copies for card in held})
    while deck.total() < MINIMUM:
        card = pool[below(chance, len(pool))]
        title = facts[card].title
        if titles[title] == DECK_RULES[edition].copies:
            continue
        if title in restricted and any(other in restricted for other in titles if other != title):
            continue
        deck[card] += 1
        titles[title] += 1
    return sorted(deck.elements())


def _some_factions(chance: Chance) -> list[str]:
    """Two factions, now and then all of them."""
    factions = list(FACTIONS)
    shuffle(chance, factions)
    return factions if below(chance, 4) == 0 else factions[:2]


def story_deck(chance: Chance, edition: str, holding: Collection[str] = (), sets: tuple[str, ...] = ()) -> list[str]:
    """Ten different stories, with those it is to hold in front, and those of its sets behind them."""
    stories = list(_pool(edition)[1])
    shuffle(chance, stories)
    theirs = _pool(edition, sets)[1]
    return sorted(stories, key=lambda story: (story not in holding, story not in theirs))[:STORY_DECK_SIZE]


def investigator_deck(chance: Chance, hero: ArkhamFacts) -> InvestigatorDeck:
    """A deck that its investigator may have in a standalone game: signatures, weaknesses and cards of every level."""
    facts = load_arkham()
    pool = [
        card for card in facts.values()
        if card.id in arkham_implemented() and card.level is not None and card.signature_of is None
        and card.weakness is None and card.type in ("asset", "event", "skill") and card.encounter_set is None
        and not any(access({card: 1}, hero))
    ]  # fmt: skip
    spend = below(chance, 2) * below(chance, MOST_STANDALONE)
    deck: Counter[str] = Counter()
    titles: Counter[str] = Counter()
    while deck.total() < size_for(hero, {}):
        card = pool[below(chance, len(pool))]
        if titles[card.title] >= card.deck_limit:
            continue
        trial = InvestigatorDeck(hero.id, {**deck, card.id: deck[card.id] + 1})
        if (card.level and total_experience(trial) > spend) or any(
            access({facts[each]: copies for each, copies in trial.cards.items()}, hero)
        ):
            continue
        deck[card.id] += 1
        titles[card.title] += 1
    deck.update(card.id for card in facts.values() if card.signature_of == hero.id)
    weaknesses = list(basic_weaknesses())
    shuffle(chance, weaknesses)
    number = 1 + total_experience(InvestigatorDeck(hero.id, deck)) // PER_WEAKNESS
    deck.update(weaknesses[:number])
    return InvestigatorDeck(hero.id, dict(sorted(deck.items())))
