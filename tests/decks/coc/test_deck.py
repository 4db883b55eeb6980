"""The deck itself."""

import pickle

import pytest

from orne.decks.coc import Deck, missing

DECK = Deck("Two cards", {"core/cthulhu": 2, "core/dagon": 1}, ("core/rotting-away",))


def test_size_counts_copies_and_not_stories() -> None:
    assert DECK.size == 3


def test_each_repeats_a_card_for_every_copy() -> None:
    assert DECK.each() == ("core/cthulhu", "core/cthulhu", "core/dagon")


def test_a_deck_does_not_change_with_the_mapping_it_was_made_from() -> None:
    cards = {"core/cthulhu": 2}
    deck = Deck("One card", cards)
    cards["core/dagon"] = 1
    assert deck.cards == {"core/cthulhu": 2}


def test_a_card_needs_at_least_one_copy() -> None:
    with pytest.raises(ValueError, match="at least one copy"):
        Deck("None", {"core/cthulhu": 0})


def test_a_deck_can_be_sent_to_another_process_and_kept_in_a_set() -> None:
    assert pickle.loads(pickle.dumps(DECK)) == DECK
    assert len({DECK, pickle.loads(pickle.dumps(DECK))}) == 1


def test_missing_names_cards_and_stories_not_implemented_in_order() -> None:
    assert missing(DECK, {"core/dagon"}) == ["core/cthulhu", "core/rotting-away"]
    assert missing(DECK, {"core/cthulhu", "core/dagon", "core/rotting-away"}) == []
