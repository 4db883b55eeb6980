"""Guardian cards of the core set."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import KENNEL, lab_card
from tests.arkham.look import asset, damage_of_foes, discard, hand, idle, in_play, keys, me, table
from tests.look import asked, kind_asked, seat_asked

MINION = Foe("ghoul-minion", engaged=0)
PRIEST = Foe("ghoul-priest", engaged=0)


# ---- .45 Automatic


@pytest.mark.parametrize(("token", "damage"), [("-1", 2), ("-2", 0)])
def test_the_automatic_deals_two_damage_with_one_more_combat(token: str, damage: int) -> None:
    """Combat 4 and +1 against fight 4; 2 damage; 6.1: no attack of opportunity, only retaliation for a miss."""
    game = build(Inv(play=("45-automatic",)), enemies=[PRIEST], bag=(token,))
    game.choose("use core/45-automatic")
    assert damage_of_foes(game) == {"ghoul-priest": damage}
    assert asset(game, "45-automatic")["tokens"] == 3
    assert me(game)["damage"] == (0 if damage else 2)


def test_the_automatic_needs_ammo_and_an_enemy() -> None:
    game = build(Inv(play=(In("45-automatic", tokens=0),)), enemies=[MINION])
    assert "use core/45-automatic" not in keys(game)
    assert "use core/45-automatic" not in keys(build(Inv(play=("45-automatic",))))


def test_a_miss_hits_the_companion_engaged_with_the_enemy() -> None:
    """1.18: the attack's damage, the bonus included."""
    game = build(
        Inv(play=("45-automatic",)),
        Inv("daisy-walker"),
        enemies=[Foe("ghoul-minion", engaged=1)],
        bag=("auto-fail",),
    )
    game.choose("use core/45-automatic")
    assert me(game, 1)["damage"] == 2


# ---- Physical Training


def test_physical_training_boosts_as_often_as_it_is_paid() -> None:
    """6.72, 6.92: any number of times, only during a test of that skill."""
    game = build(Inv(play=("physical-training",), resources=2), enemies=[PRIEST], bag=("-2",))
    assert not [key for key in keys(game) if "physical-training" in key]
    game.choose("fight core/ghoul-priest")
    assert keys(game) == ["use core/physical-training ability 2", "pass"]
    game.play("use core/physical-training ability 2", "use core/physical-training ability 2")
    assert damage_of_foes(game) == {"ghoul-priest": 1}
    assert me(game)["resources"] == 0


def test_physical_training_raises_willpower_too() -> None:
    game = build(
        Inv(play=("physical-training",), resources=1),
        encounter_deck=("rotting-remains", "ancient-evils"),
        step="1.4 encounter cards",
        active=None,
        bag=("-1",),
    )
    assert keys(game) == ["use core/physical-training ability 1", "pass"]
    game.choose("use core/physical-training ability 1")
    assert me(game)["horror"] == 0
    assert not [key for key in keys(game) if "physical-training" in key]
    assert me(game)["resources"] == 0


def test_physical_training_is_no_use_in_anothers_test() -> None:
    game = build(Inv("daisy-walker"), Inv(play=("physical-training",)), enemies=[MINION])
    game.choose("fight core/ghoul-minion")
    assert kind_asked(game) == "turn"


# ---- Beat Cop


def test_beat_cop_gives_combat_and_may_be_discarded_for_a_damage() -> None:
    game = build(Inv(play=("beat-cop",)), enemies=[MINION, Foe("icy-ghoul", at="hallway", exhausted=True)])
    assert me(game)["skills"]["combat"] == 5
    game.choose("use core/beat-cop")
    assert keys(game) == ["damage core/ghoul-minion", "damage core/icy-ghoul"]
    game.choose("damage core/icy-ghoul")
    assert damage_of_foes(game) == {"ghoul-minion": 0, "icy-ghoul": 1}
    assert (in_play(game), discard(game), me(game)["skills"]["combat"]) == ([], ["beat-cop"], 4)
    assert me(game)["damage"] == 0  # free: nothing provoked


