"""The Survivor cards of the core set."""

from __future__ import annotations

import pytest

from orne.arkham import values
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules.skill_test import no_tokens
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import DAISY
from tests.arkham.look import asset, bare, foe, idle, keys, me, place, refs, seen, table
from tests.look import kind_asked, seat_asked

"""Willpower 3, intellect 5, combat 2, agility 2, and nothing that asks questions in a test."""


# ---- assets


def test_leather_coat_takes_two_damage() -> None:
    game = build(Inv(DAISY, play=["leather-coat"]), enemies=[Foe("ghoul-priest", engaged=0)])
    game.choose("resource")
    assert keys(game) == ["damage core/daisy-walker", "damage core/leather-coat"]
    game.play("damage core/leather-coat", "damage core/leather-coat")
    assert (me(game)["damage"], me(game)["horror"]) == (0, 2)  # it has no sanity
    assert bare(me(game)["discard"]) == ["leather-coat"]


def test_dig_deep_for_agility_and_willpower() -> None:
    """arkham/basics/6.72."""
    game = build(Inv(DAISY, play=["dig-deep"], resources=1), enemies=[Foe("ravenous-ghoul", engaged=0)])
    other = game.copy()
    game.choose("evade core/ravenous-ghoul")
    assert keys(game) == ["use core/dig-deep ability 2", "pass"]
    game.choose("use core/dig-deep ability 2")
    assert foe(game, "ravenous-ghoul")["exhausted"]  # 2 + 1 against 3
    other.choose("fight core/ravenous-ghoul")
    assert kind_asked(other) == "turn"  # no combat


def test_dig_deep_raises_willpower_too() -> None:
    game = build(Inv(DAISY, play=["dig-deep", "shrivelling"], resources=1), enemies=[Foe("flesh-eater", engaged=0)])
    game.choose("use core/shrivelling")
    assert keys(game) == ["use core/dig-deep ability 1", "pass"]
    game.choose("use core/dig-deep ability 1")
    assert foe(game, "flesh-eater")["damage"] == 2  # 3 + 1 against 4


def test_scavenging_fetches_an_item_before_the_clue_is_found() -> None:
    """arkham/basics/6.22, 6.76: not a card committed to the same test."""
    game = build(
        Inv(DAISY, hand=["rabbits-foot"], play=["scavenging"], discard=["leather-coat", "elusive", "baseball-bat"]),
        locations=[Place("hallway", clues=1)],
    )
    game.play("investigate core/hallway", "commit core/rabbits-foot")
    assert keys(game) == ["react core/scavenging", "pass"]
    assert me(game)["clues"] == 0
    game.choose("react core/scavenging")
    assert keys(game) == ["take core/leather-coat", "take core/baseball-bat"]
    game.choose("take core/leather-coat")
    assert bare(me(game)["hand"]) == ["leather-coat"]
    assert sorted(bare(me(game)["discard"])) == ["baseball-bat", "elusive", "rabbits-foot"]
    assert (me(game)["clues"], asset(game, "scavenging")["exhausted"]) == (1, True)
    assert idle(game)


@pytest.mark.parametrize(("token", "offered"), [("0", True), ("-1", False), ("auto-fail", False)])
def test_scavenging_needs_a_success_by_two(token: str, offered: bool) -> None:
    """arkham/basics/6.76: even where there is no clue; intellect 5 against a shroud of 3."""
    game = build(
        Inv(DAISY, play=["scavenging"], discard=["leather-coat"]),
        locations=["southside-historical-society"],
        bag=(token,),
    )
    game.choose("investigate core/southside-historical-society")
    assert (kind_asked(game) == "reaction") is offered


def test_scavenging_minds_nobody_elses_investigation() -> None:
    """Roland succeeds by 2 beside her."""
    game = build(Inv("roland-banks"), Inv(DAISY, play=["scavenging"], discard=["leather-coat"]), locations=["hallway"])
    game.choose("investigate core/hallway")
    assert (seat_asked(game), kind_asked(game)) == (0, "turn")
    assert bare(me(game, 1)["discard"]) == ["leather-coat"]


