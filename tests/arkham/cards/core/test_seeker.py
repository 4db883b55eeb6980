"""Seeker cards of the core set."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import DAISY, THIRD_HAND
from tests.arkham.look import asset, damage_of_foes, discard, foe, hand, in_play, keys, me, place, seen, table
from tests.look import kind_asked, seat_asked

MINION = Foe("ghoul-minion", engaged=0)


def values_tested(game: Game[State]) -> list[int]:
    """The skill values of the tests made so far."""
    return [entry.before for entry in game.log if entry.kind in ("test succeeds", "test fails")]


# ---- Magnifying Glass


def test_magnifying_glasses_add_up_while_investigating() -> None:
    """6.23; no help for another intellect test."""
    game = build(
        Inv(play=("magnifying-glass", "magnifying-glass-1", "medical-texts", THIRD_HAND)),
        locations=[Place("hallway", clues=2)],
    )
    game.choose("investigate core/hallway")
    assert values_tested(game) == [5]
    game.choose("use core/medical-texts")
    assert values_tested(game) == [5, 3]


def test_magnifying_glass_is_intellect_not_the_investigation() -> None:
    """6.24: where another skill investigates, intellect bonuses do not count."""
    game = build(
        Inv(play=("magnifying-glass",)),
        locations=["arkham-woods-old-house", "main-path"],
    )
    game.choose("investigate core/arkham-woods-old-house")
    assert values_tested(game) == [3]


def test_magnifying_glass_is_fast_and_takes_a_hand() -> None:
    """6.14."""
    game = build(
        Inv(play=("knife", "flashlight"), hand=("magnifying-glass",), resources=1), enemies=[MINION], bag=("0",)
    )
    game.choose("play core/magnifying-glass")
    assert me(game)["damage"] == 0
    game.choose("discard core/knife")
    assert in_play(game) == ["magnifying-glass", "flashlight"] or in_play(game) == ["flashlight", "magnifying-glass"]
    assert game.state.actions == [3]


def test_the_better_glass_returns_to_the_hand_where_no_clue_is() -> None:
    game = build(Inv(play=("magnifying-glass-1",)), locations=[Place("hallway", clues=1), "attic"])
    assert "use core/magnifying-glass-1" not in keys(game)
    game.choose("investigate core/hallway")
    game.choose("use core/magnifying-glass-1")
    assert (hand(game), in_play(game)) == (["magnifying-glass-1"], [])
    game.choose("play core/magnifying-glass-1")
    assert in_play(game) == ["magnifying-glass-1"]


# ---- Old Book of Lore


def test_old_book_of_lore_draws_one_of_the_top_three() -> None:
    """6.83: any one of the three; the others are shuffled in."""
    game = build(
        Inv(DAISY, play=("old-book-of-lore",), deck=("knife", "dodge", "evidence", "flashlight")),
        Inv("roland-banks", deck=("machete",) * 2),
    )
    game.choose("use core/old-book-of-lore")
    assert keys(game) == ["choose core/daisy-walker", "choose core/roland-banks"]
    game.choose("choose core/daisy-walker")
    assert keys(game) == ["take core/knife", "take core/dodge", "take core/evidence"]
    game.choose("take core/evidence")
    assert (hand(game), me(game)["deck"]) == (["evidence"], 3)
    assert asset(game, "old-book-of-lore")["exhausted"]
    assert "use core/old-book-of-lore" not in keys(game)


def test_old_book_of_lore_lets_the_other_choose() -> None:
    game = build(Inv(DAISY, play=("old-book-of-lore",)), Inv("roland-banks", deck=("machete", "knife")))
    game.play("use core/old-book-of-lore", "choose core/roland-banks")
    assert (seat_asked(game), keys(game)) == (1, ["take core/machete", "take core/knife"])
    game.choose("take core/knife")
    assert hand(game, 1) == ["knife"]


def test_a_weakness_found_by_the_book_resolves() -> None:
    """6.48."""
    game = build(Inv(DAISY, play=("old-book-of-lore",), deck=("the-necronomicon",)))
    game.choose("use core/old-book-of-lore")
    assert asset(game, "the-necronomicon")["horror"] == 3
    assert hand(game) == []


# ---- Research Librarian


def test_the_librarian_may_find_a_tome() -> None:
    """6.21, 6.48: offered; then an eligible card must be taken, chosen among several."""
    game = build(Inv(DAISY, hand=("research-librarian",), deck=("knife", "medical-texts", "old-book-of-lore", "dodge")))
    game.choose("play core/research-librarian")
    assert keys(game) == ["react core/research-librarian", "pass"]
    game.choose("react core/research-librarian")
    assert sorted(keys(game)) == ["take core/medical-texts", "take core/old-book-of-lore"]
    game.choose("take core/medical-texts")
    assert (hand(game), me(game)["deck"]) == (["medical-texts"], 3)


def test_the_librarian_finds_the_necronomicon_if_there_is_nothing_else() -> None:
    game = build(Inv(DAISY, hand=("research-librarian",), deck=("knife", "the-necronomicon")))
    game.play("play core/research-librarian", "react core/research-librarian")
    assert asset(game, "the-necronomicon")["horror"] == 3


def test_the_librarian_may_find_nothing() -> None:
    game = build(Inv(DAISY, hand=("research-librarian",), deck=("knife", "dodge")))
    game.play("play core/research-librarian", "react core/research-librarian")
    assert (hand(game), me(game)["deck"]) == ([], 2)
    assert any(entry.kind == "deck shuffled" for entry in game.log)


# ---- Dr. Milan Christopher


def test_milan_pays_for_a_successful_investigation() -> None:
    """6.22: at ST.6, before the clue is taken; 6.76: even without a clue to find; optional."""
    game = build(Inv(play=("dr-milan-christopher",)), locations=[Place("hallway", clues=1), "attic"])
    assert me(game)["skills"]["intellect"] == 4
    game.choose("investigate core/hallway")
    assert keys(game) == ["react core/dr-milan-christopher", "pass"]
    assert me(game)["clues"] == 0
    game.choose("react core/dr-milan-christopher")
    assert (me(game)["clues"], me(game)["resources"]) == (1, 6)
    game.play("investigate core/hallway", "react core/dr-milan-christopher")
    assert me(game)["resources"] == 7


def test_milan_wants_success_and_his_own_investigator() -> None:
    game = build(Inv(play=("dr-milan-christopher",)), bag=("auto-fail",))
    game.choose("investigate core/hallway")
    assert kind_asked(game) == "turn"
    game = build(Inv("roland-banks"), Inv(DAISY, play=("dr-milan-christopher",)))
    game.choose("investigate core/hallway")
    assert (kind_asked(game), seat_asked(game)) == ("turn", 0)


# ---- Hyperawareness


def test_hyperawareness_raises_intellect_or_agility() -> None:
    game = build(
        Inv(play=("hyperawareness",), resources=2), locations=[Place("cellar", clues=1), "hallway"], bag=("-1",)
    )
    game.choose("investigate core/cellar")
    assert keys(game) == ["use core/hyperawareness ability 1", "pass"]
    game.play("use core/hyperawareness ability 1", "use core/hyperawareness ability 1")
    assert me(game)["clues"] == 1
    game = build(Inv(play=("hyperawareness",), resources=1), enemies=[Foe("ravenous-ghoul", engaged=0)])
    game.choose("evade core/ravenous-ghoul")
    assert keys(game) == ["use core/hyperawareness ability 2", "pass"]
    game.choose("use core/hyperawareness ability 2")
    assert foe(game, "ravenous-ghoul")["exhausted"]


# ---- Medical Texts


@pytest.mark.parametrize(("token", "left"), [("-3", 1), ("-4", 3)])
def test_medical_texts_heal_or_hurt(token: str, left: int) -> None:
    game = build(Inv(DAISY, play=("medical-texts",)), Inv("roland-banks", damage=2), bag=(token,))
    game.choose("use core/medical-texts")
    assert keys(game) == ["choose core/daisy-walker", "choose core/roland-banks"]
    game.choose("choose core/roland-banks")
    assert me(game, 1)["damage"] == left


# ---- Mind over Matter


def test_mind_over_matter_makes_it_an_intellect_test() -> None:
    """6.25: intellect icons only; optional in each test; until the end of the round."""
    game = build(
        Inv(DAISY, hand=("mind-over-matter", "vicious-blow", "evidence"), resources=1), enemies=[MINION], bag=("-3",)
    )
    game.choose("play core/mind-over-matter")
    game.choose("fight core/ghoul-minion")
    assert keys(game) == ["intellect", "combat"]
    game.choose("intellect")
    assert keys(game) == ["commit core/evidence", "done"]
    game.choose("done")
    assert damage_of_foes(game) == {"ghoul-minion": 1}
    game.play("evade core/ghoul-minion", "intellect", "done")
    assert foe(game, "ghoul-minion")["exhausted"]


@pytest.mark.parametrize(("skill", "value"), [("intellect", 5), ("combat", 4)])
def test_a_weapons_combat_does_not_help_intellect(skill: str, value: int) -> None:
    """6.25: only bonuses to intellect count; the weapon's damage is another matter."""
    game = build(
        Inv(DAISY, hand=("mind-over-matter",), play=("baseball-bat",)),
        enemies=[Foe("ghoul-priest", engaged=0, exhausted=True)],
    )
    game.play("play core/mind-over-matter", "use core/baseball-bat", skill)
    assert (values_tested(game), damage_of_foes(game)) == ([value], {"ghoul-priest": 2})
    assert kind_asked(game) == "turn"


