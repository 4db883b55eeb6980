"""Attacks that several cards answer, and what is left of an attack when something falls in the middle of it."""

from __future__ import annotations

from orne.arkham.abilities import Use, reaction
from orne.arkham.events import ATTACKS
from orne.arkham.language import Do, after
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules.enemy_movement import move_enemy
from orne.arkham.state import NOBODY
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    DUST,
    FIEND,
    HALL,
    KENNEL,
    LOFT,
    SCHOLAR,
    lab,
    lab_card,
    scholar,
)
from tests.arkham.look import asset, encounter_pile, foe, idle, keys, me, record, refs, table, uid
from tests.look import asked, happened

ATTIC = (Place("attic"), "hallway")


def test_aquinnah_dies_of_her_own_cost_and_the_damage_is_still_turned_aside() -> None:
    """ahlcg/costs/a: what is paid for resolves."""
    game = build(
        Inv("wendy-adams", play=[In("aquinnah-1", horror=3)]), locations=ATTIC,
        enemies=[Foe("icy-ghoul", engaged=0), Foe("ghoul-minion", engaged=0)],
    )  # fmt: skip
    game.play("resource", "attack core/icy-ghoul", "react core/aquinnah-1")
    assert asked(game) == (0, "turn"), "the Minion fell to two damage and does not attack"
    assert [table(game).title(uid) for uid in game.state.discard[0]] == ["Aquinnah"]
    assert [table(game).title(uid) for uid in game.state.encounter_discard] == ["Ghoul Minion"]
    assert (record(game, "core/wendy-adams").damage, record(game, "core/wendy-adams").horror) == (0, 1)


def test_horror_alone_does_not_make_the_dog_bite() -> None:
    """The damage of the attack went elsewhere, and only horror is left for the Dog."""
    game = build(
        Inv("wendy-adams", play=["aquinnah-1", "guard-dog", KENNEL]), locations=ATTIC,
        enemies=[Foe("icy-ghoul", engaged=0), Foe("ravenous-ghoul", engaged=0)],
    )  # fmt: skip
    game.play("resource", "attack core/icy-ghoul", "react core/aquinnah-1", "horror core/guard-dog")
    assert "core/guard-dog" in [game.state.catalogue.ids[game.state.cards[u].kind] for u in game.state.discard[0]]
    assert record(game, "core/icy-ghoul").damage == 0
    assert record(game, "core/ravenous-ghoul").damage == 2
    assert keys(game) == ["damage core/wendy-adams", "damage core/aquinnah-1"], "the other one attacks"


def test_a_dodged_acolyte_places_no_doom_but_exhausts_in_the_enemy_phase() -> None:
    """basics 6.31"""
    foes = [Foe("silver-twilight-acolyte", engaged=0, owner=0)]
    for answer, doom in (("play core/dodge", 0), ("pass", 1)):
        game = build(
            Inv(hand=["dodge"]),
            locations=ATTIC,
            enemies=foes,
            step="3.3 enemies attack",
            active=None,
            encounter_deck=[DUST] * 3,
        )
        assert keys(game) == ["play core/dodge", "pass"]
        game.choose(answer)
        assert game.state.cards[game.state.agenda].doom == doom + 1, "and one more in the next mythos phase"


def test_the_observer_takes_the_dodge_that_was_not_played() -> None:
    """basics 6.31, 6.39: reactions come first, then the forced discard, and only then the damage."""
    game = build(Inv(hand=["dodge"]), locations=ATTIC, enemies=[Foe("yithian-observer", engaged=0)])
    game.play("resource", "pass")
    assert [table(game).title(uid) for uid in game.state.discard[0]] == ["Dodge"]
    assert (record(game, "core/roland-banks").damage, record(game, "core/roland-banks").horror) == (1, 1)


def test_the_observers_greater_damage_is_what_is_turned_aside() -> None:
    """The hand is empty: one more of each, and the damage is another enemy's."""
    game = build(
        Inv("wendy-adams", play=["aquinnah-1"]), locations=ATTIC,
        enemies=[Foe("yithian-observer", engaged=0), Foe("icy-ghoul", at="attic", exhausted=True)],
    )  # fmt: skip
    game.play("resource", "react core/aquinnah-1")
    while asked(game)[1] == "assign":
        game.choose("horror core/wendy-adams")
    assert record(game, "core/icy-ghoul").damage == 2
    assert (record(game, "core/wendy-adams").damage, record(game, "core/wendy-adams").horror) == (0, 2)


