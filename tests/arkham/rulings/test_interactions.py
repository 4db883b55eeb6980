"""Positions in which two or more cards meet: windows, tests within tests, elimination in the middle of something."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.state import REMOVED
from tests.arkham.look import asset, foe, idle, keys, me, record, refs, words
from tests.look import happened, kind_asked


def test_who_falls_to_the_spells_horror_is_not_attacked_by_retaliation() -> None:
    """ahlcg/retaliate/a, ahlcg/elimination/a: the test ends with its tester; the enemy turns to who is left."""
    agnes = Inv("agnes-baker", play=[In("shrivelling", tokens=4)], horror=7)
    game = build(agnes, Inv(), enemies=[Foe("ghoul-priest", engaged=0)], bag=("skull",))
    game.choose("use core/shrivelling")
    assert game.state.gone == ["horror", ""]
    assert happened(game, "attacks", "test fails", "test succeeds") == []
    assert foe(game, "ghoul-priest")["engaged"] == 1
    assert idle(game)


def test_one_dodge_stops_one_of_a_massive_enemys_attacks() -> None:
    """ahlcg/massive/d: the others are attacked, in the lead's order, and it exhausts after the last."""
    game = build(
        Inv(hand=["dodge"]),
        Inv("daisy-walker"),
        enemies=[Foe("umordhoth", at="hallway")],
        locations=["hallway"],
        step="3.3 enemies attack",
        active=None,
    )
    assert keys(game) == ["attack core/roland-banks", "attack core/daisy-walker"]
    game.choose("attack core/daisy-walker")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert (me(game, 1)["damage"], me(game, 1)["horror"]) == (0, 0)
    assert (me(game)["damage"], me(game)["horror"]) == (3, 3)
    assert happened(game, "attacks", "cancelled", "exhausted") == ["attacks", "cancelled", "attacks", "exhausted"]


def test_a_massive_enemys_attack_of_opportunity_is_on_the_provoker_alone() -> None:
    """ahlcg/massive/e."""
    game = build(Inv(), Inv("daisy-walker"), enemies=[Foe("umordhoth", at="hallway")], locations=["hallway"])
    game.choose("resource")
    assert [(me(game, seat)["damage"], me(game, seat)["horror"]) for seat in (0, 1)] == [(3, 3), (0, 0)]
    assert not foe(game, "umordhoth")["exhausted"]


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


def test_roland_answers_the_defeat_of_the_detective_who_blanked_him() -> None:
    """ahlcg/blank/a: after the defeat the Detective is gone, and the text box is there again."""
    game = build(
        Inv(),
        locations=[Place("hallway", clues=1)],
        enemies=[Foe("stubborn-detective", engaged=0, owner=0, damage=1)],
        bag=("0",),
    )
    game.choose("fight core/stubborn-detective")
    assert keys(game) == ["react core/roland-banks", "pass"]


def test_two_weaknesses_that_feed_each_other_end_with_the_investigator() -> None:
    """Forced texts are resolved to the end before any reaction (arkham/basics/1.10): Agnes never answers."""
    agnes = Inv("agnes-baker", threat=["psychosis", "hypochondria"])
    game = build(agnes, Inv(), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("resource")
    assert game.state.gone == ["damage", ""]
    assert len([line for line in words(game) if line.endswith("takes 1 horror (Hypochondria).")]) == 5
    assert (kind_asked(game), foe(game, "swarm-of-rats")["engaged"]) == ("turn", 1)


def test_a_weakness_found_for_another_is_that_ones_at_once() -> None:
    """ahlcg/weakness/e: Daisy's book lets Roland search, and what is found there spawns engaged with the searcher."""
    game = build(
        Inv("daisy-walker", play=["old-book-of-lore"]),
        Inv(deck=["mob-enforcer", "mob-enforcer", "knife"]),
    )
    game.play("use core/old-book-of-lore", "choose core/roland-banks")
    assert keys(game) == ["take core/mob-enforcer", "take core/knife"]
    game.choose("take core/mob-enforcer")
    assert foe(game, "mob-enforcer")["engaged"] == 1
    assert me(game, 1)["hand"] == []
    assert (kind_asked(game), idle(game)) == ("turn", True)


def test_a_weakness_drawn_for_a_result_comes_before_the_next_result() -> None:
    """ahlcg/skill-test/st-7-order: the enforcer is there before the blow falls."""
    game = build(
        Inv(hand=["overpower"], deck=["mob-enforcer", "knife"]),
        enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
        bag=("0",),
    )
    game.play("fight core/ghoul-minion", "commit core/overpower")
    assert keys(game) == ["apply damage", "apply core/overpower"]
    game.choose("apply core/overpower")
    assert happened(game, "engaged", "damaged") == ["engaged", "damaged"]
    assert refs(game) == ["mob-enforcer"]


@pytest.mark.parametrize("clues", [1, 3])
def test_cover_up_takes_the_place_of_all_that_would_be_discovered(clues: int) -> None:
    """ahlcg/instead/a: Deduction's second clue is replaced too, though only one may be left to take off."""
    game = build(
        Inv(threat=[In("cover-up", clues=clues)], hand=["deduction"]),
        locations=[Place("hallway", clues=3)],
        bag=("0",),
    )
    game.play("investigate core/hallway", "commit core/deduction", "react core/cover-up")
    assert (me(game)["clues"], game.state.cards[game.state.place[0]].clues) == (0, 3)
    assert me(game)["threat"][0]["clues"] == max(0, clues - 2)
    assert idle(game)


def test_who_falls_in_the_middle_of_a_play_leaves_it_and_the_enemies_to_the_others() -> None:
    """ahlcg/attack-of-opportunity/e: the second enemy no longer attacks, both engage who is there."""
    game = build(
        Inv("daisy-walker", hand=["emergency-cache"], damage=4),
        Inv(),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0)],
    )
    game.play("play core/emergency-cache", "attack core/ghoul-minion")
    assert happened(game, "attacks", "resources") == ["attacks"]
    assert [each["engaged"] for each in game.view(0)["enemies"]] == [1, 1]
    assert record(game, "core/emergency-cache").zone == REMOVED
    assert "Nothing comes of Emergency Cache." in words(game)


