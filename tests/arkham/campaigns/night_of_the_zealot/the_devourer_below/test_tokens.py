"""The Devourer Below: its chaos tokens."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.position import Foe, Inv, Place
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.campaigns.night_of_the_zealot.the_devourer_below.look import PATH, SITE, card, keys, woods


def skill_value(game: Game[State]) -> int:
    """The skill value of the last test."""
    return int([each.before for each in game.log if each.kind in ("test succeeds", "test fails")][-1])


@pytest.mark.parametrize(
    ("difficulty", "token", "value"),
    [
        ("easy", "skull", 4 - 2),
        ("standard", "skull", 4 - 2),
        ("hard", "skull", 4 - 3),
        ("expert", "skull", 4 - 3),
        ("easy", "cultist", 4 - 2),
        ("standard", "cultist", 4 - 2),
        ("hard", "cultist", 0),
        ("expert", "cultist", 0),
        ("easy", "tablet", 4 - 3),
        ("standard", "tablet", 4 - 3),
        ("hard", "tablet", 0),
        ("expert", "tablet", 0),
        ("standard", "elder thing", 0),
        ("expert", "elder thing", 0),
    ],
)
def test_each_symbol_counts_what_is_in_play(difficulty: str, token: str, value: int) -> None:
    """Roland's combat is 4; two Monsters are in play, one of them far away."""
    game = woods(
        enemies=[Foe("ghoul-minion", engaged=0), Foe("ghoul-minion", at="ritual-site")],
        bag=(token,),
        difficulty=difficulty,
    )
    game.choose("fight core/ghoul-minion")
    assert skill_value(game) == value


@pytest.mark.parametrize("token", ["elder thing", "tablet", "cultist"])
@pytest.mark.parametrize(("difficulty", "worth"), [("standard", (5, 3, 2)), ("hard", (7, 5, 4))])
def test_each_symbol_is_worth_what_the_scenario_says(token: str, difficulty: str, worth: tuple[int, int, int]) -> None:
    """With icons for +6 nothing is hidden by the floor of 0."""
    game = woods(
        Inv(hand=("overpower", "unexpected-courage", "vicious-blow", "vicious-blow")),
        enemies=[Foe("wizard-of-the-order", engaged=0)],
        bag=(token,),
        difficulty=difficulty,
    )
    game.choose("fight core/wizard-of-the-order")
    for each in ("overpower", "unexpected-courage", "vicious-blow", "vicious-blow"):
        game.choose(f"commit core/{each}")
    expected = {"elder thing": worth[0], "tablet": worth[1], "cultist": worth[2]}[token]
    assert skill_value(game) == 4 + 2 + 2 + 1 + 1 - expected


@pytest.mark.parametrize(("difficulty", "doom"), [("standard", 1), ("hard", 2)])
def test_the_cultist_puts_doom_on_the_nearest_enemy(difficulty: str, doom: int) -> None:
    game = woods(
        locations=[PATH, Place("arkham-woods-old-house", clues=1), SITE],
        enemies=[Foe("ghoul-minion", at="ritual-site"), Foe("acolyte", at="main-path", exhausted=True)],
        bag=("cultist",),
        difficulty=difficulty,
    )
    game.choose("investigate core/main-path")
    assert card(game, "acolyte").doom == doom
    assert card(game, "ghoul-minion").doom == 0


def test_the_lead_chooses_among_the_nearest() -> None:
    game = woods(
        Inv("core/daisy-walker"),
        Inv(),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("acolyte", at="main-path", exhausted=True)],
        bag=("cultist",),
        lead=1,
    )
    game.choose("fight core/acolyte")
    assert game.decision is not None
    assert (game.decision.seat, keys(game)) == (1, ["doom core/ghoul-minion", "doom core/acolyte"])
    game.choose("doom core/acolyte")
    assert card(game, "acolyte").doom == 1


def test_the_cultist_without_enemies_does_nothing() -> None:
    game = woods(bag=("cultist",))
    game.choose("investigate core/main-path")
    assert game.decision is not None
    assert game.decision.kind == "turn"


