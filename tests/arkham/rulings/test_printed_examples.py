"""The examples of the Rules Reference, with printed cards (ahlcg/example/…)."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules import spawning, travel
from orne.arkham.rules.actions import lose_action
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import AGNES, DAISY, MASKS, WENDY, drawing
from tests.arkham.look import foe, keys, me, place, record, table, threats, uid
from tests.look import asked, happened

WOODS: dict[str, Any] = {
    "scenario": "the-devourer-below",
    "act": "investigating-the-trail",
    "agenda": "the-arkham-woods",
}


def daisys_turn(**rest: Any) -> Game[State]:
    """Daisy's turn has just begun, so that she has her additional action."""
    return build(Inv(DAISY, **rest), step="2.2 next turn begins", active=None)


def test_daisys_additional_action_is_for_a_tome() -> None:
    """ahlcg/example/daisy-additional-action: a Tome and three other actions, but no fifth."""
    game = daisys_turn(play=["medical-texts"], damage=1, deck=["core/knife"] * 5)
    game.choose("use core/medical-texts")
    while asked(game)[1] != "turn":
        game.choose(keys(game)[0])
    assert me(game)["actions"] == 3
    game.play("resource", "resource")
    assert game.state.round == 2
    game.choose("resource")
    assert game.state.round == 3, "there is nothing left to do, so the turn is over"


def test_daisy_loses_two_actions() -> None:
    """ahlcg/example/daisy-loses-two-actions: ordinary ones first, the Tome action only when nothing else is left."""
    for actions, left, extra in ((3, 1, 1), (1, 0, 0)):
        g = table(daisys_turn(actions=actions))
        lose_action(g, 0)
        lose_action(g, 0)
        assert (g.state.actions[0], len(g.state.extra_actions)) == (left, extra)


