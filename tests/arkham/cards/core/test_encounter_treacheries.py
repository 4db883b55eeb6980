"""The treacheries of the encounter sets."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import drawing, lab_card
from tests.arkham.look import encounter_pile, foe, foes, hurt, in_turn, keys, me, offers, place, seen, threats
from tests.look import seat_asked, short


def agenda(game: Game[State]) -> tuple[str, int]:
    """The current agenda and its doom."""
    shown = seen(game, 0)["agenda"]
    return short(shown["card"]), shown["doom"]


# ---- Ghouls, Striking Fear


@pytest.mark.parametrize(("token", "points"), [("+1", 0), ("0", 1), ("-1", 2), ("-8", 3), ("auto-fail", 3)])
def test_grasping_hands_hurts_for_each_point(token: str, points: int) -> None:
    """Agility 2 against 3; a value below 0 is 0, and an automatic failure fails by all of it (6.16)."""
    game = drawing("grasping-hands", bag=(token,))
    assert hurt(game) == (points, 0)
    assert encounter_pile(game) == ["grasping-hands"]
    assert in_turn(game)


def test_mind_over_matter_helps_against_grasping_hands() -> None:
    """Intellect stands in for agility in every test of it (6.25)."""
    game = build(
        Inv("daisy-walker", hand=("mind-over-matter", "drawn-to-the-flame")), encounter_deck=("grasping-hands",) * 2
    )
    game.play("play core/mind-over-matter", "play core/drawn-to-the-flame")
    assert sorted(keys(game)) == ["agility", "intellect"]
    printed = game.copy()
    printed.choose("agility")
    assert hurt(printed) == (1, 0)
    game.choose("intellect")
    assert hurt(game) == (0, 0)
    assert in_turn(game)


@pytest.mark.parametrize(("token", "points"), [("0", 0), ("-2", 2), ("auto-fail", 3)])
def test_rotting_remains_frightens_for_each_point(token: str, points: int) -> None:
    """Willpower 3 against 3."""
    game = drawing("rotting-remains", bag=(token,))
    assert hurt(game) == (0, points)
    assert encounter_pile(game) == ["rotting-remains"]


def test_frozen_in_fear_makes_the_first_fearful_action_dearer() -> None:
    """The first move, fight or evade takes 2, the next 1; a new round starts over (ahlcg/additional-costs)."""
    game = build(Inv(threat=("frozen-in-fear",)), enemies=[Foe("swarm-of-rats", engaged=0)], bag=("-4",))
    game.choose("resource")
    assert me(game)["actions"] == 2
    game.choose("evade core/swarm-of-rats")
    assert me(game)["actions"] == 3
    assert game.state.round == 3, "there was no action left"
    game.choose("fight core/swarm-of-rats")
    assert me(game)["actions"] == 1
    assert "move core/attic" in keys(game)


def test_frozen_in_fear_needs_both_actions() -> None:
    """With one action left no first move, fight or evade may be taken, and nothing else costs more (6.7)."""
    game = build(
        Inv(threat=("frozen-in-fear",), actions=1), enemies=[Foe("swarm-of-rats", at="hallway", exhausted=True)]
    )
    assert sorted(keys(game)) == [
        "draw",
        "end turn",
        "engage core/swarm-of-rats",
        "investigate core/hallway",
        "resource",
    ]


def test_frozen_in_fear_counts_cards_with_the_bold_word_and_two_copies() -> None:
    """Knife's Fight is a fight (6.88); two copies make it cost 3 (6.7)."""
    one = build(Inv(threat=("frozen-in-fear",), play=("knife",)), enemies=[Foe("ghoul-priest", engaged=0)])
    one.choose("use core/knife ability 1")
    assert me(one)["actions"] == 1
    assert "fight core/ghoul-priest" in keys(one)
    two = build(
        Inv(threat=("frozen-in-fear",) * 2, play=("knife",), actions=2), enemies=[Foe("ghoul-minion", engaged=0)]
    )
    assert not [key for key in keys(two) if "knife" in key or key.startswith(("fight", "move", "evade"))]