def test_a_committed_card_of_who_falls_leaves_the_game_and_a_helpers_is_discarded() -> None:
    """arkham/basics/1.24: the tablet's damage comes before the test is decided."""
    game = build(
        Inv(damage=8, hand=["overpower"]),
        Inv("daisy-walker", hand=["unexpected-courage"]),
        enemies=[Foe("ghoul-minion", engaged=0)],
        bag=("tablet",),
    )
    game.play("fight core/ghoul-minion", "commit core/overpower", "commit core/unexpected-courage")
    assert game.state.gone == ["damage", ""]
    assert words(game)[-3:] == [
        "Overpower is removed from the game.",
        "Unexpected Courage is discarded.",
        "Daisy’s turn.",
    ]
    assert record(game, "core/overpower").zone == REMOVED
    assert idle(game)


def test_a_failed_blow_at_anothers_enemy_is_no_enemy_attack_but_the_retaliation_is() -> None:
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


def test_doom_on_cards_reaches_the_threshold_only_when_it_is_checked() -> None:
    """arkham/basics/1.14: in a turn nothing happens; in the mythos phase all doom in play goes with the agenda."""
    game = build(Inv("agnes-baker", hand=["arcane-initiate"], resources=9), agenda_doom=2)
    game.choose("play core/arcane-initiate")
    assert (game.view(0)["doom"], kind_asked(game)) == (3, "turn")
    game.choose("end turn")
    while "pass" in keys(game):
        game.choose("pass")
    assert "What's Going On?! advances: the clock has skipped hours that none of you remember." in words(game)
    assert sum(card.doom for card in game.state.cards) <= 1


def test_who_readies_and_engages_may_defeat_and_then_turns_to_nobody() -> None:
    """ahlcg/forced-abilities/e at step 4.3: horror of the engagement defeats, and the upkeep goes on for the others."""
    game = build(
        Inv("daisy-walker", horror=8),
        Inv(at=1),
        enemies=[Foe("young-deep-one", at="hallway", exhausted=True)],
        locations=["hallway", "attic"],
        step="4.3 ready",
        active=None,
    )
    assert (game.state.gone, foe(game, "young-deep-one")["engaged"]) == (["horror", ""], None)
    assert me(game, 1)["resources"] == 6


@pytest.mark.parametrize("prey", ["roland-banks", "daisy-walker"])
def test_a_hunter_may_be_sent_after_somebody_it_cannot_reach(prey: str) -> None:
    """ahlcg/hunter/d and e: two are equally near, the lead picks; towards the barricaded one it does not move."""
    game = build(
        Inv(at=1),
        Inv("daisy-walker", at=2),
        locations=["hallway", Place("attic", attached=["barricade"]), "cellar"],
        enemies=[Foe("swarm-of-rats", at="hallway")],
        step="3.2 hunters move",
        active=None,
    )
    assert game.decision is not None
    assert (game.decision.prompt, game.table.ref(game.decision.source)) == (
        "Whom does Swarm of Rats go after?",
        "core/swarm-of-rats",
    )
    game.choose(f"engage core/{prey}")
    assert happened(game, "enemy moved") == (["enemy moved"] if prey == "daisy-walker" else [])