@pytest.mark.parametrize(("difficulty", "hurt"), [("standard", (1, 0)), ("hard", (1, 1))])
@pytest.mark.parametrize("near", [True, False])
def test_the_tablet_hurts_beside_a_monster(difficulty: str, hurt: tuple[int, int], near: bool) -> None:
    foe = Foe("ghoul-minion", at="main-path" if near else "ritual-site", exhausted=True)
    game = woods(enemies=[foe], bag=("tablet",), difficulty=difficulty)
    game.choose("investigate core/main-path")
    roland = card(game, "roland-banks")
    assert (roland.damage, roland.horror) == (hurt if near else (0, 0))


@pytest.mark.parametrize(("ancient", "tokens"), [(True, 2), (False, 1)])
def test_the_elder_thing_brings_another_token_before_an_ancient_one(ancient: bool, tokens: int) -> None:
    foes = [Foe("umordhoth", at="ritual-site", exhausted=True)] if ancient else []
    seen: set[tuple[Any, ...]] = set()
    for seed in range(12):
        game = woods(enemies=foes, bag=("elder thing", "0"), seed=seed)
        game.choose("investigate core/main-path")
        seen.add(tuple(each.after for each in game.log if each.kind == "token"))
    assert seen == {("0",), ("elder thing", "0")[:tokens]}


@pytest.mark.parametrize("token", ["skull", "cultist", "tablet"])
@pytest.mark.parametrize("difficulty", ["standard", "hard"])
def test_other_symbols_bring_no_further_token_before_an_ancient_one(token: str, difficulty: str) -> None:
    foes = [Foe("umordhoth", at="ritual-site", exhausted=True)]
    game = woods(enemies=foes, bag=(token, token), difficulty=difficulty)
    game.choose("investigate core/main-path")
    assert [each.after for each in game.log if each.kind == "token"] == [token]


def test_no_further_token_for_a_tester_who_is_defeated() -> None:
    """Shrivelling's horror at the elder thing defeats Agnes; the cultist is no longer revealed."""
    for seed in range(12):
        game = woods(
            Inv("core/agnes-baker", horror=7, play=("shrivelling",)),
            Inv(at=1),
            enemies=[Foe("umordhoth", at="ritual-site", exhausted=True), Foe("ghoul-minion", engaged=0)],
            bag=("elder thing", "cultist"),
            seed=seed,
        )
        game.choose("use core/shrivelling")
        while game.state.active == 0 and game.decision is not None:
            game.choose(keys(game)[-1])
        assert game.state.gone == ["horror", ""]
        assert [each.kind for each in game.log].count("token") == 1


@pytest.mark.parametrize("place", ["deck", "discard"])
def test_the_hard_skull_draws_a_monster_after_a_failure(place: str) -> None:
    deck, pile = (("acolyte", "ghoul-minion"), ()) if place == "deck" else (("acolyte",), ("ghoul-minion",))
    game = woods(
        enemies=[Foe("wizard-of-the-order", engaged=0, exhausted=True)],
        encounter_deck=deck,
        encounter_discard=pile,
        bag=("skull",),
        difficulty="hard",
    )
    game.choose("fight core/wizard-of-the-order")
    assert card(game, "ghoul-minion").threat == 0


def test_the_hard_skull_waits_for_the_end_of_the_test() -> None:
    """It is not a result to be put in order with others: Roland has his damage before the Monster comes."""
    game = woods(
        encounter_deck=("grasping-hands", "ghoul-minion"),
        step="1.4 encounter cards",
        active=None,
        bag=("skull",),
        difficulty="hard",
    )
    assert game.decision is not None
    assert game.decision.kind == "turn"
    assert (card(game, "ghoul-minion").threat, card(game, "roland-banks").damage) == (0, 3)
    told = [each.kind for each in game.log]
    assert told.index("hurt") < told.index("spawned")
    calm = woods(Inv("core/daisy-walker"), encounter_deck=("ghoul-minion",), bag=("skull",), difficulty="hard")
    calm.choose("investigate core/main-path")
    assert calm.view(0)["enemies"] == []
