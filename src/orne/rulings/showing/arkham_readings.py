"""What a demonstration of Arkham Horror may read without a game: decks checked, bags, the cards of the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from orne.arkham import guides
from orne.arkham.abilities import FORCED, REVELATION, Ability, Text
from orne.arkham.card_text import text as text_of
from orne.arkham.facts import CardFacts, Category, load
from orne.arkham.registry import behaviour, facts_of
from orne.arkham.texts import Prey, Spawn
from orne.arkham.weakness_pool import random_basic_weakness
from orne.decks.arkham import shipped
from orne.decks.arkham.legality import check
from orne.rulings.showing.arkham_probes import PROBES
from orne.rulings.showing.probe import Json, plain
from orne.rulings.showing.show import NotShown, bare, whole

reading = PROBES.reading
NOTHING: Final[Mapping[str, Json]] = MappingProxyType({})


@reading("what is printed on {}:")
def printed(edition: str, card: str, fact: str) -> Json:
    """A fact of a card: title, cost, level, icons, traits, health, sanity, fight, shroud and so on."""
    facts = facts_of(whole(card))
    if facts is None:
        raise NotShown(f"there is no card {card}")
    return getattr(facts, fact)


@reading("the text of {}")
def text(edition: str, card: str) -> Json:
    """A card's text in our words."""
    return text_of(whole(card))


@reading("what is wrong with the deck {}, changed in {}:")
def deck_problems(
    edition: str,
    name: str,
    changed: Mapping[str, int] = NOTHING,
    earned: Mapping[str, int] = NOTHING,
    printed: Mapping[str, Mapping[str, Json]] = NOTHING,
    experience: int | None = None,
    format: str = "campaign",
    undrawn: int = 0,
) -> Json:
    """The rulings that a shipped deck breaks once it has these numbers of some cards; those earned are allowed.

    What is printed otherwise may be a card that does not exist, ``like`` another. Weaknesses may be still undrawn.
    """
    deck = shipped(name)
    cards = {**deck.cards, **{whole(card): number for card, number in changed.items()}}
    allowed = {whole(card): number for card, number in earned.items()}
    kept = {card: number for card, number in cards.items() if number}
    other = replace(deck, cards=kept, random_weaknesses=undrawn)
    found = check(other, format, earned=allowed, experience=experience, facts=reprinted(printed))
    return [each.ruling for each in found]


@reading("the chaos bag at the difficulty {}")
def starting_bag(edition: str, level: str) -> Json:
    """The tokens with which the first campaign begins at a level of difficulty."""
    return guides.usual().bags[level]


@reading("the levels of difficulty")
def difficulty_levels(edition: str) -> Json:
    """The levels of difficulty for which a campaign guide has a chaos bag."""
    return list(guides.usual().bags)


@reading("the types of card in the box")
def card_types(edition: str) -> Json:
    """Every type that a card of the core set has."""
    return {each.type for each in load().values()}


@reading("the keywords in the box")
def keywords(edition: str) -> Json:
    """Every keyword that is printed on a card of the core set."""
    return {word for each in load().values() for word in each.keywords}


@reading("the cards in the box whose {} is {}")
def cards_with(edition: str, fact: str, value: Json) -> Json:
    """The cards of the core set on which a fact is this."""
    return [bare(each.id) for each in load().values() if plain(getattr(each, fact)) == value]


@reading("the kinds of ability on {}")
def ability_kinds(edition: str, card: str) -> Json:
    """The kinds of ability that a card has: constant, forced, revelation, triggered, keyword, instruction."""
    facts = facts_of(whole(card))
    found = {_kind(each) for each in behaviour(whole(card))}
    return found | ({"keyword"} if facts is not None and facts.keywords else set())


@reading("the basic weaknesses of the trait {} that may be drawn when {} are in decks")
def weaknesses_to_draw(edition: str, trait: str, taken: Sequence[str] = ()) -> Json:
    """Every basic weakness of a trait that chance could give from one box, those in decks left out."""
    in_decks = [whole(each) for each in taken]
    return {bare(random_basic_weakness(seed, in_decks, trait)) for seed in range(60)}


def _kind(text: Text) -> str:
    """The class of a written text."""
    if isinstance(text, Ability):
        return text.kind if text.kind in (FORCED, REVELATION) else "triggered"
    return "instruction" if isinstance(text, Spawn | Prey) else "constant"


def reprinted(printed: Mapping[str, Mapping[str, Json]]) -> Mapping[str, CardFacts]:
    """The cards of the core set, some of them with other facts."""
    facts = dict(load())
    for card, changes in printed.items():
        new = dict(changes)
        old = facts[whole(new.pop("like", card))]
        if "deck_options" in new:
            new["deck_options"] = tuple((name, level) for name, level in new["deck_options"])
        if "deck_categories" in new:
            new["deck_categories"] = tuple(
                Category(**{**each, "words": tuple(each.get("words", ()))}) for each in new["deck_categories"]
            )
        facts[whole(card)] = replace(old, id=whole(card), **new)
    return facts
