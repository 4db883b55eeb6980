"""The Rogue cards of the core set."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import DAISY, SKIDS
from tests.arkham.look import asset, bare, foe, idle, keys, me, place, refs
from tests.look import kind_asked, prompt, seat_asked

"""Willpower 3, intellect 5, combat 2, agility 2, and nothing that asks questions in a test."""
"""Willpower 2, intellect 3, combat 3, agility 4."""


# ---- weapons


@pytest.mark.parametrize(("token", "damage"), [("+1", 1), ("+2", 2)])
def test_switchblade_deals_more_only_if_it_succeeds_by_two(token: str, damage: int) -> None:
    """Combat 3 against a fight value of 3; arkham/basics/6.28."""
    game = build(
        Inv(SKIDS, play=["switchblade"], resources=0), enemies=[Foe("ravenous-ghoul", engaged=0)], bag=(token,)
    )
    game.choose("use core/switchblade")
    ghoul = foe(game, "ravenous-ghoul")
    assert ghoul["damage"] == damage
    assert me(game)["actions"] == 2
    assert me(game)["damage"] == 0  # fighting provokes nobody
    assert idle(game)


def test_switchblade_is_fast_and_takes_a_hand() -> None:
    """6.14: no action and no attack of opportunity, but slots count."""
    game = build(Inv(DAISY, hand=["switchblade"], play=["baseball-bat"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("play core/switchblade")
    assert me(game)["actions"] == 3
    assert me(game)["damage"] == 0
    assert refs(game) == ["switchblade", "ghoul-minion"]
    assert bare(me(game)["discard"]) == ["baseball-bat"]
    assert "use core/switchblade" in keys(game)


def test_switchblade_without_an_enemy_is_not_offered() -> None:
    game = build(Inv(DAISY, play=["switchblade"]))
    assert "use core/switchblade" not in keys(game)


@pytest.mark.parametrize(("token", "damage"), [("-3", 0), ("-2", 1), ("-1", 1), ("0", 2)])
def test_derringer_spends_ammo_for_two_combat_and_perhaps_damage(token: str, damage: int) -> None:
    """Combat 3 + 2 against 3: fails by 1, or succeeds by 0, 1 or 2."""
    game = build(
        Inv(SKIDS, play=["41-derringer"], resources=0), enemies=[Foe("ravenous-ghoul", engaged=0)], bag=(token,)
    )
    game.choose("use core/41-derringer")
    ghoul = foe(game, "ravenous-ghoul")
    assert ghoul["damage"] == damage
    gun = asset(game, "41-derringer")
    assert gun["tokens"] == 2
    assert idle(game)


def test_derringer_without_ammo_stays_but_cannot_shoot() -> None:
    """ahlcg/uses/e."""
    game = build(Inv(SKIDS, play=[In("41-derringer", tokens=0)]), enemies=[Foe("ghoul-minion", engaged=0)])
    assert "use core/41-derringer" not in keys(game)
    assert "41-derringer" in refs(game)


def test_extra_damage_by_margin_is_not_dealt_to_a_companion_on_failure() -> None:
    """The failed attack hurts the other investigator by its plain damage."""
    game = build(
        Inv(SKIDS, play=["switchblade"], resources=0),
        Inv(DAISY),
        enemies=[Foe("ravenous-ghoul", engaged=1)],
        bag=("-3",),
    )
    game.choose("use core/switchblade")
    assert me(game, 1)["damage"] == 1
    assert idle(game)


def test_backstab_uses_agility_and_deals_three() -> None:
    """arkham/basics/6.2, 6.25: a Fight, so nobody attacks; an agility test, so agility icons count."""
    game = build(
        Inv(SKIDS, hand=["backstab", "cat-burglar-1", "41-derringer"], resources=3),
        enemies=[Foe("flesh-eater", engaged=0)],
        bag=("-1",),
    )
    game.choose("play core/backstab")
    assert keys(game) == ["commit core/cat-burglar-1", "done"]  # combat icons do not fit
    game.choose("commit core/cat-burglar-1")
    eater = foe(game, "flesh-eater")  # agility 4 + 1 - 1 against 4
    assert eater["damage"] == 3
    assert (me(game)["damage"], me(game)["horror"], me(game)["resources"]) == (0, 0, 0)
    assert sorted(bare(me(game)["discard"])) == ["backstab", "cat-burglar-1"]
    assert idle(game)


def test_sneak_attack_hits_only_exhausted_enemies_and_provokes_the_others() -> None:
    """arkham/basics/6.2."""
    game = build(
        Inv(DAISY, hand=["sneak-attack"]),
        enemies=[Foe("swarm-of-rats", engaged=0), Foe("ghoul-minion", exhausted=True), Foe("acolyte", exhausted=True)],
    )
    game.choose("play core/sneak-attack")
    assert me(game)["damage"] == 1  # the rats
    assert keys(game) == ["damage core/ghoul-minion", "damage core/acolyte"]
    game.choose("damage core/ghoul-minion")
    assert "ghoul-minion" not in refs(game)
    assert bare(me(game)["discard"]) == ["sneak-attack"]
    assert idle(game)


def test_sneak_attack_needs_an_exhausted_enemy() -> None:
    game = build(Inv(DAISY, hand=["sneak-attack"]), enemies=[Foe("swarm-of-rats", engaged=0)])
    assert "play core/sneak-attack" not in keys(game)


# ---- Burglary, Pickpocketing


def test_burglary_brings_resources_instead_of_clues() -> None:
    """arkham/basics/6.76: even where there are no clues; 6.2: investigating provokes."""
    game = build(
        Inv(DAISY, play=["burglary"], resources=0),
        locations=[Place("hallway", clues=1)],
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("use core/burglary")
    assert (me(game)["resources"], me(game)["clues"], me(game)["damage"]) == (3, 0, 1)
    assert place(game, "hallway")["clues"] == 1
    assert "use core/burglary" not in keys(game)  # exhausted
    assert idle(game)


def test_burglary_gets_no_help_from_deduction() -> None:
    """arkham/basics/6.78."""
    game = build(Inv(DAISY, hand=["deduction"], play=["burglary"], resources=0), locations=[Place("hallway", clues=2)])
    game.play("use core/burglary", "commit core/deduction")
    assert (me(game)["resources"], me(game)["clues"]) == (3, 0)
    assert idle(game)


def test_burglary_needs_a_place_to_investigate() -> None:
    """Behind a Locked Door there is nothing to burgle."""
    game = build(Inv(DAISY, play=["burglary"]), locations=[Place("hallway", clues=1, attached=("locked-door",))])
    assert keys(game) == ["draw", "resource", "use core/locked-door", "end turn"]


def test_burglary_failed_brings_nothing() -> None:
    game = build(Inv(DAISY, play=["burglary"], resources=0), locations=["hallway"], bag=("auto-fail",))
    game.choose("use core/burglary")
    assert me(game)["resources"] == 0
    burglary = asset(game, "burglary")
    assert burglary["exhausted"]


def test_pickpocketing_draws_after_an_evasion_once() -> None:
    """arkham/basics/6.33, 6.21: offered, not fired, and to its controller."""
    game = build(
        Inv(SKIDS, play=["pickpocketing"], resources=0),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("evade core/ghoul-minion")
    assert keys(game) == ["react core/pickpocketing", "pass"]
    game.choose("react core/pickpocketing")
    assert len(me(game)["hand"]) == 1
    game.choose("evade core/swarm-of-rats")
    assert len(me(game)["hand"]) == 1
    assert idle(game)


def test_pickpocketing_is_for_ones_own_evasions() -> None:
    game = build(Inv(SKIDS, resources=0), Inv(DAISY, play=["pickpocketing"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("evade core/ghoul-minion")
    assert seat_asked(game) == 0
    assert len(me(game, 1)["hand"]) == 0


def test_pickpocketing_answers_automatic_evasion_but_no_disengaging() -> None:
    """arkham/basics/6.33."""
    game = build(
        Inv(DAISY, hand=["elusive"], play=["pickpocketing", "stray-cat"]),
        locations=["hallway", "parlor"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    elsewhere = game.copy()
    game.choose("use core/stray-cat")
    assert keys(game) == ["react core/pickpocketing", "pass"]
    elsewhere.choose("play core/elusive")
    assert kind_asked(elsewhere) == "turn"


# ---- Leo De Luca


@pytest.mark.parametrize("leo", ["leo-de-luca", "leo-de-luca-1"])
def test_leo_gives_four_actions_each_turn(leo: str) -> None:
    game = build(Inv(DAISY, play=[leo, "forbidden-knowledge"], resources=0), step="2.2 next turn begins", active=None)
    for _ in range(4):
        game.choose("resource")
    assert me(game)["resources"] == 4
    assert keys(game) == ["use core/forbidden-knowledge", "end turn"]


def test_leo_played_in_the_turn_gives_his_action_at_once() -> None:
    game = build(Inv(DAISY, hand=["leo-de-luca", "leo-de-luca-1"], play=["forbidden-knowledge"], resources=11))
    game.choose("play core/leo-de-luca")
    assert "play core/leo-de-luca-1" not in keys(game)  # unique
    for _ in range(3):
        game.choose("resource")
    assert keys(game) == ["use core/forbidden-knowledge", "end turn"]


def test_a_second_leo_after_the_first_has_died_gives_another_action() -> None:
    """arkham/basics/6.82: four actions with the first, two of them used, then a fifth with the second."""
    game = build(
        Inv(DAISY, hand=["leo-de-luca-1"], play=[In("leo-de-luca", horror=1), "forbidden-knowledge"], resources=5),
        step="2.2 next turn begins",
        active=None,
    )
    game.play("draw", "use core/forbidden-knowledge", "horror core/leo-de-luca", "play core/leo-de-luca-1")
    assert prompt(game) == "Your turn: 3 actions left"


def test_leo_leaving_takes_his_unused_action_along() -> None:
    """arkham/basics/1.5."""
    game = build(
        Inv(DAISY, play=[In("leo-de-luca", horror=1), "forbidden-knowledge", "hard-knocks"], resources=0),
        step="2.2 next turn begins",
        active=None,
        locations=["hallway"],
    )
    game.play("use core/forbidden-knowledge", "horror core/leo-de-luca")
    assert "leo-de-luca" not in refs(game)
    assert prompt(game) == "Your turn: 3 actions left"


def test_leo_leaving_takes_no_used_action_back() -> None:
    """arkham/basics/6.9: the first action had used his."""
    game = build(
        Inv(DAISY, play=[In("leo-de-luca", horror=1), "forbidden-knowledge"], resources=0),
        step="2.2 next turn begins",
        active=None,
        locations=["hallway"],
    )
    game.play("resource", "use core/forbidden-knowledge", "horror core/leo-de-luca")
    assert prompt(game) == "Your turn: 3 actions left"


# ---- Hard Knocks


def test_hard_knocks_any_number_of_times_in_a_test_of_that_skill() -> None:
    """arkham/basics/6.72, 6.92."""
    game = build(Inv(DAISY, play=["hard-knocks"], resources=2), enemies=[Foe("ravenous-ghoul", engaged=0)], bag=("-1",))
    assert not any("hard-knocks" in key for key in keys(game))
    game.choose("fight core/ravenous-ghoul")
    assert keys(game) == ["use core/hard-knocks ability 1", "pass"]
    game.play("use core/hard-knocks ability 1", "use core/hard-knocks ability 1")
    ghoul = foe(game, "ravenous-ghoul")  # 2 + 2 - 1 against 3
    assert ghoul["damage"] == 1
    assert me(game)["resources"] == 0
    assert idle(game)


def test_hard_knocks_raises_agility_too() -> None:
    game = build(Inv(DAISY, play=["hard-knocks"], resources=1), enemies=[Foe("ghoul-minion", engaged=0)], bag=("-1",))
    game.choose("evade core/ghoul-minion")
    assert keys(game) == ["use core/hard-knocks ability 2", "pass"]
    game.choose("use core/hard-knocks ability 2")
    ghoul = foe(game, "ghoul-minion")
    assert ghoul["exhausted"]


# ---- Elusive, Cat Burglar


def test_elusive_goes_to_any_revealed_location_without_enemies() -> None:
    """arkham/basics/6.57, 6.79: connected or not, never the present one; fast, so nobody attacks."""
    game = build(
        Inv(DAISY, at=1, hand=["elusive"]),
        locations=["hallway", "parlor", "your-house", Place("attic", revealed=False), "study"],
        enemies=[
            Foe("ghoul-minion", engaged=0),
            Foe("swarm-of-rats", engaged=0, exhausted=True),
            Foe("acolyte", at="hallway"),
        ],
    )
    game.choose("play core/elusive")
    assert keys(game) == ["move core/your-house", "move core/study"]
    game.choose("move core/study")
    assert me(game)["location"] == "study"
    for ref in ("ghoul-minion", "swarm-of-rats"):
        left = foe(game, ref)
        assert (left["engaged"], left["location"]) == (None, "parlor")
    assert (me(game)["damage"], me(game)["actions"], me(game)["resources"]) == (0, 3, 3)
    assert idle(game)


def test_elusive_without_a_haven_only_breaks_engagements_of_exhausted_enemies() -> None:
    """arkham/basics/1.16: a ready enemy engages again at once."""
    game = build(
        Inv(DAISY, hand=["elusive"]),
        locations=["hallway"],
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0, exhausted=True)],
    )
    game.choose("play core/elusive")
    ghoul, rats = foe(game, "ghoul-minion"), foe(game, "swarm-of-rats")
    assert ghoul["engaged"] == 0
    assert rats["engaged"] is None
    assert me(game)["location"] == "hallway"


@pytest.mark.parametrize("card", ["elusive", "cat-burglar-1"])
def test_twisting_paths_stop_the_move_alone(card: str) -> None:
    """arkham/basics/6.57: the engagements are broken, but a ready enemy engages again."""
    game = build(
        Inv(DAISY, hand=[card] if card == "elusive" else [], play=["cat-burglar-1"]),
        scenario="the-devourer-below",
        locations=["arkham-woods-twisting-paths", "main-path"],
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0, exhausted=True)],
        bag=("auto-fail",),
    )
    game.choose(f"play core/{card}" if card == "elusive" else f"use core/{card}")
    assert me(game)["location"] == "arkham-woods-twisting-paths"
    assert (foe(game, "ghoul-minion")["engaged"], foe(game, "swarm-of-rats")["engaged"]) == (0, None)
    assert idle(game)


def test_elusive_only_in_ones_own_turn() -> None:
    game = build(Inv(DAISY), Inv(SKIDS, hand=["elusive"]), locations=["hallway", "parlor"])
    assert seat_asked(game) == 0


def test_cat_burglar_gives_agility_and_slips_away_unharmed() -> None:
    """Arkham/basics/6.57."""
    game = build(
        Inv(SKIDS, play=["cat-burglar-1"], resources=0),
        locations=["hallway", "parlor"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    assert me(game)["skills"]["agility"] == 5
    game.choose("use core/cat-burglar-1")
    assert me(game)["location"] == "parlor"
    ghoul = foe(game, "ghoul-minion")
    assert (ghoul["engaged"], ghoul["location"], ghoul["exhausted"]) == (None, "hallway", False)
    assert (me(game)["damage"], me(game)["horror"], me(game)["actions"]) == (0, 0, 2)
    assert "use core/cat-burglar-1" not in keys(game)
    assert idle(game)


def test_cat_burglar_is_no_use_without_any_effect() -> None:
    """Neither an enemy to leave nor a place to go to; each alone is enough (ahlcg/event-cards/f)."""
    at_rest = build(Inv(DAISY, play=["cat-burglar-1"]), locations=["hallway"])
    assert keys(at_rest) == ["investigate core/hallway", "draw", "resource", "end turn"]
    assert "use core/cat-burglar-1" in keys(build(Inv(DAISY, play=["cat-burglar-1"]), locations=["hallway", "parlor"]))
    engaged = build(Inv(DAISY, play=["cat-burglar-1"]), locations=["hallway"], enemies=[Foe("acolyte", engaged=0)])
    assert "use core/cat-burglar-1" in keys(engaged)


def test_cat_burglar_may_run_into_another_enemy() -> None:
    """arkham/basics/6.29."""
    game = build(
        Inv(SKIDS, play=["cat-burglar-1"]), locations=["hallway", "parlor"], enemies=[Foe("acolyte", at="parlor")]
    )
    game.choose("use core/cat-burglar-1")
    acolyte = foe(game, "acolyte")
    assert acolyte["engaged"] == 0


# ---- luck


def test_sure_gamble_turns_a_number_round() -> None:
    game = build(Inv(DAISY, hand=["sure-gamble-3"]), enemies=[Foe("flesh-eater", engaged=0)], bag=("-2",))
    game.choose("fight core/flesh-eater")
    assert keys(game) == ["play core/sure-gamble-3", "pass"]
    game.choose("play core/sure-gamble-3")
    eater = foe(game, "flesh-eater")  # 2 + 2 against 4
    assert eater["damage"] == 1
    assert me(game)["resources"] == 3
    assert idle(game)


def test_sure_gamble_works_on_symbols() -> None:
    """arkham/basics/6.81: The Gathering's skull counts the Ghouls where one is."""
    game = build(Inv(DAISY, hand=["sure-gamble-3"]), enemies=[Foe("ravenous-ghoul", engaged=0)], bag=("skull",))
    game.play("fight core/ravenous-ghoul", "play core/sure-gamble-3")
    ghoul = foe(game, "ravenous-ghoul")  # 2 + 1 against 3
    assert ghoul["damage"] == 1