def test_frozen_in_fear_makes_events_dearer_too() -> None:
    """Backstab is a Fight: with one action left it cannot be played as the first of the round (6.2, 6.7)."""
    for actions in (1, 2):
        game = build(
            Inv("skids-otoole", threat=("frozen-in-fear",), hand=("backstab", "emergency-cache"), actions=actions),
            enemies=[Foe("ghoul-minion", engaged=0)],
        )
        assert ("play core/backstab" in keys(game)) is (actions == 2)
        assert "play core/emergency-cache" in keys(game)


def test_frozen_in_fear_is_shaken_off_at_the_end_of_the_turn() -> None:
    """Willpower 3, each copy its own test, after the last window of the turn (6.10, 6.88)."""
    for token, left in (("0", []), ("-1", ["frozen-in-fear", "frozen-in-fear#2"])):
        game = build(Inv(threat=("frozen-in-fear",) * 2, hand=("guts",)), Inv("daisy-walker"), bag=(token,))
        game.choose("end turn")
        game.play("done", "done")
        assert threats(game) == left
        assert encounter_pile(game) == ["frozen-in-fear"] * (2 - len(left))
        assert in_turn(game, 1)


def test_frozen_in_fear_minds_its_holders_turn() -> None:
    """It lies in the drawer's threat area and is not tested at the end of another's turn."""
    game = drawing("frozen-in-fear", Inv(), Inv("daisy-walker"), under=("ancient-evils",))
    assert threats(game) == ["frozen-in-fear"]
    game.choose("turn core/daisy-walker")
    game.choose("end turn")
    assert threats(game) == ["frozen-in-fear"]
    assert "move core/attic" in keys(game)
    assert in_turn(game)


def test_frozen_in_fear_holds_nobody_else_back() -> None:
    """An investigator without it moves for one action, beside one who has it."""
    game = build(Inv(), Inv("daisy-walker", threat=("frozen-in-fear",)))
    game.choose("move core/attic")
    assert me(game)["actions"] == 2
    assert in_turn(game)


def test_dissonant_voices_forbids_assets_and_events_until_the_round_ends() -> None:
    """Skill cards may still be committed; the other investigator plays freely (6.13)."""
    hand = ("knife", "emergency-cache", "perception")
    game = drawing("dissonant-voices", Inv(hand=hand), Inv("daisy-walker", hand=hand), under=("swarm-of-rats",) * 4)
    game.choose("turn core/roland-banks")
    assert not [key for key in keys(game) if key.startswith("play")]
    game.choose("investigate core/hallway")
    assert sorted(keys(game)) == ["commit core/perception", "done"]
    game.play("done", "done", "end turn")
    assert sorted(offers(game, "play")) == ["play core/emergency-cache", "play core/knife"]
    game.choose("end turn")
    game.choose("turn core/roland-banks")
    assert threats(game) == []
    assert encounter_pile(game) == ["dissonant-voices"]
    assert sorted(offers(game, "play")) == ["play core/emergency-cache", "play core/knife"]


# ---- Ancient Evils, Chilling Cold


def test_ancient_evils_may_advance_the_agenda_at_once() -> None:
    """All doom in play counts, and is gone afterwards (1.14, 6.41); below the threshold it only lies there."""
    game = drawing("ancient-evils", Inv(hand=("knife",)), agenda_doom=1)
    assert agenda(game) == ("whats-going-on", 2)
    game = drawing(
        "ancient-evils",
        Inv(hand=("knife",)),
        agenda_doom=1,
        later_agendas=("rise-of-the-ghouls",),
        enemies=[Foe("acolyte", at="attic", doom=1)],
    )
    assert sorted(keys(game)) == ["discard", "take 2 horror"]
    game.choose("take 2 horror")
    assert agenda(game) == ("rise-of-the-ghouls", 0)
    assert foe(game, "acolyte")["doom"] == 0
    assert encounter_pile(game) == ["ancient-evils"]