def test_mind_over_matter_helps_against_treacheries_and_ends_with_the_round() -> None:
    game = build(
        Inv(DAISY, hand=("mind-over-matter",), deck=("knife",) * 5),
        encounter_deck=("grasping-hands", "ancient-evils"),
        bag=("-2",),
    )
    game.play("play core/mind-over-matter", "end turn")
    assert me(game)["damage"] == 3  # agility 2 in the next round's mythos phase: it is over
    assert game.state.lasting == ()


def test_mind_over_matter_is_offered_in_ones_turn_only_and_once() -> None:
    game = build(Inv(DAISY, hand=("mind-over-matter", "mind-over-matter")))
    game.choose("play core/mind-over-matter")
    assert "play core/mind-over-matter" not in keys(game)
    game = build(Inv(), Inv(DAISY, hand=("mind-over-matter",)))
    assert seat_asked(game) == 0


# ---- Working a Hunch


def test_working_a_hunch_discovers_a_clue_without_test_or_action() -> None:
    """No test, no action, nothing provoked; 6.56: only with a clue there."""
    game = build(Inv(hand=("working-a-hunch",)), locations=[Place("hallway", clues=1)], enemies=[MINION])
    game.choose("play core/working-a-hunch")
    assert (me(game)["clues"], me(game)["damage"], game.state.actions) == (1, 0, [3])
    assert "play core/working-a-hunch" not in keys(build(Inv(hand=("working-a-hunch",))))


