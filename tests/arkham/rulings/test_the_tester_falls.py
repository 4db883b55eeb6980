"""What is left of a skill test whose investigator is eliminated by one of its results (ahlcg/effects/c)."""

from __future__ import annotations

from orne.arkham.position import Foe, Inv, Place, build
from tests.arkham.look import damage_of_foes, foes, hand, hurt, idle, in_turn, keys

HOUSE = [Place("hallway", clues=2), "attic"]


def test_a_card_somebody_else_committed_still_rewards_them() -> None:
    game = build(
        Inv(horror=4, play=["machete"]),
        Inv("daisy-walker", hand=["overpower"]),
        scenario="the-devourer-below",
        enemies=[Foe("goat-spawn", engaged=0, damage=1)],
    )
    game.play("use core/machete", "commit core/overpower")
    assert keys(game) == ["apply damage", "apply core/overpower"]
    game.choose("apply damage")
    assert (game.state.gone, foes(game)) == (["horror", ""], [])
    assert hand(game, 1) == ["emergency-cache"]
    assert in_turn(game, 1)
    assert idle(game)


def test_a_failed_attack_still_hurts_whoever_the_enemy_is_engaged_with() -> None:
    game = build(
        Inv("daisy-walker", horror=8), Inv(), locations=HOUSE, enemies=[Foe("ghoul-priest", engaged=1)], bag=("cultist",)
    )
    game.choose("fight core/ghoul-priest")
    assert keys(game) == ["apply damage", "apply cultist"]
    game.choose("apply cultist")
    assert game.state.gone == ["horror", ""]
    assert (hurt(game, 1), damage_of_foes(game)) == ((1, 0), {"ghoul-priest": 0})
    assert in_turn(game, 1)
    assert idle(game)


def test_a_failed_cure_still_hurts_the_patient() -> None:
    for seed in range(20):
        game = build(
            Inv("daisy-walker", horror=8, play=["medical-texts"]),
            Inv(),
            locations=HOUSE,
            bag=("cultist", "-8"),
            difficulty="hard",
            seed=seed,
        )
        game.play("use core/medical-texts", "choose core/roland-banks")
        if keys(game) == ["apply Medical Texts", "apply cultist"]:
            game.choose("apply cultist")
            assert (game.state.gone, hurt(game, 1)) == (["horror", ""], (1, 0))
            assert idle(game)
            return
    raise AssertionError("no seed reveals the cultist first")


def test_what_concerns_only_the_tester_does_not_happen_any_more() -> None:
    game = build(
        Inv(horror=4, hand=["overpower"], play=["machete"]),
        Inv("daisy-walker", at=1),
        scenario="the-devourer-below",
        enemies=[Foe("goat-spawn", engaged=0, damage=1)],
    )
    game.play("use core/machete", "commit core/overpower", "apply damage")
    assert (game.state.gone, len(game.state.deck[0])) == (["horror", ""], 0)
    assert in_turn(game, 1)
    assert idle(game)
