"""Legality of investigators' decks: every way to be illegal, and later keywords."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from orne.arkham.facts import CardFacts, load
from orne.decks.arkham import (
    InvestigatorDeck,
    available,
    check,
    shipped,
    total_experience,
)
from orne.decks.shared.violation import Violation
from orne.kernel.errors import UserError

ROLAND = shipped("starter-roland")


def changed(deck: InvestigatorDeck = ROLAND, **copies: int) -> InvestigatorDeck:
    """Return the deck with other numbers of some cards: ``changed(machete=2, knife=1)``."""
    cards = dict(deck.cards)
    for name, number in copies.items():
        cards[f"core/{name.replace('_', '-')}"] = number
    return replace(deck, cards={card: number for card, number in cards.items() if number})


class TestLegality:
    """Every way to be illegal, with exactly the violations it brings."""

    @pytest.mark.parametrize("name", available())
    @pytest.mark.parametrize("format", ["campaign", "standalone"])
    def test_the_shipped_decks_are_legal(self, name: str, format: str) -> None:
        assert check(shipped(name), format) == []

    @pytest.mark.parametrize(("knives", "size"), [(1, 29), (0, 28)])
    def test_too_few_cards(self, knives: int, size: int) -> None:
        assert check(changed(knife=knives)) == [
            Violation(
                f"{size} cards that count, and the deck of Roland Banks has exactly 30", "ahlcg/deckbuilding/deck-size"
            )
        ]

    def test_too_many_cards(self) -> None:
        assert check(changed(machete=2)) == [
            Violation(
                "31 cards that count, and the deck of Roland Banks has exactly 30", "ahlcg/deckbuilding/deck-size"
            )
        ]

    def test_a_third_copy_of_a_title_is_refused(self) -> None:
        assert check(changed(machete=3, knife=0)) == [
            Violation(
                "3 copies of Machete, and a deck may have at most 2 of one title, all levels together",
                "ahlcg/deckbuilding/two-copies",
                ("core/machete",),
            )
        ]

    def test_copies_are_counted_over_all_levels(self) -> None:
        deck = changed(beat_cop=2, beat_cop_2=1, knife=0)
        assert check(deck, experience=2) == [
            Violation(
                "3 copies of Beat Cop, and a deck may have at most 2 of one title, all levels together",
                "ahlcg/deckbuilding/two-copies",
                ("core/beat-cop", "core/beat-cop-2"),
            )
        ]
        assert check(changed(beat_cop=1, beat_cop_2=1, knife=1), experience=2) == []

    def test_a_class_of_others(self) -> None:
        assert check(changed(backstab=1, elusive=1, knife=0)) == [
            Violation(
                "Roland Banks may not use Rogue cards",
                "ahlcg/deckbuilding/class-access",
                ("core/backstab", "core/elusive"),
            )
        ]

    def test_the_second_class_above_level_2(self) -> None:
        deck = changed(cryptic_research_4=1, disc_of_itzamna_2=1, knife=0)
        assert check(deck, experience=6) == [
            Violation(
                "Roland Banks may use Seeker cards only up to level 2",
                "ahlcg/deckbuilding/options",
                ("core/cryptic-research-4",),
            )
        ]

    def test_neutral_and_own_class_go_up_to_level_5(self) -> None:
        deck = changed(shotgun_4=1, bulletproof_vest_3=1, knife=0)
        assert total_experience(deck) == 7
        assert check(deck, experience=7) == []

    def test_a_campaign_begins_at_level_0(self) -> None:
        assert check(changed(extra_ammunition_1=1, shotgun_4=1, knife=0)) == [
            Violation(
                "2 cards are above level 0, and a campaign begins without experience",
                "ahlcg/deckbuilding/starting-level",
                ("core/extra-ammunition-1", "core/shotgun-4"),
            )
        ]

    def test_more_experience_than_there_is(self) -> None:
        deck = changed(shotgun_4=2, knife=0)
        expected = Violation(
            "cards worth 8 experience, and only 7 may be spent", "ahlcg/campaign/purchase-cost", ("core/shotgun-4",)
        )
        assert check(deck, experience=7) == [expected]
        assert check(replace(deck, experience=7)) == [expected]
        assert check(replace(deck, experience=7), experience=8) == []
        assert check(replace(deck, experience=8)) == []

    @pytest.mark.parametrize("copies", [0, 2])
    def test_signature_cards_exactly_once(self, copies: int) -> None:
        deck = changed(rolands_38_special=copies, cover_up=copies)
        assert check(deck) == [
            Violation(
                f"{copies or 'no'} copies of {title}, and the deck of Roland Banks must have exactly 1",
                "ahlcg/signature-cards/b",
                (card,),
            )
            for card, title in (
                ("core/rolands-38-special", "Roland's .38 Special"),
                ("core/cover-up", "Cover Up"),
            )
        ]

    def test_signature_cards_of_others(self) -> None:
        assert check(changed(wendys_amulet=1, dark_memory=1)) == [
            Violation(
                "Wendy's Amulet may be only in the deck of Wendy Adams",
                "ahlcg/signature-cards/a",
                ("core/wendys-amulet",),
            ),
            Violation(
                "Dark Memory may be only in the deck of Agnes Baker", "ahlcg/signature-cards/a", ("core/dark-memory",)
            ),
        ]

    def test_no_basic_weakness(self) -> None:
        assert check(changed(silver_twilight_acolyte=0)) == [
            Violation(
                "no random basic weaknesses, and a campaign deck must have exactly 1",
                "ahlcg/deckbuilding/requirements",
            )
        ]

    def test_a_weakness_still_to_be_drawn_will_do(self) -> None:
        assert check(replace(changed(silver_twilight_acolyte=0), random_weaknesses=1)) == []

    def test_two_basic_weaknesses(self) -> None:
        assert check(changed(haunted=1)) == [
            Violation(
                "2 random basic weaknesses, and a campaign deck must have exactly 1",
                "ahlcg/deckbuilding/requirements",
                ("core/silver-twilight-acolyte", "core/haunted"),
            )
        ]

    def test_a_weakness_that_a_scenario_added(self) -> None:
        assert check(changed(haunted=1), earned={"core/haunted": 1}) == []

    def test_more_of_a_weakness_than_the_box_has(self) -> None:
        deck = changed(silver_twilight_acolyte=2)
        assert check(deck) == [
            Violation(
                "2 random basic weaknesses, and a campaign deck must have exactly 1",
                "ahlcg/deckbuilding/requirements",
                ("core/silver-twilight-acolyte",),
            ),
            Violation(
                "2 copies of Silver Twilight Acolyte, and only 1 can be drawn from a collection",
                "ahlcg/collection/c",
                ("core/silver-twilight-acolyte",),
            ),
        ]

    def test_a_story_asset_needs_leave_and_does_not_count(self) -> None:
        deck = changed(lita_chantler=1)
        assert check(deck) == [
            Violation(
                "Lita Chantler may join a deck only when a scenario allows it",
                "ahlcg/deckbuilding/story-assets",
                ("core/lita-chantler",),
            )
        ]
        assert check(deck, earned={"core/lita-chantler": 1}) == []
        assert check(replace(deck, earned={"core/lita-chantler": 1})) == []
        assert check(replace(deck, earned={"core/lita-chantler": 1}), earned={}) == check(deck)

    def test_what_a_scenario_added_costs_no_experience(self) -> None:
        deck = changed(police_badge_2=1)
        assert (total_experience(deck), total_experience(deck, earned={"core/police-badge-2": 1})) == (2, 0)
        assert check(deck, earned={"core/police-badge-2": 1}) == []
        two = changed(police_badge_2=2)
        assert total_experience(replace(two, earned={"core/police-badge-2": 1})) == 2

    def test_cards_of_the_scenarios(self) -> None:
        assert check(changed(attic=1, ghoul_priest=1)) == [
            Violation(
                "2 cards are for the scenarios, not for a player's deck",
                "arkham/basics/3.2",
                ("core/attic", "core/ghoul-priest"),
            )
        ]

    def test_a_card_that_is_not_in_the_core_set_is_refused(self) -> None:
        assert check(changed(nonsense=1)) == [
            Violation("1 card is not in the core set", "arkham/basics/3.2", ("core/nonsense",))
        ]

    def test_an_investigator_among_the_cards(self) -> None:
        assert check(changed(daisy_walker=1)) == [
            Violation(
                "an investigator is not one of the cards of a deck",
                "ahlcg/deckbuilding/one-investigator",
                ("core/daisy-walker",),
            )
        ]

    @pytest.mark.parametrize(
        ("investigator", "what"),
        [
            ("core/machete", "Machete is not an investigator"),
            ("core/nobody", "no investigator has the id core/nobody"),
        ],
    )
    def test_a_deck_is_built_around_an_investigator(self, investigator: str, what: str) -> None:
        assert check(replace(ROLAND, investigator=investigator)) == [
            Violation(f"{what}, and a deck is built around one", "ahlcg/deckbuilding/one-investigator", (investigator,))
        ]

    def test_an_unknown_format(self) -> None:
        with pytest.raises(UserError, match="There is no format called “draft”; there are campaign, standalone"):
            check(ROLAND, "draft")


def rich_deck(experience: int, weaknesses: int) -> InvestigatorDeck:
    """Return a deck for Roland whose cards are worth this much, with this many weaknesses to draw."""
    prices = {"shotgun_4": 4, "bulletproof_vest_3": 3, "elder_sign_amulet_3": 3, "police_badge_2": 2, "beat_cop_2": 2}
    prices |= {"disc_of_itzamna_2": 2, "encyclopedia_2": 2, "extra_ammunition_1": 1, "magnifying_glass_1": 1}
    bought: Counter[str] = Counter()
    left = experience
    for name, price in prices.items():
        bought[name] = min(2, left // price)
        left -= bought[name] * price
    assert left == 0
    upgraded = {name: 0 for name in ("beat_cop", "magnifying_glass") if experience}
    deck = changed(ROLAND, silver_twilight_acolyte=0, **upgraded, **bought)
    cards = dict(deck.cards)
    for card in [card for card in cards if load()[card].level == 0]:
        surplus = sum(n for one, n in cards.items() if load()[one].level is not None) - 30
        cards[card] -= min(cards[card], max(0, surplus))
    return replace(deck, cards={c: n for c, n in cards.items() if n}, random_weaknesses=weaknesses)


class TestStandalone:
    """ahlcg/standalone-mode/a"""

    @pytest.mark.parametrize(
        ("experience", "more"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3), (39, 3)]
    )
    def test_experience_costs_weaknesses(self, experience: int, more: int) -> None:
        deck = rich_deck(experience, 1 + more)
        assert total_experience(deck) == experience
        assert check(deck, "standalone") == []

    @pytest.mark.parametrize(("has", "words"), [(0, "no random basic weaknesses"), (1, "1 random basic weakness")])
    def test_too_few_weaknesses(self, has: int, words: str) -> None:
        assert check(rich_deck(20, has), "standalone") == [
            Violation(
                f"{words}, and a standalone deck with 20 experience must have exactly 3", "ahlcg/standalone-mode/a"
            )
        ]

    @pytest.mark.parametrize(("level", "copies", "problem"), [(24, 2, False), (49, 1, False), (25, 2, True)])
    def test_fifty_are_too_many(self, level: int, copies: int, problem: bool) -> None:
        shotgun = replace(load()["core/shotgun-4"], level=level)
        hero = replace(load()["core/roland-banks"], deck_options=(("guardian", 99), ("neutral", 5), ("seeker", 2)))
        facts = {**load(), shotgun.id: shotgun, hero.id: hero}
        deck = changed(shotgun_4=copies, knife=2 - copies, silver_twilight_acolyte=0)
        deck = replace(deck, random_weaknesses=5)
        assert check(deck, "standalone", facts=facts) == (
            [
                Violation(
                    "cards worth 50 experience, and a standalone deck must stay below 50", "ahlcg/standalone-mode/a"
                )
            ]
            if problem
            else []
        )


class TestLaterKeywords:
    """No card of the core set is exceptional or permanent, so these are made up."""

    @staticmethod
    def facts(**changes: Any) -> Mapping[str, CardFacts]:
        badge = load()["core/police-badge-2"]
        return {**load(), badge.id: replace(badge, **changes)}

    def test_an_exceptional_card_costs_double(self) -> None:
        deck = changed(police_badge_2=1, knife=1)
        facts = self.facts(exceptional=True)
        assert total_experience(deck, facts=facts) == 4
        assert check(deck, experience=4, facts=facts) == []
        assert check(deck, experience=3, facts=facts) == [
            Violation(
                "cards worth 4 experience, and only 3 may be spent",
                "ahlcg/deckbuilding/exceptional-cost",
                ("core/police-badge-2",),
            )
        ]

    def test_one_copy_of_an_exceptional_title(self) -> None:
        deck = changed(police_badge_2=2, knife=0)
        assert check(deck, experience=8, facts=self.facts(exceptional=True)) == [
            Violation(
                "2 copies of Police Badge, and a deck may have at most 1 of an exceptional title",
                "ahlcg/deckbuilding/exceptional-limit",
                ("core/police-badge-2",),
            )
        ]

    def test_a_permanent_card_does_not_count_but_obeys_the_rest(self) -> None:
        deck = changed(police_badge_2=1)
        assert check(deck, experience=2, facts=self.facts(permanent=True)) == []
        assert check(deck, experience=2, facts=self.facts(permanent=True, class_="rogue")) == [
            Violation(
                "Roland Banks may not use Rogue cards", "ahlcg/deckbuilding/class-access", ("core/police-badge-2",)
            )
        ]