def test_crypt_chill_takes_an_asset() -> None:
    """The investigator chooses; a success costs nothing."""
    game = drawing("crypt-chill", Inv(play=("knife", "flashlight")), bag=("0",))
    assert sorted(keys(game)) == ["discard core/flashlight", "discard core/knife"]
    assert game.decision is not None
    assert game.decision.prompt == "Which asset you control?"
    game.choose("discard core/knife")
    assert [each["card"] for each in me(game)["play"]] == ["core/flashlight"]
    assert hurt(game) == (0, 0)
    game = drawing("crypt-chill", Inv(play=("knife",)), bag=("+1",))
    assert [each["card"] for each in me(game)["play"]] == ["core/knife"]


def test_crypt_chill_hurts_who_has_no_asset() -> None:
    """Another's assets do not count."""
    game = drawing("crypt-chill", Inv(), Inv("daisy-walker", play=("knife",)), under=("ancient-evils",), bag=("0",))
    assert hurt(game) == (2, 0)
    assert [each["card"] for each in me(game, 1)["play"]] == ["core/knife"]


def test_obscuring_fog_thickens_until_investigated() -> None:
    """Shroud 1 and 2 more; a failure leaves it, a success discards it (ahlcg/attach-to)."""
    game = drawing("obscuring-fog", locations=[Place("attic", clues=2), Place("hallway")])
    assert place(game, "attic") | {"shroud": 3, "attached": ["core/obscuring-fog"]} == place(game, "attic")
    assert place(game, "hallway")["shroud"] == 1
    game = build(Inv(), locations=[Place("attic", clues=2, attached=("obscuring-fog",))], bag=("-1",))
    game.choose("investigate core/attic")
    assert place(game, "attic")["attached"] == ["core/obscuring-fog"]
    assert me(game)["clues"] == 0
    game = build(Inv(), locations=[Place("attic", clues=2, attached=("obscuring-fog",))], bag=("0",))
    game.choose("investigate core/attic")
    assert place(game, "attic") | {"shroud": 1, "attached": [], "clues": 1} == place(game, "attic")
    assert me(game)["clues"] == 1
    assert encounter_pile(game) == ["obscuring-fog"]
    assert in_turn(game)


def test_a_second_fog_at_a_location_is_discarded() -> None:
    """Limit 1 per location, by title (6.88)."""
    game = drawing("obscuring-fog", locations=[Place("attic", attached=("obscuring-fog",)), Place("hallway")])
    assert place(game, "attic")["shroud"] == 3
    assert encounter_pile(game) == ["obscuring-fog"]
    game = drawing("obscuring-fog", locations=[Place("attic"), Place("hallway", attached=("obscuring-fog",))])
    assert place(game, "attic")["shroud"] == 3


# ---- The Midnight Masks


@pytest.mark.parametrize(("token", "dropped"), [("+1", 0), ("0", 1), ("-1", 2), ("auto-fail", 3)])
def test_false_lead_drops_clues(token: str, dropped: int) -> None:
    """Intellect 3 against 4; no more than there are."""
    game = drawing("false-lead", Inv(clues=3), bag=(token,))
    assert me(game)["clues"] == 3 - dropped
    assert place(game, "hallway")["clues"] == dropped
    assert encounter_pile(game) == ["false-lead"]
    assert in_turn(game)


def test_false_lead_surges_without_clues() -> None:
    """The same investigator draws again, and again if that surges too (ahlcg/surge)."""
    game = drawing(
        "false-lead",
        Inv(),
        Inv("daisy-walker"),
        under=("false-lead", "swarm-of-rats", "ancient-evils", "ancient-evils"),
    )
    assert foe(game, "swarm-of-rats")["engaged"] == 0
    assert encounter_pile(game) == ["false-lead", "false-lead", "ancient-evils"]


# ---- The Devourer Below