@pytest.mark.parametrize("token", ["0", "+1", "auto-fail", "skull"])
def test_sure_gamble_needs_a_negative_modifier(token: str) -> None:
    game = build(Inv(DAISY, hand=["sure-gamble-3"]), enemies=[Foe("acolyte", engaged=0)], bag=(token,))
    game.choose("fight core/acolyte")
    assert kind_asked(game) == "turn"


def test_sure_gamble_is_for_ones_own_token() -> None:
    game = build(Inv(DAISY), Inv(SKIDS, hand=["sure-gamble-3"]), enemies=[Foe("acolyte", engaged=0)], bag=("-1",))
    game.choose("fight core/acolyte")
    assert kind_asked(game) == "turn"


def test_sure_gamble_ends_the_nightgaunts_doubling() -> None:
    """arkham/basics/6.81: -2, doubled to -4, becomes +2."""
    game = build(
        Inv(DAISY, hand=["sure-gamble-3", "fearless"]), enemies=[Foe("hunting-nightgaunt", engaged=0)], bag=("-2",)
    )
    game.play("evade core/hunting-nightgaunt", "play core/sure-gamble-3")
    assert any(e.kind == "test succeeds" and (e.before, e.after) == (4, 3) for e in game.log)


def test_hot_streak_brings_ten() -> None:
    game = build(Inv(DAISY, hand=["hot-streak-4"], resources=3))
    game.choose("play core/hot-streak-4")
    assert (me(game)["resources"], me(game)["actions"]) == (10, 2)
    assert bare(me(game)["discard"]) == ["hot-streak-4"]


