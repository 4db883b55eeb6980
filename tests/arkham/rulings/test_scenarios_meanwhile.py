"""The three scenarios at unusual moments: cultists, the house, the ritual, Lita, and everybody's end."""

from __future__ import annotations

from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import DUST, in_both_editions
from tests.arkham.look import keys, record, table, titles
from tests.look import asked

MASKS = "the-midnight-masks"
DEVOURER = "the-devourer-below"


@in_both_editions
def test_everybody_defeated_in_the_midnight_masks_is_resolution_1(edition: str) -> None:
    """basics 6.63"""
    game = build(
        Inv(damage=8), locations=["rivertown"], scenario=MASKS, enemies=[Foe("icy-ghoul", engaged=0)], edition=edition,
        special_deck=["victoria-devereux"],
    )  # fmt: skip
    game.choose("resource")
    assert game.decision is None
    assert game.state.resolution == "R1"


def test_herman_is_talked_away_for_four_cards_and_is_not_defeated() -> None:
    """basics 6.67: no reaction to a defeat, and he lies in the victory display."""
    game = build(
        Inv(hand=["evidence", "knife", "guts", "machete", "perception"]), locations=[Place("graveyard", clues=1)],
        scenario=MASKS, enemies=[Foe("herman-collins", engaged=0)],
    )  # fmt: skip
    game.choose("use core/herman-collins")
    while asked(game)[1] == "discard":
        game.choose(0)
    assert titles(game, game.state.victory) == ["Herman Collins"]
    assert asked(game) == (0, "turn"), "nothing may answer a defeat"
    assert len(game.state.hand[0]) == 1


def test_three_cards_and_a_weakness_are_not_four_for_herman() -> None:
    """ahlcg/weakness/h"""
    game = build(
        Inv("agnes-baker", hand=["dark-memory", "knife", "guts", "machete"]), locations=["graveyard"], scenario=MASKS,
        enemies=[Foe("herman-collins", engaged=0)],
    )  # fmt: skip
    assert "use core/herman-collins" not in keys(game)
    assert [str(each) for each in game.why_not("parley herman")] == [
        "needs 4 cards in hand that may be discarded; you have 3: ahlcg/triggered-abilities/l"
    ]


def test_ruth_goes_when_she_is_evaded_by_any_means() -> None:
    """basics 6.33"""
    game = build(
        Inv("wendy-adams", play=["stray-cat"]), locations=["st-marys-hospital"], scenario=MASKS,
        enemies=[Foe("ruth-turner", engaged=0)],
    )  # fmt: skip
    game.choose("use core/stray-cat")
    assert titles(game, game.state.victory) == ["Ruth Turner"]
    assert asked(game) == (0, "turn")


def test_close_call_and_ruths_own_text_the_forced_one_comes_first() -> None:
    """basics 1.10: she is gone before the reaction."""
    game = build(
        Inv("wendy-adams", play=["stray-cat"], hand=["close-call-2"]), locations=["st-marys-hospital"], scenario=MASKS,
        enemies=[Foe("ruth-turner", engaged=0)],
    )  # fmt: skip
    game.choose("use core/stray-cat")
    assert (titles(game, game.state.victory), asked(game)) == (["Ruth Turner"], (0, "turn"))


def test_the_masked_hunter_lets_nobody_with_him_spend_for_a_cultist() -> None:
    """basics 6.54"""
    game = build(
        Inv(clues=4), Inv("wendy-adams", clues=0), locations=["rivertown"], scenario=MASKS,
        enemies=[Foe("the-masked-hunter", engaged=0)], special_deck=["victoria-devereux"],
    )  # fmt: skip
    assert "use core/uncovering-the-conspiracy" not in keys(game)
    game = build(
        Inv(clues=0), Inv("wendy-adams", clues=4), locations=["rivertown", "northside"], scenario=MASKS,
        enemies=[Foe("the-masked-hunter", engaged=0)], special_deck=["victoria-devereux"],
    )  # fmt: skip
    assert "use core/uncovering-the-conspiracy" in keys(game)
    game.choose("use core/uncovering-the-conspiracy")
    while "investigate core/rivertown" not in keys(game):
        game.choose(0)
    assert record(game, "core/victoria-devereux").zone == record(game, "core/the-masked-hunter").zone


def test_a_cultist_drawn_by_the_act_is_discarded_when_its_place_is_not_there() -> None:
    """basics 6.37"""
    game = build(Inv(clues=2), locations=["rivertown"], scenario=MASKS, special_deck=["victoria-devereux"])
    game.choose("use core/uncovering-the-conspiracy")
    assert (titles(game, game.state.encounter_discard), game.state.special_deck) == (["Victoria Devereux"], [])
    assert asked(game) == (0, "turn")