def test_umordhoths_wrath_asks_for_each_point() -> None:
    """Willpower 3 against 5: two choices, each for itself (6.53)."""
    game = drawing("umordhoths-wrath", Inv(hand=("flashlight",), threat=("psychosis",)))
    assert sorted(keys(game)) == ["discard a card", "take 1 damage and 1 horror"]
    game.choose("take 1 damage and 1 horror")
    assert hurt(game) == (2, 1), "each point is an effect of its own, which Psychosis answers (ahlcg/for-each/b)"
    assert sorted(keys(game)) == ["discard a card", "take 1 damage and 1 horror"]
    game.choose("discard a card")
    assert me(game)["discard"] == ["core/flashlight"]
    assert hurt(game) == (2, 1)
    assert in_turn(game)


def test_umordhoths_wrath_with_an_empty_hand() -> None:
    """The option must be able to change something (1.20)."""
    game = drawing("umordhoths-wrath", Inv(), bag=("-1",))
    assert hurt(game) == (3, 3)
    assert in_turn(game)


@pytest.mark.parametrize("edition", ["2016", "2016-letter"])
def test_nobody_chooses_to_discard_a_weakness_for_umordhoths_wrath(edition: str) -> None:
    """ahlcg/weakness/h: with nothing but a weakness in hand there is the damage only, whatever the reading."""
    game = drawing("umordhoths-wrath", Inv("agnes-baker", hand=("dark-memory", "knife")), bag=("-2",), edition=edition)
    assert sorted(keys(game)) == ["discard a card", "take 1 damage and 1 horror"]
    game.choose("discard a card")
    assert (me(game)["hand"], hurt(game)) == (["core/dark-memory"], (1, 1))
    assert in_turn(game)


# ---- Dark Cult, Nightgaunts, Locked Doors


def test_mysterious_chanting_dooms_the_nearest_cultist() -> None:
    """One step is nearer than two; the agenda stays (6.41, 6.88)."""
    game = drawing(
        "mysterious-chanting",
        Inv(at=1),
        enemies=[
            Foe("acolyte", at="cellar"),
            Foe("wizard-of-the-order", at="hallway"),
            Foe("ghoul-minion", at="attic", exhausted=True),
        ],
        agenda_doom=2,
    )
    assert [foe(game, each)["doom"] for each in foes(game)] == [0, 2 + 1, 0], "and one at the end of the mythos phase"
    assert agenda(game) == ("whats-going-on", 2)


def test_mysterious_chanting_ties_are_the_leads() -> None:
    """Two Cultists equally near to Daisy, who draws; Roland is the lead (6.40)."""
    game = drawing(
        "swarm-of-rats",
        Inv(),
        Inv("daisy-walker"),
        under=("mysterious-chanting",),
        enemies=[Foe("acolyte", at="cellar"), Foe("acolyte", at="attic")],
    )
    assert seat_asked(game) == 0
    assert sorted(keys(game)) == ["doom core/acolyte", "doom core/acolyte#2"]
    game.choose("doom core/acolyte#2")
    assert (foe(game, "acolyte")["doom"], foe(game, "acolyte#2")["doom"]) == (0, 2)


def test_mysterious_chanting_fetches_a_cultist() -> None:
    """With none in play: from deck or discard pile, the searcher picks; it spawns by its own text."""
    game = drawing(
        "mysterious-chanting",
        Inv(),
        under=("swarm-of-rats", "wizard-of-the-order"),
        encounter_discard=("acolyte",),
        locations=("hallway", "attic"),
    )
    assert sorted(keys(game)) == ["take core/acolyte", "take core/wizard-of-the-order"]
    game.choose("take core/acolyte")
    assert foe(game, "acolyte") | {"location": "attic", "doom": 1} == foe(game, "acolyte")
    assert encounter_pile(game) == ["mysterious-chanting"]
    rite = lab_card("rite", type="treachery", traits=("Cultist",))
    game = drawing("mysterious-chanting", Inv(), under=("swarm-of-rats", rite))
    assert foes(game) == []
    assert (encounter_pile(game), seen(game, 0)["encounter_deck"]) == (["mysterious-chanting"], 2)
    assert in_turn(game)


