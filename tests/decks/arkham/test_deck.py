"""An investigator's deck itself."""

from __future__ import annotations

import pytest

from orne.decks.arkham import InvestigatorDeck


class TestDeck:
    def test_is_not_changed_with_what_it_was_made_from(self) -> None:
        cards = {"core/knife": 2}
        deck = InvestigatorDeck("core/roland-banks", cards, random_weaknesses=1)
        cards["core/knife"] = 7
        assert (deck.each(), deck.size) == (("core/knife", "core/knife"), 3)
        assert hash(deck) == hash(InvestigatorDeck("core/roland-banks", {}, random_weaknesses=1))

    def test_no_deck_has_fewer_than_one_copy_or_than_0_weaknesses(self) -> None:
        with pytest.raises(ValueError, match="needs at least one copy"):
            InvestigatorDeck("core/roland-banks", {"core/knife": 0})
        with pytest.raises(ValueError, match="fewer than 0 weaknesses"):
            InvestigatorDeck("core/roland-banks", {}, random_weaknesses=-1)