def test_sacrificing_lita_is_not_a_parley_and_provokes_the_god() -> None:
    """basics: an action, with an attack of opportunity by a ready massive enemy; the defeated sacrifice nobody."""
    game = build(
        Inv(play=["lita-chantler"], damage=6, horror=1), locations=["ritual-site"], scenario=DEVOURER,
        act="disrupting-the-ritual", agenda="vengeance-awaits", enemies=[Foe("umordhoth", at="ritual-site")],
    )  # fmt: skip
    game.choose("use core/umordhoth")
    while game.decision is not None and asked(game)[1] == "assign":
        game.choose(f"{keys(game)[0].split()[0]} core/roland-banks")
    assert game.decision is None
    assert game.state.resolution != "R3"


def test_lita_killed_by_that_attack_cannot_be_sacrificed() -> None:
    """ahlcg/initiation: she is a cost or a target that is no longer there."""
    game = build(
        Inv(play=[In("lita-chantler", damage=1)]), locations=["ritual-site"], scenario=DEVOURER,
        act="disrupting-the-ritual", agenda="vengeance-awaits", enemies=[Foe("umordhoth", at="ritual-site")],
    )  # fmt: skip
    game.choose("use core/umordhoth")
    while game.decision is not None and asked(game)[1] == "assign":
        wanted = f"{keys(game)[0].split()[0]} core/lita-chantler"
        game.choose(wanted if wanted in keys(game) else 0)
    assert (game.state.resolution, asked(game)) == ("", (0, "turn"))
    assert titles(game, game.state.discard[0]) == ["Lita Chantler"]


def test_umordhoth_readies_when_any_turn_ends_and_attacks_all_in_the_enemy_phase() -> None:
    """basics 6.32"""
    game = build(
        Inv(), Inv("wendy-adams"), locations=["ritual-site"], scenario=DEVOURER, act="disrupting-the-ritual",
        agenda="vengeance-awaits", enemies=[Foe("umordhoth", at="ritual-site", exhausted=True)],
    )  # fmt: skip
    game.choose("end turn")
    assert record(game, "core/umordhoth").exhausted is False


def test_lita_helps_everybody_at_her_place_and_only_against_monsters() -> None:
    """basics 6.75"""
    game = build(
        Inv("wendy-adams"), Inv(play=["lita-chantler"]), locations=["attic"], bag=("+1",),
        enemies=[Foe("icy-ghoul", engaged=0)],
    )  # fmt: skip
    game.choose("fight core/icy-ghoul")
    assert "fails" not in " ".join(entry.kind for entry in game.log)
    while asked(game)[1] != "turn":
        game.choose(0)
    assert record(game, "core/icy-ghoul").damage == 2


def test_lita_taken_over_by_somebody_with_an_ally_makes_room() -> None:
    """basics 6.58"""
    game = build(
        Inv(play=["beat-cop"]), locations=[Place("parlor", unclaimed=["lita-chantler"])], bag=("+1",),
        act="what-have-you-done",
    )  # fmt: skip
    game.choose("use core/parlor parley")
    while asked(game)[1] != "turn":
        game.choose("done" if "done" in keys(game) else 0)
    allies = [each for each in game.state.play if "ally" in table(game).kind(each).facts.slots]
    assert titles(game, allies) == ["Lita Chantler"]
    assert titles(game, game.state.discard[0]) == ["Beat Cop"]


def test_the_last_investigator_resigning_ends_the_gathering_without_resolution() -> None:
    """basics 6.63"""
    game = build(Inv(), Inv("wendy-adams", damage=6), locations=["parlor", "hallway"], act="what-have-you-done",
                 enemies=[Foe("icy-ghoul", engaged=1)])  # fmt: skip
    game.choose("use core/parlor resign")
    assert (game.state.gone, asked(game)[0]) == (["resigned", ""], 1)
    game.choose("resource")
    assert (game.decision, game.state.resolution, game.state.gone) == (None, "none", ["resigned", "damage"])


def test_frozen_in_fear_twice_costs_two_more_and_is_tested_twice() -> None:
    """basics 6.88"""
    game = build(Inv(threat=["frozen-in-fear"] * 2), locations=["attic", "hallway"], bag=("auto-fail",))
    game.choose("move core/hallway")
    assert game.state.round == 3, "all three actions were spent on it"
    assert game.state.place[0] == record(game, "core/hallway").uid


def test_a_hunter_enters_a_barricaded_place_only_if_elite() -> None:
    """basics 6.77"""
    game = build(
        Inv(), locations=[Place("hallway", attached=["barricade"]), "attic"], step="3.2 hunters move",
        enemies=[Foe("swarm-of-rats", at="attic"), Foe("ghoul-priest", at="attic")], encounter_deck=[DUST] * 3,
    )  # fmt: skip
    while asked(game)[1] != "turn":
        game.choose(0)
    assert record(game, "core/ghoul-priest").threat == 0
    assert record(game, "core/swarm-of-rats").at == record(game, "core/attic").uid