def test_opportunist_does_not_return_to_one_who_is_gone() -> None:
    """arkham/basics/1.24: the Goat Spawn's horror defeats its slayer in the middle of the test he succeeds in."""
    game = build(
        Inv(SKIDS, hand=["opportunist"], play=["45-automatic"], horror=5, resources=0),
        Inv(DAISY),
        enemies=[Foe("goat-spawn", engaged=0, damage=2)],
        bag=("+1",),
    )
    game.play("use core/45-automatic", "commit core/opportunist")  # 3 + 1 + 1 + 1 against 3
    assert any(entry.kind == "test succeeds" and entry.after == 3 for entry in game.log)
    assert game.state.gone == ["horror", ""]
    assert (game.state.hand[0], game.state.discard[0]) == ([], [])
    assert (kind_asked(game), seat_asked(game)) == ("turn", 1)
    assert idle(game)


def test_an_event_that_fights_is_not_offered_without_the_actions_it_costs() -> None:
    """arkham/basics/6.7: Frozen in Fear makes the first fight of the round cost an action more."""
    for actions, offered in ((1, False), (2, True)):
        game = build(
            Inv(SKIDS, hand=["backstab", "hot-streak-4"], threat=["frozen-in-fear"], actions=actions, resources=3),
            enemies=[Foe("flesh-eater", engaged=0)],
        )
        assert ("play core/backstab" in keys(game), "play core/hot-streak-4" in keys(game)) == (offered, True)
