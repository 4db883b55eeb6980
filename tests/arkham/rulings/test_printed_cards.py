"""Rulings on what is printed on cards: their types, traits and numbers."""

from __future__ import annotations

from dataclasses import fields

from orne.arkham import values
from orne.arkham.facts import CardFacts, load, locations
from orne.arkham.position import Foe, In, Inv, build
from orne.arkham.rulebook import new_game
from orne.arkham.scenario import scenario
from tests.arkham.laboratory import PAPER, lab, lab_card, scholar, starters
from tests.arkham.look import table


def test_cards_are_scenario_cards_or_player_cards() -> None:
    """ahlcg/card-anatomy/a: scenario cards and player cards, by their types."""
    scenario = {"act", "agenda", "location", "treachery", "enemy", "scenario"}
    player = {"investigator", "asset", "event", "skill"}
    facts = load().values()
    assert {card.type for card in facts} <= scenario | player
    for card in facts:
        if card.class_ == "mythos":
            assert card.type in scenario, card.id
        elif card.weakness is None and card.encounter_set is None:
            assert card.type in player, card.id


def test_an_enemy_has_fight_evade_health_damage_and_horror() -> None:
    """ahlcg/card-anatomy/b: fight, evade, health for each investigator, damage and horror."""
    priest = load()["core/ghoul-priest"]
    assert (priest.fight, priest.evade, priest.health_for(1), priest.health_for(3)) == (4, 4, 5, 15)
    assert (priest.damage, priest.horror) == (2, 2)


def test_a_location_has_shroud_clues_victory_and_connections() -> None:
    """ahlcg/card-anatomy/c: shroud, clues, victory, connections."""
    cellar = load()["core/cellar"]
    assert (cellar.shroud, cellar.clues, cellar.victory) == (4, 2, 1)
    symbols = locations()
    assert symbols["core/hallway"].revealed.symbol in symbols["core/cellar"].revealed.connections


def test_acts_and_agendas_have_a_sequence_and_a_threshold() -> None:
    """ahlcg/card-anatomy/d: sequence and threshold."""
    trapped, rise = load()["core/trapped"], load()["core/rise-of-the-ghouls"]
    assert (trapped.stage, trapped.clues) == (1, 2)
    assert (rise.stage, rise.doom) == (2, 7)


def test_a_player_card_has_cost_level_class_and_icons() -> None:
    """ahlcg/card-anatomy/e: cost, level, class, icons, health, sanity."""
    cop = load()["core/beat-cop-2"]
    assert (cop.cost, cop.level, cop.class_, cop.icons, cop.health, cop.sanity) == (
        4,
        2,
        "guardian",
        (0, 0, 1, 1, 0),
        3,
        2,
    )


def test_an_investigator_has_four_skills_health_sanity_and_an_elder_sign() -> None:
    """ahlcg/card-anatomy/f: four skills in their order, health, sanity, an elder sign."""
    game = new_game("the-gathering", starters("wendy"), 1)
    wendy = game.state.catalogue.kinds[game.state.cards[game.state.investigators[0]].kind]
    assert (wendy.facts.skills, wendy.facts.health, wendy.facts.sanity) == ((4, 3, 1, 4), 7, 7)
    assert wendy.elder_sign is not None


def test_every_card_has_a_known_type() -> None:
    """One of ten types for each card of the core set (ahlcg/cardtypes/a)."""
    from orne.arkham.facts import load

    known = {
        "investigator", "asset", "event", "skill", "act", "agenda", "location", "treachery", "enemy", "scenario",
    }  # fmt: skip
    assert {card.type for card in load().values()} <= known


def test_traits_are_what_others_refer_to() -> None:
    """ahlcg/traits/a: the skull of The Gathering counts Ghouls and nothing else."""

    for card, worth in (("ghoul-minion", -1), ("swarm-of-rats", 0)):
        game = build(Inv(), enemies=[Foe(card, engaged=0)])
        assert scenario("the-gathering").token_modifier(table(game), 0, "skull") == worth


def test_tokens_do_not_run_out() -> None:
    """ahlcg/tokens-running-out/a."""
    game = lab(scholar(resources=60, play=[In(PAPER, doom=40)]), agenda=lab_card("patient", type="agenda", doom=99))
    game.choose("resource")
    assert (game.state.resources, values.doom_in_play(table(game))) == ([61], 40)


def test_the_engine_knows_no_flavour() -> None:
    """ahlcg/flavor-text/a: no card has such a field."""
    assert not [each.name for each in fields(CardFacts) if "flavo" in each.name]
