"""What still happens when the investigator it began with has been eliminated: all that needs nobody (effects/c)."""

from __future__ import annotations

from orne.arkham.position import Foe, Inv, Place, build
from tests.arkham.look import damage_of_foes, foe, foes, hand, hurt, idle, in_turn, keys, seen, words

HOUSE: list[str | Place] = [Place("hallway", clues=2), "attic"]
WOODS: list[str | Place] = ["main-path", Place("ritual-site", revealed=False)]

# ---- results of a test


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
        Inv("daisy-walker", horror=8),
        Inv(),
        locations=HOUSE,
        enemies=[Foe("ghoul-priest", engaged=1)],
        bag=("cultist",),
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


# ---- what is forced


def test_an_act_sees_somebody_enter_who_falls_on_arrival() -> None:
    """The objective is about anybody who enters, and Roland did before the Deep One's horror (forced-abilities/c)."""
    game = build(
        Inv(horror=4),
        Inv("daisy-walker"),
        scenario="the-devourer-below",
        locations=WOODS,
        later_acts=["disrupting-the-ritual"],
        enemies=[Foe("young-deep-one", at="ritual-site")],
        encounter_deck=["ghoul-minion"] * 2,
    )
    game.choose("move core/ritual-site")
    assert (game.state.gone, seen(game)["act"]["card"]) == (["horror", ""], "core/disrupting-the-ritual")
    assert foes(game) == ["young-deep-one", "ghoul-minion"]
    assert in_turn(game, 1)
    assert idle(game)


def test_a_location_has_nothing_to_say_to_those_who_fell_on_arrival() -> None:
    game = build(Inv(horror=4), Inv("daisy-walker"), locations=HOUSE, enemies=[Foe("young-deep-one", at="attic")])
    game.choose("move core/attic")
    assert (game.state.gone, hurt(game, 1)) == (["horror", ""], (0, 0))
    assert "Attic takes effect." not in words(game)
    assert in_turn(game, 1)


def test_an_attack_that_kills_is_still_followed_by_its_doom() -> None:
    """Daisy had engaged Roland's Acolyte; it has attacked, whatever became of her (ahlcg/forced-abilities/c)."""
    game = build(
        Inv(at=1),
        Inv("daisy-walker", damage=4),
        locations=HOUSE,
        enemies=[Foe("silver-twilight-acolyte", engaged=1, owner=0)],
        active=1,
    )
    game.choose("resource")
    assert (game.state.gone, seen(game)["agenda"]["doom"]) == (["", "damage"], 1)
    assert in_turn(game, 0)


def test_the_turn_of_somebody_who_falls_in_it_ends_too() -> None:
    """Umôrdhoth readies at the end of every investigator's turn (ahlcg/timing/2-2-2-turn-ends)."""
    game = build(
        Inv(damage=8),
        Inv("daisy-walker"),
        scenario="the-devourer-below",
        locations=["main-path", "ritual-site"],
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site", exhausted=True), Foe("ghoul-minion", engaged=0)],
    )
    game.choose("resource")
    assert (game.state.gone, foe(game, "umordhoth")["exhausted"]) == (["damage", ""], False)
    assert in_turn(game, 1)


def test_an_enemy_that_came_with_the_fall_of_the_lead_still_gets_its_doom() -> None:
    """The second guard of the Ritual Site is an Acolyte; the first has driven the lead mad meanwhile."""
    game = build(
        Inv(horror=4),
        Inv("daisy-walker"),
        Inv("wendy-adams"),
        scenario="the-devourer-below",
        locations=WOODS,
        later_acts=["disrupting-the-ritual"],
        encounter_deck=["young-deep-one", "acolyte"],
    )
    game.play("move core/ritual-site", "lead core/daisy-walker")
    assert (game.state.gone, foe(game, "acolyte")["doom"]) == (["horror", "", ""], 1)
    assert keys(game) == ["turn core/daisy-walker", "turn core/wendy-adams"]
    assert idle(game)
