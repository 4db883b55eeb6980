"""Doom, clues, slots, weaknesses and endings at moments when one does not expect them."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import reaction, revelation
from orne.arkham.events import DAMAGE
from orne.arkham.language.effects import after, gain, take
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import DREAMER, DUST, FIEND, HALL, lab, lab_card, scholar  # fmt: skip
from tests.arkham.look import keys, record, titles
from tests.look import asked, happened

# ---- doom


def test_ancient_evils_may_advance_the_agenda_between_two_draws() -> None:
    """basics 6.41, 6.44: the second investigator still draws, once."""
    game = build(
        Inv(), Inv("wendy-adams"), locations=["hallway"], step="1.4 encounter cards", agenda_doom=2,
        encounter_deck=["ancient-evils", "swarm-of-rats", DUST, DUST], later_agendas=["rise-of-the-ghouls"],
    )  # fmt: skip
    while "turn core/roland-banks" not in keys(game):
        game.choose(0)
    assert game.table.title(game.state.agenda) == "Rise of the Ghouls"
    assert record(game, "core/swarm-of-rats").threat == 1
    assert game.state.cards[game.state.agenda].doom == 0


def test_dark_memory_pays_attacks_of_opportunity_before_its_doom() -> None:
    """basics 1.9, 6.41: defeated by the attack, its player never gets to the doom."""
    game = build(
        Inv("agnes-baker", hand=["dark-memory"], damage=5), Inv("wendy-adams"), locations=["hallway"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )  # fmt: skip
    game.choose("play core/dark-memory")
    assert (game.state.gone, game.state.cards[game.state.agenda].doom) == (["damage", ""], 0)


def test_doom_on_an_enemy_counts_at_its_own_step_only_and_goes_with_the_enemy() -> None:
    """basics 1.4, 6.42"""
    game = build(
        Inv(), locations=["hallway", "attic"], agenda_doom=2, enemies=[Foe("acolyte", engaged=0, doom=1)],
        later_agendas=["rise-of-the-ghouls"], encounter_deck=[DUST] * 4, bag=("+1",),
    )  # fmt: skip
    game.choose("fight core/acolyte")
    while asked(game)[1] == "reaction":
        game.choose("pass")
    assert game.table.title(game.state.agenda) == "What's Going On?!"
    assert game.state.cards[game.state.agenda].doom == 2


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_clues_of_a_place_and_of_an_act_go_by_those_who_began(people: int) -> None:
    """basics 1.3, 6.96"""
    seats = [Inv(each, clues=2) for each in ("roland-banks", "daisy-walker", "wendy-adams", "agnes-baker")[:people]]
    game = build(*seats, locations=["study"], act="trapped", later_acts=["the-barrier"])
    assert "advance core/trapped" in keys(game)
    seats[-1] = Inv(seats[-1].card, clues=1)
    game = build(*seats, locations=["study"], act="trapped", later_acts=["the-barrier"])
    assert "advance core/trapped" not in keys(game)
    game = build(*seats, locations=["hallway", Place("attic", revealed=False)])
    game.choose("move core/attic")
    assert record(game, "core/attic").clues == 2 * people


def test_the_barrier_takes_clues_only_of_those_in_the_hallway() -> None:
    """basics 6.45: three for each investigator, of investigators there."""
    for first, second, there, offered in ((6, 0, 0, True), (5, 1, 0, True), (5, 1, 1, False), (5, 0, 0, False)):
        game = build(
            Inv(clues=first), Inv("wendy-adams", clues=second, at=there), locations=["hallway", "attic"],
            step="4.6 round ends", encounter_deck=[DUST] * 4, later_acts=["what-have-you-done"],
            set_aside=["ghoul-priest", "parlor", "lita-chantler"],
        )  # fmt: skip
        assert ("yes" in keys(game)) is offered


# ---- weaknesses, slots, uses


def test_a_bat_takes_both_hands_at_once() -> None:
    """basics 1.21"""
    game = build(Inv("wendy-adams", hand=["baseball-bat"], play=["knife", "flashlight"]), locations=["attic"])
    game.choose("play core/baseball-bat")
    assert sorted(titles(game, game.state.discard[0])) == ["Flashlight", "Knife"]
    assert asked(game) == (0, "turn")


def test_a_necronomicon_that_cannot_leave_makes_the_newcomer_go() -> None:
    """basics 6.69: with the book and a two-handed weapon one of them must go, and the book cannot."""
    game = build(
        Inv("daisy-walker", hand=["baseball-bat"], threat=[In("the-necronomicon", horror=2)], play=["knife"]),
        locations=["attic"],
    )  # fmt: skip
    game.choose("play core/baseball-bat")
    assert record(game, "core/the-necronomicon").threat == 0
    assert sum("hand" in game.table.kind(each).facts.slots for each in game.state.play) <= 2
    assert asked(game) == (0, "turn")


def test_a_unique_card_of_another_level_in_anybodys_play_cannot_be_played() -> None:
    """ahlcg/unique"""
    game = build(
        Inv("skids-otoole", hand=["leo-de-luca-1"], resources=9), Inv(play=["leo-de-luca"]), locations=["attic"]
    )
    assert "play core/leo-de-luca-1" not in keys(game)
    assert [str(each) for each in game.why_not("play leo de luca")] == [
        "Leo De Luca is unique and in play already: ahlcg/unique/b"
    ]


def test_leos_unused_action_goes_with_him_and_a_used_one_is_not_taken_back() -> None:
    """basics 1.5"""
    foe = [Foe("icy-ghoul", engaged=0)]
    game = build(
        Inv("skids-otoole", play=[In("leo-de-luca", damage=1)], additional=["leo-de-luca"], actions=1),
        locations=["attic"], enemies=foe,
    )  # fmt: skip
    game.play("resource", "damage core/leo-de-luca", "horror core/skids-otoole")
    assert game.state.actions == [1], "the first action was his"
    game = build(
        Inv("skids-otoole", play=[In("leo-de-luca", damage=1)], additional=["leo-de-luca"], actions=2),
        locations=["attic"], enemies=foe, bag=("auto-fail",),
    )  # fmt: skip
    game.play("fight core/icy-ghoul")
    assert (game.state.actions, game.state.extra_actions) == ([2], ())


def test_a_gun_without_ammo_stays_and_fires_no_more() -> None:
    """ahlcg/uses/b"""
    game = build(Inv(play=[In("45-automatic", tokens=1)]), locations=["attic"], bag=("0",),
                 enemies=[Foe("icy-ghoul", engaged=0)])  # fmt: skip
    game.choose("use core/45-automatic")
    assert (record(game, "core/45-automatic").tokens, record(game, "core/icy-ghoul").damage) == (0, 2)
    assert "use core/45-automatic" not in keys(game)
    assert record(game, "core/45-automatic").controller == 0


def test_ammunition_may_be_loaded_into_an_empty_gun_of_another_investigator() -> None:
    """The gun is a Firearm at the same location."""
    game = build(
        Inv(hand=["extra-ammunition-1"]), Inv("skids-otoole", play=[In("41-derringer", tokens=0)]),
        locations=["attic"],
    )  # fmt: skip
    game.choose("play core/extra-ammunition-1")
    assert record(game, "core/41-derringer").tokens == 3


def test_paranoia_at_the_end_of_the_round_comes_before_that_rounds_resource() -> None:
    """basics 6.86"""
    game = build(
        Inv(deck=["paranoia", "knife"], resources=4), locations=["attic"], step="4.4 draw and resources",
        encounter_deck=[DUST] * 3,
    )  # fmt: skip
    assert (game.state.resources, asked(game)) == ([1], (0, "turn"))


def test_the_opening_hand_has_no_weakness_that_would_resolve() -> None:
    """basics 2: weaknesses drawn in set-up are set aside, others drawn, and then shuffled in."""
    from orne.arkham.rulebook import RULEBOOK
    from orne.lab.games import arkham_game

    for number in range(30):
        game: Game[State] = Game(RULEBOOK, arkham_game(number))
        g = game.table
        for hand in game.state.hand:
            assert not [uid for uid in hand if g.kind(uid).facts.weakness]


# ---- surge, peril, defeat in the middle


def test_surge_comes_though_the_revelation_was_warded_off() -> None:
    """basics 6.66: the keyword is no part of the revelation."""
    wave = lab_card("wave", revelation(take(3)), type="treachery", keywords=("surge",))
    game = build(
        Inv("agnes-baker", hand=["ward-of-protection"]), locations=["attic"], step="1.4 encounter cards",
        encounter_deck=[wave, "swarm-of-rats", DUST],
    )  # fmt: skip
    assert keys(game) == ["play core/ward-of-protection", "pass"]
    game.choose("play core/ward-of-protection")
    assert (record(game, "core/agnes-baker").damage, record(game, "core/agnes-baker").horror) == (0, 1)
    assert record(game, "core/swarm-of-rats").threat == 0


def test_who_falls_to_a_surging_card_draws_no_other() -> None:
    """basics 6.51"""
    tide = lab_card("tide", revelation(take(9)), type="treachery", keywords=("surge",))
    game = lab(
        scholar(), scholar(DREAMER), encounter_deck=[tide, DUST, FIEND, DUST], step="1.4 encounter cards", active=None
    )
    assert game.state.gone == ["damage", ""]
    assert happened(game, "encounter") == ["encounter", "encounter"], "one of each"
    assert game.state.lead == 1


def test_under_peril_a_companion_neither_helps_nor_answers() -> None:
    """ahlcg/peril/b"""
    dread = lab_card("dread", revelation(take(2, 2)), type="treachery", keywords=("peril",))
    charm = lab_card(
        "charm",
        reaction(after(DAMAGE, lambda g, use, event: True, "anybody is hurt"), gain(1)),
    )
    for card, reacts in ((dread, False), (lab_card("fright", revelation(take(2, 2)), type="treachery"), True)):
        game = lab(
            scholar(), scholar(DREAMER, play=[charm]), encounter_deck=[card, DUST, DUST], step="1.4 encounter cards",
            active=None,
        )  # fmt: skip
        assert (asked(game) == (1, "reaction")) is reacts


def test_the_last_enemy_of_a_defeated_bearer_leaves_the_game() -> None:
    """basics 1.24: a weakness is its owner's and is removed, wherever it is engaged."""
    game = build(
        Inv(damage=8), Inv("wendy-adams"), locations=["attic"],
        enemies=[Foe("icy-ghoul", engaged=0), Foe("mob-enforcer", engaged=1, owner=0)],
    )  # fmt: skip
    game.choose("resource")
    assert game.state.gone == ["damage", ""]
    assert record(game, "core/mob-enforcer").uid in game.state.removed
    assert record(game, "core/icy-ghoul").threat == 1