ARKHAM = ("northside", "rivertown", "graveyard")


def test_on_wings_of_darkness_carries_you_off() -> None:
    """Damage and horror first; the Nightgaunt comes along, the ghoul stays behind ready (6.52)."""
    game = drawing(
        "on-wings-of-darkness",
        Inv(),
        locations=[Place("northside"), Place("rivertown", revealed=False)],
        enemies=[Foe("hunting-nightgaunt", engaged=0), Foe("ghoul-minion", engaged=0)],
    )
    assert hurt(game) == (1, 1)
    assert me(game)["location"] == "rivertown"
    assert place(game, "rivertown")["revealed"]
    assert foe(game, "hunting-nightgaunt")["engaged"] == 0
    assert foe(game, "ghoul-minion") | {"engaged": None, "location": "northside", "exhausted": False} == foe(
        game, "ghoul-minion"
    )
    assert in_turn(game)


def test_on_wings_of_darkness_does_nothing_on_a_success() -> None:
    """Agility 2 needs +2."""
    game = drawing(
        "on-wings-of-darkness", Inv("wendy-adams"), locations=ARKHAM, enemies=[Foe("ghoul-minion", engaged=0)]
    )
    assert me(game)["location"] == "northside"
    assert hurt(game) == (0, 0)
    assert foe(game, "ghoul-minion")["engaged"] == 0


def test_on_wings_of_darkness_at_the_only_central_location() -> None:
    """No move, and what is ready engages again at once (1.16)."""
    game = drawing("on-wings-of-darkness", Inv(at=1), locations=ARKHAM, enemies=[Foe("ghoul-minion", engaged=0)])
    assert me(game)["location"] == "rivertown"
    assert hurt(game) == (1, 1)
    assert foe(game, "ghoul-minion")["engaged"] == 0
    game = drawing("on-wings-of-darkness", Inv(), locations=("attic", "hallway"))
    assert me(game)["location"] == "attic"


def test_locked_door_goes_to_the_most_clues() -> None:
    """Ties are the lead's, not the drawer's; a location that has one already is passed over (ahlcg/grim-rule/b)."""
    game = drawing(
        "swarm-of-rats",
        Inv(),
        Inv("daisy-walker"),
        under=("locked-door",),
        locations=[
            Place("attic", clues=2),
            Place("cellar", clues=3, attached=("locked-door",)),
            Place("hallway", clues=2),
            Place("parlor", clues=1),
        ],
    )
    assert seat_asked(game) == 0
    assert sorted(keys(game)) == ["lock core/attic", "lock core/hallway"]
    game.choose("lock core/hallway")
    assert place(game, "hallway")["attached"] == ["core/locked-door"]


def test_locked_door_without_clues_and_without_a_place() -> None:
    """Unrevealed locations count as having none and are legal (6.40); with a door on each it is discarded."""
    game = drawing("locked-door", Inv(), locations=[Place("attic"), Place("cellar", revealed=False)])
    assert sorted(keys(game)) == ["lock core/attic", "lock core/cellar"]
    game = drawing("locked-door", Inv(), locations=[Place("attic", attached=("locked-door",))])
    assert encounter_pile(game) == ["locked-door"]