def test_beat_cop_needs_an_enemy_here() -> None:
    game = build(Inv(play=("beat-cop", "beat-cop-2", KENNEL)), enemies=[Foe("ghoul-minion", at="attic")])
    assert not [key for key in keys(game) if key.startswith("use")]


def test_the_better_beat_cop_is_exhausted_and_hurt() -> None:
    game = build(Inv(play=(In("beat-cop-2", damage=1),)), enemies=[MINION])
    game.choose("use core/beat-cop-2")
    assert damage_of_foes(game) == {"ghoul-minion": 1}
    assert (asset(game, "beat-cop-2")["damage"], asset(game, "beat-cop-2")["exhausted"]) == (2, True)
    assert "use core/beat-cop-2" not in keys(game)
    assert me(game)["skills"]["combat"] == 5


def test_the_better_beat_cop_may_die_of_it_and_still_hits() -> None:
    game = build(Inv(play=(In("beat-cop-2", damage=2),)), enemies=[MINION])
    game.choose("use core/beat-cop-2")
    assert (damage_of_foes(game), discard(game)) == ({"ghoul-minion": 1}, ["beat-cop-2"])


# ---- First Aid


def test_first_aid_heals_an_investigator_here() -> None:
    game = build(
        Inv(play=("first-aid",), damage=1, horror=1),
        Inv("daisy-walker", horror=1),
        Inv("agnes-baker", at=1, damage=1),
    )
    game.choose("use core/first-aid")
    assert keys(game) == ["heal core/roland-banks", "heal core/daisy-walker"]
    game.choose("heal core/roland-banks")
    assert keys(game) == ["damage", "horror"]
    game.choose("horror")
    assert (me(game)["damage"], me(game)["horror"], asset(game, "first-aid")["tokens"]) == (1, 0, 2)
    game.play("use core/first-aid", "heal core/daisy-walker")
    assert me(game, 1)["horror"] == 0


def test_first_aid_is_discarded_with_its_last_supply() -> None:
    game = build(Inv(play=(In("first-aid", tokens=1),), damage=2))
    game.choose("use core/first-aid")
    assert (me(game)["damage"], in_play(game), discard(game)) == (1, [], ["first-aid"])


def test_first_aid_needs_somebody_to_heal() -> None:
    assert "use core/first-aid" not in keys(build(Inv(play=("first-aid",))))


