"""Legality: every way to be illegal, with exactly the violations it brings."""

from collections.abc import Mapping

import pytest

from orne.coc.facts import load
from orne.coc.lists import banned, restricted
from orne.coc.search import in_edition
from orne.decks.coc import Deck, check, shipped, starter, story_deck
from orne.decks.coc.shipped import community
from orne.decks.shared.violation import Violation
from orne.kernel.errors import UserError

COVER_UP = "core/the-bootleg-whiskey-cover-up"


def filled(special: Mapping[str, int], size: int = 50, edition: str = "lcg-4") -> Deck:
    """Return a deck of the given cards, filled up with unremarkable ones."""
    avoid = {load(edition)[card].title for card in special} | restricted(edition) | banned(edition)
    cards = dict(special)
    for card in load(edition).values():
        room = size - sum(cards.values())
        if room > 0 and card.type == "event" and in_edition(card, edition) and card.title not in avoid:
            avoid |= {card.title}
            cards[card.id] = min(3, room)
    return Deck("Test", cards)


@pytest.mark.parametrize("edition", ["lcg-4", "lcg-3.0", "lcg-1.4", "ccg-2.0"])
def test_a_plain_deck_of_50_is_legal(edition: str) -> None:
    assert check(filled({}, edition=edition), edition) == []


def test_a_deck_may_be_as_large_as_one_likes() -> None:
    assert check(filled({}, size=200)) == []


def test_49_cards_of_the_collectible_game() -> None:
    assert check(filled({}, 49, "ccg-2.0"), "ccg-2.0") == [
        Violation("49 cards, and a deck needs at least 50", "coc/rule/ccg-deckbuilding")
    ]


def test_a_fourth_copy_of_a_title_is_refused() -> None:
    assert check(filled({"core/dagon": 4})) == [
        Violation("4 copies of Dagon, and a deck may have at most 3 of one title", "coc/basics/2.1", ("core/dagon",))
    ]


def test_copies_are_counted_by_title_whatever_the_descriptor() -> None:
    versions = ["core/cthulhu", "the-yuggoth-contract/cthulhu", "the-sleeper-below/cthulhu"]
    assert check(filled(dict.fromkeys(versions, 1))) == []
    assert check(filled(dict.fromkeys(versions, 2))) == [
        Violation("6 copies of Cthulhu, and a deck may have at most 3 of one title", "coc/basics/2.1", tuple(versions))
    ]


def test_the_collectible_game_allows_four_copies() -> None:
    assert check(filled({"ccg-promos/book-of-dzyan": 4}, edition="ccg-2.0"), "ccg-2.0") == []
    assert check(filled({"ccg-promos/book-of-dzyan": 5}, edition="ccg-2.0"), "ccg-2.0") == [
        Violation(
            "5 copies of Book of Dzyan, and a deck may have at most 4 of one title",
            "coc/basics/2.1",
            ("ccg-promos/book-of-dzyan",),
        )
    ]


def test_four_copies_of_a_conspiracy() -> None:
    assert check(filled({COVER_UP: 3})) == []
    assert check(filled({COVER_UP: 4})) == [
        Violation(
            "4 copies of The Bootleg Whiskey Cover-Up, and a deck may have at most 3 of one title",
            "coc/rulebook/conspiracy-copy-limit",
            (COVER_UP,),
        )
    ]


def test_two_restricted_titles() -> None:
    assert check(filled({"core/itinerant-scholar": 3})) == []
    assert check(filled({"core/itinerant-scholar": 1, "core/shocking-transformation": 1})) == [
        Violation(
            "2 restricted titles (Itinerant Scholar, Shocking Transformation), and a deck may have only one",
            "coc/list/restricted/rule",
            ("core/itinerant-scholar", "core/shocking-transformation"),
        )
    ]


def test_the_restricted_list_is_the_edition_s() -> None:
    deck = filled({"core/itinerant-scholar": 1, "core/shocking-transformation": 1})
    assert check(deck, "lcg-3.0") == []


def test_size_and_copies_bind_casual_decks_too() -> None:
    assert check(filled({"core/dagon": 4}, 49), format="casual") == check(filled({"core/dagon": 4}, 49))
    assert len(check(filled({"core/dagon": 4}, 49), format="casual")) == 2


def test_a_banned_title() -> None:
    bird = "dreamlands/magah-bird"
    deck = filled({bird: 1})
    assert check(deck) == []
    assert check(deck, "lcg-3.0") == [Violation("Magah Bird is banned", "coc/list/banned/lcg-3.0", (bird,))]
    assert check(deck, "lcg-1.4") == [Violation("Magah Bird is banned", "coc/list/banned/lcg-1.4", (bird,))]


def test_a_card_of_another_edition() -> None:
    assert check(filled({"ccg-promos/book-of-dzyan": 1})) == [
        Violation("1 card is not in edition lcg-4", "coc/basics/2.1", ("ccg-promos/book-of-dzyan",))
    ]
    deck = filled({})
    assert check(deck, "ccg-2.0") == [
        Violation(f"{len(deck.cards)} cards are not in edition ccg-2.0", "coc/basics/2.1", tuple(deck.cards))
    ]