def test_the_dog_bites_as_it_dies_and_roland_finds_a_clue() -> None:
    """basics 6.67, 6.72"""
    game = build(
        Inv(play=[In("guard-dog", damage=2)]), locations=[Place("attic", clues=1), "hallway"],
        enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
    )  # fmt: skip
    game.play("resource", "damage core/guard-dog", "horror core/roland-banks", "react core/guard-dog")
    assert keys(game) == ["react core/roland-banks", "pass"]
    game.choose("react core/roland-banks")
    assert asked(game) == (0, "turn")
    assert (record(game, "core/roland-banks").clues, record(game, "core/roland-banks").horror) == (1, 1)


def test_one_attack_puts_damage_and_horror_on_one_ally_together() -> None:
    """basics 6.50"""
    game = build(
        Inv(play=[In("beat-cop", damage=1, horror=1)]), locations=ATTIC, enemies=[Foe("ghoul-minion", engaged=0)]
    )
    game.choose("resource")
    assert keys(game) == ["damage core/roland-banks", "damage core/beat-cop"]
    game.choose("damage core/beat-cop")
    assert keys(game) == ["horror core/roland-banks", "horror core/beat-cop"]
    game.choose("horror core/beat-cop")
    assert (record(game, "core/roland-banks").damage, record(game, "core/roland-banks").horror) == (0, 0)
    assert [table(game).title(uid) for uid in game.state.discard[0]] == ["Beat Cop"]


def test_the_second_enemy_does_not_attack_who_fell_to_the_first_and_engages_another() -> None:
    """ahlcg/elimination/b and the action is lost"""
    game = build(
        Inv(damage=8, hand=["machete"]), Inv("wendy-adams"), locations=ATTIC,
        enemies=[Foe("icy-ghoul", engaged=0), Foe("ghoul-minion", engaged=0)],
    )  # fmt: skip
    game.play("play core/machete", "attack core/icy-ghoul")
    assert game.state.gone == ["damage", ""]
    assert [record(game, each).threat for each in ("core/icy-ghoul", "core/ghoul-minion")] == [1, 1]
    assert (record(game, "core/wendy-adams").damage, asked(game)[0]) == (0, 1)
    assert game.state.lead == 1


def test_on_the_lam_keeps_common_enemies_from_attacking_and_from_exhausting() -> None:
    """basics 6.31"""
    game = build(
        Inv("skids-otoole", hand=["on-the-lam"]), locations=ATTIC, step="2.2 next turn begins", active=None,
        enemies=[Foe("icy-ghoul", engaged=0), Foe("ghoul-priest", engaged=0)],
    )  # fmt: skip
    while "play core/on-the-lam" not in keys(game):
        game.choose(0)
    game.play("play core/on-the-lam", "resource")
    assert (record(game, "core/skids-otoole").damage, record(game, "core/skids-otoole").horror) == (2, 2)


def test_an_enemy_killed_by_the_dog_leaves_the_other_its_attack() -> None:
    """ahlcg/attack-of-opportunity/a: each ready enemy engaged attacks once."""
    game = build(
        Inv(play=["guard-dog"]), locations=ATTIC,
        enemies=[Foe("ghoul-minion", engaged=0, damage=1), Foe("icy-ghoul", engaged=0)],
    )  # fmt: skip
    game.play("resource", "attack core/ghoul-minion", "damage core/guard-dog", "horror core/roland-banks")
    game.play("react core/guard-dog")
    if asked(game)[1] == "reaction":
        game.choose("pass")
    game.play("damage core/roland-banks", "damage core/roland-banks", "horror core/roland-banks")
    assert (record(game, "core/roland-banks").damage, record(game, "core/roland-banks").horror) == (2, 2)
    assert (game.state.resources[0], asked(game)) == (6, (0, "turn"))