def test_stray_cat_is_not_a_test() -> None:
    """ahlcg/example/hope-and-stray-cat: nothing can be committed to it."""
    game = build(Inv(WENDY, play=["stray-cat"], hand=["survival-instinct"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("use core/stray-cat")
    assert (asked(game), happened(game, "test", "token")) == ((0, "turn"), [])
    assert foe(game, "ghoul-minion")["exhausted"]


def test_a_ready_enemy_engages_at_once() -> None:
    """ahlcg/example/engage-immediately: spawning here, hunting to here, and walking up to it."""
    game = drawing("icy-ghoul", Inv(), locations=["cellar", "hallway"])
    assert record(game, "core/icy-ghoul").threat == 0
    game = build(
        Inv(),
        locations=["hallway", "attic"],
        enemies=[Foe("swarm-of-rats", at="attic")],
        step="3.2 hunters move",
        active=None,
    )
    assert record(game, "core/swarm-of-rats").threat == 0
    game = build(Inv(), locations=["hallway", "attic"], enemies=[Foe("flesh-eater", at="attic")])
    game.choose("move core/attic")
    assert record(game, "core/flesh-eater").threat == 0


def test_horror_for_each_is_one_instance_and_for_each_choice_several() -> None:
    """ahlcg/example/for-each-horror-vs-choice: Rotting Remains once 2, Umôrdhoth's Wrath twice 1."""
    game = drawing("rotting-remains", Inv(), bag=("-2",))
    assert [entry.after for entry in game.log if entry.kind == "hurt"] == [[0, 2]]
    game = drawing("umordhoths-wrath", Inv(hand=["knife", "knife"]), bag=("0",))
    game.play("take 1 damage and 1 horror", "take 1 damage and 1 horror")
    assert [entry.after for entry in game.log if entry.kind == "hurt"] == [[1, 1], [1, 1]]


def test_lucky_is_added_to_the_sum() -> None:
    """ahlcg/example/danny-lucky-minus-eight: 4 - 8 + 2 is 0, not 2."""
    game = build(Inv(WENDY, hand=["lucky"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=("-8",))
    game.choose("evade core/ghoul-minion")
    while asked(game)[1] != "turn":
        game.choose("play core/lucky" if "play core/lucky" in keys(game) else keys(game)[-1])
    assert [(e.kind, e.before, e.after) for e in game.log if e.kind[:5] == "test "] == [("test fails", 0, 2)]
    assert me(game)["discard"] == ["core/lucky"]


@pytest.mark.parametrize("first", ["react core/roland-banks", "play core/evidence"])
def test_roland_and_evidence_answer_the_same_defeat_in_either_order(first: str) -> None:
    """ahlcg/example/roland-and-evidence: both for the same enemy, in either order."""
    game = build(
        Inv(hand=["evidence"], resources=1),
        locations=[Place("hallway", clues=3)],
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("fight core/swarm-of-rats")
    assert sorted(keys(game)) == ["pass", "play core/evidence", "react core/roland-banks"]
    game.choose(first)
    game.choose(keys(game)[0])
    assert (place(game, "hallway")["clues"], me(game)["clues"], me(game)["resources"]) == (1, 2, 0)


def test_a_companion_may_get_rid_of_dreams_of_rlyeh() -> None:
    """ahlcg/example/dreams-of-rlyeh-you: Daisy drew it, and Roland at her location may get rid of it for her."""
    game = build(Inv(), Inv(DAISY, threat=["dreams-of-rlyeh"]))
    assert (me(game, 1)["skills"]["willpower"], me(game, 1)["sanity"]) == (2, 8)
    assert me(game)["skills"]["willpower"] == 3
    game.choose("use core/dreams-of-rlyeh")
    assert threats(game, 1) == []
    assert (me(game, 1)["skills"]["willpower"], me(game, 1)["sanity"]) == (3, 9)


@pytest.mark.parametrize("where", ["attic", "cellar", "hallway"])
def test_the_lead_locks_any_of_three(where: str) -> None:
    """ahlcg/example/locked-door-three-way-tie: drawn by the other, chosen by the lead."""
    rooms = [Place(name, clues=2) for name in ("hallway", "attic", "cellar")]
    game = drawing("locked-door", Inv(), Inv(DAISY), locations=rooms, lead=1, under=("locked-door",) * 3)
    assert asked(game)[0] == 1
    assert sorted(keys(game)) == ["lock core/attic", "lock core/cellar", "lock core/hallway"]
    game.choose(f"lock core/{where}")
    assert place(game, where)["attached"] == ["core/locked-door"]


def test_a_reaction_is_used_once_each_time() -> None:
    """ahlcg/example/reaction-once-each-time-x: Dr. Milan Christopher pays for each of three investigations, once."""
    game = build(
        Inv(DAISY, play=["dr-milan-christopher"], resources=0, actions=4),
        locations=[Place("hallway", clues=3)],
        bag=("0",),
    )
    for number in (1, 2, 3):
        game.choose("investigate core/hallway")
        assert keys(game) == ["react core/dr-milan-christopher", "pass"]
        game.choose("react core/dr-milan-christopher")
        assert me(game)["resources"] == number
        assert asked(game)[1] == "turn"


def test_leaving_twisting_paths_is_a_test_of_intellect_3() -> None:
    """ahlcg/example/test-intellect-3: leaving Twisting Paths is an intellect test against 3."""
    game = build(Inv(), locations=["arkham-woods-twisting-paths", "main-path"], **WOODS)
    game.choose("move core/main-path")
    assert [(entry.before, entry.after) for entry in game.log if entry.kind == "test"] == [("intellect", 3)]


def test_placing_is_not_a_move() -> None:
    """ahlcg/example/swap-is-not-a-move: no test for moving out of the woods, but entering the Attic is felt."""
    game = build(
        Inv(), locations=["arkham-woods-twisting-paths", "attic"], enemies=[Foe("ghoul-minion", at="attic")], **WOODS
    )
    g = table(game)
    woods, attic = g.state.locations
    ghoul = uid(game, "core/ghoul-minion")
    g.state.edit(ghoul).at = woods
    travel.place_investigator(g, 0, attic)
    assert g.state.place == [attic]
    assert g.state.cards[g.state.investigators[0]].horror == 1
    assert g.state.rng == game.state.rng, "no token was drawn"


def test_hunters_go_where_the_lead_says() -> None:
    """ahlcg/example/lead-decides-hunter-path: two ways from Rivertown to the hospital."""
    game = build(
        Inv(at=1),
        Inv(DAISY, at=1),
        locations=[
            "rivertown",
            "st-marys-hospital",
            "southside-historical-society",
            "miskatonic-university",
            "downtown-first-bank-of-arkham",
        ],
        enemies=[Foe("swarm-of-rats", at="rivertown")],
        lead=1,
        step="3.2 hunters move",
        active=None,
        **MASKS,
    )
    assert asked(game)[0] == 1
    assert sorted(key.split(" ", 1)[1] for key in keys(game)) == [
        "core/miskatonic-university",
        "core/southside-historical-society",
    ]


def test_until_the_end_ends_before_what_happens_at_the_end() -> None:
    """ahlcg/example/until-versus-at-end-of-phase: a wiped wizard has his text again when the phase ends."""
    game = build(
        Inv(AGNES, hand=["mind-wipe-1"]),
        enemies=[Foe("wizard-of-the-order", engaged=0)],
        step="1.1 mythos phase begins",
        active=None,
        encounter_deck=["core/rotting-remains"] * 3,
        **MASKS,
        locations=["rivertown"],
    )
    game.choose("play core/mind-wipe-1")
    while asked(game)[1] != "turn":
        game.choose(keys(game)[-1])
    assert foe(game, "wizard-of-the-order")["doom"] == 1


def test_a_group_limit_is_used_up_for_everybody() -> None:
    """ahlcg/example/group-limit-once-per-game: after Roland, Daisy is not offered Northside's resources."""
    game = build(Inv(), Inv(DAISY), locations=[Place("northside", clues=1)], **MASKS)
    game.choose("use core/northside")
    game.choose("end turn")
    assert asked(game)[0] == 1
    assert "use core/northside" not in keys(game)
    game = build(Inv(), Inv(DAISY), locations=[Place("northside", clues=1)], active=1, **MASKS)
    assert "use core/northside" in keys(game)


def test_an_acolyte_spawns_in_southside_when_told_so() -> None:
    """ahlcg/example/spawn-acolyte-in-southside: the instruction beats the Acolyte's own line about empty locations."""
    game = build(Inv(), locations=["southside-historical-society", "rivertown"], set_aside=["acolyte"], **MASKS)
    g = table(game)
    acolyte = uid(game, "core/acolyte")
    spawning.spawn(g, acolyte, 0, g.state.locations[0])
    card = g.state.cards[acolyte]
    assert (card.threat, card.doom) == (0, 1)


def test_charges_are_added_only_where_charges_are() -> None:
    """ahlcg/example/ammo-card-cannot-gain-charges: Book of Shadows finds Shrivelling, and no gun."""
    game = build(Inv(DAISY, play=["book-of-shadows-3", "45-automatic", "shrivelling"]))
    game.choose("use core/book-of-shadows-3")
    assert [each["tokens"] for each in me(game)["play"] if each["ref"] in ("45-automatic", "shrivelling")] == [4, 5]
    assert "use core/book-of-shadows-3" not in keys(build(Inv(DAISY, play=["book-of-shadows-3", "45-automatic"])))