class TestStoryDeck:
    def with_story(self, *story: str) -> list[Violation]:
        deck = filled({})
        return check(Deck(deck.name, deck.cards, story))

    def test_ten_different_stories(self) -> None:
        assert self.with_story(*story_deck()) == []

    @pytest.mark.parametrize(("stories", "told"), [(1, "1 card"), (9, "9 cards")])
    def test_a_story_deck_of_fewer_than_10_is_refused(self, stories: int, told: str) -> None:
        sentence = f"{told} in the story deck, which needs 10"
        assert self.with_story(*story_deck()[:stories]) == [Violation(sentence, "coc/basics/2.2")]

    def test_one_of_them_twice(self) -> None:
        stories = (*story_deck()[:9], story_deck()[0])
        assert self.with_story(*stories) == [
            Violation("a story deck has one copy of each story", "coc/basics/2.2", (stories[0],))
        ]

    def test_a_story_deck_holds_only_stories(self) -> None:
        assert self.with_story(*story_deck()[:9], "core/dagon") == [
            Violation("a story deck holds only stories", "coc/basics/2.2", ("core/dagon",))
        ]


class TestStarter:
    DECK = starter("miskatonic", "shub-niggurath", "A")

    def check(self, deck: Deck) -> list[Violation]:
        return check(deck, "lcg-4", "starter")

    def test_the_restricted_list_is_not_asked(self) -> None:
        assert {"core/itinerant-scholar", "core/shocking-transformation"} <= set(self.DECK.cards)
        assert self.check(self.DECK) == []

    def test_too_few_cards(self) -> None:
        cards = dict(self.DECK.cards)
        del cards["core/binding"]
        assert self.check(Deck("Test", cards)) == [
            Violation("46 cards, and a starter deck needs at least 47", "coc/basics/2.4"),
            Violation("1 card is left out of Miskatonic University", "coc/basics/2.4", ("core/binding",)),
        ]

    def test_a_starter_deck_with_both_packets_is_refused(self) -> None:
        both = {**self.DECK.cards, **starter("miskatonic", "shub-niggurath", "B").cards}
        assert self.check(Deck("Test", both)) == [
            Violation(
                "a starter deck takes one neutral packet: this one has packet A, packet B",
                "coc/rulebook/first-game-packets",
            )
        ]

    def test_a_starter_deck_without_a_packet_is_refused(self) -> None:
        cards = dict(list(self.DECK.cards.items())[:40])
        assert self.check(Deck("Test", cards)) == [
            Violation("40 cards, and a starter deck needs at least 47", "coc/basics/2.4"),
            Violation(
                "a starter deck takes one neutral packet, and this one has none", "coc/rulebook/first-game-packets"
            ),
        ]

    def test_a_starter_deck_of_three_blocks_is_refused(self) -> None:
        three = {**self.DECK.cards, **starter("miskatonic", "hastur", "A").cards}
        assert self.check(Deck("Test", three)) == [
            Violation(
                "a starter deck takes two faction blocks: this one has Miskatonic University, Hastur, Shub-Niggurath",
                "coc/basics/2.4",
            )
        ]

    def test_a_card_of_no_block(self) -> None:
        assert self.check(Deck("Test", {**self.DECK.cards, COVER_UP: 1})) == [
            Violation("1 card is in no block and no packet of the core set", "coc/basics/2.4", (COVER_UP,))
        ]

    def test_the_collectible_game_has_none(self) -> None:
        with pytest.raises(UserError, match=r"Edition ccg-2\.0 has no starter decks; choose an edition of the living"):
            check(self.DECK, "ccg-2.0", "starter")


def test_a_starter_deck_is_too_small_for_standard_play() -> None:
    assert check(starter("agency", "hastur", "A")) == [
        Violation("47 cards, and a deck needs at least 50", "coc/basics/2.1")
    ]


def test_unknown_editions_and_formats() -> None:
    deck = filled({})
    with pytest.raises(UserError) as error:
        check(deck, "lcg-5")
    assert str(error.value) == "There is no edition called “lcg-5”; did you mean lcg-4?"
    with pytest.raises(UserError) as error:
        check(deck, "lcg-4", "legacy")
    assert str(error.value) == "There is no format called “legacy”; there are standard, casual, starter."


def test_the_community_decks_break_no_rule_but_the_later_restricted_list() -> None:
    rulings = {name: [violation.ruling for violation in check(shipped(name))] for name in community()}
    legal = {name for name in rulings if not rulings[name]}
    assert legal == {f"pacta-arcana-{number}" for number in ("02", "06", "09", "10", "11", "14", "15", "17")}
    assert all(rulings[name] == ["coc/list/restricted/rule"] for name in rulings if name not in legal)
