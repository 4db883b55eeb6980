"""Random decks are legal, and the same number always gives the same game."""

from __future__ import annotations

from collections import Counter

import pytest

from orne.arkham.facts import load
from orne.coc.editions import EDITIONS
from orne.coc.facts import load as load_coc
from orne.coc.rulebook import RULEBOOK
from orne.decks.arkham.legality import check as check_investigator
from orne.decks.coc import Deck
from orne.decks.coc.legality import check
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.kernel.rng import Chance
from orne.lab.games import INVESTIGATORS, coc_game, coc_game_with
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


def test_games_may_be_asked_for_with_a_card_in_both_decks() -> None:
    card = "summons-of-the-deep/nocturnal-scavenger"
    game = Game(RULEBOOK, coc_game_with(5, [card, "core/dreamwalkers"]))
    kinds = game.state.catalogue.kinds
    mine = [each.owner for each in game.state.cards if kinds[each.kind].slug == card]
    assert (mine.count(0), mine.count(1)) == (3, 3)
    assert "core/dreamwalkers" in [kinds[each.kind].slug for each in game.state.cards]


def test_a_card_that_cannot_be_played_is_not_tried() -> None:
    with pytest.raises(UserError, match="There is no playable card “core/t-man”"):
        coc_game_with(1, ["core/t-man"])


@pytest.mark.parametrize("sets", [("secrets-of-arkham",), ("secrets-of-arkham", "the-yuggoth-contract")])
def test_decks_may_be_asked_for_of_some_sets(sets: tuple[str, ...]) -> None:
    for number in range(9):
        state = Game(RULEBOOK, coc_game_with(number, sets=sets)).state
        facts = [load_coc()[state.catalogue.kinds[each.kind].slug] for each in state.cards]
        assert {each.set for each in facts if each.type != "story"} <= set(sets)


def test_decks_of_some_sets_are_legal() -> None:
    for number in range(10):
        chance, sets = Chance(number), ("secrets-of-arkham",)
        deck = Deck(
            "random", Counter(coc_deck(chance, "lcg-4", (), sets)), tuple(story_deck(chance, "lcg-4", (), sets))
        )
        assert check(deck, "lcg-4") == []


def test_a_set_that_does_not_exist_or_is_too_small_for_decks_is_refused() -> None:
    with pytest.raises(UserError, match="There is no set “the-yugoth-contract”: did you mean the-yuggoth-contract"):
        coc_game_with(1, sets=("the-yugoth-contract",))
    with pytest.raises(UserError, match="Too few cards of ccg-promos can be played"):
        coc_game_with(1, sets=("ccg-promos",))


def test_a_game_by_number_is_the_same_every_time() -> None:
    for number in range(6):
        assert coc_game(number) == coc_game(number)
