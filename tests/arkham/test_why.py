"""Why not? Reasons with the rulings they rest on, for what a turn does not offer."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.immunity import PLAYER_CARDS
from orne.arkham.language import SELF, Gain, Immune, Limit, free
from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import DREAMER, ENEMY_PHASE, MASKS, lab, lab_card, pause, scholar
from tests.arkham.look import keys
from tests.look import asked, offered_for, reasons

WOODS: dict[str, Any] = {
    "scenario": "the-devourer-below",
    "act": "investigating-the-trail",
    "agenda": "the-arkham-woods",
}


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("fight", "no enemy is at your location: ahlcg/timing/2-2-1-action-list"),
        ("evade", "no enemy is at your location: ahlcg/timing/2-2-1-action-list"),
        ("engage", "no enemy is at your location: ahlcg/timing/2-2-1-action-list"),
        ("fight icy ghoul", "Icy Ghoul is not at your location: ahlcg/fight-action/a"),
        ("evade icy ghoul", "Icy Ghoul is not at your location: ahlcg/evade/a"),
        ("engage icy ghoul", "Icy Ghoul is not at your location: ahlcg/engage-action/a"),
        ("ghoul minion", "Ghoul Minion is not at your location: ahlcg/fight-action/a"),
        ("move core/parlor", "Parlor is not connected to Attic: ahlcg/move-action/a"),
        ("move core/attic", "you are at Attic already: ahlcg/move/i"),
        ("guard dog", "no card you can see is called “guard dog”: ahlcg/ability/c"),
    ],
)
def test_what_a_turn_does_not_offer(asked: str, reason: str) -> None:
    game = build(
        Inv(),
        Inv("wendy-adams", at=1),
        locations=[Place("attic"), "hallway", "parlor"],
        enemies=[Foe("icy-ghoul", at="hallway", exhausted=True), Foe("ghoul-minion", engaged=1)],
    )
    assert [str(each) for each in game.why_not(asked)] == [reason]


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("evade ghoul minion", "Ghoul Minion is not engaged with you: ahlcg/evade/f"),
        ("engage icy ghoul", "Icy Ghoul is engaged with you already: ahlcg/engage-action/d"),
    ],
)
def test_the_reason_tells_enemies_at_the_same_place_apart(asked: str, reason: str) -> None:
    game = build(
        Inv(),
        Inv("wendy-adams"),
        locations=[Place("attic")],
        enemies=[Foe("icy-ghoul", engaged=0), Foe("ghoul-minion", engaged=1)],
    )
    assert [str(each) for each in game.why_not(asked)] == [reason]


def test_the_reason_is_that_no_action_is_left() -> None:
    game = build(
        Inv(actions=0, play=[In("beat-cop-2")]),
        locations=[Place("attic"), "hallway"],
        enemies=[Foe("icy-ghoul", engaged=0)],
    )
    for words in ("fight", "move", "investigate", "icy ghoul", "hallway"):
        assert [str(each) for each in game.why_not(words)] == ["you have no action left: ahlcg/action/a"]


def test_a_place_that_cannot_be_entered_or_investigated() -> None:
    game = build(Inv(), locations=[Place("hallway"), Place("parlor", revealed=False)])
    assert [str(each) for each in game.why_not("move core/parlor")] == [
        "Parlor cannot be entered before it is revealed: ahlcg/cannot/a"
    ]


# ---- each reason is that of the check that refused


TWO_ACTIONS = "it costs 2 actions; you have 1 left: ahlcg/initiation/determine-cost"


@pytest.mark.parametrize(
    "words",
    ["fight ghoul minion", "attack ghoul minion", "evade ghoul minion", "fight", "evade", "move", "move core/hallway",
     "ghoul minion", "hallway", "use knife", "use core/knife ability 2"],
)  # fmt: skip
def test_a_dearer_action_is_what_is_lacking(words: str) -> None:
    """ahlcg/initiation/determine-cost: under Frozen in Fear the first fight, evasion or move of a round costs 2."""
    game = build(
        Inv(actions=1, threat=["frozen-in-fear"], play=["knife"]),
        locations=[Place("attic"), "hallway"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    expected = [TWO_ACTIONS]
    if words == "ghoul minion":
        expected.append("Ghoul Minion is engaged with you already: ahlcg/engage-action/d")
    assert reasons(game, words) == expected
    assert offered_for(game, "resource") == ["resource"]


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("play lucky", "Lucky! is played only when you would fail a test: ahlcg/fast/b"),
        ("guts", "Guts is a skill card, for committing to tests alone: ahlcg/skill-cards/a"),
        ("commit guts", "cards are committed in a skill test: ahlcg/skill-test/st-2-own-commit"),
        ("use knife", "it would change nothing unless there is an enemy to fight: ahlcg/triggered-abilities/k"),
        ("working a hunch", "it would change nothing unless there is a clue you can discover at your location: "
         "ahlcg/initiation/check-restrictions"),
        ("react roland", "Roland Banks is used only after you defeat an enemy: ahlcg/triggered-abilities/d"),
        ("use attic", "Attic acts by itself, after you come to this location: ahlcg/forced-abilities/c"),
        ("use 45 automatic", ".45 Automatic has no ammo; it needs 1: ahlcg/uses/b"),
        ("advance", "The Barrier advances by its own objective: ahlcg/act-deck-and-agenda-deck/f"),
        ("act", "The Barrier advances by its own objective: ahlcg/act-deck-and-agenda-deck/f"),
        ("agenda", "What's Going On?! has no ability that you could use: ahlcg/triggered-abilities/a"),
        ("resign", "no card in play lets you resign: ahlcg/activate-action/b"),
        ("use core/knife ability 3", "Knife has no ability called “ability 3”: ahlcg/triggered-abilities/a"),
        ("use core/knife gained domain 1", "Knife has no ability called “gained”: ahlcg/triggered-abilities/a"),
        ("play knife", "Knife is not in your hand: ahlcg/play-action/a"),
        ("fight knife", "Knife is not an enemy in play: ahlcg/timing/2-2-1-action-list"),
        ("pass", "“pass” does not answer: Your turn: 3 actions left: ahlcg/timing/2-2-1-action-list"),
        ("commit", "cards are committed in a skill test: ahlcg/skill-test/st-2-own-commit"),
    ],
)  # fmt: skip
def test_what_is_not_for_now_says_what_it_is_for(asked: str, reason: str) -> None:
    game = build(
        Inv(hand=("lucky", "guts", "working-a-hunch"), play=["knife", In("45-automatic", tokens=0)]),
        locations=[Place("attic"), "hallway"],
    )
    assert reasons(game, asked) == [reason]


@pytest.mark.parametrize(
    ("asked", "keys"),
    [
        ("knife", ["use core/knife ability 1", "use core/knife ability 2"]),
        ("use knife ability 2", ["use core/knife ability 2"]),
        ("attack icy ghoul", ["fight core/icy-ghoul"]),
        ("go to hallway", ["move core/hallway"]),
        ("end turn", ["end turn"]),
        ("end", ["end turn"]),
        ("draw", ["draw"]),
        ("attic", ["investigate core/attic"]),
    ],
)
def test_what_is_offered_is_said_to_be(asked: str, keys: list[str]) -> None:
    game = build(Inv(play=["knife"]), locations=[Place("attic"), "hallway"], enemies=[Foe("icy-ghoul", engaged=0)])
    assert (offered_for(game, asked), reasons(game, asked)) == (keys, [])


def test_an_act_that_wants_clues_says_how_many_there_are() -> None:
    """ahlcg/act-deck-and-agenda-deck/b"""
    game = build(Inv(clues=1), locations=[Place("study")], act="trapped")
    assert reasons(game, "advance") == ["needs 2 clues; 1 can be spent: ahlcg/act-deck-and-agenda-deck/b"]
    game = build(Inv(clues=2), locations=[Place("study")], act="trapped")
    assert offered_for(game, "advance") == ["advance core/trapped"]


def test_the_act_advances_in_a_turn_and_by_whose_turn_it_is() -> None:
    """ahlcg/clues/e"""
    people = scholar(clues=2, play=[pause()]), scholar(DREAMER, play=[pause()])
    game = lab(*people, step="2.1 investigation phase begins", active=None)
    assert asked(game)[:2] == (0, "window")
    assert reasons(game, "advance") == ["the act advances in an investigator's turn: ahlcg/clues/e"]
    game.play("pass", "pass", "turn lab/scholar")
    assert asked(game)[:2] == (1, "window")
    assert reasons(game, "advance") == ["whoever's turn it is advances the act for the group: ahlcg/clues/e"]


def test_the_price_of_an_ability_in_clues() -> None:
    """ahlcg/triggered-abilities/l"""
    game = build(scenario="the-devourer-below", act="disrupting-the-ritual")
    lacking = ["needs 1 clue; 0 can be spent: ahlcg/triggered-abilities/l"]
    assert reasons(game, "use core/disrupting-the-ritual") == lacking
    game = build(Inv(clues=1), **MASKS, special_deck=["ruth-turner"])
    lacking = ["needs 2 clues; 1 can be spent: ahlcg/triggered-abilities/l"]
    assert reasons(game, "use core/uncovering-the-conspiracy") == lacking


def test_limits_are_those_of_a_card_of_the_group_or_of_a_title() -> None:
    """ahlcg/limits-and-maximums/a, ahlcg/limits-and-maximums/e, ahlcg/limits-and-maximums/h"""
    first = lab_card("rare", free(Gain(1), limit=Limit(1, "round", True)))
    game = build(Inv(resources=10, play=[first, first]), locations=["northside", "your-house"], **MASKS)
    game.play("use core/northside", f"use {first}")
    assert reasons(game, "use northside") == ["its limit is used up: once per game: ahlcg/limits-and-maximums/e"]
    assert [each.rpartition(" ")[2] for each in reasons(game, f"use {first}#2")] == ["ahlcg/limits-and-maximums/h"]
    game = build(locations=["your-house", "northside"], **MASKS)
    game.choose("use core/your-house")
    assert reasons(game, "use your house") == ["its limit is used up: once per turn: ahlcg/limits-and-maximums/a"]


def test_who_attacks_next_is_refused_by_what_the_attack_is() -> None:
    """ahlcg/attack-of-opportunity/b, ahlcg/timing/3-3-exhaust: an attack of opportunity exhausts nobody."""
    foes = [Foe(card, engaged=0) for card in ("ghoul-minion", "icy-ghoul", "swarm-of-rats")]
    foes += [Foe("flesh-eater", engaged=0, exhausted=True), Foe("acolyte", at="attic")]
    game = build(enemies=foes)
    game.play("resource", "attack core/ghoul-minion")
    assert keys(game) == ["attack core/icy-ghoul", "attack core/swarm-of-rats"]
    assert reasons(game, "ghoul minion") == ["Ghoul Minion has attacked: ahlcg/attack-of-opportunity/f"]
    assert reasons(game, "flesh-eater") == ["Flesh-Eater is exhausted: ahlcg/attack-of-opportunity/b"]
    assert reasons(game, "acolyte") == ["Acolyte is not engaged with you: ahlcg/attack-of-opportunity/a"]
    game = build(enemies=foes, **ENEMY_PHASE)
    game.choose("attack core/ghoul-minion")
    assert reasons(game, "ghoul minion") == ["Ghoul Minion has attacked: ahlcg/timing/3-3-exhaust"]
    assert reasons(game, "flesh-eater") == ["Flesh-Eater is exhausted: ahlcg/timing/3-3-exhausted-do-not-attack"]
    assert reasons(game, "acolyte") == ["Acolyte is not engaged with you: ahlcg/timing/3-3-attack"]


def test_targets_say_why_they_are_not_to_be_chosen() -> None:
    """ahlcg/target/a, ahlcg/immune/a"""
    game = build(
        Inv("wendy-adams", play=["stray-cat"]),
        locations=[Place("attic"), "hallway"],
        enemies=[
            Foe("ghoul-priest", engaged=0),
            Foe("icy-ghoul", engaged=0),
            Foe("ghoul-minion", engaged=0),
            Foe("swarm-of-rats", at="hallway"),
        ],
    )
    game.choose("use core/stray-cat")
    assert keys(game) == ["evade core/icy-ghoul", "evade core/ghoul-minion"]
    assert reasons(game, "ghoul priest") == ["Ghoul Priest is Elite: ahlcg/target/a"]
    assert reasons(game, "rats") == ["Swarm of Rats is not at your location: ahlcg/target/a"]
    assert reasons(game, "hallway") == ["Hallway is not an enemy in play: ahlcg/target/a"]
    assert reasons(game, "draw") == ["“draw” does not answer: Which non-Elite enemy at your location?: ahlcg/effects/c"]


def test_an_immune_enemy_is_named_so() -> None:
    wall = lab_card(
        "why-wall", Immune(SELF, PLAYER_CARDS), type="enemy", fight=1, health=3, evade=1, damage=1, horror=0
    )
    foes = [Foe(wall, engaged=0), Foe("icy-ghoul", engaged=0), Foe("ghoul-minion", engaged=0)]
    game = build(Inv(play=["knife"]), locations=[Place("attic")], enemies=foes)
    game.choose("use core/knife ability 1")
    assert keys(game) == ["fight core/icy-ghoul", "fight core/ghoul-minion"]
    assert reasons(game, wall) == ["Why Wall is immune to Knife: ahlcg/immune/a"]


def test_committing_says_what_a_card_lacks() -> None:
    """ahlcg/skill-test/st-2-no-cost, ahlcg/skill-test/st-2-others-commit"""
    game = build(
        Inv(hand=("guts", "perception", "deduction")), locations=[Place("attic", clues=1), "hallway"], bag=("0",)
    )
    game.choose("investigate core/attic")
    assert asked(game) == (0, "commit")
    assert reasons(game, "guts") == ["Guts has no intellect icon and no wild one: ahlcg/skill-test/st-2-no-cost"]
    assert offered_for(game, "perception") == ["commit core/perception"]
    game.choose("commit core/perception")
    assert reasons(game, "perception") == ["Perception is not in your hand: ahlcg/skill-test/st-2-own-commit"]


def test_a_player_who_is_not_asked_is_told_who_is() -> None:
    game = build(Inv(), Inv("wendy-adams"), locations=[Place("attic")])
    assert reasons(game, "draw", seat=1) == ["Roland Banks must answer now, not you: ahlcg/in-player-order/a"]
    assert reasons(game, "draw", seat=0) == []


def test_an_unrevealed_location_tells_nothing_of_its_other_side() -> None:
    game = build(Inv(), locations=[Place("hallway"), Place("attic", revealed=False), Place("study", revealed=False)])
    assert reasons(game, "use attic") == ["Attic is not revealed: ahlcg/location-cards/c"]
    assert reasons(game, "use study") == ["Study is not revealed: ahlcg/location-cards/c"]


# ---- verbs alone, and verbs of other questions


def test_a_bold_word_means_the_ability_of_that_word_alone() -> None:
    """ahlcg/activate-action/b: the Parlor lets investigators resign, and parley while nobody has Lita."""
    here = [Place("hallway"), Place("parlor", unclaimed=["lita-chantler"])]
    game = build(Inv(at=1), locations=here, act="what-have-you-done")
    assert [offered_for(game, word) for word in ("resign", "parley")] == [
        ["use core/parlor resign"],
        ["use core/parlor parley"],
    ]
    game = build(Inv(at=1, play=["lita-chantler"]), locations=("hallway", "parlor"), act="what-have-you-done")
    assert offered_for(game, "resign") == ["use core/parlor resign"]
    assert (offered_for(game, "parley"), len(reasons(game, "parley"))) == ([], 1)


def test_a_verb_alone_tells_of_every_card_it_could_be_said_of() -> None:
    game = build(Inv(hand=["lucky", "shotgun-4"], play=["knife"], resources=0), locations=("attic",))
    assert reasons(game, "play") == [
        "Lucky! is played only when you would fail a test: ahlcg/fast/b",
        "Shotgun costs 5; you have 0: ahlcg/initiation/determine-cost",
    ]
    assert reasons(game, "use") == [
        "it would change nothing unless there is an enemy to fight: ahlcg/triggered-abilities/k"
    ]
    game = build(Inv(), locations=("attic",))
    assert reasons(game, "play") == ["you have no card to play: ahlcg/play-action/a"]
    assert reasons(game, "use") == [
        "no card that you may use has an ability for a turn or a window: ahlcg/triggered-abilities/a"
    ]
    assert (offered_for(game, "react"), reasons(game, "react")) == (
        [],
        ["“react” does not answer: Your turn: 3 actions left: ahlcg/timing/2-2-1-action-list"],
    )


@pytest.mark.parametrize("words", ["horror guard dog", "horror core/guard-dog", "play guard dog", "fight ghoul minion"])
def test_what_is_a_choice_is_not_denied_to_be_one(words: str) -> None:
    """It is the verb that does not fit the question, and the reason says so."""
    game = build(Inv(play=["guard-dog"]), locations=("attic",), enemies=[Foe("ghoul-minion", engaged=0)])
    assert reasons(game, "discard guard dog") == [
        "“discard” does not answer: Your turn: 3 actions left: ahlcg/timing/2-2-1-action-list"
    ]
    game.choose("resource")
    assert keys(game) == ["damage core/roland-banks", "damage core/guard-dog"]
    verb = words.split(maxsplit=1)[0]
    assert reasons(game, words) == [
        f"“{verb}” does not answer: Assign 1 damage from Ghoul Minion to whom?: ahlcg/dealing-damage-horror/b"
    ]


def test_cards_shown_by_a_search_are_among_those_one_can_ask_about() -> None:
    """They are seen during the choice."""
    book = Inv("daisy-walker", play=["old-book-of-lore"], deck=["knife", "guts", "machete", "dodge"])
    game = build(book, locations=("attic",))
    game.choose("use core/old-book-of-lore")
    assert keys(game) == ["take core/knife", "take core/guts", "take core/machete"]
    assert (offered_for(game, "take knife"), offered_for(game, "machete")) == (
        ["take core/knife"],
        ["take core/machete"],
    )
    assert reasons(game, "dodge") == ["no card you can see is called “dodge”: ahlcg/ability/c"]
    assert reasons(game, "zzz") == ["no card is called “zzz”"]


def test_a_card_without_the_bold_word_is_said_to_lack_it() -> None:
    game = build(Inv(play=["first-aid"], damage=1), locations=("attic",))
    assert reasons(game, "parley first aid") == [
        "First Aid has no ability called “parley”: ahlcg/triggered-abilities/a"
    ]


def test_a_verb_that_takes_no_card_is_not_said_of_one() -> None:
    game = build(Inv(hand=["perception"]), locations=("attic",))
    game.choose("investigate core/attic")
    assert keys(game) == ["commit core/perception", "done"]
    assert reasons(game, "done perception") == [
        "“done Perception” does not answer: Commit which card to the test?: ahlcg/skill-test/st-2-own-commit"
    ]


def test_what_is_no_answer_is_refused_by_the_ruling_on_the_moment_of_the_question() -> None:
    game = build(Inv(), Inv("wendy-adams", hand=["dodge"]), enemies=[Foe("ghoul-minion", engaged=0)], **ENEMY_PHASE)
    assert keys(game) == ["play core/dodge", "pass"]
    assert reasons(game, "resource") == [
        "“resource” does not answer: When Ghoul Minion attacks Roland Banks: you may react: ahlcg/triggered-abilities/d"
    ]
    game = build(Inv(), Inv("wendy-adams"), step="2.2 next turn begins", active=None)
    assert reasons(game, "draw") == ["“draw” does not answer: Give whom the next turn?: ahlcg/timing/2-2-turn-order"]
    game = build(Inv(hand=["perception"]), locations=[Place("attic", clues=1)])
    game.choose("investigate core/attic")
    assert reasons(game, "draw") == [
        "“draw” does not answer: Commit which card to the test?: ahlcg/skill-test/st-2-own-commit"
    ]


def test_in_a_test_it_is_said_whether_cards_are_still_to_be_committed() -> None:
    game = build(Inv("wendy-adams", hand=["knife"], play=["dig-deep"]), locations=["arkham-woods-old-house"], **WOODS)
    game.choose("investigate core/arkham-woods-old-house")
    ruling = "ahlcg/skill-test/st-2-own-commit"
    assert (asked(game), reasons(game, "commit knife")) == (
        (0, "window"),
        [f"cards are committed later in this test: {ruling}"],
    )
    game.play("pass", "pass")
    assert (keys(game), reasons(game, "commit knife")) == (
        ["react core/wendy-adams", "pass"],
        [f"this test is past committing cards: {ruling}"],
    )


def test_the_order_of_forced_abilities_is_not_refused_by_the_ruling_on_results_of_a_test() -> None:
    afraid = ["hypochondria"]
    blast = Inv(hand=["dynamite-blast"], threat=afraid)
    game = build(blast, Inv("wendy-adams", threat=afraid), enemies=[Foe("ghoul-minion", exhausted=True)])
    game.choose("play core/dynamite-blast")
    assert reasons(game, "draw") == [
        "“draw” does not answer: Which forced ability resolves first?: ahlcg/priority-of-simultaneous-resolution/b"
    ]
    game = build(Inv(hand=["perception", "deduction"]), locations=[Place("attic", clues=2)])
    game.play("investigate core/attic", "commit core/perception", "commit core/deduction")
    assert keys(game) == ["apply clue", "apply core/perception"]
    assert reasons(game, "draw") == ["“draw” does not answer: Which result applies first?: ahlcg/skill-test/st-7-order"]