# ---- Barricade


def test_barricade_keeps_enemies_out_and_goes_when_somebody_leaves() -> None:
    """6.77, 6.94: a hunter whose step is blocked stays."""
    game = build(
        Inv(hand=("barricade",), deck=("knife",) * 5),
        enemies=[Foe("swarm-of-rats", at="attic")],
        encounter_deck=("ancient-evils",) * 3,
    )
    game.play("play core/barricade")
    assert place(game, "hallway")["attached"] == ["core/barricade"]
    assert discard(game) == []
    game.choose("end turn")
    assert foe(game, "swarm-of-rats")["location"] == "attic"
    game.choose("move core/cellar")
    assert (place(game, "hallway")["attached"], discard(game)) == ([], ["barricade"])


def test_barricade_does_not_stop_the_elite() -> None:
    game = build(
        Inv(deck=("knife",) * 5),
        locations=[Place("hallway", attached=("barricade",)), "attic"],
        enemies=[Foe("ghoul-priest", at="attic")],
        step="3.2 hunters move",
        active=None,
    )
    assert foe(game, "ghoul-priest")["engaged"] == 0


def test_an_engaged_enemy_cannot_follow_past_a_barricade() -> None:
    """6.77: it stays behind, disengaged, after its attack of opportunity; spawning is not moving."""
    game = build(Inv(), locations=["hallway", Place("attic", attached=("barricade",))], enemies=[MINION])
    game.choose("move core/attic")
    assert (foe(game, "ghoul-minion")["location"], foe(game, "ghoul-minion")["engaged"]) == ("hallway", None)
    assert me(game)["damage"] == 1
    game = build(
        Inv(deck=("knife",) * 5),
        locations=[Place("hallway", attached=("barricade",)), "attic"],
        encounter_deck=("ghoul-minion", "ancient-evils"),
        step="1.4 encounter cards",
        active=None,
    )
    assert foe(game, "ghoul-minion")["engaged"] == 0