def test_an_enemy_sent_away_by_an_answer_does_not_attack_from_where_it_is() -> None:
    """ahlcg/attack-of-opportunity/a: it must be engaged when its attack comes."""

    def send(g: ArkhamTable, use: Use) -> None:
        """The Gnome goes to the Loft."""
        move_enemy(g, uid(g, gnome), uid(g, LOFT))

    gnome = lab_card("gnome", type="enemy", damage=2)
    struck = after(ATTACKS, lambda g, use, event: event.subject == uid(g, FIEND), "the Fiend has attacked you")
    horn = lab_card("horn", reaction(struck, Do(send)))
    game = lab(scholar(play=[horn]), enemies=[Foe(FIEND, engaged=0), Foe(gnome, engaged=0)])
    game.play("resource", "attack lab/fiend", "react lab/horn")
    assert (asked(game), record(game, gnome).at) == ((0, "turn"), uid(game, LOFT))
    assert (record(game, SCHOLAR).damage, game.state.resources[0]) == (1, 6)


def test_who_would_be_engaged_and_is_gone_by_then_is_not_engaged_from_afar() -> None:
    """ahlcg/engage-action/a: the enemy must be at the investigator's location once the attacks are over."""

    def send(g: ArkhamTable, use: Use) -> None:
        """The sleeping Troll goes to the Loft."""
        move_enemy(g, uid(game, troll), uid(game, LOFT))

    troll = lab_card("troll", type="enemy")
    struck = after(ATTACKS, lambda g, use, event: True, "an enemy has attacked")
    lure = lab_card("lure", reaction(struck, Do(send)))
    game = lab(scholar(play=[lure]), enemies=[Foe(FIEND, engaged=0), Foe(troll, at=HALL, exhausted=True)])
    game.play("engage lab/troll", "react lab/lure")
    assert (asked(game), record(game, troll).at, record(game, troll).threat) == ((0, "turn"), uid(game, LOFT), NOBODY)


def test_a_guard_dog_that_falls_kills_its_attacker_and_both_are_answered() -> None:
    """The dog bites when it is hurt; the defeat is its controller's, whom two cards let discover (basics 1.22)."""
    game = build(
        Inv(play=[In("guard-dog", damage=2)], hand=["evidence"]),
        locations=[Place("hallway", clues=3)],
        enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
        step="3.3 enemies attack",
        active=None,
    )
    game.play("damage core/guard-dog", "horror core/roland-banks", "react core/guard-dog")
    assert keys(game) == ["react core/roland-banks", "play core/evidence", "pass"]
    game.play("play core/evidence", "react core/roland-banks")
    assert (me(game)["clues"], me(game)["damage"], me(game)["horror"]) == (2, 0, 1)
    assert refs(game) == [], "the dog has fallen too: the damage was dealt all the same"
    assert idle(game)


def test_a_failed_blow_at_anothers_enemy_is_not_an_enemy_attack_but_the_retaliation_is() -> None:
    """ahlcg/fight-action/d, ahlcg/retaliate/a: the dog takes the blow and does not bite; then the fighter is hit."""
    game = build(
        Inv("agnes-baker"),
        Inv(play=["guard-dog"]),
        enemies=[Foe("ghoul-priest", engaged=1)],
        bag=("-4",),
    )
    game.play("fight core/ghoul-priest", "damage core/guard-dog")
    assert (asset(game, "guard-dog")["damage"], foe(game, "ghoul-priest")["damage"]) == (1, 0)
    assert keys(game) == ["react core/agnes-baker", "pass"]
    game.choose("pass")
    assert (me(game)["damage"], me(game)["horror"]) == (2, 2)


def test_an_attacker_that_falls_to_its_own_attack_does_not_exhaust_any_more() -> None:
    """ahlcg/timing/3-3-exhaust: the dog bites, and what lies in the discard pile has no state."""
    game = build(
        Inv(play=["guard-dog"]),
        locations=["attic"],
        enemies=[Foe("swarm-of-rats", engaged=0)],
        step="3.3 enemies attack",
        active=None,
    )
    game.play("damage core/guard-dog", "react core/guard-dog")
    assert encounter_pile(game)[:1] == ["swarm-of-rats"]
    assert happened(game, "exhausted") == []
    assert asked(game) == (0, "turn")