def test_locked_door_forbids_investigating_until_opened() -> None:
    """Combat 4 or agility, the investigator's choice; it provokes, for it is not a fight (6.1)."""
    game = build(
        Inv(play=("flashlight",)),
        locations=[Place("attic", clues=2, attached=("locked-door",))],
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    assert not [key for key in keys(game) if "attic" in key or "flashlight" in key]
    game.choose("use core/locked-door")
    assert sorted(keys(game)) == ["agility", "combat"]
    failed = game.copy()
    failed.choose("agility")
    assert place(failed, "attic")["attached"] == ["core/locked-door"]
    game.choose("combat")
    assert hurt(game) == (1, 0)
    assert encounter_pile(game) == ["locked-door"]
    assert "investigate core/attic" in keys(game)
    assert "use core/flashlight" in keys(game)


def test_locked_door_is_for_those_who_stand_there() -> None:
    """From elsewhere it cannot be used (ahlcg/activate-action)."""
    game = build(Inv(at=1), locations=[Place("attic", clues=2, attached=("locked-door",)), Place("hallway")])
    assert "use core/locked-door" not in keys(game)


# ---- the Agents


def test_the_yellow_sign_brings_a_madness_that_answers_its_horror() -> None:
    """The drawn Psychosis reacts to those very 2 horror (6.90)."""
    game = drawing("the-yellow-sign", Inv(deck=("knife", "psychosis", "guts")), bag=("0",))
    assert threats(game) == ["psychosis"]
    assert hurt(game) == (1, 2)
    assert me(game)["deck"] == 2
    assert encounter_pile(game) == ["the-yellow-sign"]
    assert in_turn(game)


def test_the_yellow_sign_searches_for_madness_only() -> None:
    """Haunted is a Curse; with several Madness cards the searcher must pick one (6.48)."""
    game = drawing("the-yellow-sign", Inv(deck=("haunted", "knife")), bag=("0",))
    assert threats(game) == []
    assert hurt(game) == (0, 2)
    game = drawing("the-yellow-sign", Inv(deck=("paranoia", "knife", "amnesia", "haunted")), bag=("0",))
    assert sorted(keys(game)) == ["take core/amnesia", "take core/paranoia"]
    game.choose("take core/paranoia")
    assert me(game)["resources"] == 0
    game = drawing("the-yellow-sign", Inv(deck=("psychosis",)), bag=("+1",))
    assert (hurt(game), threats(game)) == ((0, 0), [])


def test_offer_of_power_gives_two_cards_for_doom_or_two_horror() -> None:
    """Two cards and 2 doom that may advance the agenda, or 2 horror (6.41)."""
    game = drawing(
        "offer-of-power",
        Inv(deck=("knife", "guts", "flashlight")),
        agenda_doom=1,
        later_agendas=("rise-of-the-ghouls",),
    )
    assert sorted(keys(game)) == ["draw 2 cards", "take 2 horror"]
    horror = game.copy()
    horror.choose("take 2 horror")
    assert (hurt(horror), agenda(horror)) == ((0, 2), ("whats-going-on", 1))
    assert me(horror)["hand"] == []
    game.choose("draw 2 cards")
    assert me(game)["hand"] == ["core/guts", "core/knife"]
    game.choose("take 2 horror")
    assert agenda(game) == ("rise-of-the-ghouls", 0)
    assert in_turn(game)


def test_dreams_of_rlyeh_lowers_willpower_and_sanity() -> None:
    """Until a willpower test of 3 succeeds."""
    game = drawing("dreams-of-rlyeh", Inv(horror=3), bag=("+1",))
    assert threats(game) == ["dreams-of-rlyeh"]
    assert (me(game)["skills"]["willpower"], me(game)["sanity"]) == (2, 4)
    game.choose("use core/dreams-of-rlyeh")
    assert (me(game)["skills"]["willpower"], me(game)["sanity"]) == (3, 5)
    assert encounter_pile(game) == ["dreams-of-rlyeh"]
    assert in_turn(game)
    game = build(Inv(threat=("dreams-of-rlyeh",)), bag=("0",))
    game.choose("use core/dreams-of-rlyeh")
    assert threats(game) == ["dreams-of-rlyeh"]


def test_dreams_of_rlyeh_can_defeat_at_once() -> None:
    """Four horror on Roland's sanity of 5: with 1 less he is defeated (1.22)."""
    game = drawing("dreams-of-rlyeh", Inv(horror=4), Inv("daisy-walker"), under=("ancient-evils", "ancient-evils"))
    assert game.state.gone == ["horror", ""]
    assert "dreams-of-rlyeh" in encounter_pile(game)
