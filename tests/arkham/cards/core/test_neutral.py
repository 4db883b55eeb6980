"""The Neutral cards."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import drawing
from tests.arkham.look import foe, foes, hurt, in_turn, keys, me, place
from tests.look import kind_asked, seat_asked


def test_knife_fights_with_1_more() -> None:
    """Combat 4 and 1 more against fight 4 with a token of -1."""
    game = build(Inv(play=("knife",)), enemies=[Foe("ghoul-priest", engaged=0)], bag=("-1",))
    game.choose("use core/knife ability 1")
    assert foe(game, "ghoul-priest")["damage"] == 1
    assert [each["card"] for each in me(game)["play"]] == ["core/knife"]
    assert hurt(game) == (0, 0)
    assert in_turn(game)


def test_thrown_knife_fights_with_2_more_and_deals_2() -> None:
    """The knife is discarded as a cost; the attack is a Fight and provokes nobody (6.1)."""
    game = build(
        Inv(play=("knife",)),
        enemies=[Foe("ghoul-priest", engaged=0), Foe("swarm-of-rats", engaged=0)],
        bag=("-2",),
    )
    game.choose("use core/knife ability 2")
    assert sorted(keys(game)) == ["fight core/ghoul-priest", "fight core/swarm-of-rats"]
    game.choose("fight core/ghoul-priest")
    assert foe(game, "ghoul-priest")["damage"] == 2
    assert me(game)["discard"] == ["core/knife"]
    assert hurt(game) == (0, 0)
    assert in_turn(game)


def test_thrown_knife_missing_is_gone_all_the_same() -> None:
    """Costs stay paid (1.9)."""
    game = build(Inv(play=("knife",)), enemies=[Foe("ghoul-minion", engaged=0)], bag=("auto-fail",))
    game.choose("use core/knife ability 2")
    assert foe(game, "ghoul-minion")["damage"] == 0
    assert me(game)["discard"] == ["core/knife"]


def test_knife_needs_an_enemy() -> None:
    """Nothing to fight, nothing offered."""
    game = build(Inv(play=("knife",)))
    assert not [key for key in keys(game) if "knife" in key]


def test_flashlight_takes_2_shroud_away_for_the_investigation() -> None:
    """Intellect 3 with -1 against shroud 4 less 2; one supply is spent, and the shroud is what it was."""
    game = build(Inv(play=("flashlight",)), locations=[Place("cellar", clues=2)], bag=("-1",))
    game.choose("use core/flashlight")
    assert me(game)["clues"] == 1
    assert place(game, "cellar") | {"clues": 1, "shroud": 4} == place(game, "cellar")
    assert me(game)["play"][0]["tokens"] == 2
    assert in_turn(game)


def test_flashlight_provokes_and_runs_out() -> None:
    """A bold Investigate gives no exemption (6.2); without supplies it stays, unusable (1.19)."""
    game = build(
        Inv(play=(In("flashlight", tokens=1),)),
        locations=[Place("cellar", clues=2)],
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("use core/flashlight")
    assert hurt(game) == (1, 0)
    assert me(game)["play"][0]["tokens"] == 0
    assert "use core/flashlight" not in keys(game)
    assert "investigate core/cellar" in keys(game)


def test_flashlight_to_shroud_0_fails_only_automatically() -> None:
    """Shroud 1 less 2 counts as 0, and so does a skill value below 0 (6.85)."""
    for token, clues in (("-8", 1), ("auto-fail", 0)):
        game = build(Inv(play=("flashlight",)), locations=[Place("attic", clues=1)], bag=(token,))
        game.choose("use core/flashlight")
        assert me(game)["clues"] == clues


def test_emergency_cache_gives_3_and_provokes() -> None:
    """It is a Play action (6.2)."""
    game = build(Inv(hand=("emergency-cache",)), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("play core/emergency-cache")
    assert me(game)["resources"] == 8
    assert me(game)["discard"] == ["core/emergency-cache"]
    assert me(game)["actions"] == 2
    assert hurt(game) == (1, 0)
    assert in_turn(game)


SKILLS = [
    ("perception", "investigate core/hallway"),
    ("overpower", "fight core/ghoul-minion"),
    ("manual-dexterity", "evade core/ghoul-minion"),
]


@pytest.mark.parametrize(("card", "action"), SKILLS)
@pytest.mark.parametrize(("token", "drawn"), [("0", 1), ("auto-fail", 0)])
def test_skill_cards_draw_on_success(card: str, action: str, token: str, drawn: int) -> None:
    """Two icons, and a card if the test succeeds; one of them at a time (1.8)."""
    game = build(Inv(hand=(card, card), deck=("knife",)), enemies=[Foe("ghoul-minion", engaged=0)], bag=(token,))
    game.choose(action)
    assert sorted(keys(game)) == [f"commit core/{card}", "done"]
    game.choose(f"commit core/{card}")
    while game.decision is not None and kind_asked(game) == "order":
        game.choose(0)
    assert in_turn(game)
    assert me(game)["hand"].count("core/knife") == drawn
    assert me(game)["discard"][-1] == f"core/{card}"
    assert card in me(game)["hand"][-1]


def test_guts_draws_for_a_willpower_test() -> None:
    """Willpower 3 and two icons against Rotting Remains, with a token of -2."""
    game = drawing("rotting-remains", Inv(hand=("guts",), deck=("knife",)), bag=("-2",))
    assert sorted(keys(game)) == ["commit core/guts", "done"]
    game.choose("commit core/guts")
    assert me(game)["hand"] == ["core/knife"]
    assert hurt(game) == (0, 0)
    assert in_turn(game)


def test_skill_cards_need_their_icon() -> None:
    """Guts cannot help to fight; Unexpected Courage can, once by title over all players (1.8)."""
    game = build(
        Inv(hand=("guts", "unexpected-courage")),
        Inv("daisy-walker", hand=("unexpected-courage",)),
        enemies=[Foe("ghoul-priest", engaged=0)],
        bag=("-2",),
    )
    game.choose("fight core/ghoul-priest")
    assert sorted(keys(game)) == ["commit core/unexpected-courage", "done"]
    game.choose("commit core/unexpected-courage")
    assert foe(game, "ghoul-priest")["damage"] == 1
    assert in_turn(game)


def test_a_skill_card_rewards_its_owner() -> None:
    """Overpower committed to another's test: its owner draws (6.78)."""
    game = build(
        Inv(deck=("knife",)),
        Inv("daisy-walker", hand=("overpower",), deck=("flashlight",)),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.choose("fight core/ghoul-minion")
    assert seat_asked(game) == 1
    assert sorted(keys(game)) == ["commit core/overpower", "done"]
    game.choose("commit core/overpower")
    game.choose("apply core/overpower")
    assert me(game, 1)["hand"] == ["core/flashlight"]
    assert me(game)["hand"] == []
    assert foe(game, "ghoul-minion")["damage"] == 1
    assert in_turn(game)


def test_bulletproof_vest_and_amulet_take_damage_and_horror() -> None:
    """The vest takes damage only, the amulet horror only (1.22)."""
    game = build(
        Inv(play=("bulletproof-vest-3", In("elder-sign-amulet-3", horror=3))),
        enemies=[Foe("ghoul-priest", engaged=0)],
        step="3.3 enemies attack",
    )
    assert sorted(keys(game)) == ["damage core/bulletproof-vest-3", "damage core/roland-banks"]
    game.play("damage core/bulletproof-vest-3", "damage core/bulletproof-vest-3")
    assert sorted(keys(game)) == ["horror core/elder-sign-amulet-3", "horror core/roland-banks"]
    game.choose("horror core/elder-sign-amulet-3")
    assert hurt(game) == (0, 1)
    assert me(game)["discard"] == ["core/elder-sign-amulet-3"]
    assert [each["damage"] for each in me(game)["play"]] == [2]
    assert foes(game) == ["ghoul-priest"]