@pytest.mark.parametrize(("first", "left"), [("barricade", []), ("arkham-woods-twisting-paths", ["core/barricade"])])
def test_barricade_stays_where_a_cancelled_move_leaves_nobody_away(first: str, left: list[str]) -> None:
    """ahlcg/cancel/a: once the Twisting Paths have cancelled the move nobody leaves; the lead orders the two."""
    game = build(
        Inv(DAISY),
        scenario="the-devourer-below",
        locations=[Place("arkham-woods-twisting-paths", attached=("barricade",)), "main-path"],
        bag=("auto-fail",),
    )
    game.choose("move core/main-path")
    assert keys(game) == ["resolve core/barricade", "resolve core/arkham-woods-twisting-paths"]
    game.choose(f"resolve core/{first}")
    assert place(game, "arkham-woods-twisting-paths")["attached"] == left
    assert (me(game)["location"], kind_asked(game)) == ("arkham-woods-twisting-paths", "turn")


def test_wendys_amulet_takes_a_discarded_barricade_under_the_deck() -> None:
    game = build(
        Inv("wendy-adams", play=("wendys-amulet",)),
        locations=[Place("hallway", attached=("barricade",)), "attic"],
    )
    game.choose("move core/attic")
    assert discard(game) == []
    assert table(game).title(game.state.deck[0][0]) == "Barricade"


# ---- Deduction


def test_deduction_discovers_one_more() -> None:
    """6.56, 6.78: what is there, for the tester."""
    game = build(Inv(hand=("deduction",)), locations=[Place("hallway", clues=3), "attic"])
    game.play("investigate core/hallway", "commit core/deduction")
    assert (me(game)["clues"], discard(game)) == (2, ["deduction"])
    game = build(Inv(), Inv(DAISY, hand=("deduction",)), locations=[Place("hallway", clues=3), "attic"])
    game.play("investigate core/hallway", "commit core/deduction")
    assert (me(game)["clues"], me(game, 1)["clues"]) == (2, 0)


def test_deduction_in_another_intellect_test_adds_its_icon_only() -> None:
    game = build(
        Inv(DAISY, play=("medical-texts",), hand=("deduction",)), locations=[Place("hallway", clues=3), "attic"]
    )
    game.play("use core/medical-texts", "commit core/deduction")
    assert (me(game)["clues"], place(game, "hallway")["clues"]) == (0, 3)


# ---- Disc of Itzamna


def test_the_disc_discards_an_enemy_that_spawns_here() -> None:
    """Before it engages; 6.67: discarded is not defeated, so there is no victory."""
    game = build(
        Inv(play=("disc-of-itzamna-2",), deck=("knife",) * 5),
        locations=[Place("attic", clues=1), "hallway"],
        encounter_deck=("flesh-eater", "ancient-evils"),
        step="1.4 encounter cards",
        active=None,
    )
    assert keys(game) == ["react core/disc-of-itzamna-2", "pass"]
    assert foe(game, "flesh-eater")["engaged"] is None
    game.choose("react core/disc-of-itzamna-2")
    view = seen(game, 0)
    assert (view["enemies"], view["victory"], view["encounter_discard"]) == ([], [], ["core/flesh-eater"])
    assert (discard(game), me(game)["clues"]) == (["disc-of-itzamna-2"], 0)


def test_the_disc_passed_by_lets_the_enemy_engage() -> None:
    game = build(
        Inv(play=("disc-of-itzamna-2",), deck=("knife",) * 5),
        encounter_deck=("ghoul-minion", "ancient-evils"),
        step="1.4 encounter cards",
        active=None,
    )
    game.choose("pass")
    assert foe(game, "ghoul-minion")["engaged"] == 0


def test_the_disc_does_not_reach_elsewhere() -> None:
    game = build(
        Inv(play=("disc-of-itzamna-2",), deck=("knife",) * 5),
        encounter_deck=("flesh-eater", "ancient-evils"),
        step="1.4 encounter cards",
        active=None,
    )
    assert kind_asked(game) == "turn"
    assert foe(game, "flesh-eater")["location"] == "attic"


def test_a_weakness_enemy_taken_by_the_disc_goes_to_its_owners_pile() -> None:
    """6.38."""
    game = build(Inv(play=("disc-of-itzamna-2",), deck=("mob-enforcer", "knife")))
    game.play("draw", "react core/disc-of-itzamna-2")
    assert discard(game) == ["disc-of-itzamna-2", "mob-enforcer"]


# ---- Encyclopedia


