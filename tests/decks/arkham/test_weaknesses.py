"""Drawing random basic weaknesses."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from tests.decks.arkham.test_legality import changed

from orne.arkham.facts import basic_weaknesses, load
from orne.decks.arkham import draw_weaknesses, random_basic_weakness
from orne.kernel.errors import UserError


class TestWeaknesses:
    def test_the_same_seed_draws_the_same_and_all_come_up(self) -> None:
        drawn = [random_basic_weakness(seed) for seed in range(300)]
        assert drawn == [random_basic_weakness(seed) for seed in range(300)]
        assert set(drawn) == set(basic_weaknesses())
        assert random_basic_weakness("a word") == random_basic_weakness("a word")

    def test_what_is_taken_cannot_be_drawn(self) -> None:
        taken = [card for card in basic_weaknesses() if card != "core/haunted"]
        assert {random_basic_weakness(seed, taken) for seed in range(20)} == {"core/haunted"}
        with pytest.raises(UserError, match="No basic weakness is left to draw; the box has only ten"):
            random_basic_weakness(1, basic_weaknesses())

    def test_one_of_a_trait(self) -> None:
        assert {random_basic_weakness(seed, trait="Madness") for seed in range(100)} == {
            f"core/{name}" for name in ("amnesia", "paranoia", "psychosis", "hypochondria")
        }

    def test_a_whole_table_draws_the_whole_pool(self) -> None:
        deck = replace(changed(silver_twilight_acolyte=0), random_weaknesses=4)
        first = draw_weaknesses(deck, 7)
        assert (first.size, first.random_weaknesses) == (36, 0)
        taken = [card for card in first.each() if load()[card].weakness == "basic"]
        rest = draw_weaknesses(replace(deck, random_weaknesses=6), 8, taken)
        drawn = [card for card in rest.each() if load()[card].weakness == "basic"]
        assert Counter(taken) + Counter(drawn) == Counter(basic_weaknesses())
        assert draw_weaknesses(deck, 7) == first