def test_scavenging_without_items_is_not_offered() -> None:
    game = build(Inv(DAISY, play=["scavenging"], discard=["elusive"]), locations=["hallway"])
    game.choose("investigate core/hallway")
    assert kind_asked(game) == "turn"


def test_baseball_bat_hits_hard() -> None:
    game = build(Inv(DAISY, play=["baseball-bat"]), enemies=[Foe("flesh-eater", engaged=0)])
    game.choose("use core/baseball-bat")
    assert foe(game, "flesh-eater")["damage"] == 2  # 2 + 2 against 4
    assert "baseball-bat" in refs(game)


@pytest.mark.parametrize(("token", "kept"), [("skull", False), ("auto-fail", False), ("cultist", True), ("-4", True)])
def test_baseball_bat_breaks_on_a_skull_or_automatic_failure(token: str, kept: bool) -> None:
    """arkham/basics/6.17: after the attack."""
    game = build(Inv(DAISY, play=["baseball-bat"]), enemies=[Foe("swarm-of-rats", engaged=0)], bag=(token,))
    game.choose("use core/baseball-bat")
    assert ("baseball-bat" in refs(game)) is kept
    assert bare(me(game)["discard"]) == ([] if kept else ["baseball-bat"])
    assert idle(game)


def test_rabbits_foot_draws_after_a_failure() -> None:
    """arkham/basics/6.84: what it draws may be used at once if it fits."""
    game = build(
        Inv(DAISY, play=["rabbits-foot"], deck=["look-what-i-found", "elusive"], resources=2),
        locations=[Place("southside-historical-society", clues=3)],
        bag=("-4",),
    )
    game.choose("investigate core/southside-historical-society")  # 1 against 3
    assert keys(game) == ["react core/rabbits-foot", "pass"]
    game.choose("react core/rabbits-foot")
    assert keys(game) == ["play core/look-what-i-found", "pass"]
    game.choose("play core/look-what-i-found")
    assert (me(game)["clues"], place(game, "southside-historical-society")["clues"]) == (2, 1)
    assert asset(game, "rabbits-foot")["exhausted"]
    assert idle(game)


def test_rabbits_foot_not_after_success_nor_anothers_failure() -> None:
    game = build(Inv(DAISY, play=["rabbits-foot"]), locations=["hallway"])
    game.choose("investigate core/hallway")
    assert kind_asked(game) == "turn"
    game = build(Inv(DAISY), Inv("roland-banks", play=["rabbits-foot"]), locations=["hallway"], bag=("auto-fail",))
    game.choose("investigate core/hallway")
    assert (seat_asked(game), kind_asked(game)) == (0, "turn")


# ---- evading


def test_stray_cat_evades_any_common_enemy_here() -> None:
    """arkham/basics/6.80: even one engaged with a companion; no test, no attack."""
    game = build(
        Inv(DAISY, play=["stray-cat"]),
        Inv("roland-banks"),
        enemies=[
            Foe("ghoul-minion", engaged=0),
            Foe("acolyte", engaged=1),
            Foe("ghoul-priest", engaged=0),
            Foe("swarm-of-rats", exhausted=True),
            Foe("flesh-eater", at="attic"),
        ],
        bag=("auto-fail",),
    )
    game.choose("use core/stray-cat")
    assert keys(game) == ["evade core/ghoul-minion", "evade core/acolyte"]
    game.choose("evade core/acolyte")
    assert (foe(game, "acolyte")["exhausted"], foe(game, "acolyte")["engaged"]) == (True, None)
    assert bare(me(game)["discard"]) == ["stray-cat"]
    assert (me(game)["actions"], me(game)["damage"]) == (3, 0)
    assert idle(game)


def test_stray_cat_frees_one_from_an_exhausted_enemy() -> None:
    """Being evaded breaks the engagement, though the enemy cannot be exhausted again."""
    game = build(Inv(DAISY, play=["stray-cat"]), enemies=[Foe("acolyte", engaged=0, exhausted=True)])
    game.choose("use core/stray-cat")
    assert (foe(game, "acolyte")["exhausted"], foe(game, "acolyte")["engaged"]) == (True, None)
    assert idle(game)