def test_encyclopedia_raises_a_skill_for_the_phase() -> None:
    game = build(
        Inv(DAISY, play=("encyclopedia-2",), deck=("knife",) * 5),
        Inv("roland-banks", deck=("knife",) * 5),
        enemies=[Foe("ghoul-minion", engaged=0, exhausted=True)],
    )
    game.play("use core/encyclopedia-2", "choose core/daisy-walker")
    assert keys(game) == ["willpower", "intellect", "combat", "agility"]
    game.choose("combat")
    assert me(game)["skills"] == {"willpower": 3, "intellect": 5, "combat": 4, "agility": 2}
    assert asset(game, "encyclopedia-2")["exhausted"]
    game.choose("fight core/ghoul-minion")
    assert values_tested(game) == [4]
    game.play("end turn", "end turn")
    assert me(game)["skills"]["combat"] == 2


def test_encyclopedia_may_help_a_companion() -> None:
    game = build(Inv(DAISY, play=("encyclopedia-2",)), Inv("roland-banks"), Inv("agnes-baker", at=1))
    game.choose("use core/encyclopedia-2")
    assert keys(game) == ["choose core/daisy-walker", "choose core/roland-banks"]
    game.play("choose core/roland-banks", "agility")
    assert me(game, 1)["skills"]["agility"] == 4


# ---- Cryptic Research


def test_cryptic_research_draws_three_for_somebody_here() -> None:
    game = build(
        Inv(DAISY, hand=("cryptic-research-4",)),
        Inv("roland-banks", deck=("machete", "knife", "dodge", "evidence")),
        Inv("agnes-baker", at=1),
    )
    game.choose("play core/cryptic-research-4")
    assert keys(game) == ["choose core/daisy-walker", "choose core/roland-banks"]
    game.choose("choose core/roland-banks")
    assert hand(game, 1) == ["dodge", "knife", "machete"]
    assert game.state.actions[0] == 3


def test_cryptic_research_through_an_empty_deck() -> None:
    """1.13: the discard pile is shuffled in and 1 horror taken after the whole draw."""
    game = build(Inv(DAISY, hand=("cryptic-research-4",), deck=("knife",), discard=("dodge", "evidence", "machete")))
    game.choose("play core/cryptic-research-4")
    assert (len(hand(game)), me(game)["horror"]) == (3, 1)


def test_an_exhausted_tome_waits_for_upkeep() -> None:
    game = build(Inv(DAISY, play=(In("encyclopedia-2", exhausted=True), In("old-book-of-lore", exhausted=True))))
    assert not [key for key in keys(game) if key.startswith("use")]


def test_mind_over_matter_helps_in_any_test_of_agility() -> None:
    """6.25: the Locked Door's test too."""
    game = build(
        Inv(DAISY, hand=("mind-over-matter",)),
        locations=[Place("hallway", attached=("locked-door",)), "attic"],
        bag=("-1",),
    )
    game.play("play core/mind-over-matter", "use core/locked-door", "agility")
    assert keys(game) == ["intellect", "agility"]
    game.choose("intellect")
    assert place(game, "hallway")["attached"] == []


def test_empty_decks_are_not_searched() -> None:
    """1.9: it would change nothing."""
    game = build(Inv(DAISY, play=("old-book-of-lore",), hand=("research-librarian",), deck=()))
    assert "use core/old-book-of-lore" not in keys(game)
    game.choose("play core/research-librarian")
    assert kind_asked(game) == "turn"


def test_the_librarian_answers_her_own_arrival_only() -> None:
    game = build(Inv(DAISY, play=("research-librarian",), hand=("medical-texts",), deck=("old-book-of-lore",)))
    game.choose("play core/medical-texts")
    assert kind_asked(game) == "turn"


@pytest.mark.parametrize("card", ["working-a-hunch", "cryptic-research-4"])
def test_what_is_for_ones_own_turn_is_not_played_at_other_times(card: str) -> None:
    """1.11: not in a companion's turn, not in another phase."""
    there = [Place("hallway", clues=1)]
    game = build(Inv("roland-banks"), Inv(DAISY, hand=(card,)), locations=there)
    assert (kind_asked(game), seat_asked(game)) == ("turn", 0)
    game = build(Inv(DAISY, hand=(card,)), locations=there, step="enemy window", active=None)
    assert (kind_asked(game), game.state.round) == ("turn", 3)
    assert f"play core/{card}" in keys(game)


def test_mind_over_matter_is_not_asked_about_in_an_intellect_test() -> None:
    """6.25: it stands in for combat and agility only."""
    game = build(Inv(DAISY, hand=("mind-over-matter",)), locations=[Place("hallway", clues=1)])
    game.play("play core/mind-over-matter", "investigate core/hallway")
    assert (me(game)["clues"], kind_asked(game)) == (1, "turn")