def test_first_aid_provokes() -> None:
    """6.3: the attack comes before the healing."""
    game = build(Inv(play=("first-aid",), damage=1), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("use core/first-aid")
    assert me(game)["damage"] == 1


# ---- Machete


@pytest.mark.parametrize(
    ("foes_there", "target", "damage"),
    [
        ((PRIEST,), "ghoul-priest", 2),
        ((PRIEST, MINION), "ghoul-priest", 1),
        ((Foe("ghoul-priest", at="hallway", exhausted=True),), "ghoul-priest", 1),
        ((Foe("ghoul-priest", at="hallway", exhausted=True), MINION), "ghoul-priest", 1),
        ((PRIEST, Foe("icy-ghoul", at="hallway", exhausted=True)), "ghoul-priest", 2),
    ],
)
def test_machete_cuts_deeper_when_alone_with_the_enemy(foes_there: tuple[Foe, ...], target: str, damage: int) -> None:
    """6.73: the enemy engaged with you, and no other."""
    game = build(Inv(play=("machete",)), enemies=foes_there)
    game.choose("use core/machete")
    if len(foes_there) > 1:
        game.choose(f"fight core/{target}")
    assert damage_of_foes(game)[target] == damage


def test_machete_gives_one_combat() -> None:
    game = build(Inv(play=("machete",)), enemies=[PRIEST], bag=("-1",))
    game.choose("use core/machete")
    assert damage_of_foes(game) == {"ghoul-priest": 2}
    game = build(Inv(play=("machete",)), enemies=[PRIEST], bag=("-2",))
    game.choose("use core/machete")
    assert damage_of_foes(game) == {"ghoul-priest": 0}


def test_machete_counts_when_the_damage_is_dealt() -> None:
    """1.8: the other enemy falls to the Beat Cop during the test."""
    game = build(Inv(play=("machete", "beat-cop")), enemies=[PRIEST, Foe("swarm-of-rats", engaged=0)])
    game.play("use core/machete", "fight core/ghoul-priest", "use core/beat-cop", "damage core/swarm-of-rats")
    assert damage_of_foes(game) == {"ghoul-priest": 2}


# ---- Guard Dog


def test_guard_dog_bites_even_when_the_damage_kills_it() -> None:
    """6.72; the bite may defeat the attacker, and the damage is dealt all the same."""
    game = build(Inv(play=(In("guard-dog", damage=2),)), enemies=[Foe("ghoul-minion", engaged=0, damage=1)])
    game.choose("resource")
    game.choose("damage core/guard-dog")
    game.choose("horror core/roland-banks")
    assert keys(game) == ["react core/guard-dog", "pass"]
    game.choose("react core/guard-dog")
    assert (damage_of_foes(game), in_play(game), me(game)["horror"]) == ({}, [], 1)
    assert me(game)["resources"] == 6  # the interrupted action goes on


def test_guard_dog_does_not_bite_for_horror_or_without_an_attack() -> None:
    game = build(Inv(play=("guard-dog",)), enemies=[MINION])
    game.choose("resource")
    game.play("damage core/roland-banks", "horror core/guard-dog")
    assert damage_of_foes(game) == {"ghoul-minion": 0}
    assert kind_asked(game) == "turn"
    game = build(
        Inv(play=("guard-dog",)),
        encounter_deck=("grasping-hands", "ancient-evils"),
        step="1.4 encounter cards",
        active=None,
        bag=("auto-fail",),
        enemies=[MINION],
    )
    game.play("damage core/guard-dog", "damage core/guard-dog", "damage core/roland-banks")
    assert kind_asked(game) == "turn"
    assert (asset(game, "guard-dog")["damage"], damage_of_foes(game)) == (2, {"ghoul-minion": 0})


# ---- Evidence!


def test_evidence_and_rolands_own_reaction_answer_the_same_defeat() -> None:
    """ahlcg: both may be used; 6.12: Evidence! is never an ordinary play."""
    game = build(
        Inv(hand=("evidence",), resources=1),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    assert "play core/evidence" not in keys(game)
    game.choose("fight core/swarm-of-rats")
    assert keys(game) == ["react core/roland-banks", "play core/evidence", "pass"]
    game.play("play core/evidence", "react core/roland-banks")
    assert (me(game)["clues"], me(game)["resources"], discard(game)) == (2, 0, ["evidence"])


def test_evidence_needs_a_clue() -> None:
    game = build(Inv(hand=("evidence",)), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("fight core/swarm-of-rats")
    assert kind_asked(game) == "turn"


# ---- Dodge


def test_dodge_cancels_an_attack_of_opportunity() -> None:
    """1.9: the cancelled attack deals nothing; the action goes on."""
    game = build(Inv(hand=("dodge",), resources=1), enemies=[MINION])
    game.choose("resource")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert (me(game)["damage"], me(game)["horror"], me(game)["resources"]) == (0, 0, 1)
    assert discard(game) == ["dodge"]


def test_dodge_in_the_enemy_phase_leaves_the_enemy_exhausted() -> None:
    """6.31."""
    game = build(Inv(hand=("dodge",)), enemies=[MINION], step="3.3 enemies attack", active=None)
    game.choose("play core/dodge")
    assert any(
        entry.kind == "exhausted" and table(game).ref(entry.subject) == "core/ghoul-minion" for entry in game.log
    )
    assert me(game)["damage"] == 0


def test_dodge_protects_a_companion_here_only() -> None:
    game = build(Inv("daisy-walker"), Inv(hand=("dodge",)), enemies=[MINION])
    game.choose("resource")
    assert (seat_asked(game), keys(game)) == (1, ["play core/dodge", "pass"])
    game.choose("play core/dodge")
    assert me(game)["damage"] == 0
    game = build(Inv("daisy-walker"), Inv(hand=("dodge",), at=1), enemies=[MINION])
    game.choose("resource")
    assert me(game)["damage"] == 1


def test_a_dodged_attack_sets_nothing_off() -> None:
    """6.31: the Yithian Observer discards nothing."""
    game = build(Inv(hand=("dodge", "knife")), enemies=[Foe("yithian-observer", engaged=0)])
    game.choose("resource")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert hand(game) == ["knife"]


# ---- Dynamite Blast


def test_dynamite_blast_hits_everyone_at_a_location() -> None:
    game = build(
        Inv(hand=("dynamite-blast",)),
        Inv("daisy-walker", at=1),
        enemies=[Foe(foe, at="attic", exhausted=True) for foe in ("ghoul-minion", "icy-ghoul")],
    )
    game.choose("play core/dynamite-blast")
    assert keys(game) == ["blast core/hallway", "blast core/attic"]  # nobody is in the cellar
    game.choose("blast core/attic")
    assert damage_of_foes(game) == {"icy-ghoul": 3}
    assert (me(game, 0)["damage"], me(game, 1)["damage"]) == (0, 3)


def test_dynamite_blast_provokes_and_hurts_oneself() -> None:
    """6.2; the damage may be put on assets."""
    game = build(
        Inv(hand=("dynamite-blast",), play=("beat-cop",)),
        enemies=[MINION],
        locations=[Place("hallway", clues=1), "attic"],
    )
    game.play("play core/dynamite-blast", "damage core/roland-banks", "horror core/roland-banks")
    game.play("damage core/beat-cop", "damage core/beat-cop")
    assert keys(game) == ["react core/roland-banks", "pass"]  # the defeat is answered after all the damage
    assert (me(game)["damage"], in_play(game), damage_of_foes(game)) == (2, [], {})


def test_dynamite_blast_is_lost_with_its_thrower() -> None:
    """6.74."""
    game = build(Inv(hand=("dynamite-blast",), damage=8), Inv("daisy-walker"), enemies=[MINION])
    game.choose("play core/dynamite-blast")
    assert game.state.gone[0] == "damage"
    assert damage_of_foes(game) == {"ghoul-minion": 0}


@pytest.mark.parametrize(("first", "resolution"), [("enemies", "R1"), ("investigators", "none")])
def test_dynamite_that_ends_it_for_both(first: str, resolution: str) -> None:
    """6.74: the thrower picks the ending and has the trauma in either."""
    game = build(
        Inv(hand=("dynamite-blast",), damage=7),
        enemies=[Foe("ghoul-priest", at="hallway", exhausted=True, damage=2)],
        act="what-have-you-done",
    )
    game.play("play core/dynamite-blast", first)
    while game.decision is not None:
        game.choose(0)
    assert (game.state.resolution, game.state.trauma) == (resolution, [(1, 0)])


# ---- Vicious Blow


def test_vicious_blow_adds_damage_to_an_attack() -> None:
    game = build(Inv(hand=("vicious-blow",)), enemies=[PRIEST], bag=("-1",))
    game.choose("fight core/ghoul-priest")
    game.choose("commit core/vicious-blow")
    assert damage_of_foes(game) == {"ghoul-priest": 2}
    assert discard(game) == ["vicious-blow"]


def test_vicious_blow_does_nothing_on_a_failure() -> None:
    game = build(
        Inv(hand=("vicious-blow",)),
        Inv("daisy-walker"),
        enemies=[Foe("ghoul-priest", engaged=1, exhausted=True)],
        bag=("auto-fail",),
    )
    game.play("fight core/ghoul-priest", "commit core/vicious-blow")
    assert (damage_of_foes(game), me(game, 1)["damage"]) == ({"ghoul-priest": 0}, 1)


# ---- Extra Ammunition


def test_extra_ammunition_loads_a_firearm_here() -> None:
    game = build(
        Inv(hand=("extra-ammunition-1",), play=("45-automatic", "machete")),
        Inv("skids-otoole", play=(In("shotgun-4", tokens=2),)),
        Inv("agnes-baker", at=1, play=("45-automatic",)),
    )
    game.choose("play core/extra-ammunition-1")
    assert keys(game) == ["load core/45-automatic", "load core/shotgun-4"]
    game.choose("load core/shotgun-4")
    assert asset(game, "shotgun-4", 1)["tokens"] == 5


def test_extra_ammunition_needs_a_firearm() -> None:
    assert "play core/extra-ammunition-1" not in keys(build(Inv(hand=("extra-ammunition-1",), play=("machete",))))


@pytest.mark.parametrize(("trait", "uses"), [("Firearm", None), ("Firearm", ("charges", 2)), ("Tool", ("ammo", 2))])
def test_extra_ammunition_loads_nothing_but_firearms_with_ammo(trait: str, uses: tuple[str, int] | None) -> None:
    """1.19: a card takes no uses of another kind than its own."""
    odd = lab_card("flintlock", traits=(trait,), uses=uses)
    assert "play core/extra-ammunition-1" not in keys(build(Inv(hand=("extra-ammunition-1",), play=(odd,))))
    game = build(Inv(hand=("extra-ammunition-1",), play=(odd, "45-automatic")))
    game.choose("play core/extra-ammunition-1")
    assert (asset(game, "45-automatic")["tokens"], discard(game)) == (7, ["extra-ammunition-1"])


def test_extra_ammunition_loads_no_gun_that_nobody_controls() -> None:
    hall = Place("hallway", unclaimed=("45-automatic",))
    game = build(Inv(hand=("extra-ammunition-1",)), locations=(hall,))
    assert keys(game) == ["investigate core/hallway", "draw", "resource", "end turn"]
    assert str(game.why("play extra-ammunition").refusals[0].ruling) == "ahlcg/initiation/check-restrictions"
    game = build(Inv(hand=("extra-ammunition-1",)), Inv("daisy-walker", play=("41-derringer",)), locations=(hall,))
    game.choose("play core/extra-ammunition-1")
    assert (asset(game, "41-derringer")["tokens"], discard(game), idle(game)) == (6, ["extra-ammunition-1"], True)


# ---- Police Badge


def test_police_badge_gives_two_actions_to_whoever_has_the_turn_here() -> None:
    game = build(Inv("daisy-walker"), Inv(play=("police-badge-2",)))
    assert (seat_asked(game), keys(game)) == (1, ["use core/police-badge-2", "pass"])
    assert me(game, 1)["skills"]["willpower"] == 4
    game.choose("use core/police-badge-2")
    assert (seat_asked(game), discard(game, 1)) == (0, ["police-badge-2"])
    assert me(game, 1)["skills"]["willpower"] == 3
    for _ in range(4):
        game.choose("resource")
    assert (game.state.active, seat_asked(game)) == (0, 0)
    game.choose("resource")
    assert me(game)["resources"] == 10


def test_police_badge_only_here_and_only_during_a_turn() -> None:
    game = build(Inv("daisy-walker"), Inv(at=1, play=("police-badge-2",)))
    assert asked(game) == (0, "turn")
    game = build(Inv(play=("police-badge-2",)), step="3.2 hunters move", active=None)
    assert kind_asked(game) == "turn"  # no window before the next turn offered it
    assert "use core/police-badge-2" in keys(game)


def test_police_badge_comes_too_late_once_the_turn_is_over() -> None:
    """6.10: Frozen in Fear's test at the end of the turn has windows, but nobody is taking a turn by then."""
    game = build(Inv("daisy-walker", threat=("frozen-in-fear",)), Inv(play=("police-badge-2",)))
    game.play("pass", "end turn")
    assert any(entry.kind == "test" for entry in game.log)
    assert (kind_asked(game), seat_asked(game)) == ("turn", 1)  # her next turn, not a window of that test
    assert "use core/police-badge-2" in keys(game)


# ---- Shotgun


@pytest.mark.parametrize(
    ("token", "foe_there", "damage"),
    [("0", "ghoul-priest", 3), ("-3", "ghoul-priest", 1), ("+1", "ghoul-priest", 4), ("+1", "icy-ghoul", 4)],
)
def test_shotgun_deals_damage_by_the_margin(token: str, foe_there: str, damage: int) -> None:
    """Combat 4 and +3; at least 1, at most 5."""
    game = build(Inv(play=("shotgun-4",)), Inv("daisy-walker", at=1), enemies=[Foe(foe_there, engaged=0)], bag=(token,))
    game.choose("use core/shotgun-4")
    if foe_there == "icy-ghoul":  # 5 by the margin, and it has 4 health
        assert damage_of_foes(game) == {}
    else:
        assert damage_of_foes(game) == {foe_there: damage}


def test_shotgun_bonuses_come_on_top_of_at_most_five() -> None:
    """6.75: margin 6 counts as 5, Vicious Blow makes 6."""
    game = build(
        Inv(play=("shotgun-4", "beat-cop"), hand=("vicious-blow",)),
        Inv("daisy-walker", at=1),
        enemies=[PRIEST],
        bag=("+1",),
    )
    game.play("use core/shotgun-4", "pass", "commit core/vicious-blow", "pass")
    assert damage_of_foes(game) == {"ghoul-priest": 6}


@pytest.mark.parametrize(("token", "hurt"), [("-4", 1), ("-6", 3), ("auto-fail", 4)])
def test_a_missed_shotgun_hits_the_companion_by_the_margin(token: str, hurt: int) -> None:
    game = build(
        Inv(play=("shotgun-4",)),
        Inv("daisy-walker"),
        enemies=[Foe("ghoul-priest", engaged=1, exhausted=True)],
        bag=(token,),
    )
    game.choose("use core/shotgun-4")
    assert me(game, 1)["damage"] == hurt
    assert asset(game, "shotgun-4")["tokens"] == 1


def test_the_shotgun_takes_both_hands() -> None:
    game = build(Inv(play=("machete", "45-automatic"), hand=("shotgun-4",)))
    game.choose("play core/shotgun-4")
    assert in_play(game) == ["shotgun-4"]


@pytest.mark.parametrize("weapon", ["machete", "shotgun-4"])
def test_a_weapon_needs_an_enemy(weapon: str) -> None:
    assert f"use core/{weapon}" not in keys(build(Inv(play=(weapon,))))


def test_a_dog_does_not_bite_an_attacker_that_is_gone() -> None:
    """1.9: it would change nothing."""
    game = build(Inv(play=("guard-dog", "guard-dog", KENNEL)), enemies=[Foe("icy-ghoul", engaged=0, damage=3)])
    game.choose("resource")
    game.play("damage core/guard-dog", "damage core/guard-dog#2", "horror core/roland-banks")
    assert keys(game) == ["react core/guard-dog", "react core/guard-dog#2", "pass"]
    game.choose("react core/guard-dog")
    assert (kind_asked(game), damage_of_foes(game)) == ("turn", {})


def test_evidence_is_for_ones_own_victory() -> None:
    game = build(
        Inv("daisy-walker"),
        Inv("skids-otoole", hand=("evidence",)),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("fight core/swarm-of-rats")
    assert (kind_asked(game), seat_asked(game)) == ("turn", 0)