@pytest.mark.parametrize(("answer", "hurt"), [("use core/stray-cat", 0), ("pass", 1)])
def test_stray_cat_saves_its_owner_from_a_companions_miss(answer: str, hurt: int) -> None:
    """ahlcg/fight-action/d: it counts whom the enemy is engaged with when the attack has failed."""
    game = build(
        Inv(DAISY),
        Inv("agnes-baker", play=["stray-cat"]),
        enemies=[Foe("ghoul-minion", engaged=1)],
        bag=("auto-fail",),
    )
    game.play("pass", "fight core/ghoul-minion", answer)
    while kind_asked(game) != "turn" or seat_asked(game) != 0:
        game.choose("pass" if "pass" in keys(game) else "damage core/agnes-baker")
    assert me(game, 1)["damage"] == hurt
    assert foe(game, "ghoul-minion")["exhausted"] is not bool(hurt)
    assert idle(game)


def test_stray_cat_needs_somebody_to_distract() -> None:
    game = build(Inv(DAISY, play=["stray-cat"]), enemies=[Foe("ghoul-priest", engaged=0)])
    assert "use core/stray-cat" not in keys(game)


def test_cunning_distraction_evades_all_here_at_once() -> None:
    """arkham/basics/6.2, 6.80: an Evade, so nobody attacks; all are evaded before anything answers."""
    game = build(
        Inv(DAISY, hand=["cunning-distraction"], play=["pickpocketing"]),
        Inv("roland-banks"),
        enemies=[Foe("ghoul-priest", engaged=0), Foe("acolyte", engaged=1), Foe("flesh-eater", at="attic")],
    )
    game.choose("play core/cunning-distraction")
    assert keys(game) == ["react core/pickpocketing", "pass"]
    for ref in ("ghoul-priest", "acolyte"):
        assert (foe(game, ref)["exhausted"], foe(game, ref)["engaged"]) == (True, None)
    game.choose("react core/pickpocketing")
    assert kind_asked(game) == "turn"  # exhausted, so not for the second enemy
    assert not foe(game, "flesh-eater")["exhausted"]
    assert (me(game)["damage"], me(game)["resources"], me(game)["actions"]) == (0, 0, 2)
    assert idle(game)


def test_survival_instinct_lets_one_leave_the_others_and_move() -> None:
    """arkham/basics/6.79, ahlcg/may: each part may be declined."""
    game = build(
        Inv(DAISY, hand=["survival-instinct"]),
        locations=["hallway", "parlor"],
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0), Foe("acolyte", engaged=0)],
    )
    game.play("evade core/ghoul-minion", "commit core/survival-instinct", "apply evade")
    assert keys(game) == ["yes", "no"]
    stays = game.copy()
    game.choose("yes")
    assert keys(game) == ["move core/parlor", "stay"]
    game.choose("move core/parlor")
    assert me(game)["location"] == "parlor"
    for ref, exhausted in (("ghoul-minion", True), ("swarm-of-rats", False), ("acolyte", False)):
        left = foe(game, ref)
        assert (left["engaged"], left["location"], left["exhausted"]) == (None, "hallway", exhausted)
    assert bare(me(game)["discard"]) == ["survival-instinct"]
    assert idle(game)
    stays.play("no", "move core/parlor")
    assert [foe(stays, ref)["engaged"] for ref in ("ghoul-minion", "swarm-of-rats", "acolyte")] == [None, 0, 0]
    assert foe(stays, "acolyte")["location"] == "parlor"


def test_survival_instinct_and_staying_means_being_engaged_again() -> None:
    """arkham/basics/1.16."""
    game = build(
        Inv(DAISY, hand=["survival-instinct"]),
        locations=["hallway", "parlor"],
        enemies=[Foe("ghoul-minion", engaged=0), Foe("acolyte", engaged=0)],
    )
    game.play("evade core/ghoul-minion", "commit core/survival-instinct", "apply evade", "yes", "stay")
    assert me(game)["location"] == "hallway"
    assert foe(game, "acolyte")["engaged"] == 0
    assert foe(game, "ghoul-minion")["engaged"] is None


