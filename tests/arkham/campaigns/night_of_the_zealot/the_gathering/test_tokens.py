"""The Gathering: its chaos tokens."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.campaigns.night_of_the_zealot.the_gathering.look import enemy, keys, slugs
from tests.arkham.look import seen


@pytest.mark.parametrize(
    ("difficulty", "token", "ghouls", "damage", "horror", "success"),
    [
        ("standard", "skull", 0, 0, 0, True),
        ("standard", "skull", 2, 0, 0, True),
        ("standard", "skull", 3, 0, 0, False),
        ("easy", "cultist", 0, 0, 0, True),
        ("standard", "tablet", 0, 0, 0, True),
        ("standard", "tablet", 1, 1, 0, True),
        ("hard", "skull", 0, 0, 0, True),
        ("hard", "tablet", 0, 0, 0, False),
        ("expert", "tablet", 1, 1, 1, False),
    ],
)
def test_each_symbol_hurts_as_the_scenario_says(
    difficulty: str, token: str, ghouls: int, damage: int, horror: int, success: bool
) -> None:
    """Roland investigates the Hallway: 3 against 1, so a token of -2 still succeeds and one of -3 fails."""
    foes = [Foe("ghoul-minion", at="hallway", exhausted=True) for _ in range(ghouls)]
    game = build(Inv(), locations=(Place("hallway", clues=2),), enemies=foes, bag=(token,), difficulty=difficulty)
    game.choose("investigate core/hallway")
    me = seen(game, 0)["investigators"][0]
    assert (me["damage"], me["horror"], me["clues"]) == (damage, horror, int(success))


@pytest.mark.parametrize(
    ("difficulty", "token", "modifier"),
    [
        ("standard", "skull", -1),
        ("standard", "cultist", -1),
        ("standard", "tablet", -2),
        ("hard", "skull", -2),
        ("hard", "cultist", 0),
        ("hard", "tablet", -4),
    ],
)
def test_each_symbol_is_worth_what_the_scenario_says(difficulty: str, token: str, modifier: int) -> None:
    """Daisy's intellect of 5 hides nothing below 0; one Ghoul is here, another elsewhere."""
    foes = [Foe("ghoul-minion", at=where, exhausted=True) for where in ("hallway", "attic")]
    game = build(Inv("daisy-walker"), enemies=foes, bag=(token,), difficulty=difficulty)
    game.choose("investigate core/hallway")
    assert [each.before for each in game.log if each.kind in ("test succeeds", "test fails")] == [5 + modifier]


@pytest.mark.parametrize(
    ("difficulty", "bag", "horror"), [("standard", ("cultist",), 1), ("hard", ("cultist", "-4"), 2)]
)
def test_cultist_token_on_a_failure(difficulty: str, bag: tuple[str, ...], horror: int) -> None:
    """A failure costs 1 horror, on the hard side 2, where another token is revealed and counts too."""
    game = build(Inv(), locations=("cellar",), bag=bag, difficulty=difficulty, seed=3)
    game.choose("investigate core/cellar")
    assert _tokens(game) == list(bag)
    me = seen(game, 0)["investigators"][0]
    assert (me["damage"], me["horror"]) == (0, horror)


def test_the_cultist_of_the_easy_side_brings_no_further_token() -> None:
    game = build(Inv(), locations=("cellar",), bag=("cultist", "cultist"))
    game.choose("investigate core/cellar")
    assert _tokens(game) == ["cultist"]


def _tokens(game: Game[State]) -> list[str]:
    return [entry.after for entry in game.log if entry.kind == "token"]


def test_hard_skull_brings_a_ghoul_only_after_a_failed_test() -> None:
    """On a failure a Ghoul enemy of deck or discard pile is chosen, drawn, and the deck is shuffled."""
    deck = ("ancient-evils", "ghoul-minion", "swarm-of-rats")
    game = build(
        Inv(),
        locations=("cellar", "hallway"),
        bag=("skull",),
        difficulty="hard",
        encounter_deck=deck,
        encounter_discard=("icy-ghoul",),
    )
    game.choose("investigate core/cellar")
    assert keys(game) == ["take core/ghoul-minion", "take core/icy-ghoul"]
    game.choose("take core/ghoul-minion")
    assert enemy(game, "ghoul-minion")["engaged"] == 0
    assert slugs(game, game.state.encounter_deck) == ["ancient-evils", "swarm-of-rats"]
    calm = build(Inv(), locations=("hallway",), bag=("skull",), difficulty="hard", encounter_deck=deck)
    calm.choose("investigate core/hallway")
    assert calm.view(0)["enemies"] == []