def test_clues_of_the_fallen_stay_at_their_place_and_count_for_the_others() -> None:
    """basics 1.24"""
    game = build(
        Inv(damage=8, clues=3), Inv("wendy-adams"), locations=[Place("attic", clues=1)],
        enemies=[Foe("icy-ghoul", engaged=0)],
    )  # fmt: skip
    game.choose("resource")
    assert (record(game, "core/attic").clues, record(game, "core/roland-banks").clues) == (4, 0)


def test_dynamite_for_the_last_investigator_and_the_priest_lets_its_player_pick() -> None:
    """basics 6.74"""
    game = build(
        Inv(damage=7, hand=["dynamite-blast"]), locations=["hallway", "attic"], act="what-have-you-done",
        enemies=[Foe("ghoul-priest", at="hallway", exhausted=True, damage=3)],
    )  # fmt: skip
    game.choose("play core/dynamite-blast")
    while game.decision is not None and "enemies" not in keys(game):
        game.choose(next((key for key in keys(game) if "hallway" in key), 0))
    assert keys(game) == ["enemies", "investigators"]
    game.choose("enemies")
    while game.decision is not None:
        game.choose(0)
    assert game.state.trauma == [(1, 0)]


# ---- hunters, prey


def test_a_hunter_between_two_goes_after_its_prey_and_ties_are_the_leads() -> None:
    """basics 1.17"""
    wolf = lab_card("wolf", type="enemy", keywords=("hunter",))
    game = lab(
        scholar(at=1),
        scholar(DREAMER, at=2),
        enemies=[Foe(wolf, at=HALL)],
        step="3.2 hunters move",
        active=None,
        lead=1,
    )
    assert (asked(game)[0], keys(game)) == (1, ["engage lab/dreamer", "engage lab/scholar"])
    game.choose("engage lab/scholar")
    assert record(game, wolf).threat == 0


def test_a_ravenous_ghoul_goes_for_the_least_health_left_at_that_moment() -> None:
    """basics 1.16: damage on the investigator counts, not the printed number."""
    game = build(
        Inv(damage=4), Inv("wendy-adams"), locations=["hallway", "attic"],
        enemies=[Foe("ravenous-ghoul", at="hallway", exhausted=True)], step="4.3 ready", encounter_deck=[DUST] * 3,
    )  # fmt: skip
    assert record(game, "core/ravenous-ghoul").threat == 0


def test_two_hunters_the_second_looks_anew_once_the_first_has_arrived() -> None:
    """basics 1.17: each engages on arrival."""
    wolf, bear = (lab_card(each, type="enemy", keywords=("hunter",)) for each in ("wolf", "bear"))
    game = lab(scholar(at=1), enemies=[Foe(wolf, at=HALL), Foe(bear, at=HALL)], step="3.2 hunters move", active=None)
    assert keys(game) == ["move lab/wolf", "move lab/bear"]
    game.choose("move lab/bear")
    assert asked(game) == (0, "attack"), "the other had nowhere else to go"
    assert (record(game, wolf).threat, record(game, bear).threat) == (0, 0)