def test_survival_instinct_before_the_evasion_itself() -> None:
    """The evaded enemy is not one of the others: it comes along engaged, and is evaded after that."""
    game = build(
        Inv(DAISY, hand=["survival-instinct"]),
        locations=["hallway", "parlor"],
        enemies=[Foe("ghoul-minion", engaged=0), Foe("acolyte", engaged=0)],
    )
    game.play("evade core/ghoul-minion", "commit core/survival-instinct")
    assert keys(game) == ["apply evade", "apply core/survival-instinct"]
    game.play("apply core/survival-instinct", "yes")
    assert keys(game) == ["move core/parlor", "stay"]
    game.choose("move core/parlor")
    minion, other = foe(game, "ghoul-minion"), foe(game, "acolyte")
    assert (minion["engaged"], minion["location"], minion["exhausted"]) == (None, "parlor", True)
    assert (other["engaged"], other["location"], other["exhausted"]) == (None, "hallway", False)
    assert idle(game)


def test_survival_instinct_asks_the_evader_and_only_in_evasions() -> None:
    """ahlcg/may."""
    game = build(
        Inv(DAISY),
        Inv("roland-banks", hand=["survival-instinct"]),
        locations=["hallway", "parlor"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.play("evade core/ghoul-minion", "commit core/survival-instinct", "apply evade")
    assert (seat_asked(game), keys(game)) == (0, ["move core/parlor", "stay"])
    game.choose("move core/parlor")
    assert (me(game, 0)["location"], me(game, 1)["location"]) == ("parlor", "hallway")
    game = build(
        Inv("skids-otoole", hand=["survival-instinct", "backstab"], resources=3),
        enemies=[Foe("flesh-eater", engaged=0)],
    )
    game.play("play core/backstab", "commit core/survival-instinct")
    assert kind_asked(game) == "turn"


def test_close_call_shuffles_an_evaded_enemy_away() -> None:
    """arkham/basics/6.33: any means of evading, by anybody at the same location."""
    game = build(
        Inv(DAISY, play=["stray-cat"]),
        Inv("roland-banks", hand=["close-call-2"], resources=2),
        enemies=[Foe("ghoul-minion", engaged=0)],
        encounter_deck=["ancient-evils", "ancient-evils"],
    )
    game.choose("use core/stray-cat")
    assert (seat_asked(game), keys(game)) == (1, ["play core/close-call-2", "pass"])
    game.choose("play core/close-call-2")
    assert "ghoul-minion" not in refs(game)
    assert seen(game, 0)["encounter_deck"] == 3
    assert me(game, 1)["resources"] == 0
    assert idle(game)


@pytest.mark.parametrize("enemy", [Foe("ghoul-priest", engaged=0), Foe("mob-enforcer", engaged=0, owner=0)])
def test_close_call_is_not_for_elites_and_weaknesses(enemy: Foe) -> None:
    """ahlcg/play-restrictions/a."""
    game = build(Inv(DAISY, hand=["close-call-2"]), enemies=[enemy], bag=("+2",))
    game.play(f"evade core/{enemy.card}", "done")
    assert foe(game, enemy.card)["exhausted"]
    assert kind_asked(game) == "turn"


def test_close_call_comes_too_late_for_an_enemy_that_has_left() -> None:
    """Ruth Turner's forced ability takes her to the victory display before anybody may react."""
    game = build(
        Inv(DAISY, play=["stray-cat"]),
        Inv("roland-banks", hand=["close-call-2"]),
        enemies=[Foe("ruth-turner", engaged=0)],
    )
    game.choose("use core/stray-cat")
    assert (seat_asked(game), kind_asked(game)) == (0, "turn")
    assert seen(game, 0)["victory"] == ["core/ruth-turner"]
    assert idle(game)


def test_close_call_neither_from_elsewhere_nor_into_an_empty_deck() -> None:
    """arkham/basics/1.13."""
    game = build(Inv(DAISY), Inv("roland-banks", at=1, hand=["close-call-2"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("evade core/ghoul-minion")
    assert seat_asked(game) == 0
    game = build(Inv(DAISY, hand=["close-call-2"]), enemies=[Foe("ghoul-minion", engaged=0)], encounter_deck=[])
    game.play("evade core/ghoul-minion", "done")
    assert kind_asked(game) == "turn"


# ---- failing


@pytest.mark.parametrize(("token", "offered"), [("-3", True), ("-4", True), ("-5", False), ("0", False)])
def test_look_what_i_found_after_failing_by_two_or_less(token: str, offered: bool) -> None:
    """Intellect 5 against a shroud of 3."""
    game = build(
        Inv(DAISY, hand=["look-what-i-found"], resources=2),
        locations=[Place("southside-historical-society", clues=1)],
        bag=(token,),
    )
    assert "play core/look-what-i-found" not in keys(game)  # arkham/basics/6.12
    game.choose("investigate core/southside-historical-society")
    game.choose("done")
    assert (kind_asked(game) == "reaction") is offered
    if offered:
        game.choose("play core/look-what-i-found")
        assert me(game)["clues"] == 1
        assert idle(game)


@pytest.mark.parametrize(("where", "offered"), [("hallway", True), ("southside-historical-society", False)])
def test_look_what_i_found_measures_an_automatic_failure_from_zero(where: str, offered: bool) -> None:
    """arkham/basics/6.28: shroud 1 is failed by 1, shroud 3 by 3."""
    game = build(Inv(DAISY, hand=["look-what-i-found"]), locations=[Place(where, clues=2)], bag=("auto-fail",))
    game.play(f"investigate core/{where}", "done")
    assert (kind_asked(game) == "reaction") is offered


def test_look_what_i_found_needs_clues_and_an_investigation() -> None:
    game = build(Inv(DAISY, hand=["look-what-i-found"]), locations=["hallway"], bag=("auto-fail",))
    game.play("investigate core/hallway", "done")
    assert kind_asked(game) == "turn"
    game = build(
        Inv(DAISY, hand=["look-what-i-found"]),
        locations=[Place("hallway", clues=1)],
        enemies=[Foe("swarm-of-rats", engaged=0)],
        bag=("auto-fail",),
    )
    game.choose("fight core/swarm-of-rats")
    assert kind_asked(game) == "turn"


@pytest.mark.parametrize(("lucky", "drawn"), [("lucky", 0), ("lucky-2", 1)])
def test_lucky_turns_a_failure_by_two(lucky: str, drawn: int) -> None:
    """arkham/basics/6.84: before "after you fail"; a second one is no longer wanted."""
    game = build(
        Inv(DAISY, hand=[lucky, "lucky" if drawn else "lucky-2"], play=["rabbits-foot"], resources=2),
        enemies=[Foe("flesh-eater", engaged=0)],
    )
    game.choose("fight core/flesh-eater")  # 2 against 4
    assert sorted(keys(game)) == ["pass", "play core/lucky", "play core/lucky-2"]
    game.choose(f"play core/{lucky}")
    assert kind_asked(game) == "turn"
    assert foe(game, "flesh-eater")["damage"] == 1
    assert len(me(game)["hand"]) == 1 + drawn
    assert me(game)["resources"] == 1
    assert idle(game)


def test_lucky_may_fall_short() -> None:
    game = build(Inv(DAISY, hand=["lucky"]), enemies=[Foe("flesh-eater", engaged=0)], bag=("-1",))
    game.play("fight core/flesh-eater", "play core/lucky")
    assert foe(game, "flesh-eater")["damage"] == 0
    assert bare(me(game)["discard"]) == ["lucky"]


def test_lucky_cannot_lift_an_automatic_failure() -> None:
    """arkham/basics/6.84: without any effect it is not offered; level 2 may still draw its card."""
    game = build(Inv(DAISY, hand=["lucky"]), enemies=[Foe("swarm-of-rats", engaged=0)], bag=("auto-fail",))
    game.choose("fight core/swarm-of-rats")
    assert kind_asked(game) == "turn"
    game = build(Inv(DAISY, hand=["lucky-2"]), enemies=[Foe("swarm-of-rats", engaged=0)], bag=("auto-fail",))
    game.choose("fight core/swarm-of-rats")
    assert keys(game) == ["play core/lucky-2", "pass"]
    game.choose("play core/lucky-2")
    assert "swarm-of-rats" in refs(game)
    assert bare(me(game)["hand"]) == ["emergency-cache"]


def test_lucky_is_for_ones_own_tests() -> None:
    game = build(Inv(DAISY), Inv("roland-banks", hand=["lucky"]), enemies=[Foe("flesh-eater", engaged=0)])
    game.choose("fight core/flesh-eater")
    assert (seat_asked(game), kind_asked(game)) == (0, "turn")


# ---- Will to Survive


def test_will_to_survive_reveals_no_tokens_until_the_turn_ends() -> None:
    """arkham/basics/6.26: no longer the end-of-turn test, which Frozen in Fear asks for."""
    game = build(
        Inv(DAISY, hand=["will-to-survive-3", "will-to-survive-3"], threat=["frozen-in-fear"], resources=8),
        locations=["hallway"],
        bag=("auto-fail",),
    )
    game.choose("play core/will-to-survive-3")
    assert "play core/will-to-survive-3" not in keys(game)  # nothing to add
    assert me(game)["actions"] == 3
    game.play("investigate core/hallway", "done")
    assert any(entry.kind == "test succeeds" for entry in game.log)
    assert not any(entry.kind == "token" for entry in game.log)
    game.play("end turn", "done")
    assert any(entry.kind == "token" for entry in game.log)
    assert not game.state.lasting


def test_will_to_survive_is_for_its_player_alone() -> None:
    game = build(
        Inv(DAISY, hand=["will-to-survive-3"], actions=1),
        Inv("roland-banks"),
        locations=["hallway"],
        bag=("auto-fail",),
    )
    game.play("play core/will-to-survive-3", "investigate core/hallway", "investigate core/hallway")
    assert [entry.kind for entry in game.log if entry.kind in ("test succeeds", "test fails")] == [
        "test succeeds",
        "test fails",
    ]


# ---- Aquinnah


def test_aquinnah_turns_damage_onto_another_enemy() -> None:
    """The horror stays, and is assigned as usual."""
    game = build(
        Inv(DAISY, play=["aquinnah-1"]),
        Inv("roland-banks"),
        enemies=[Foe("ghoul-priest", engaged=0), Foe("ravenous-ghoul", engaged=1), Foe("acolyte", at="attic")],
    )
    game.choose("resource")
    assert keys(game) == ["react core/aquinnah-1", "pass"]
    game.choose("react core/aquinnah-1")
    assert foe(game, "ravenous-ghoul")["damage"] == 0, "damage and horror are dealt together"
    assert keys(game) == ["horror core/daisy-walker", "horror core/aquinnah-1"]
    game.play("horror core/daisy-walker", "horror core/aquinnah-1")
    assert foe(game, "ravenous-ghoul")["damage"] == 2
    assert (me(game)["damage"], me(game)["horror"]) == (0, 1)
    assert (asset(game, "aquinnah-1")["horror"], asset(game, "aquinnah-1")["exhausted"]) == (2, True)
    assert me(game)["resources"] == 6  # the action goes on
    assert idle(game)


def test_aquinnah_turns_the_whole_damage_aside() -> None:
    """arkham/basics/6.39: the Yithian's own text comes first and adds 1 to each when the hand is empty."""
    game = build(
        Inv(DAISY, play=["aquinnah-1"]),
        enemies=[Foe("yithian-observer", engaged=0), Foe("flesh-eater", engaged=0, exhausted=True)],
    )
    game.play("resource", "react core/aquinnah-1", "horror core/daisy-walker", "horror core/daisy-walker")
    assert (me(game)["damage"], me(game)["horror"]) == (0, 2)
    assert foe(game, "flesh-eater")["damage"] == 2
    assert idle(game)


def test_aquinnah_may_die_of_it_and_still_help() -> None:
    game = build(
        Inv(DAISY, play=[In("aquinnah-1", horror=3)]),
        enemies=[Foe("swarm-of-rats", engaged=0), Foe("acolyte", engaged=0, exhausted=True)],
    )
    game.play("resource", "react core/aquinnah-1")
    assert refs(game) == ["swarm-of-rats"]
    assert (me(game)["damage"], me(game)["horror"]) == (0, 0)
    assert bare(me(game)["discard"]) == ["aquinnah-1"]


def attacked_with_aquinnah_and_dodge() -> Game[State]:
    """Daisy with Aquinnah and Dodge, attacked by a Ghoul Priest beside an Acolyte."""
    return build(
        Inv(DAISY, play=["aquinnah-1"], hand=["dodge"]),
        enemies=[Foe("ghoul-priest", engaged=0), Foe("acolyte", engaged=0, exhausted=True)],
        step="3.3 enemies attack",
        active=None,
    )


def test_aquinnah_and_dodge_answer_in_one_window() -> None:
    """Both react to the attack, in any order the player chooses."""
    game = attacked_with_aquinnah_and_dodge()
    assert keys(game) == ["react core/aquinnah-1", "play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert (me(game)["damage"], me(game)["horror"], refs(game)) == (0, 0, ["aquinnah-1", "ghoul-priest", "acolyte"])
    assert asset(game, "aquinnah-1")["horror"] == 0


def test_dodge_after_aquinnah_cancels_everything_and_her_cost_stays_paid() -> None:
    """ahlcg/cancel/b: nobody takes the damage, nobody the horror of the attack."""
    game = attacked_with_aquinnah_and_dodge()
    game.choose("react core/aquinnah-1")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert (me(game)["damage"], me(game)["horror"], foe(game, "acolyte")["damage"]) == (0, 0, 0)
    assert asset(game, "aquinnah-1")["horror"] == 1
    assert idle(game)


def test_an_attack_turned_aside_that_ends_the_scenario_still_brings_its_horror() -> None:
    """Damage and horror of one attack are one: the last investigator falls with the enemy, and picks the order."""
    for first, end in (("enemies", "R2"), ("investigators", "none")):
        game = build(
            Inv(DAISY, play=[In("aquinnah-1", horror=3)], horror=8),
            enemies=[Foe("ravenous-ghoul", engaged=0), Foe("ghoul-priest", engaged=0, damage=4, exhausted=True)],
            act="what-have-you-done",
            step="3.3 enemies attack",
            active=None,
        )
        game.play("react core/aquinnah-1", first)
        while game.decision is not None:
            game.choose("refuse" if "refuse" in keys(game) else keys(game)[0])
        assert (game.state.resolution, game.state.trauma) == (end, [(0, 1)])


def test_what_adds_to_the_attack_after_aquinnah_is_turned_aside_too() -> None:
    """She replaces the damage of the attack, whatever it comes to; where nothing is there to take it, it is lost."""
    game = build(
        Inv(DAISY, play=["aquinnah-1"]),
        enemies=[Foe("yithian-observer", engaged=0), Foe("acolyte", engaged=0, exhausted=True)],
        step="3.3 enemies attack",
        active=None,
    )
    game.play("react core/aquinnah-1", "horror core/daisy-walker", "horror core/daisy-walker")
    assert (me(game)["damage"], me(game)["horror"], refs(game)) == (0, 2, ["aquinnah-1", "yithian-observer"])


def test_aquinnah_needs_another_enemy_and_her_own_investigator() -> None:
    game = build(Inv(DAISY, play=["aquinnah-1"]), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("resource")
    assert keys(game) == ["damage core/daisy-walker", "damage core/aquinnah-1"]
    game = build(
        Inv(DAISY),
        Inv("roland-banks", play=["aquinnah-1"]),
        enemies=[Foe("swarm-of-rats", engaged=0), Foe("acolyte", engaged=1)],
    )
    game.choose("resource")
    assert me(game)["damage"] == 1
    assert values.enemies_at(table(game), game.state.place[0])


def test_will_to_survive_keeps_only_ones_own_tokens_away() -> None:
    """Another investigator who tests in the same turn reveals one."""
    game = build(
        Inv("wendy-adams", hand=("will-to-survive-3",)), Inv("daisy-walker"), locations=["hallway"], bag=("auto-fail",)
    )
    game.choose("play core/will-to-survive-3")
    g = table(game)
    assert [no_tokens(g, seat) for seat in (0, 1)] == [True, False]
