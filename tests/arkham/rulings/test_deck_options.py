"""Rulings on what a deck may hold: categories of cards, permanent cards, signatures, the collection, bought cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from orne.arkham.facts import CardFacts, Category, load
from orne.campaign import buy, fill_up, missing
from orne.decks.arkham import InvestigatorDeck, check
from orne.decks.shared.violation import Violation
from orne.kernel.errors import UserError
from tests.campaign.table import ROLAND, campaign, over

WEAPONS = Category("Weapon", trait="Weapon", most=10, other=True)
HEALING = Category("healing", words=("heal", "horror"))
CLUBS = {f"core/club-{number}": 2 for number in range(6)}
"""Survivor weapons of six titles."""


def facts_with(*categories: Category) -> dict[str, CardFacts]:
    """The core set with a Roland Banks who may use Guardian cards and these categories, and with some clubs."""
    facts = dict(load())
    facts[ROLAND] = replace(facts[ROLAND], deck_options=(("guardian", 5),), deck_categories=categories)
    for card in CLUBS:
        facts[card] = replace(facts["core/baseball-bat"], id=card, title=card)
    return facts


def wrong(cards: Mapping[str, int], *categories: Category) -> list[Violation]:
    """What is wrong with a deck of Roland's, apart from its size and what must be in it."""
    found = check(InvestigatorDeck(ROLAND, cards), facts=facts_with(*categories))
    return [each for each in found if each.ruling.startswith("ahlcg/deckbuilding/") and "exactly" not in each.reason]


def test_other_takes_what_nothing_else_covers() -> None:
    """ahlcg/deckbuilding/other-category: a Guardian weapon needs no place, a Rogue one does."""
    one = replace(WEAPONS, most=1)
    assert wrong({"core/machete": 2, "core/switchblade": 1}, one) == []
    assert wrong({"core/machete": 2, "core/switchblade": 2}, one) == [
        Violation(
            "2 other Weapon cards, and Roland Banks may use at most 1",
            "ahlcg/deckbuilding/other-category",
            ("core/switchblade",),
        )
    ]


def test_other_leaves_alone_what_the_class_just_allows() -> None:
    """ahlcg/deckbuilding/other-category: Guardian cards up to level 0 are enough for a Machete."""
    facts = facts_with(replace(WEAPONS, most=0))
    facts[ROLAND] = replace(facts[ROLAND], deck_options=(("guardian", 0),))
    for card, fine in (("core/machete", True), ("core/shotgun-4", False)):
        found = [each.ruling for each in check(InvestigatorDeck(ROLAND, {card: 1}), facts=facts, experience=9)]
        assert ("ahlcg/deckbuilding/other-category" not in found) == fine


def test_without_other_every_fitting_card_counts() -> None:
    """The other way round: so worded, the Machetes would take places too."""
    two = replace(WEAPONS, most=2, other=False)
    assert wrong({"core/machete": 2}, two) == []
    assert [each.reason for each in wrong({"core/machete": 2, "core/switchblade": 1}, two)] == [
        "3 Weapon cards, and Roland Banks may use at most 2"
    ]


def test_what_another_category_covers_takes_no_place_among_others() -> None:
    """What another category covers takes no place in one worded with "other"."""
    survivors = Category("Item", trait="Item", highest=0)
    assert wrong(CLUBS, WEAPONS, survivors) == []
    assert [each.ruling for each in wrong({"core/backstab": 1}, WEAPONS, survivors)] == [
        "ahlcg/deckbuilding/class-access"
    ]
    assert [each.ruling for each in wrong({"core/shrivelling": 1}, replace(WEAPONS, trait="Spell", highest=-1))] == [
        "ahlcg/deckbuilding/class-access"
    ]


@pytest.mark.parametrize(
    ("card", "allowed"), [("fearless", True), ("medical-texts", False), ("forbidden-knowledge", False)]
)
def test_a_category_of_cards_with_a_text(card: str, allowed: bool) -> None:
    """Healing horror on a condition is healing horror; healing damage is not."""
    assert (wrong({f"core/{card}": 1}, HEALING) == []) == allowed


def test_an_alternative_in_the_text_is_enough() -> None:
    """ahlcg/deckbuilding/text-category: First Aid heals damage or horror."""
    facts = facts_with(HEALING)
    facts[ROLAND] = replace(facts[ROLAND], deck_options=())
    for card, fits in (("core/first-aid", True), ("core/machete", False)):
        found = [each.ruling for each in check(InvestigatorDeck(ROLAND, {card: 1}), facts=facts)]
        assert ("ahlcg/deckbuilding/class-access" not in found) == fits


def test_a_bought_card_works_at_once() -> None:
    """After "+5 deck size" no card leaves until there are 35."""
    facts = dict(load())
    facts["core/extra"] = replace(
        facts["core/police-badge-2"], id="core/extra", title="Extra", permanent=True, deck_size_change=5
    )
    at = over(campaign(), "R2")
    roland = at.members[0]
    roland.experience = 20
    with pytest.raises(UserError, match="must keep its size: name a card that leaves for Dodge"):
        buy(at, ROLAND, "core/dodge", facts=facts)
    assert buy(at, ROLAND, "core/extra", facts=facts) == 2
    assert missing(roland, facts=facts) == 5
    for card in ("core/dodge", "core/machete", "core/police-badge-2", "core/evidence"):
        buy(at, ROLAND, card, facts=facts)
    assert (roland.experience, missing(roland, facts=facts)) == (20 - 2 - 1 - 1 - 2 - 1, 1)
    fill_up(at, ROLAND, "core/dynamite-blast", facts=facts)
    assert roland.experience == 13
    with pytest.raises(UserError, match="must keep its size"):
        buy(at, ROLAND, "core/extra-ammunition-1", facts=facts)
    with pytest.raises(UserError, match="has all of its 35 cards"):
        fill_up(at, ROLAND, "core/beat-cop", facts=facts)
    buy(at, ROLAND, "core/extra-ammunition-1", "core/knife", facts=facts)
    assert missing(roland, facts=facts) == 0
