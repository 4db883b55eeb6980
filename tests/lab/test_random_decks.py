"""Random decks are legal, and the same number always gives the same game."""

from __future__ import annotations

from collections import Counter

import pytest

from orne.arkham.facts import load
from orne.coc.editions import EDITIONS
from orne.coc.rulebook import RULEBOOK
from orne.decks.arkham.legality import check as check_investigator
from orne.decks.coc import Deck
from orne.decks.coc.legality import check
from orne.kernel.game import Game
from orne.kernel.rng import Chance
from orne.lab.games import INVESTIGATORS, coc_game
from orne.lab.late_coc import late_coc_game
from orne.lab.random_decks import coc_deck, investigator_deck, story_deck


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "ccg-2.0"])
def test_random_decks_of_call_of_cthulhu_are_legal(edition: str) -> None:
    for number in range(10):
        chance = Chance(number)
        deck = Deck("random", Counter(coc_deck(chance, edition)), tuple(story_deck(chance, edition)))
        assert check(deck, edition) == []


@pytest.mark.parametrize("name", INVESTIGATORS)
def test_random_decks_of_investigators_are_legal(name: str) -> None:
    hero = next(card for card in load().values() if card.type == "investigator" and name in card.id)
    for number in range(5):
        assert check_investigator(investigator_deck(Chance(number), hero), "standalone") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_late_positions_begin_with_a_question(edition: str) -> None:
    for number in range(6):
        game = Game(RULEBOOK, late_coc_game(number, edition))
        assert game.decision is not None
        assert RULEBOOK.problems(game.state) == []


def test_a_game_by_number_is_the_same_every_time() -> None:
    for number in range(6):
        assert coc_game(number) == coc_game(number)
